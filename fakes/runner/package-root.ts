import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * This package's folder. Found by walking up, as the same module runs from its source (tests) and from `build`
 * (demo, benches), where nothing but compiled TypeScript is.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('no package.json above the runner harness');
    folder = parent;
  }
  return folder;
}
