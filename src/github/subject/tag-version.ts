/** Versions in the names of tags: `web-v1.2.3-rc.1` is version 1.2.3 of the line `web-…`, and a prerelease. */

/** The name of a tag. Tags of one line can be compared. */
export type TagVersion = Readonly<{
  /** The text before the version, `…`, and the words after it: `web-…`, `…-jre`. */
  line: string;
  /** The numbers of the version, which have any length; none if the tag has no version. */
  numbers: readonly bigint[];
  /** The words and numbers of a prerelease: `rc`, 1. */
  prerelease: readonly (string | bigint)[];
  isPrerelease: boolean;
  /** Whether the version is a date that ends with its year. Its name does not say which number is the month. */
  endsWithYear: boolean;
}>;

/** Build metadata, which has no meaning for the order: https://semver.org/#spec-item-10 */
const METADATA = /(?<=\d)\+.*$/;
/** An abbreviated commit ID at the end. It has letters and digits; one of digits alone is taken for a number. */
const COMMIT = /(?:^|[._-])g?(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{7,40}$/i;

/** Numbers with separators, also between the date and the time of ISO 8601. */
const NUMBERS = String.raw`\d+(?:[._T-]\d+)*`;
const PRERELEASE_WORD = '(?:alpha|beta|rc|preview|pre|dev|snapshot|nightly|canary|m|a|b)';
const PRERELEASE = new RegExp(
  String.raw`(?<=\d)(?:[._-]?${PRERELEASE_WORD}(?:[._-]?${NUMBERS})?)+$|^${PRERELEASE_WORD}$`,
  'i',
);

/** The `v` of a version, which does not end a word. */
const V = '(?<![a-z])v';
/** A version that follows its `v`, or no letter. */
const APART = String.raw`(?<=${V}|[^a-z\d]|^)${NUMBERS}`;
/** A version that follows a word: `go1.22`. In `app2-1.0`, the 2 belongs to the word. */
const AFTER_WORD = String.raw`(?<=[a-z])\d+(?:[._T]${NUMBERS})?`;
/** The last version in a name. */
const VERSION = new RegExp(
  String.raw`^(?<before>.*?)(?:${V})?(?<version>${APART}|${AFTER_WORD})(?<after>\D*)$`,
  'i',
);

/** Reads the version in the name of a tag. `spring` has none. */
export function parseTagVersion(tag: string): TagVersion {
  const name = tag.replace(METADATA, '').replace(COMMIT, '');
  const suffix = PRERELEASE.exec(name)?.[0] ?? '';
  const released = name.slice(0, name.length - suffix.length);
  const { before = '', version = '', after = '' } = VERSION.exec(released)?.groups ?? {};
  const numbers = (version.match(/\d+/g) ?? []).map(BigInt);
  return {
    line: `${before}…${after}`,
    numbers,
    prerelease: (suffix.toLowerCase().match(/[a-z]+|\d+/g) ?? []).map(numberOrWord),
    isPrerelease: suffix !== '',
    endsWithYear: endsWithYear(numbers),
  };
}

function numberOrWord(text: string): string | bigint {
  return /^\d/.test(text) ? BigInt(text) : text;
}

function endsWithYear([
  first = 0n,
  second = 0n,
  year = 0n,
  ...more
]: readonly bigint[]): boolean {
  const areSmall = [first, second].every((number) => number >= 1n && number <= 31n);
  return areSmall && more.length === 0 && year >= 1970n && year < 2200n;
}

/** Compares two versions, for sorting. Prereleases come before their version, in the order of https://semver.org/#spec-item-11. */
export function compareTagVersions(one: TagVersion, other: TagVersion): number {
  const order = compareNumbers(one.numbers, other.numbers);
  if (order !== 0) return order;
  if (one.isPrerelease !== other.isPrerelease) return one.isPrerelease ? -1 : 1;
  return comparePrereleases(one.prerelease, other.prerelease);
}

/** Compares numbers one by one. A missing one is 0. */
function compareNumbers(one: readonly bigint[], other: readonly bigint[]): number {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareValues(one[index] ?? 0n, other[index] ?? 0n);
    if (order !== 0) return order;
  }
  return 0;
}

function comparePrereleases(
  one: TagVersion['prerelease'],
  other: TagVersion['prerelease'],
): number {
  for (const [index, value] of one.entries()) {
    const against = other[index];
    // The shorter one comes first.
    if (against === undefined) return 1;
    const order = comparePrereleaseParts(value, against);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

/** Compares a word or a number. Numbers come before words. */
function comparePrereleaseParts(one: string | bigint, other: string | bigint): number {
  if (typeof one === typeof other) return compareValues(one, other);
  return typeof one === 'bigint' ? -1 : 1;
}

function compareValues<T extends string | bigint>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Returns whether `other` has as many numbers, or is where `own` begins: 1.2 for 1.2.3. */
export function isOfSameForm(own: TagVersion, { numbers }: TagVersion): boolean {
  if (numbers.length === own.numbers.length) return true;
  const isShorter = numbers.length < own.numbers.length;
  return isShorter && beginsWith(own, numbers);
}

/** Returns whether nothing but the last of three or more numbers distinguishes two versions. */
export function isPatchOf(own: TagVersion, { numbers }: TagVersion): boolean {
  const last = own.numbers.length - 1;
  return last >= 2 && beginsWith(own, numbers.slice(0, last));
}

/** Returns whether a version is one of those that `own` names: 1.4.2 for 1. */
export function isWithin(version: TagVersion, own: TagVersion): boolean {
  const { numbers } = own;
  if (own.isPrerelease || numbers.length === 0 || version.line !== own.line) return false;
  return version.numbers.length > numbers.length && beginsWith(version, numbers);
}

function beginsWith({ numbers }: TagVersion, first: readonly bigint[]): boolean {
  return compareNumbers(numbers.slice(0, first.length), first) === 0;
}
