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

const PEM_LABEL = '[a-z0-9 ]{1,40}';
const PEM_BEGIN = `-----BEGIN ${PEM_LABEL}-----`;
const PEM_END = `-----END ${PEM_LABEL}-----`;
/** `-----BEGIN PRIVATE KEY----- x -----END PRIVATE KEY-----`, also without an end. */
const PEM = new RegExp(`${PEM_BEGIN}.*?(?:${PEM_END}|$)`, 'giu');

/** `https://user:x@host`. */
const CREDENTIALS = /:\/\/[^\s/@]{1,200}@/gu;

/** Names of secrets. Short words count only as whole words. */
const SECRET_NAMES = [
  'passw(?:or)?d|passwort|pass[-_ ]?(?:phrase|code|key)|pwd|secret|token|credentials?|authorization',
  '(?:api|access|account|private|shared|signing|encryption)[-_ ]?key',
  String.raw`(?<!\p{L})(?:pass|pw|psw|pin|otp|sig)`,
].join('|');
/** Characters between a name and its value: `: `, `" => `. */
const ASSIGNMENT = String.raw`[\\"']{0,2}\s{0,3}(?::=|=>|[:=])\s{0,3}`;
const SCHEME = String.raw`(?:(?:bearer|basic|token)\s{1,3})?`;
/** `pass: x`, `client_secret=x`, `"api_key": "x"`, `Authorization: Bearer x`. */
const NAMED_SECRET = new RegExp(
  String.raw`(${SECRET_NAMES})(${ASSIGNMENT})${SCHEME}\S{1,500}`,
  'giu',
);

/** `Bearer x`, for which `maskBearer` decides. */
const BEARER = /(?<!\p{L})(bearer\s{1,3})(\S{1,500})/giu;
const SMALL_LETTERS = String.raw`\p{Ll}{1,20}`;
const CAPITALS = String.raw`\p{Lu}{1,10}`;
const FIRST_WORD = String.raw`(?:\p{Lu}?${SMALL_LETTERS}|${CAPITALS})`;
const FURTHER_WORD = `(?:[-/](?:${SMALL_LETTERS}|${CAPITALS}))`;
/** Words after `Bearer` that are no token: `token`, `JWT`, `token-based`. */
const ORDINARY_WORDS = new RegExp(String.raw`^${FIRST_WORD}${FURTHER_WORD}*\p{P}*$`, 'u');

const MAILBOX = String.raw`[^\s@]{1,64}`;
const MAIL_HOST = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}`;
/** `jane@example.com`, also with an encoded `@`. */
const EMAIL = new RegExp(`${MAILBOX}(?:@|%40)${MAIL_HOST}`, 'gu');

/** Beginnings of well-known kinds of tokens. */
const TOKEN_PREFIXES = [
  'gh[a-z]_',
  'github_pat_',
  'glpat-',
  'xox[a-z]-',
  '[spr]k[-_]',
  'mint_',
  'npm_',
  'hf_',
  'AKIA',
  'ASIA',
  'eyJ',
].join('|');
const PREFIXED_TOKEN = String.raw`(?:${TOKEN_PREFIXES})[\p{L}\p{N}_.-]{6,}`;
const UUID = String.raw`[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}`;
/** UUIDs, and well-known kinds of tokens. */
const KNOWN_TOKEN = new RegExp(`${UUID}|${PREFIXED_TOKEN}`, 'gu');

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

/** Limits of an address of IPv6. */
const IPV6_START = String.raw`(?<![\p{L}\p{N}:.])`;
const IPV6_END = String.raw`(?![\p{L}\p{N}:])`;
const IPV6_GROUP = String.raw`[\da-f]{0,4}`;
/** Three more bytes of an address of IPv4. */
const IPV4_REST = String.raw`(?:\.\d{1,3}){3}`;
/**
 * Candidates for an address of IPv6: `isIpv6` decides. The last four bytes can be written as in
 * IPv4.
 */
const IPV6 = new RegExp(
  `${IPV6_START}(?:${IPV6_GROUP}:){2,8}${IPV6_GROUP}(?:${IPV4_REST})?${IPV6_END}`,
  'giu',
);

/** Limits of an address of IPv4. */
const IPV4_START = String.raw`(?<![\p{L}\p{N}.])`;
const IPV4_END = String.raw`(?![\p{L}\p{N}]|\.\d)`;
/** `10.0.0.1`. A version with four parts looks the same. */
const IPV4 = new RegExp(String.raw`${IPV4_START}\d{1,3}${IPV4_REST}${IPV4_END}`, 'gu');

const IBAN_START = String.raw`[a-z]{2}\d{2}[\s-]?[a-z\d]{4}`;
/** Before a group of an IBAN that has a digit. */
const IBAN_GAP = String.raw`[\s-]?(?=[a-z]{0,3}\d)`;
const IBAN_GROUPS = String.raw`(?:${IBAN_GAP}[a-z\d]{4}){1,6}`;
const IBAN_LAST_GROUP = String.raw`(?:${IBAN_GAP}[a-z\d]{1,4})?`;
/** A country, two digits, the beginning of a bank code, then groups of four with a digit in each. */
const IBAN = new RegExp(`${START}${IBAN_START}${IBAN_GROUPS}${IBAN_LAST_GROUP}`, 'giu');

/** Characters between the digits of a telephone number. */
const SEPARATOR = String.raw`[\s()./_|~*·•\p{Pd}]`;
/** Numbers of seven digits or more, also in groups. */
const NUMBER = new RegExp(String.raw`\+?(?:${SEPARATOR}{0,2}\p{Nd}){7,}`, 'gu');
/** The same with several separators in a row, such as ` - (`. */
const SPREAD_NUMBER = new RegExp(String.raw`\+?(?:${SEPARATOR}{0,5}\p{Nd}){9,}`, 'gu');
/** Card numbers, also with commas. Shorter lists with commas are codes or ports. */
const CARD_NUMBER = /\p{Nd}(?:[\s,.\p{Pd}]{0,3}\p{Nd}){12,}/gu;
const DATE = String.raw`\d{4}-\d\d-\d\d`;
/** `2026-08-01`, once or several times. */
const DATES = new RegExp(String.raw`^${DATE}(?:\P{Nd}+${DATE})*$`, 'u');

/**
 * Returns a visible text on one line, at most `limit` characters, with placeholders such as
 * `[e-mail]`.
 */
export function maskPersonalData(text: string, limit: number): string {
  const start = sliceStart(text, MAX_INPUT_LENGTH);
  const masked = maskLine(singleLine(start));
  return truncate(singleLine(masked), limit);
}

/** Masks a line of any length. */
export function maskLine(line: string): string {
  // Full-width letters and digits are ordinary ones to people.
  const plain = line.normalize('NFKC');
  const withoutSecrets = maskSecrets(plain);
  return maskNumbers(withoutSecrets);
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
    .replace(AWS_SECRET, maskAwsSecret)
    .replace(BASE64, maskBase64)
    .replace(LONG_WORD, maskLongWord);
}

function maskAwsSecret(word: string): string {
  if (hasAllKinds(word)) return '[token]';
  return word;
}

function maskBase64(word: string): string {
  if (isRandom(word)) return '[token]';
  return word;
}

function maskLongWord(word: string): string {
  if (isToken(word)) return '[token]';
  return word;
}

function maskNumbers(line: string): string {
  return line
    .replace(IPV6, maskIpv6)
    .replace(IPV4, '[number]')
    .replace(IBAN, '[number]')
    .replace(CARD_NUMBER, maskNumber)
    .replace(SPREAD_NUMBER, maskNumber)
    .replace(NUMBER, maskNumber);
}

function maskIpv6(address: string): string {
  if (isIpv6(address)) return '[number]';
  return address;
}

function maskBearer(whole: string, bearer: string, word: string): string {
  const isOrdinary = ORDINARY_WORDS.test(word);
  if (isOrdinary) return whole;
  return `${bearer}[token]`;
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
  const parts = word.split(/[^A-Za-z0-9]+/);
  const runsOfParts = parts.map(splitAtChanges);
  const runs = runsOfParts.flat();
  const totalLength = runs.join('').length;
  const averageLength = totalLength / runs.length;
  const isMixed = runsOfParts.some(({ length }) => length >= 5);
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

/** A word, an abbreviation or a number. */
const RUN = /[A-Z]?[a-z]+|[A-Z]+|\d+/g;

/** Splits `getUser2` into `get`, `User` and `2`. */
function splitAtChanges(part: string): readonly string[] {
  return part.match(RUN) ?? [];
}

/**
 * Recognises eight groups, or fewer with `::`. Without a digit it is more likely a name in C++, and
 * with three groups a time.
 */
function isIpv6(text: string): boolean {
  const hasDigit = /\d/.test(text);
  if (!hasDigit) return false;
  const parts = text.split(':');
  const groups = parts.filter((part) => part !== '');
  if (text.includes('::')) return groups.length <= 7;
  return groups.length === 8;
}

const BEFORE_DIGITS = /^[^\p{Nd}+]*/u;

/** Masks a number. Keeps dates, because release notes have them as titles. */
function maskNumber(number: string): string {
  const beforeDigits = BEFORE_DIGITS.exec(number);
  const start = beforeDigits?.[0] ?? '';
  const digits = number.slice(start.length);
  if (DATES.test(digits)) return number;
  return `${start}[number]`;
}
