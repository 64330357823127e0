// Takes the screenshots: one browser, one page for each theme and width, no network.
import { chromium } from 'playwright-core';
import { drawDiagrams, toPage } from './page.mjs';
import { toHtml } from './github-markdown.mjs';

const WIDTHS = { desktop: 820, phone: 390 };
const TITLES = {
  comment: (author) => `<b>${author}</b>${author === 'github-actions' ? ' (bot)' : ''} commented`,
  summary: (author) => `<b>${author}</b> summary`,
};

/** Opens the browser at `executablePath` while `use` runs. `use` gets functions that take a screenshot and look for emoji. */
export async function withBrowser(executablePath, use) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-lcd-text'] });
  try {
    await use({ take: (screenshot) => take(browser, screenshot), hasEmoji: () => hasEmoji(browser) });
  } finally {
    await browser.close();
  }
}

/** A PNG, its height in CSS pixels, and sentences about what does not look right. */
async function take(browser, { boxes, theme, width, open = false, minHeight }) {
  const phone = width === 'phone';
  const page = await browser.newPage({
    viewport: { width: WIDTHS[width], height: 600 },
    deviceScaleFactor: 2,
    colorScheme: theme,
    offline: true,
  });
  await page.route('**/*', (route) => route.abort());
  const rendered = [];
  for (const { kind, author, markdown, reactions } of boxes)
    rendered.push({
      title: TITLES[kind](author),
      html: await toHtml(markdown, { breaks: kind === 'comment' }),
      reactions,
    });
  await page.setContent(toPage({ boxes: rendered, phone, minHeight }));
  if (open)
    await page.evaluate(() =>
      globalThis.document.querySelectorAll('details').forEach((each) => (each.open = true)),
    );
  const errors = await drawDiagrams(page, theme);
  const wide = await page.evaluate(() =>
    [...globalThis.document.querySelectorAll('.markdown-body, .markdown-body table')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `${each.tagName.toLowerCase()} is ${each.scrollWidth - each.clientWidth} px too wide`),
  );
  const frame = page.locator('#frame');
  const png = await frame.screenshot();
  const { height } = await frame.boundingBox();
  await page.close();
  return { png, height, errors: [...errors, ...wide] };
}

/** Whether the browser draws emoji in colour. Without a font for them it draws outlines or empty boxes. */
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
