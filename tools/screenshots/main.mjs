// npm run screenshots [-- part of a name …]: what the actions write, as GitHub shows it, in light and dark, on a desktop and on a phone.
// The files go to build/screenshots/. With --write, the pictures of the README in docs/screenshots/ are updated instead.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  markdownOf,
  README_PICTURES,
} from '../../build/tools/screenshots/readme-pictures.js';
import { SCREENSHOTS } from '../../build/tools/screenshots/screenshots.js';

const root = join(import.meta.dirname, '../..');
const AUTHORS = { comment: 'github-actions', summary: 'docs' };
const INSTALL =
  'apt-get install -y --no-install-recommends chromium fonts-noto-color-emoji fonts-liberation';
const BROWSERS = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH]
  : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const browser = BROWSERS.find((path) => existsSync(path));
const parts = await import('./chromium.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
});
if (parts === undefined) {
  stop(
    'The packages that take the screenshots are missing: npm ci --prefix tools/screenshots',
  );
}
if (browser === undefined) stop(`Chromium is missing: ${INSTALL}, or set CHROMIUM_PATH.`);

const wanted = process.argv.slice(2).filter((word) => word !== '--write');
await parts.withBrowser(
  browser,
  process.argv.includes('--write') ? writeReadmePictures : takeAll,
);

/** Takes all screenshots, or those with one of the words in their names. */
async function takeAll({ take }) {
  const selected = SCREENSHOTS.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  if (selected.length === 0) {
    stop(
      `No screenshot has this name. There are: ${SCREENSHOTS.map(({ name }) => name).join(', ')}`,
    );
  }
  const folder = join(root, 'build/screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, kind, make } of selected) {
    const written = await make();
    const markdown = written.map((each) => each.markdown).join('\n\n---\n\n');
    if (markdown === '') stop(`The action wrote nothing for ${name}.`);
    writeFileSync(join(folder, `${name}.md`), markdown);
    const boxes = written.map((each) => ({ ...each, kind, author: AUTHORS[kind] }));
    for (const width of ['desktop', 'phone']) {
      for (const theme of ['light', 'dark']) {
        const { png, errors } = await take({
          boxes,
          theme,
          width,
          open: kind === 'summary',
        });
        const file = `${name}-${width}-${theme}.png`;
        writeFileSync(join(folder, file), png);
        console.log(
          `build/screenshots/${file}${errors.map((error) => `  ! ${error}`).join('')}`,
        );
      }
    }
  }
}

/** Writes the pictures of the README, and their Markdown, which a test compares with what the actions write. */
async function writeReadmePictures({ take, hasEmoji }) {
  if (!(await hasEmoji())) stop(`A font with emoji is missing: ${INSTALL}`);
  const { toPalettePng } = await import('./palette.mjs');
  const folder = join(root, 'docs/screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, frames: make } of README_PICTURES) {
    const frames = await make();
    for (const theme of ['light', 'dark']) {
      const shot = (boxes, minHeight) =>
        take({ boxes, theme, width: 'desktop', minHeight });
      let minHeight = 0;
      for (const { boxes } of frames) {
        minHeight = Math.max(minHeight, (await shot(boxes)).height);
      }
      const shots = [];
      for (const { boxes, ms } of frames) {
        shots.push({ png: (await shot(boxes, minHeight)).png, ms });
      }
      const file = toPalettePng(shots);
      writeFileSync(join(folder, `${name}-${theme}.png`), file);
      console.log(
        `docs/screenshots/${name}-${theme}.png  ${Math.round(file.length / 1024)} kB`,
      );
    }
    writeFileSync(join(root, 'tools/screenshots', `${name}.md`), markdownOf(frames));
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
