/** A stacked bar of characters: it needs no colour, and is readable on a dark page and on a phone. */
import { formatNumber } from '../rendering/format.ts';

/** A part of the bar, and its line in the legend. */
type Segment = Readonly<{ name: string; count: number; character: string }>;

/** Length of the bar in characters. */
const WIDTH = 40;

/** Characters from full to light, which differ in their density. */
const CHARACTERS = { merged: '█', open: '▓', closed: '▒', noPr: '░' };

/** Renders the bar with its legend, in a fence so that all characters have the same width. Empty if there is nothing to show. */
export function stackedBar(
  counts: Readonly<Record<keyof typeof CHARACTERS, number>>,
): string {
  const all: readonly Segment[] = [
    { name: 'merged', count: counts.merged, character: CHARACTERS.merged },
    { name: 'open', count: counts.open, character: CHARACTERS.open },
    {
      name: 'closed without merge',
      count: counts.closed,
      character: CHARACTERS.closed,
    },
    { name: 'no pull request', count: counts.noPr, character: CHARACTERS.noPr },
  ];
  const segments = all.filter(({ count }) => count > 0);
  if (segments.length === 0) return '';
  const lengths = shareOut(segments.map(({ count }) => count));
  const bar = segments.map(({ character }, index) =>
    character.repeat(lengths[index] ?? 0),
  );
  const legend = segments.map(
    ({ name, count, character }) => `${character} ${formatNumber(count)} ${name}`,
  );
  return ['```text', bar.join(''), '', ...legend, '```'].join('\n');
}

/** Divides the width in proportion to the counts, at least one character for each. */
function shareOut(counts: readonly number[]): readonly number[] {
  let total = 0;
  for (const count of counts) total += count;
  const lengths = counts.map((count) => Math.max(1, Math.round((count / total) * WIDTH)));
  // Rounding may have given or taken a few characters. The longest part hides that best.
  let sum = 0;
  for (const length of lengths) sum += length;
  const longest = lengths.indexOf(Math.max(...lengths));
  return lengths.map((length, index) =>
    index === longest ? length + WIDTH - sum : length,
  );
}
