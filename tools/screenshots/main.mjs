// npm run screenshots [-- part of a name …]: what the actions write, as GitHub shows it, in light and dark, on a desktop and on a phone.
// The files go to build/screenshots/. Without a name, the README's screenshots in docs/screenshots/ are updated, too.
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IN_README, SCREENSHOTS } from '../../build/tools/screenshots/screenshots.js';

const root = join(import.meta.dirname, '../..');
const TITLES = { comment: '<b>github-actions</b> (bot) commented', summary: '<b>docs</b> summary' };
const BROWSERS = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH]
  : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const browser = BROWSERS.find(isExecutable);
const parts = await import('./chromium.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
});
if (parts === undefined)
  stop('The packages that take the screenshots are missing: npm ci --prefix tools/screenshots');
if (browser === undefined)
  stop(
    'Chromium is missing: apt-get install -y --no-install-recommends chromium fonts-noto-color-emoji fonts-liberation, or set CHROMIUM_PATH.',
  );

const wanted = process.argv.slice(2);
const selected = SCREENSHOTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (selected.length === 0)
  stop(`No screenshot has this name. There are: ${SCREENSHOTS.map(({ name }) => name).join(', ')}`);

const folders = { all: join(root, 'build/screenshots'), readme: join(root, 'docs/screenshots') };
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
const { reduce } = await import('./palette.mjs');

await parts.withBrowser(browser, async (take) => {
  for (const screenshot of selected) {
    const markdown = await screenshot.make();
    if (markdown === '') stop(`The action wrote nothing for ${screenshot.name}.`);
    writeFileSync(join(folders.all, `${screenshot.name}.md`), markdown);
    for (const width of ['desktop', 'phone'])
      for (const theme of ['light', 'dark']) {
        const { png, errors } = await take({
          ...screenshot,
          markdown,
          title: TITLES[screenshot.kind],
          theme,
          width,
        });
        const file = `${screenshot.name}-${width}-${theme}.png`;
        writeFileSync(join(folders.all, file), png);
        console.log(`build/screenshots/${file}${errors.map((error) => `  ! ${error}`).join('')}`);
        const name = IN_README[screenshot.name];
        if (name !== undefined && width === 'desktop' && wanted.length === 0)
          keep(`${name}-${theme}.png`, png);
      }
  }
});

function keep(file, png) {
  const small = reduce(png);
  writeFileSync(join(folders.readme, file), small);
  console.log(`docs/screenshots/${file}  ${Math.round(small.length / 1024)} kB`);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
