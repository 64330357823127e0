/**
 * Characters that leave no mark on a screen: Unicode's Default_Ignorable_Code_Point (zero-width
 * characters, bidirectional controls, tag characters, variation selectors, fillers), interlinear
 * annotation, halves of a surrogate pair, and control characters (terminal escapes too) other than tab
 * and newline. The two selectors of emoji are left to the next expression.
 */
const INVISIBLE = new RegExp(
  [
    String.raw`(?![\uFE0E\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Surrogate}\uFFF9-\uFFFB]`,
    String.raw`[^\P{Control}\t\n]`,
  ].join('|'),
  'gu',
);
/** Selectors that follow neither a pictograph nor a keycap's base. A row of them could carry a message. */
const STRAY_SELECTOR = /(?<![0-9#*]|[^\p{ASCII}\uFE0E\uFE0F])[\uFE0E\uFE0F]/gu;

const LINE_END = /\r\n|[\r\u0085\u2028\u2029]/g;

/** Makes every line end `\n`. */
export function normalizeLineEnds(text: string): string {
  return text.replace(LINE_END, '\n');
}

/** Removes invisible characters, in linear time; every line end becomes `\n`. */
export function stripInvisible(text: string): string {
  return normalizeLineEnds(text).replace(INVISIBLE, '').replace(STRAY_SELECTOR, '');
}

/** Returns visible text on one line. */
export function singleLine(text: string): string {
  return stripInvisible(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}

const PERCENT_ENCODED = /(?:%[\da-f]{2})+/gi;

export function decodePercent(text: string): string {
  return text.replace(PERCENT_ENCODED, decodeBytes);
}

function decodeBytes(encoded: string): string {
  const digits = encoded.replaceAll('%', '');
  return Buffer.from(digits, 'hex').toString();
}

/** Returns the beginning of a text, at most `limit` characters; never half a surrogate pair. */
export function sliceStart(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  const isHalfPair = last >= 0xd800 && last <= 0xdbff;
  if (isHalfPair) return text.slice(0, limit - 1);
  return text.slice(0, limit);
}

/** An escape in JSON: a surrogate pair, one half of a pair alone, or any other. */
const JSON_ESCAPE =
  /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(ud[89a-f][\da-f]{2})|[^])/gi;

/**
 * Makes all texts in JSON well-formed: U+FFFD replaces each half of a surrogate pair, which no web address can contain. JSON in UTF-8 can have
 * one only as an escape.
 */
export function wellFormedJson(json: string): string {
  return json.replace(JSON_ESCAPE, (escape: string, half?: string) =>
    half === undefined ? escape : String.raw`\ufffd`,
  );
}

/** Cuts a text to at most `limit` characters, with an ellipsis if it was longer. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${sliceStart(text, limit - 1)}…`;
}

/** Removes the end of a sentence, so that another clause can follow. A question mark and an ellipsis mean something, and stay. */
export function withoutFullStop(text: string): string {
  return text.replace(/[\s.!]+$/, '');
}

/** Ends a text with a full stop, unless its last character is the end of a sentence. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Begins a sentence with a capital letter. */
export function capitalize(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}

/** Joins texts, without the empty ones: as paragraphs, if there is no other separator. */
export function joinTexts(texts: readonly string[], separator = '\n\n'): string {
  return texts.filter((text) => text !== '').join(separator);
}

export function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.trim();
}

/** Normalises a login for comparisons. GitHub ignores its letter case, and people also write an `@` before it. */
export function normalizeLogin(login: string): string {
  return login.trim().replace(/^@/, '').toLowerCase();
}

/** Returns the name of an account. GitHub's two APIs write that of an App differently. */
export function accountName(login: string): string {
  return login.toLowerCase().replace(/\[bot\]$/, '');
}

/** Splits text into the lines that are not empty. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
