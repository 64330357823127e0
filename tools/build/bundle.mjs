// Bundles each action's compiled entry into dist/. TypeScript has no compiler API that ncc could use, so tsc runs first
// (npm run build) and ncc is fed its JavaScript. What the same inputs have built before is copied from build/bundles/: building takes half a minute.
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
import { bundleFile } from './bundle-file.mjs';
import { bundledPackages, licencesOf } from './bundled-packages.mjs';

const root = join(import.meta.dirname, '../..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
const built = join(root, 'build/bundled');
const actions = readdirSync(built).filter((name) => isCompiled(name, 'index.js'));

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

/** Returns whether a file of an action has a source. What was compiled from a source that is gone remains in build/bundled/. */
function isCompiled(action, file) {
  return existsSync(join(root, 'src', action, file.replace(/js$/, 'ts')));
}

async function bundleInto(out) {
  for (const action of actions) {
    const folder = join(out, action);
    mkdirSync(folder, { recursive: true });
    const postStep = 'post-step.js';
    if (isCompiled(action, postStep)) {
      copyFileSync(join(built, action, postStep), join(folder, postStep));
    }
    const packages = new Set();
    // An index may import a main, which webpack leaves as it is, so that each of them is one scope.
    for (const file of ['index.js', 'main.js'].filter((each) =>
      isCompiled(action, each),
    )) {
      const { code, before, assets, stats } = await bundleFile(join(built, action, file));
      writeFileSync(join(folder, file), code);
      writeFileSync(join(folder, 'package.json'), assets['package.json'].source);
      for (const each of bundledPackages(stats)) packages.add(each);
      console.log(
        `dist/${action}/${file} ${kilobytes(code)} kB (ncc: ${kilobytes(before)} kB)`,
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
