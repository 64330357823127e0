// Takes the screenshots: one browser, one page for each theme and width, no network. Markdown becomes HTML as GitHub does it, as far as
// its parts are public: GitHub Flavored Markdown, GitHub's allowlist of HTML (the default of rehype-sanitize), line breaks in comments,
// mentions and references as links, alerts, style sheet.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkGithub from 'remark-github';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const require = createRequire(import.meta.url);
const read = (file) => readFileSync(require.resolve(file), 'utf8');

const WIDTH = 820;
const TITLES = {
  comment: 'commented',
  summary: 'summary',
  pull: 'opened a pull request',
};

/** Opens the browser at `executablePath` while `use` runs. `use` gets functions that take a screenshot and look for emoji. */
export async function withBrowser(executablePath, use) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-lcd-text'],
  });
  try {
    await use({
      take: (screenshot) => take(browser, screenshot),
      hasEmoji: () => hasEmoji(browser),
    });
  } finally {
    await browser.close();
  }
}

/** Takes a PNG of boxes, `width` CSS pixels wide. Returns it, and sentences about visible faults. */
async function take(browser, { boxes, theme, width = WIDTH }) {
  const page = await browser.newPage({
    viewport: { width, height: 600 },
    deviceScaleFactor: 2,
    colorScheme: theme,
    offline: true,
  });
  await page.route('**/*', (route) => route.abort());
  const rendered = [];
  for (const { kind, author, markdown, reactions } of boxes) {
    rendered.push({
      title: `<b>${author.replace('[bot]', '</b> (bot) <b>')}</b> ${TITLES[kind]}`,
      html: await toHtml(markdown, { breaks: kind === 'comment' }),
      reactions,
    });
  }
  await page.setContent(toPage(rendered));
  const errors = await drawDiagrams(page, theme);
  const wide = await page.evaluate(() =>
    [...globalThis.document.querySelectorAll('.markdown-body, .markdown-body table')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map(
        (each) =>
          `${each.tagName.toLowerCase()} is ${each.scrollWidth - each.clientWidth} px too wide`,
      ),
  );
  const png = await page.locator('#frame').screenshot();
  await page.close();
  return { png, errors: [...errors, ...wide] };
}

/**
 * Returns whether the browser draws emoji in colour. Without a font for them it draws outlines or
 * empty boxes.
 */
async function hasEmoji(browser) {
  const page = await browser.newPage();
  const coloured = await page.evaluate(() => {
    const context = globalThis.document.createElement('canvas').getContext('2d');
    context.font = '24px sans-serif';
    context.fillText('✅', 0, 24);
    const { data } = context.getImageData(0, 0, 40, 40);
    return data.some((value, at) => at % 4 === 0 && value !== data[at + 1]);
  });
  await page.close();
  return coloured;
}

/**
 * Renders HTML of a comment (`breaks`: each line break counts) or of a document such as a job
 * summary.
 */
async function toHtml(markdown, { breaks }) {
  const pipeline = unified().use(remarkParse).use(remarkGfm);
  if (breaks) pipeline.use(remarkBreaks);
  const html = await pipeline
    .use(remarkGithub, { repository: 'OWNER/REPOSITORY', mentionStrong: false })
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(rehypeGithubAlerts)
    .use(rehypeStringify)
    .process(markdown);
  return String(html);
}

/** Renders an HTML document with boxes of `{ title, html, reactions }`. The screenshot is of `#frame`. */
function toPage(boxes) {
  return `<!doctype html><meta charset="utf-8"><style>${read('github-markdown-css/github-markdown.css')}
body { margin: 0; }
.markdown-body#frame { padding: 1px 1px 12px; box-sizing: border-box; }
.box { border: 1px solid var(--borderColor-default); border-radius: 6px; overflow: hidden; }
.box + .box { margin-top: 16px; }
.head { padding: 8px 16px; background: var(--bgColor-muted); border-bottom: 1px solid var(--borderColor-default);
  color: var(--fgColor-muted); font-size: 14px; line-height: 21px; }
.head b { color: var(--fgColor-default); }
.markdown-body .markdown-body { padding: 16px; font-size: 14px; }
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
async function drawDiagrams(page, theme) {
  if ((await page.locator('code.language-mermaid').count()) === 0) return [];
  await page.addScriptTag({ content: read('mermaid/dist/mermaid.min.js') });
  return page.evaluate(async (theme) => {
    const { mermaid, document } = globalThis;
    mermaid.initialize({
      startOnLoad: false,
      theme: theme === 'dark' ? 'dark' : 'default',
    });
    const errors = [];
    for (const [index, block] of [
      ...document.querySelectorAll('code.language-mermaid'),
    ].entries()) {
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
