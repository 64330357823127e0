/** Keeps secrets out of responses, because a server that gets a key can echo it, and out of prompts. */
import { decodePercent, stripInvisible } from './strings.ts';

const MASK = '***';
/** Length of a base64 text. A shorter one could be part of any word. */
const MIN_BASE64_LENGTH = 8;
/** Variation selectors that an ordinary text may contain, for emoji. */
const EMOJI_SELECTORS = /[\uFE0E\uFE0F]/g;
/** A character of base64 or base64url. */
const BASE64_CHARACTER = '[A-Za-z0-9+/_-]';

export type Redact = (text: string) => string;

/**
 * Returns a function that replaces each of the secrets by `***`: as it is, URI-encoded and in base64,
 * alone or within a longer text, in any letter case. It also finds one that people would only see after
 * the removal of invisible characters, or programs after the normalisation of a URL. It then returns
 * the text in that form.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const present = secrets.filter((secret) => secret !== '');
  const forms = present.flatMap(formsOf);
  if (forms.length === 0) return (text) => text;
  // The longest form is first. One that is part of another would leave the rest of it.
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(({ source }) => source).join('|'), 'gi');
  return (text) => redactWith(pattern, text);
}

function redactWith(pattern: RegExp, text: string): string {
  let redacted = text.replace(pattern, MASK);
  let seen = redacted;
  for (const simplify of [stripBreaks, normalize]) {
    const simple = simplify(seen);
    seen = simple.replace(pattern, MASK);
    if (seen !== simple) redacted = seen;
  }
  return redacted;
}

/** Length of a secret. A shorter value is more likely a word of the text. */
const MIN_SECRET_LENGTH = 8;

/** Finds the input of the first secret that is in a text, in any of the forms that a redactor replaces. */
export function findSecret(
  text: string,
  secrets: readonly Readonly<{ input: string; value: string }>[],
): string | undefined {
  for (const { input, value } of secrets) {
    if (value.length < MIN_SECRET_LENGTH) continue;
    const redact = createRedactor([value]);
    if (redact(text) !== text) return input;
  }
  return undefined;
}

/** Parses JSON and redacts its texts and keys. Undefined if it is not JSON, or nested too deeply. */
export function parseJson(text: string, redact: Redact): unknown {
  const clean = (_key: string, value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return redactKeys(value, redact);
  };
  try {
    return JSON.parse(text, clean);
  } catch {
    return undefined;
  }
}

function redactKeys(record: object, redact: Redact): object {
  const fields: [string, unknown][] = Object.entries(record);
  return Object.fromEntries(fields.map(([name, value]) => [redact(name), value]));
}

/**
 * One spelling of a secret. `source` is that of a regular expression, `length` the number of characters
 * that it is sure to match.
 */
type Form = Readonly<{ source: string; length: number }>;

function formsOf(secret: string): readonly Form[] {
  const encoded = encodeURIComponent(secret.toWellFormed());
  const forms = [plainForm(secret), plainForm(encoded)];
  const bytes = Buffer.from(secret);
  for (const offset of [0, 1, 2]) {
    const form = base64Form(bytes, offset);
    if (form.length >= MIN_BASE64_LENGTH) forms.push(form);
  }
  return forms;
}

/** Characters that mean something in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/-]/g;

function plainForm(text: string): Form {
  return { source: text.replace(SYNTAX, '\\$&'), length: text.length };
}

/**
 * Returns the base64 of a secret, alone or within a longer text such as `user:SECRET`. Three bytes are
 * four characters, so the secret begins `offset` bytes (0 to 2) after the beginning of such a group. A
 * character at either end can depend on the text around the secret, too: it is replaced with the rest,
 * and so is the padding.
 */
function base64Form(secret: Buffer, offset: number): Form {
  const bitsBefore = offset * 8;
  const bitsToEnd = bitsBefore + secret.length * 8;
  const padded = Buffer.concat([Buffer.alloc(offset), secret]);
  const start = Math.ceil(bitsBefore / 6);
  const end = Math.floor(bitsToEnd / 6);
  const core = padded.toString('base64').slice(start, end);
  // Either alphabet: plain or URL-safe.
  let source = core.replaceAll('+', '[+-]').replaceAll('/', '[/_]');
  if (offset !== 0) source = `${BASE64_CHARACTER}?${source}`;
  const endsWithin = bitsToEnd % 6 !== 0;
  if (endsWithin) source += `${BASE64_CHARACTER}?`;
  return { source: `${source}={0,2}`, length: core.length };
}

/** Normalises text as a URL parser does: removes percent-encoding, full-width letters and soft hyphens. */
function normalize(text: string): string {
  return stripBreaks(decodePercent(text).normalize('NFKC'));
}

/** Removes tabs and line breaks, too, as URL parsers do. */
function stripBreaks(text: string): string {
  return stripInvisible(text)
    .replace(/[\t\n]/g, '')
    .replace(EMOJI_SELECTORS, '');
}
