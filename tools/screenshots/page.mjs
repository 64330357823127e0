// The page around rendered Markdown: GitHub's style sheet and frames.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (file) => readFileSync(require.resolve(file), 'utf8');

const COLOURS = {
  light: {
    canvas: '#ffffff',
    header: '#f6f8fa',
    border: '#d1d9e0',
    text: '#1f2328',
    muted: '#59636e',
    pill: '#ddf4ff',
  },
  dark: {
    canvas: '#0d1117',
    header: '#151b23',
    border: '#3d444d',
    text: '#f0f6fc',
    muted: '#9198a1',
    pill: '#121d2f',
  },
};

/** An HTML document with boxes of `{ title, html, reactions }`. The screenshot is of `#frame`, at least `minHeight` pixels high. */
export function toPage({ boxes, theme, phone, minHeight = 0 }) {
  const colour = COLOURS[theme];
  const pad = phone ? 0 : 12;
  return `<!doctype html><meta charset="utf-8"><style>${read(`github-markdown-css/github-markdown-${theme}.css`)}
body { margin: 0; background: ${colour.canvas}; }
#frame { padding: ${pad}px; background: ${colour.canvas}; box-sizing: border-box; min-height: ${minHeight}px; }
.box { border: 1px solid ${colour.border}; border-radius: 6px; overflow: hidden; }
.box + .box { margin-top: 16px; }
.head { padding: 8px 16px; background: ${colour.header}; border-bottom: 1px solid ${colour.border}; color: ${colour.muted};
  font: 14px/21px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
.head b { color: ${colour.text}; }
.markdown-body { padding: 16px; ${phone ? 'font-size: 16px;' : 'font-size: 14px;'} }
.reactions { padding: 0 16px 12px; font: 12px/24px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
.reactions span { display: inline-block; margin-right: 8px; padding: 0 8px; border: 1px solid ${colour.border}; border-radius: 100px;
  background: ${colour.pill}; color: ${colour.text}; }
</style><div id="frame">${boxes.map(toBox).join('')}</div>`;
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
