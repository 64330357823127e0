// The page around rendered Markdown: GitHub's style sheet and frame.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const read = (file) => readFileSync(require.resolve(file), 'utf8');

const COLOURS = {
  light: { canvas: '#ffffff', header: '#f6f8fa', border: '#d1d9e0', text: '#1f2328', muted: '#59636e' },
  dark: { canvas: '#0d1117', header: '#151b23', border: '#3d444d', text: '#f0f6fc', muted: '#9198a1' },
};

/** An HTML document. `title` is in the head of the frame; the screenshot is of `#frame`. */
export function toPage({ html, title, theme, phone }) {
  const colour = COLOURS[theme];
  const pad = phone ? 0 : 12;
  return `<!doctype html><meta charset="utf-8"><style>${read(`github-markdown-css/github-markdown-${theme}.css`)}
body { margin: 0; background: ${colour.canvas}; }
#frame { padding: ${pad}px; background: ${colour.canvas}; }
.box { border: 1px solid ${colour.border}; border-radius: 6px; overflow: hidden; }
.head { padding: 8px 16px; background: ${colour.header}; border-bottom: 1px solid ${colour.border}; color: ${colour.muted};
  font: 14px/21px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
.head b { color: ${colour.text}; }
.markdown-body { padding: 16px; ${phone ? 'font-size: 16px;' : 'font-size: 14px;'} }
</style><div id="frame"><div class="box"><div class="head">${title}</div>
<article class="markdown-body">${html}</article></div></div>`;
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
