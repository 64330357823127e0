/** Replaces what may identify a person or give access to something. Names cannot be recognised. Every expression takes linear time. */
import { singleLine, sliceStart, truncate } from '../text.ts';

/** Longer texts are cut before they are searched: much later than for people, so that no half of a secret is left. */
const MAX_INPUT_LENGTH = 1000;

/** `jane@example.com`, also with an encoded `@`. */
const EMAIL = /[^\s@]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;

/** `https://user:x@host`. */
const CREDENTIALS = /:\/\/[^\s/@]{1,200}@/gu;

/** `password: x`, `client_secret=x`, `"api_key": "x"`, `Authorization: Bearer x`. */
const NAMED_SECRET =
  /(password|passwd|pwd|passphrase|secret|token|(?:api|access)[-_ ]?key|authorization)(["']?\s{0,3}[:=]\s{0,3})(?:(?:bearer|basic|token)\s{1,3})?\S{1,500}/giu;

/** UUIDs, and prefixes of well-known kinds of tokens. */
const KNOWN_TOKEN =
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?:gh[a-z]_|github_pat_|glpat-|xox[a-z]-|[spr]k[-_]|mint_|npm_|hf_|AKIA|ASIA|eyJ)[\p{L}\p{N}_.-]{6,}/gu;

/** What may be a token: `isToken` decides. */
const LONG_WORD = /[\p{L}\p{N}_.~+=-]{16,}/gu;

/** Seven digits or more, also in groups: telephone numbers, card numbers, customer numbers, IP addresses. */
const NUMBER = /\+?(?:[\s()./_\p{Pd}]{0,2}\p{Nd}){7,}/gu;

/** A visible text on one line, at most `limit` characters, with placeholders such as `[e-mail]`. */
export function maskPersonalData(text: string, limit: number): string {
  // Full-width letters and digits are ordinary ones to people.
  const line = singleLine(sliceStart(text, MAX_INPUT_LENGTH)).normalize('NFKC');
  const masked = line
    .replace(CREDENTIALS, '://[token]@')
    .replace(NAMED_SECRET, '$1$2[token]')
    .replace(EMAIL, '[e-mail]')
    .replace(KNOWN_TOKEN, '[token]')
    .replace(LONG_WORD, (word) => (isToken(word) ? '[token]' : word))
    .replace(NUMBER, maskNumber);
  return truncate(singleLine(masked), limit);
}

/** Random characters, unlike `api-reference-v2-create-webhook`: one part is very long, or mixes letters and digits. */
function isToken(word: string): boolean {
  return word
    .split(/[_.~+=-]/)
    .some(
      (part) =>
        part.length >= 32 ||
        (part.length >= 8 && /\d.*\d/.test(part) && /\p{L}.*\p{L}/u.test(part)),
    );
}

/** Dates stay: release notes are called so. */
function maskNumber(number: string): string {
  const start = /^[\s(./_\p{Pd}]*/u.exec(number)?.[0] ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(number.slice(start.length))
    ? number
    : `${start}[number]`;
}
