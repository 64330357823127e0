/**
 * Replaces some texts that may identify a person or give access to something: signals/README.md has
 * the list. Names cannot be recognised. Every expression takes linear time: repetitions are bounded,
 * or the text that follows them cannot be part of them.
 */
import { singleLine, sliceStart, truncate } from '../text/strings.ts';

/**
 * Length to which texts are cut before they are searched. It is much longer than for people, so
 * that no half of a secret is left.
 */
const MAX_INPUT_LENGTH = 1000;

/** Limits of a word: neither a letter nor a digit is before or after it. */
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** `-----BEGIN PRIVATE KEY----- x -----END PRIVATE KEY-----`, also without an end. */
const PEM = /-----BEGIN [a-z0-9 ]{1,40}-----.*?(?:-----END [a-z0-9 ]{1,40}-----|$)/giu;

/** `https://user:x@host`. */
const CREDENTIALS = /:\/\/[^\s/@]{1,200}@/gu;

/** Names of secrets. Short words count only as whole words. */
const SECRET_NAMES = [
  'passw(?:or)?d|passwort|pass[-_ ]?(?:phrase|code|key)|pwd|secret|token|credentials?|authorization',
  '(?:api|access|account|private|shared|signing|encryption)[-_ ]?key',
  String.raw`(?<!\p{L})(?:pass|pw|psw|pin|otp|sig)`,
].join('|');
/** `pass: x`, `client_secret=x`, `"api_key": "x"`, `Authorization: Bearer x`. */
const NAMED_SECRET = new RegExp(
  String.raw`(${SECRET_NAMES})([\\"']{0,2}\s{0,3}(?::=|=>|[:=])\s{0,3})(?:(?:bearer|basic|token)\s{1,3})?\S{1,500}`,
  'giu',
);

/** `Bearer x`, for which `maskBearer` decides. */
const BEARER = /(?<!\p{L})(bearer\s{1,3})(\S{1,500})/giu;
/** Words after `Bearer` that are no token: `token`, `JWT`, `token-based`. */
const ORDINARY_WORDS =
  /^(?:\p{Lu}?\p{Ll}{1,20}|\p{Lu}{1,10})(?:[-/](?:\p{Ll}{1,20}|\p{Lu}{1,10}))*\p{P}*$/u;

/** `jane@example.com`, also with an encoded `@`. */
const EMAIL = /[^\s@]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** UUIDs, and prefixes of well-known kinds of tokens. */
const KNOWN_TOKEN =
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?:gh[a-z]_|github_pat_|glpat-|xox[a-z]-|[spr]k[-_]|mint_|npm_|hf_|AKIA|ASIA|eyJ)[\p{L}\p{N}_.-]{6,}/gu;

/** The ID of a key of AWS in any letter case, because searches often have none. */
const AWS_KEY_ID = new RegExp(`${START}(?:AKIA|ASIA)[A-Z0-9]{16}${END}`, 'giu');

/**
 * Candidates for a secret key of AWS, which has 40 characters: `hasAllKinds` decides. Few paths
 * without a hyphen have as many.
 */
const AWS_SECRET = /(?<![\w+])[A-Za-z0-9+/]{40}(?![\w+/=])/g;

/** Candidates for base64, or a key of Azure: `isRandom` decides. */
const BASE64 = /[A-Za-z0-9+/_~=-]{16,}/g;

/** Candidates for a token: `isToken` decides. */
const LONG_WORD = /[\p{L}\p{N}_.~+=-]{16,}/gu;

/**
 * Candidates for an address of IPv6: `isIpv6` decides. The last four bytes can be written as in
 * IPv4.
 */
const IPV6 =
  /(?<![\p{L}\p{N}:.])(?:[\da-f]{0,4}:){2,8}[\da-f]{0,4}(?:(?:\.\d{1,3}){3})?(?![\p{L}\p{N}:])/giu;

/** `10.0.0.1`. A version with four parts looks the same. */
const IPV4 = /(?<![\p{L}\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{L}\p{N}]|\.\d)/gu;

/** A country, two digits, the beginning of a bank code, then groups of four with a digit in each. */
const IBAN = new RegExp(
  String.raw`${START}[a-z]{2}\d{2}[\s-]?[a-z\d]{4}(?:[\s-]?(?=[a-z]{0,3}\d)[a-z\d]{4}){1,6}(?:[\s-]?(?=[a-z]{0,3}\d)[a-z\d]{1,4})?`,
  'giu',
);

/** Characters between the digits of a telephone number. */
const SEPARATOR = String.raw`[\s()./_|~*·•\p{Pd}]`;
/** Numbers of seven digits or more, also in groups. */
const NUMBER = new RegExp(String.raw`\+?(?:${SEPARATOR}{0,2}\p{Nd}){7,}`, 'gu');
/** The same with several separators in a row, such as ` - (`. */
const SPREAD_NUMBER = new RegExp(String.raw`\+?(?:${SEPARATOR}{0,5}\p{Nd}){9,}`, 'gu');
/** Card numbers, also with commas. Shorter lists with commas are codes or ports. */
const CARD_NUMBER = /\p{Nd}(?:[\s,.\p{Pd}]{0,3}\p{Nd}){12,}/gu;
/** `2026-08-01`, once or several times. */
const DATES = /^\d{4}-\d\d-\d\d(?:\P{Nd}+\d{4}-\d\d-\d\d)*$/u;

/**
 * Returns a visible text on one line, at most `limit` characters, with placeholders such as
 * `[e-mail]`.
 */
export function maskPersonalData(text: string, limit: number): string {
  const line = singleLine(sliceStart(text, MAX_INPUT_LENGTH));
  return truncate(singleLine(maskLine(line)), limit);
}

/** Masks a line of any length. */
export function maskLine(line: string): string {
  // Full-width letters and digits are ordinary ones to people.
  const plain = line.normalize('NFKC');
  return maskNumbers(maskSecrets(plain));
}

function maskSecrets(line: string): string {
  return line
    .replace(PEM, '[token]')
    .replace(CREDENTIALS, '://[token]@')
    .replace(NAMED_SECRET, '$1$2[token]')
    .replace(BEARER, maskBearer)
    .replace(EMAIL, '[e-mail]')
    .replace(KNOWN_TOKEN, '[token]')
    .replace(AWS_KEY_ID, '[token]')
    .replace(AWS_SECRET, (word) => maskTokenIf(hasAllKinds(word), word))
    .replace(BASE64, (word) => maskTokenIf(isRandom(word), word))
    .replace(LONG_WORD, (word) => maskTokenIf(isToken(word), word));
}

function maskTokenIf(isSecret: boolean, word: string): string {
  return isSecret ? '[token]' : word;
}

function maskNumbers(line: string): string {
  return line
    .replace(IPV6, (address) => (isIpv6(address) ? '[number]' : address))
    .replace(IPV4, '[number]')
    .replace(IBAN, '[number]')
    .replace(CARD_NUMBER, maskNumber)
    .replace(SPREAD_NUMBER, maskNumber)
    .replace(NUMBER, maskNumber);
}

function maskBearer(whole: string, bearer: string, word: string): string {
  return ORDINARY_WORDS.test(word) ? whole : `${bearer}[token]`;
}

/**
 * Recognises random characters, unlike `api-reference-v2-create-webhook`: one part is very long, or
 * mixes letters and digits.
 */
function isToken(word: string): boolean {
  const parts = word.split(/[_.~+=-]/);
  return parts.some(isPartOfToken);
}

function isPartOfToken(part: string): boolean {
  if (part.length >= 32) return true;
  if (part.length < 8) return false;
  const hasTwoDigits = /\d.*\d/.test(part);
  const hasTwoLetters = /\p{L}.*\p{L}/u.test(part);
  return hasTwoDigits && hasTwoLetters;
}

/**
 * Returns whether letters change their case, and digits begin, as often as in random characters:
 * about every second time. In `docs/API/v2/getUserById` they do so less often, and hardly within a
 * part.
 */
function isRandom(word: string): boolean {
  if (!hasAllKinds(word)) return false;
  const parts = word.split(/[^A-Za-z0-9]+/).map(splitAtChanges);
  const runs = parts.flat();
  const averageLength = runs.join('').length / runs.length;
  const isMixed = parts.some(({ length }) => length >= 5);
  const maxLength = isMixed ? 2.8 : 2;
  return averageLength < maxLength;
}

/** Returns whether a word has small letters, capital letters and digits. */
function hasAllKinds(word: string): boolean {
  const hasSmall = /[a-z]/.test(word);
  const hasCapital = /[A-Z]/.test(word);
  const hasDigit = /\d/.test(word);
  return hasSmall && hasCapital && hasDigit;
}

/** Splits `getUser2` into `get`, `User` and `2`. */
function splitAtChanges(part: string): readonly string[] {
  return part.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
}

/**
 * Recognises eight groups, or fewer with `::`. Without a digit it is more likely a name in C++, and
 * with three groups a time.
 */
function isIpv6(text: string): boolean {
  const hasDigit = /\d/.test(text);
  if (!hasDigit) return false;
  const groups = text.split(':').filter((group) => group !== '');
  if (text.includes('::')) return groups.length <= 7;
  return groups.length === 8;
}

/** Masks a number. Keeps dates, because release notes have them as titles. */
function maskNumber(number: string): string {
  const [start = ''] = /^[^\p{Nd}+]*/u.exec(number) ?? [];
  const digits = number.slice(start.length);
  if (DATES.test(digits)) return number;
  return `${start}[number]`;
}
