import { spawnSync } from 'node:child_process';

/**
 * Returns whether programs are installed that some tests and benches use, as a repository’s own
 * scripts do. Without them these are skipped.
 */
export function hasPrograms(...names: readonly string[]): boolean {
  return names.every((name) => spawnSync(name, ['--version']).status === 0);
}
