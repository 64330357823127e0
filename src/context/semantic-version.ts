/** Versions by semver.org 2.0.0, as far as ordering releases needs them. */

export type Version = Readonly<{
  /** What stands before the number, but for its `v`: nothing, `cli-`, `@acme/cli@`. Releases of one line share it. */
  prefix: string;
  /** Digits without leading zeros. Strings, since §2 sets no upper bound. */
  numbers: readonly [string, string, string];
  prerelease: readonly string[];
}>;

const NUMBER = /^(?:0|[1-9][0-9]*)$/;
const IDENTIFIER = /^[0-9A-Za-z-]+$/;

/** Reads a tag as prefix and version, or undefined for one that holds no version (`nightly`, `2024-05`, `v1`). */
export function parseVersion(tag: string): Version | undefined {
  const before = prefixOf(tag);
  const [withoutBuild = ''] = tag.slice(before.length).split('+', 1);
  const dash = withoutBuild.indexOf('-');
  const core = (dash === -1 ? withoutBuild : withoutBuild.slice(0, dash)).split('.');
  const [major, minor, patch] = core;
  if (major === undefined || minor === undefined || patch === undefined || core.length !== 3)
    return undefined;
  const prerelease = dash === -1 ? [] : withoutBuild.slice(dash + 1).split('.');
  if (!core.every((part) => NUMBER.test(part)) || !prerelease.every((part) => isIdentifier(part)))
    return undefined;
  // Many repositories once began, or ceased, to write the `v`; the versions go on.
  const prefix = before.replace(/(?<=^|[@/_-])v$/i, '');
  return { prefix, numbers: [major, minor, patch], prerelease };
}

/** Precedence by semver.org §11: negative when `a` comes before `b`. Prefixes and build metadata do not count. */
export function compareVersions(a: Version, b: Version): number {
  for (const index of [0, 1, 2] as const) {
    const order = compareNumbers(a.numbers[index], b.numbers[index]);
    if (order !== 0) return order;
  }
  // §11.3: a version with a prerelease comes before the one without.
  if (a.prerelease.length === 0 || b.prerelease.length === 0)
    return b.prerelease.length - a.prerelease.length;
  for (const [index, left] of a.prerelease.entries()) {
    const right = b.prerelease[index];
    if (right === undefined) return 1;
    const order = compareIdentifiers(left, right);
    if (order !== 0) return order;
  }
  return a.prerelease.length - b.prerelease.length;
}

/** §11.4: numbers by value, before all words; words in ASCII order. */
function compareIdentifiers(a: string, b: string): number {
  const numeric = [NUMBER.test(a), NUMBER.test(b)];
  if (numeric[0] === true && numeric[1] === true) return compareNumbers(a, b);
  if (numeric[0] !== numeric[1]) return numeric[0] === true ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

function compareNumbers(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a === b ? 0 : a < b ? -1 : 1;
}

/** §9: no leading zeros in a numeric identifier. */
function isIdentifier(part: string): boolean {
  return IDENTIFIER.test(part) && (NUMBER.test(part) || !/^[0-9]+$/.test(part));
}

/** All up to the first digit that a dot-separated number starts with: after `@`, `/`, `-`, `_`, `v` or at the beginning. */
function prefixOf(tag: string): string {
  const at = tag.lastIndexOf('@');
  const slash = tag.lastIndexOf('/');
  for (let start = Math.max(at, slash) + 1; start < tag.length; start++) {
    const before = start === 0 ? '' : tag.charAt(start - 1);
    if (!isDigit(tag.charAt(start)) || !'@/-_vV'.includes(before)) continue;
    let end = start;
    while (isDigit(tag.charAt(end))) end++;
    if (tag.charAt(end) === '.') return tag.slice(0, start);
    start = end - 1;
  }
  return '';
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character !== '';
}
