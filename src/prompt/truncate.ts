/** Cutting text to a number of characters so that what is left still reads, and says that it was cut. */
import { pluralize } from '../report/format.ts';
import { sliceStart } from '../text.ts';

export type Truncated = Readonly<{ text: string; cut: boolean }>;

/** Room that a mark takes at most, numbers included. */
const MARK_ROOM = 64;

/**
 * Cuts inside lines that are longer than `longest` characters: minified code and data, which would eat the room of
 * everything else. Keeps the line's beginning.
 */
export function truncateLongLines(text: string, longest: number): Truncated {
  let cut = false;
  const lines = text.split('\n').map((line) => {
    if (line.length <= longest) return line;
    cut = true;
    const kept = sliceStart(line, Math.max(0, longest - MARK_ROOM));
    return `${kept} [line cut: ${line.length - kept.length} more characters]`;
  });
  return { text: lines.join('\n'), cut };
}

/**
 * Keeps as many whole lines as fit into `room` characters, mark included. Where that
 * would be less than half of them, the line that does not fit is cut inside. Room too small for the mark gives empty text.
 *
 * @param noun what a line is, for the mark: `[cut here: 120 more lines]`.
 */
export function truncateLines(text: string, room: number, noun = 'line'): Truncated {
  if (text.length <= room) return { text, cut: false };
  if (room < MARK_ROOM) return { text: '', cut: true };
  const lines = text.split('\n');
  const space = room - MARK_ROOM;
  let kept = 0;
  let length = 0;
  for (const line of lines) {
    const next = length + line.length + 1;
    if (next > space) break;
    length = next;
    kept++;
  }
  // A very long line would take all behind it along: cut inside, rather than leave half of the room empty.
  if (length < space / 2) {
    const beginning = sliceStart(text, space);
    return { text: `${beginning} [cut here: ${text.length - beginning.length} more characters]`, cut: true };
  }
  return {
    text: `${text.slice(0, length)}[cut here: ${pluralize(lines.length - kept, `more ${noun}`)}]`,
    cut: true,
  };
}
