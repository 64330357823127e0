// Takes the screenshots: one browser, one page for each theme and width, no network.
import { chromium } from 'playwright-core';
import { drawDiagrams, toPage } from './page.mjs';
import { toHtml } from './github-markdown.mjs';

const WIDTHS = { desktop: 820, phone: 390 };

/** Opens the browser at `executablePath` while `use` runs. `use` gets the function that takes a screenshot. */
export async function withBrowser(executablePath, use) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-lcd-text'] });
  try {
    await use((screenshot) => take(browser, screenshot));
  } finally {
    await browser.close();
  }
}

/** A PNG, and sentences about what does not look right. */
async function take(browser, { markdown, kind, title, theme, width, open }) {
  const phone = width === 'phone';
  const page = await browser.newPage({
    viewport: { width: WIDTHS[width], height: 600 },
    deviceScaleFactor: 2,
    offline: true,
  });
  await page.route('**/*', (route) => route.abort());
  const html = await toHtml(markdown, { breaks: kind === 'comment' });
  await page.setContent(toPage({ html, title, theme, phone }));
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
  const png = await page.locator('#frame').screenshot();
  await page.close();
  return { png, errors: [...errors, ...wide] };
}
