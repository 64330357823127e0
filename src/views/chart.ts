import { singleLine } from '../text.ts';
import type { PageTrend } from './trends.ts';

/** With more bars or longer labels, labels overlap. */
const MAX_BARS = 12;
const MAX_LABEL_LENGTH = 30;

/**
 * All views, then views by AI, drawn over them: people are what remains visible of the first. Both colours stand out from
 * GitHub's light and dark backgrounds and from each other, also for people with colour vision deficiency.
 */
const THEME = '"backgroundColor": "transparent", "plotColorPalette": "#4c8eda, #d97c2b"';
const LEGEND = '🟦 people · 🟧 AI';

/** Keeps the width of the bars the same, however many there are. */
const HEIGHT_PX = { base: 150, perBar: 26 };

/** Labels contain nothing that has a meaning in Mermaid: quotes, backticks, %, #, ;, braces, <. */
const UNSAFE = /[^\p{L}\p{M}\p{N}/._~ -]/gu;

/** Longer numbers overlap on the axis. */
const SCALES = [
  [10_000_000, 1_000_000, 'views (millions)'],
  [10_000, 1000, 'views (thousands)'],
] as const;

/** A Mermaid bar chart with its legend, or an empty text if no page has views. Older renderers only know the name with `-beta`. */
export function pagesChart(title: string, pages: readonly PageTrend[]): string {
  const bars = pages.filter((page) => page.total > 0).slice(0, MAX_BARS);
  if (bars.length === 0) return '';
  const max = Math.max(...bars.map((page) => page.total));
  const [, unit, axis] = SCALES.find(([from]) => max >= from) ?? [0, 1, 'views'];
  return [
    LEGEND,
    '',
    '```mermaid',
    `%%{init: {"xyChart": {"height": ${HEIGHT_PX.base + HEIGHT_PX.perBar * bars.length}}, "themeVariables": {"xyChart": {${THEME}}}}}%%`,
    'xychart-beta horizontal',
    `  title "${title}"`,
    `  x-axis [${bars.map((page, index) => `"${label(page.path, index)}"`).join(', ')}]`,
    `  y-axis "${axis}" 0 --> ${max / unit}`,
    `  bar [${bars.map((page) => page.total / unit).join(', ')}]`,
    `  bar [${bars.map((page) => page.ai / unit).join(', ')}]`,
    '```',
  ].join('\n');
}

/** The rank keeps labels apart that are cut to the same text. */
function label(path: string, index: number): string {
  const rank = `${index + 1} `;
  const characters = Array.from(singleLine(path).replace(UNSAFE, '·'));
  const limit = MAX_LABEL_LENGTH - rank.length;
  // The end of a path is the more specific part.
  const text = characters.length <= limit ? characters : ['…', ...characters.slice(1 - limit)];
  return rank + text.join('');
}
