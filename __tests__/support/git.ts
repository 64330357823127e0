/** Git as on any machine, whatever surrounds the tests: a hook sets variables for git, and people have settings of their own. */
import { execFileSync } from 'node:child_process';

const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));

/** The environment of git, and of scripts that call it. */
export const GIT_ENV: NodeJS.ProcessEnv = {
  ...Object.fromEntries(own),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];

/** Runs git in a folder. Returns what it writes. */
export function runGit(folder: string, ...args: readonly string[]): Buffer {
  const options = { cwd: folder, env: GIT_ENV, maxBuffer: 2 ** 28 };
  return execFileSync('git', [...AUTHOR, ...args], options);
}
