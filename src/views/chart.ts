import type { PageTrend } from './trends.ts';
import { singleLine } from '../text.ts';

/** More bars than this, or longer labels, and the labels run into each other. */
const MAX_BARS = 12;
const MAX_LABEL_LENGTH = 30;

/**
 * In order: all views, then those by AI, drawn over them. Both stand out from GitHub's light and dark backgrounds and from
 * each other, for the colour-blind too; of Mermaid's own colours the first one is hardly to be seen on white.
 */
const COLOURS = '#4c8eda, #d97c2b';

/** Pixels: bars keep their width, however few they are. */
const HEIGHT_PX = { around: 150, ofBar: 26 };

/** All that a label may hold: whatever means something to Mermaid (quotes, back-ticks, %, #, ;, braces, <) is not in it. */
const UNSAFE = /[^\p{L}\p{M}\p{N}/._~ -]/gu;

/**
 * The pages as a Mermaid bar chart, or nothing where there is nothing to draw. `title` is ours. Bars lie, so that labels can
 * be read. The keyword keeps its `-beta`: newer renderers take both spellings, older ones this one alone.
 */
export function pagesChart(title: string, pages: readonly PageTrend[]): string {
  const bars = pages.filter((page) => page.total > 0).slice(0, MAX_BARS);
  if (bars.length === 0) return '';
  const max = bars.reduce((max, page) => Math.max(max, page.total), 0);
  const height = HEIGHT_PX.around + HEIGHT_PX.ofBar * bars.length;
  return [
    '```mermaid',
    `%%{init: {"xyChart": {"height": ${height}}, "themeVariables": {"xyChart": {"plotColorPalette": "${COLOURS}"}}}}%%`,
    'xychart-beta horizontal',
    `  title "${title} (orange: by AI)"`,
    `  x-axis [${bars.map((page, index) => `"${label(page.path, index)}"`).join(', ')}]`,
    `  y-axis "views" 0 --> ${max}`,
    `  bar [${bars.map((page) => page.total).join(', ')}]`,
    `  bar [${bars.map((page) => page.ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/** The rank comes first: it leads to the table's row, and keeps labels apart that were cut to the same end. */
function label(path: string, index: number): string {
  const rank = `${index + 1} `;
  const characters = Array.from(singleLine(path).replace(UNSAFE, '·'));
  const room = MAX_LABEL_LENGTH - rank.length;
  // The end of a path says more than its beginning.
  const text = characters.length <= room ? characters : ['…', ...characters.slice(1 - room)];
  return rank + text.join('');
}
