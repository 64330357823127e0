// npm run screenshots: takes the pictures of the pages in docs/screenshots/, light and dark, as GitHub shows what the actions write.
// npm run screenshots -- FILE …: takes pictures of Markdown files, as comments, and puts them into build/screenshots/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { markdownOf, PICTURES } from '../../build/tools/screenshots/pictures.js';

const root = join(import.meta.dirname, '../..');
const THEMES = ['light', 'dark'];
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

const files = process.argv.slice(2);
await parts.withBrowser(browser, files.length === 0 ? takePictures : takeFiles);

/** Takes pictures of the Markdown files that the command line names. */
async function takeFiles({ take }) {
  const folder = join(root, 'build/screenshots');
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const markdown = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
    const comment = { kind: 'comment', author: 'github-actions', markdown };
    for (const theme of THEMES) {
      const { png, errors } = await take({ boxes: [comment], theme });
      const picture = `${basename(file, '.md')}-${theme}.png`;
      if (hasFailed(picture, errors)) continue;
      writeFileSync(join(folder, picture), png);
      console.log(`build/screenshots/${picture}`);
    }
  }
}

/** Writes the pictures of the pages, and their Markdown, which a test compares with what the actions write. */
async function takePictures({ take, hasEmoji }) {
  if (!(await hasEmoji())) stop(`A font with emoji is missing: ${INSTALL}`);
  const { toPalettePng } = await import('./palette.mjs');
  const folder = join(root, 'docs/screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, width, boxes: make } of PICTURES) {
    const boxes = await make();
    const pictures = new Map();
    let isComplete = true;
    for (const theme of THEMES) {
      const { png, errors } = await take({ boxes, theme, width });
      const picture = `${name}-${theme}.png`;
      if (hasFailed(picture, errors)) isComplete = false;
      pictures.set(picture, toPalettePng(png));
    }
    // Both themes, and the Markdown that they show, are of the same run.
    if (!isComplete) continue;
    for (const [picture, file] of pictures) {
      writeFileSync(join(folder, picture), file);
      console.log(`docs/screenshots/${picture}  ${Math.round(file.length / 1024)} kB`);
    }
    writeFileSync(join(root, 'tools/screenshots', `${name}.md`), markdownOf(boxes));
  }
}

/** Returns whether a page had errors. Then its old picture is kept, and the script fails. */
function hasFailed(picture, errors) {
  if (errors.length === 0) return false;
  console.error(`${picture} was not written:`, ...errors);
  process.exitCode = 1;
  return true;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
