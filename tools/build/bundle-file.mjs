// Bundles one compiled module. ncc takes the aliases of tools/build/tsconfig.json from its working directory, and leaves in what is never
// used; terser takes that out. All names stay as they are.
import ncc from '@vercel/ncc';
import { minify } from 'terser';

/** Returns the code of a bundle, and what ncc says about it. */
export async function bundleFile(file) {
  const workingDirectory = process.cwd();
  process.chdir(import.meta.dirname);
  try {
    const { code, assets, stats } = await ncc(file, {
      cache: false,
      quiet: true,
      target: 'es2024',
      minify: false,
      sourceMap: false,
    });
    return { code: await trim(code), before: code, assets, stats };
  } finally {
    process.chdir(workingDirectory);
  }
}

/** Takes out dead code and white space. Each statement begins a line. */
async function trim(source) {
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
    mangle: false,
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
