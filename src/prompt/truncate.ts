/** Truncates text to a number of characters, with a mark that it was cut. */
import { pluralize } from '../rendering/format.ts';
import { sliceStart } from '../text/strings.ts';

export type Truncated = Readonly<{ text: string; cut: boolean }>;

/** Length of the longest mark, numbers included. */
const MAX_MARK_LENGTH = 64;

/** A text that shares a space with others. `limit` is the length that it gets however long the others are. */
type Sharing = Readonly<{ length: number; limit: number }>;

/**
 * Returns the length that each text gets: its limit, and what the others leave of `total`. If several need more, the first one gets it
 * first.
 */
export function shareSpace(texts: readonly Sharing[], total: number): readonly number[] {
  const certain = texts.map(({ length, limit }) => Math.min(length, limit));
  let left = total - sum(certain);
  return texts.map(({ length }, index) => {
    const least = certain[index] ?? 0;
    const more = Math.min(length - least, Math.max(0, left));
    left -= more;
    return least + more;
  });
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((all, length) => all + length, 0);
}

/** Truncates each line that is longer than `limit`. Minified code and data would use up the space. */
export function truncateLongLines(text: string, limit: number): Truncated {
  let cut = false;
  const space = Math.max(0, limit - MAX_MARK_LENGTH);
  const lines = text.split('\n').map((line) => {
    if (line.length <= limit) return line;
    cut = true;
    const kept = sliceStart(line, space);
    const characters = line.length - kept.length;
    return `${kept} [line cut: ${characters} more characters]`;
  });
  return { text: lines.join('\n'), cut };
}

/**
 * Keeps as many whole lines as fit into `limit` characters, mark included:
 * `[cut here: 120 more items]`. If that would be less than half of the limit, truncates the next
 * line, too.
 */
export function truncateLines(text: string, limit: number, noun = 'line'): Truncated {
  if (text.length <= limit) return { text, cut: false };
  const space = limit - MAX_MARK_LENGTH;
  const end = text.lastIndexOf('\n', space - 1) + 1;
  if (end < space / 2) {
    const start = sliceStart(text, space);
    const characters = text.length - start.length;
    return { text: `${start} [cut here: ${characters} more characters]`, cut: true };
  }
  const kept = text.slice(0, end);
  const left = text.slice(end).split('\n').length;
  const lines = pluralize(left, `more ${noun}`);
  return { text: `${kept}[cut here: ${lines}]`, cut: true };
}
