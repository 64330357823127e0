import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns this package's folder, above the source of this module (tests) or its build (demo,
 * benches).
 */
export function packageRoot(folder = dirname(fileURLToPath(import.meta.url))): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageRoot(dirname(folder));
}
