/** Keeps secrets out of everything that a server sends back: whoever knows a key can echo it. */

const MASK = '***';

/** Controls, and what has no width. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2060-\u206f\u{e0000}-\u{e007f}]/gu;

/** A base64 piece that is shorter than this could be part of any text. */
const MIN_FRAGMENT = 8;

/**
 * A function that replaces each of `secrets` in a text by `***`: as it is, URI-encoded, and in base64 at any of its
 * three alignments (so inside `Bearer …` or `user:…` too), in both base64 alphabets.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const spellings = [...new Set(secrets.filter((secret) => secret !== '').flatMap(encodings))];
  // The longest first: a piece that is part of a longer spelling would leave the rest of it behind.
  spellings.sort((a, b) => b.length - a.length);
  const mask = (text: string): string =>
    spellings.reduce((clean, spelling) => clean.replaceAll(spelling, MASK), text);
  return (text) => {
    const clean = mask(text);
    // What is shown to people goes without these characters, so a secret that they cut apart would be whole again.
    const bare = clean.replace(INVISIBLE, '');
    const masked = mask(bare);
    return masked === bare ? clean : masked;
  };
}

function encodings(secret: string): string[] {
  const encoded = encodeURIComponent(secret.toWellFormed());
  const alone = Buffer.from(secret).toString('base64');
  const pieces = [
    alone,
    alone.replace(/=+$/, ''),
    ...[0, 1, 2].map((offset) => base64Piece(secret, offset)),
  ].filter((piece) => piece.length >= MIN_FRAGMENT);
  return [
    secret,
    encoded,
    encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    ...pieces,
    ...pieces.map((piece) => piece.replaceAll('+', '-').replaceAll('/', '_')),
  ];
}

/** What base64 makes of a secret that begins `offset` bytes into a group of three, without the neighbours' share. */
function base64Piece(secret: string, offset: number): string {
  const bytes = Buffer.from(secret);
  const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
  const first = Math.ceil((offset * 8) / 6);
  const last = Math.floor(((offset + bytes.length) * 8) / 6);
  return text.slice(first, last);
}

/** JSON from outside, made harmless before anybody copies, prints or walks it. */

/** Deeper levels are left out: a walk over thousands of them would end the process with a full stack. */
const MAX_DEPTH = 50;

/**
 * A copy of a parsed JSON value in which every string went through `clean`, `__proto__` keys are gone, and what lies
 * deeper than 50 levels is null.
 */
export function sanitizeJson(value: unknown, clean: (text: string) => string): unknown {
  const copy = (inner: unknown, depth: number): unknown => {
    if (typeof inner === 'string') return clean(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (depth === 0) return null;
    if (Array.isArray(inner)) return inner.map((item) => copy(item, depth - 1));
    return Object.fromEntries(
      Object.entries(inner)
        .filter(([key]) => key !== '__proto__')
        .map(([key, item]) => [clean(key), copy(item, depth - 1)]),
    );
  };
  return copy(value, MAX_DEPTH);
}
