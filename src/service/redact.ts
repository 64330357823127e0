/** Keeps secrets out of what a server returns: a server that gets a key can echo it. */
import { decodePercent, stripInvisible } from '../text.ts';

const MASK = '***';
/** A shorter base64 text could be part of any word. */
const MIN_BASE64_LENGTH = 8;

export type Redact = (text: string) => string;

/**
 * A function that replaces each of the secrets by `***`: as it is, URI-encoded and in base64, in any letter case. It also finds one that
 * people would only see after the removal of invisible characters, or programs after the normalisation of a URL; the text is then
 * returned in that form.
 */
export function createRedactor(secrets: readonly string[]): Redact {
  const forms = [
    ...new Set(secrets.filter((secret) => secret !== '').flatMap(encodings)),
  ];
  if (forms.length === 0) return (text) => text;
  // The longest first: a form that is part of another would leave the rest of it.
  const alternatives = forms.toSorted((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(alternatives.join('|'), 'gi');
  return (text) => {
    const masked = text.replace(pattern, MASK);
    const visible = stripBreaks(masked);
    for (const seen of [visible, normalize(visible)]) {
      const safe = seen.replace(pattern, MASK);
      if (safe !== seen) return safe;
    }
    return masked;
  };
}

/** Parses JSON and redacts its texts and keys. Undefined if it is not JSON, or nested too deeply. */
export function parseJson(text: string, redact: Redact): unknown {
  const clean = (_key: string, value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [redact(name), inner]),
    );
  };
  try {
    return JSON.parse(text, clean);
  } catch {
    return undefined;
  }
}

function encodings(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString('base64').replace(/=+$/, '');
  const base64Url = Buffer.from(secret).toString('base64url');
  return [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    ...(base64.length < MIN_BASE64_LENGTH
      ? []
      : [base64, `${base64}=`, `${base64}==`, base64Url]),
  ];
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** As a URL parser does: percent-encoding, full-width letters and soft hyphens are gone. */
function normalize(text: string): string {
  return stripBreaks(decodePercent(text).normalize('NFKC'));
}

/** URL parsers remove tabs and line breaks, too. */
function stripBreaks(text: string): string {
  return stripInvisible(text).replace(/[\t\n]/g, '');
}
