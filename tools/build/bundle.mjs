// Bundles each action's compiled entry into dist/. TypeScript has no compiler API that ncc could use, so tsc runs first
// (npm run build) and ncc is fed its JavaScript. ncc takes the aliases of tools/build/tsconfig.json from its working directory,
// and leaves in what is never used; terser takes that out. Our own names stay as they are, and those of packages become short.
// What the same inputs have built before is copied from build/bundles/: building takes half a minute.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { minify } from 'terser';
import { bundledPackages, licencesOf } from './bundled-packages.mjs';

const root = join(import.meta.dirname, '../..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const built = join(root, 'build/src');
const actions = readdirSync(built, { withFileTypes: true })
  .filter(
    (folder) => folder.isDirectory() && existsSync(join(built, folder.name, 'index.js')),
  )
  .map((folder) => folder.name);

const kept = join(root, 'build/bundles');
const known = join(kept, digestOfInputs());
if (!existsSync(known)) {
  const unfinished = join(kept, `unfinished-${process.pid}`);
  await bundleInto(unfinished);
  // Another process may have built the same at the same time.
  if (!existsSync(known)) renameSync(unfinished, known);
}
rmSync(dist, { recursive: true, force: true });
cpSync(known, dist, { recursive: true });

/** Returns a digest of all that decides about the bundles: compiled sources, these scripts, and the versions of all packages. */
function digestOfInputs() {
  const hash = createHash('sha256');
  for (const folder of [built, import.meta.dirname]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  }
  hash.update(readFileSync(join(root, 'package.json')));
  hash.update(readFileSync(join(root, 'node_modules/.package-lock.json')));
  return hash.digest('hex');
}

async function bundleInto(out) {
  process.chdir(import.meta.dirname);
  const ours = readOwnNames();
  for (const action of actions) {
    const folder = join(out, action);
    mkdirSync(folder, { recursive: true });
    const postStep = join(built, action, 'post-step.js');
    if (existsSync(postStep)) copyFileSync(postStep, join(folder, 'post-step.js'));
    const packages = new Set();
    // An index may import a main, which webpack leaves as it is, so that each of them is one scope.
    for (const file of ['index.js', 'main.js'].filter((each) =>
      existsSync(join(built, action, each)),
    )) {
      const { code, assets, stats } = await ncc(join(built, action, file), {
        cache: false,
        quiet: true,
        target: 'es2024',
        minify: false,
        sourceMap: false,
      });
      const text = await trim(code, ours);
      writeFileSync(join(folder, file), text);
      writeFileSync(join(folder, 'package.json'), assets['package.json'].source);
      for (const each of bundledPackages(stats)) packages.add(each);
      console.log(
        `dist/${action}/${file} ${kilobytes(text)} kB (ncc: ${kilobytes(code)} kB)`,
      );
    }
    writeFileSync(
      join(folder, 'licenses.txt'),
      licencesOf([...packages].sort()).join('\n\n'),
    );
  }
}

function kilobytes(text) {
  return Math.round(Buffer.byteLength(text) / 1000);
}

/** Takes out dead code and white space, and shortens the names of packages. Our own names stay, and each statement begins a line. */
async function trim(source, ours) {
  const { code = '' } = await minify(markRequires(source), {
    module: true,
    ecma: 2020,
    // Dead code goes; what would make the rest harder to read (inlining, comma sequences, folded conditions) does not.
    compress: {
      passes: 2,
      pure_getters: true,
      // What is created and not used goes, too: @actions/github would read the payload twice, for a context that is not used here.
      pure_new: true,
      sequences: false,
      conditionals: false,
      if_return: false,
      join_vars: false,
      inline: 0,
      // A function that is called once is moved to its caller, with its name.
      keep_fnames: true,
    },
    mangle: { reserved: findOwnNames(source, ours) },
    // ASCII takes V8 half the memory, and less time to read. A line break in place of each semicolon keeps the statements apart.
    format: {
      semicolons: false,
      comments: false,
      ascii_only: true,
      max_line_len: 120,
    },
  });
  return `${code}\n`;
}

/** Marks the imports of Node's modules, so that those that only unused code needs go with it. Loading them would take time. */
function markRequires(source) {
  const require = '__WEBPACK_EXTERNAL_createRequire(import.meta.url)(';
  return source.replaceAll(require, `/*#__PURE__*/${require}`);
}

/** Returns the names in our compiled sources. */
function readOwnNames() {
  const ours = new Set();
  const files = readdirSync(built, { recursive: true }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of files) {
    for (const name of namesIn(readFileSync(join(built, file), 'utf8'))) ours.add(name);
  }
  return ours;
}

/** Returns the names in a bundle that are not those of packages alone: our own, and webpack's. */
function findOwnNames(source, ours) {
  const isOwn = (name) =>
    // If two files have the same name, webpack writes the name of the file before one of them.
    ours.has(name) ||
    ours.has(name.replace(/^[a-z][a-z0-9_]*?_(?=[A-Za-z])/, '')) ||
    /^(?:__|external_)/.test(name);
  return [...namesIn(source)].filter(isOwn);
}

function namesIn(source) {
  return new Set(source.match(/[A-Za-z_$][\w$]*/g));
}
