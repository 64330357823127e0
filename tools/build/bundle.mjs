// Bundles each action's compiled entry into dist/. TypeScript has no compiler API that ncc could use, so tsc runs first
// (npm run build) and ncc is fed its JavaScript. ncc takes the aliases of tools/build/tsconfig.json from its working directory,
// and leaves in what is never used; terser's compressor takes that out, and leaves every name as it is.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ncc from '@vercel/ncc';
import { minify } from 'terser';
import { bundledPackages, licencesOf } from './bundled-packages.mjs';

const root = join(import.meta.dirname, '../..');
const out = resolve(process.argv[2] ?? join(root, 'dist'));
const built = join(root, 'build/src');
const entries = readdirSync(built, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && existsSync(join(built, folder.name, 'index.js')))
  .map((folder) => folder.name);

process.chdir(import.meta.dirname);
rmSync(out, { recursive: true, force: true });
for (const name of entries) {
  const { code, assets, stats } = await ncc(join(built, name, 'index.js'), {
    cache: false,
    quiet: true,
    target: 'es2024',
    minify: false,
    sourceMap: false,
  });
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  const postStep = join(built, name, 'post-step.js');
  if (existsSync(postStep)) copyFileSync(postStep, join(folder, 'post-step.js'));
  const sources = {
    'index.js': code,
    'licenses.txt': licencesOf(bundledPackages(stats)).join('\n\n'),
    ...Object.fromEntries(Object.entries(assets).map(([file, { source }]) => [file, source])),
  };
  for (const [file, source] of Object.entries(sources)) {
    const text = file.endsWith('.js') ? await trim(String(source)) : source;
    writeFileSync(join(folder, file), text);
    if (file.endsWith('.js'))
      console.log(
        `dist/${name}/${file} ${Math.round(Buffer.byteLength(text) / 1000)} kB (ncc: ${Math.round(Buffer.byteLength(source) / 1000)} kB)`,
      );
  }
}

/** Takes dead code out, leaves every name and a line for each statement. */
async function trim(source) {
  const { code = '' } = await minify(source, {
    module: true,
    ecma: 2020,
    // Dead code goes; what would make the rest harder to read (inlining, comma sequences, folded conditions) does not.
    compress: {
      passes: 2,
      pure_getters: true,
      sequences: false,
      conditionals: false,
      if_return: false,
      join_vars: false,
      inline: 0,
      reduce_vars: false,
    },
    mangle: false,
    // ASCII takes V8 half the memory, and less time to read.
    format: { beautify: true, comments: false, indent_level: 1, ascii_only: true },
  });
  return `${parenthesize(code)}\n`;
}

/**
 * Puts the functions of webpack's table of modules back into parentheses, which terser takes for superfluous: V8 compiles such
 * a function at once, and reads any other once more when it is called. Nearly all of them are called.
 */
function parenthesize(code) {
  return code.replace(/^( \d+: )((?:\(.*\)|\w+) => \{\n(?:  .*\n|\n)* \})/gm, '$1($2)');
}
