// The page around rendered Markdown: GitHub's style sheet and frames.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (file) => readFileSync(require.resolve(file), 'utf8');

/** An HTML document with boxes of `{ title, html, reactions }`. The screenshot is of `#frame`, at least `minHeight` pixels high. */
export function toPage({ boxes, phone, minHeight = 0 }) {
  return `<!doctype html><meta charset="utf-8"><style>${read('github-markdown-css/github-markdown.css')}
body { margin: 0; }
.markdown-body#frame { padding: ${phone ? 0 : 12}px; box-sizing: border-box; min-height: ${minHeight}px; }
.box { border: 1px solid var(--borderColor-default); border-radius: 6px; overflow: hidden; }
.box + .box { margin-top: 16px; }
.head { padding: 8px 16px; background: var(--bgColor-muted); border-bottom: 1px solid var(--borderColor-default);
  color: var(--fgColor-muted); font-size: 14px; line-height: 21px; }
.head b { color: var(--fgColor-default); }
.markdown-body .markdown-body { padding: 16px; font-size: ${phone ? 16 : 14}px; }
.reactions { padding: 0 16px 12px; font-size: 12px; line-height: 24px; }
.reactions span { display: inline-block; margin-right: 8px; padding: 0 8px; border: 1px solid var(--borderColor-default);
  border-radius: 100px; background: light-dark(#ddf4ff, #121d2f); }
</style><div id="frame" class="markdown-body">${boxes.map(toBox).join('')}</div>`;
}

function toBox({ title, html, reactions = [] }) {
  const pills = reactions.map((emoji) => `<span>${emoji} 1</span>`).join('');
  return `<div class="box"><div class="head">${title}</div><article class="markdown-body">${html}</article>${
    pills === '' ? '' : `<div class="reactions">${pills}</div>`
  }</div>`;
}

/** Draws the Mermaid blocks of the page in the browser, and returns errors. */
export async function drawDiagrams(page, theme) {
  if ((await page.locator('code.language-mermaid').count()) === 0) return [];
  await page.addScriptTag({ content: read('mermaid/dist/mermaid.min.js') });
  return page.evaluate(async (theme) => {
    const { mermaid, document } = globalThis;
    mermaid.initialize({ startOnLoad: false, theme: theme === 'dark' ? 'dark' : 'default' });
    const errors = [];
    for (const [index, block] of [...document.querySelectorAll('code.language-mermaid')].entries()) {
      try {
        const { svg } = await mermaid.render(`diagram-${index}`, block.textContent);
        block.parentElement.outerHTML = `<div style="text-align:center">${svg}</div>`;
      } catch (error) {
        errors.push(String(error));
      }
    }
    return errors;
  }, theme);
}
