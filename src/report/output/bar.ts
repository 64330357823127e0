/** A stacked bar of characters: it needs no colour, and is readable on a dark page and on a phone. */
import { formatNumber } from '../../rendering/format.ts';

/** Length of the bar in characters. */
const WIDTH = 40;

/** Parts of the bar, with their names in the legend. The characters differ in their density, from full to light. */
const SEGMENTS = [
  { key: 'merged', name: 'merged', character: '█' },
  { key: 'open', name: 'open', character: '▓' },
  { key: 'closed', name: 'closed without merge', character: '▒' },
  { key: 'noPr', name: 'no pull request', character: '░' },
] as const;
type Counts = Readonly<Record<(typeof SEGMENTS)[number]['key'], number>>;

/** Renders the bar with its legend, in a fence so that all characters have the same width. Empty if there is nothing to show. */
export function stackedBar(counts: Counts): string {
  const shown = SEGMENTS.filter(({ key }) => counts[key] > 0);
  if (shown.length === 0) return '';
  const lengths = shareOut(shown.map(({ key }) => counts[key]));
  let bar = '';
  const legend: string[] = [];
  for (const [index, { key, name, character }] of shown.entries()) {
    bar += character.repeat(lengths[index] ?? 0);
    legend.push(`${character} ${formatNumber(counts[key])} ${name}`);
  }
  return ['```text', bar, '', ...legend, '```'].join('\n');
}

/** Divides the width in proportion to the counts, at least one character for each. */
function shareOut(counts: readonly number[]): readonly number[] {
  let total = 0;
  for (const count of counts) total += count;
  const lengths: number[] = [];
  let sum = 0;
  for (const count of counts) {
    const share = Math.round((count / total) * WIDTH);
    const length = Math.max(1, share);
    lengths.push(length);
    sum += length;
  }
  // Rounding may have given or taken a few characters. The longest part hides that best.
  const longest = Math.max(...lengths);
  lengths[lengths.indexOf(longest)] = longest + WIDTH - sum;
  return lengths;
}
