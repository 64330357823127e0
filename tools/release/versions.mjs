// Versions, and the tags of releases that a repository has.
import { execFileSync } from 'node:child_process';

/** Parses a version (`1.2.3`, `1.2.3-rc.1`). Returns undefined if it is none. */
export function parseVersion(text) {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-rc\.(0|[1-9]\d*))?$/.exec(
    text,
  );
  if (match === null) return undefined;
  const isPrerelease = match[4] !== undefined;
  // A candidate comes before its version.
  const numbers = [...match.slice(1, 4), isPrerelease ? match[4] : Infinity].map(Number);
  return { text, major: numbers[0], numbers, isPrerelease };
}

/** Compares two versions, for sorting. */
export function compareVersions({ numbers: one }, { numbers: other }) {
  const at = one.findIndex((number, index) => number !== other[index]);
  if (at < 0) return 0;
  return one[at] < other[at] ? -1 : 1;
}

/** Returns the newest version of a major version that has a tag, or undefined. */
export function newestVersion(git, major) {
  const tags = git('tag', '--list', `v${major}.*`).split('\n');
  const versions = tags.flatMap((tag) => parseVersion(tag.slice(1)) ?? []);
  return versions.sort(compareVersions).at(-1);
}

/** Returns a function that runs git in a folder. */
export function gitAt(root) {
  return (...words) => run('git', words, root).trim();
}

/** Runs a program and returns its output. Throws if it fails. */
export function run(program, words, cwd) {
  return execFileSync(program, words, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
