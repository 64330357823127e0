// Bundles each action's compiled entry into dist/. TypeScript has no compiler API that ncc could use, so tsc runs first
// (npm run build) and ncc is fed its JavaScript. ncc takes the aliases of bundle/tsconfig.json from its working directory,
// and leaves in what is never used; terser's compressor takes that out, and leaves every name as it is.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { minify } from 'terser';

const root = join(import.meta.dirname, '..');
const out = resolve(process.argv[2] ?? join(root, 'dist'));
const built = join(root, 'build/src');
const entries = readdirSync(built, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && existsSync(join(built, folder.name, 'index.js')))
  .map((folder) => folder.name);

process.chdir(join(root, 'bundle'));
rmSync(out, { recursive: true, force: true });
for (const name of entries) {
  const { code, assets } = await ncc(join(built, name, 'index.js'), {
    cache: false,
    quiet: true,
    target: 'es2024',
    minify: false,
    sourceMap: false,
    license: 'licenses.txt',
  });
  const trimmed = await minify(code, {
    module: true,
    ecma: 2020,
    // Dead code goes; what would make the rest harder to read (inlining, comma sequences, folded conditions) does not.
    compress: {
      passes: 3,
      pure_getters: true,
      sequences: false,
      conditionals: false,
      if_return: false,
      join_vars: false,
      inline: 0,
      reduce_vars: false,
    },
    mangle: false,
    format: { beautify: true, comments: false, indent_level: 1 },
  });
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.js'), `${trimmed.code}\n`);
  const postStep = join(built, name, 'post-step.js');
  if (existsSync(postStep)) copyFileSync(postStep, join(folder, 'post-step.js'));
  for (const [file, { source }] of Object.entries(assets)) writeFileSync(join(folder, file), source);
  console.log(
    `dist/${name}/index.js ${Math.round(Buffer.byteLength(trimmed.code ?? '') / 1000)} kB (ncc: ${Math.round(Buffer.byteLength(code) / 1000)} kB)`,
  );
}
