// Bundles each action's compiled entry into dist/. TypeScript has no compiler API that ncc could use, so tsc runs first
// (npm run build) and ncc is fed its JavaScript.
import { readdirSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ncc from '@vercel/ncc';

const root = join(import.meta.dirname, '..');
const out = process.argv[2] ?? join(root, 'dist');
const entries = readdirSync(join(root, 'build/src'), { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && existsSync(join(root, 'build/src', folder.name, 'index.js')))
  .map((folder) => folder.name);

rmSync(out, { recursive: true, force: true });
for (const name of entries) {
  const { code, assets } = await ncc(join(root, 'build/src', name, 'index.js'), {
    cache: false,
    quiet: true,
    target: 'es2024',
    minify: false,
    sourceMap: false,
    license: 'licenses.txt',
  });
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), code);
  for (const [file, { source }] of Object.entries(assets)) writeFileSync(join(folder, file), source);
  console.log(`dist/${name}/index.js ${Math.round(Buffer.byteLength(code) / 1024)} KiB`);
}
