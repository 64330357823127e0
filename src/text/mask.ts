/**
 * Replaces mail addresses, long numbers, keys and tokens: analytics/README.md says which. Names cannot be
 * recognised. Every expression takes linear time: repetitions are bounded, or the text that follows
 * them cannot be part of them.
 */
import { singleLine, sliceStart, truncate } from './strings.ts';

/**
 * Length to which texts are cut before they are searched. It is much longer than for people, so
 * that no half of a secret is left.
 */
const MAX_INPUT_LENGTH = 1000;

const MAILBOX = String.raw`[^\s@]{1,64}`;
const MAIL_HOST = String.raw`(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}`;
/** `jane@example.com`, also with an encoded `@`. */
const EMAIL = new RegExp(`${MAILBOX}(?:@|%40)${MAIL_HOST}`, 'gu');

/** A private key or a certificate, up to the end of the text. */
const PEM = /-----BEGIN [a-z0-9 ]{1,40}-----.*/giu;

/** `client_secret=x`, `"api_key": "x"`, `Authorization: Bearer x`. */
const NAMED_SECRET =
  /((?:passw(?:or)?d|secret|token|authorization|(?:api|access|account)[-_ ]?key)["']?\s{0,3}[:=]\s{0,3}(?:bearer\s{1,3})?)\S{1,500}/giu;

/** UUIDs, and well-known kinds of tokens. */
const KNOWN_TOKEN =
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?:gh[a-z]_|github_pat_|glpat-|xox[a-z]-|[spr]k[-_]|mint_|npm_|hf_|AKIA|ASIA|eyJ)[\p{L}\p{N}_.-]{6,}/gu;

/** Candidates for a token: `isToken` decides. */
const LONG_WORD = /[\p{L}\p{N}_.~+=-]{16,}/gu;

/** Dates, and numbers of seven digits or more, also in groups. */
const DATE = String.raw`(\d{4}-\d\d-\d\d)(?![\d-])`;
const NUMBER = String.raw`\+?\p{Nd}(?:[\s()./_\p{Pd}]{0,2}\p{Nd}){6,}`;
const DATE_OR_NUMBER = new RegExp(`${DATE}|${NUMBER}`, 'gu');

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
  return (
    line
      // Full-width letters and digits are ordinary ones to people.
      .normalize('NFKC')
      .replace(PEM, '[token]')
      .replace(NAMED_SECRET, '$1[token]')
      .replace(EMAIL, '[e-mail]')
      .replace(KNOWN_TOKEN, '[token]')
      .replace(LONG_WORD, (word) => (isToken(word) ? '[token]' : word))
      // Release notes have dates as titles.
      .replace(DATE_OR_NUMBER, (_, date?: string) => date ?? '[number]')
  );
}

/**
 * Recognises random characters, unlike `api-reference-v2-create-webhook`: one part is very long, or
 * mixes letters and digits.
 */
function isToken(word: string): boolean {
  const parts = word.split(/[_.~+=-]/);
  return parts.some((part) => {
    const isMixed = /\d.*\d/.test(part) && /\p{L}.*\p{L}/u.test(part);
    return part.length >= 32 || (part.length >= 8 && isMixed);
  });
}
