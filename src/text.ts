/** Operations on text that every part shares: one class of invisible characters, one way to truncate. */

/**
 * Characters that leave no mark on a screen: Unicode's Default_Ignorable_Code_Point (zero-width characters, bidirectional
 * controls, tag characters, variation selectors, fillers), interlinear annotation, halves of a surrogate pair, and control
 * characters (terminal escapes too) other than tab and newline.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Surrogate}\uFFF9-\uFFFB]|[^\P{Control}\t\n]/gu;

/** Makes every line end `\n`. */
export function normalizeLineEnds(text: string): string {
  return text.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n');
}

/**
 * Removes invisible characters, in linear time; every line end becomes `\n`. A presentation selector directly after a pictograph or a
 * keycap's base stays, as in a red heart; several in a row could carry a message.
 */
export function stripInvisible(text: string): string {
  const lines = normalizeLineEnds(text);
  return lines.replace(INVISIBLE, (character, at: number) =>
    isEmojiPresentation(character, lines, at) ? character : '',
  );
}

/** Visible text on one line. */
export function singleLine(text: string): string {
  return stripInvisible(text)
    .replace(/[\n\t]+/g, ' ')
    .trim();
}

/** The beginning of a text, at most `limit` characters; never half a surrogate pair. */
export function sliceStart(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}

/** At most `limit` characters, with an ellipsis if the text was longer. */
export function truncate(text: string, limit: number): string {
  return text.length <= limit ? text : `${sliceStart(text, limit - 1)}…`;
}

function isEmojiPresentation(character: string, text: string, at: number): boolean {
  if (character !== '\uFE0E' && character !== '\uFE0F') return false;
  const isPair = (text.codePointAt(at - 2) ?? 0) > 0xffff;
  const before = isPair ? text.slice(at - 2, at) : text.charAt(at - 1);
  return before < '\u0080' ? /[0-9#*]/.test(before) : before.replace(INVISIBLE, '') !== '';
}
