import type { PageViews } from '../domain.ts';
import { formatNumber } from '../report/format.ts';
import { singleLine } from '../text.ts';

const MAX_BARS = 12;
const MAX_PATH_LENGTH = 20;

/** As wide as a phone: Mermaid cuts off labels if it makes a chart smaller. They have the numbers, because those of an axis collide. */
const LAYOUT = {
  width: 340,
  plotReservedSpacePercent: 5,
  xAxis: { labelFontSize: 12, labelPadding: 8, showTick: false },
  yAxis: { showLabel: false, showTick: false, showAxisLine: false },
};
const BAR_PX = 26;

/** They stand out from GitHub's light and dark backgrounds and from each other, also for people with colour vision deficiency. */
const COLOURS = { backgroundColor: 'transparent', plotColorPalette: '#4c8eda, #d97c2b' };

/** Labels contain nothing that has a meaning in Mermaid: quotes, backticks, %, #, ;, braces, <. */
const UNSAFE = /[^\p{L}\p{M}\p{N}/._~ -]/gu;

/** A Mermaid bar chart: all views, and views by AI drawn over them. Empty without views. Older renderers know only the name with `-beta`. */
export function pagesChart(pages: readonly PageViews[]): string {
  const bars = pages.filter((page) => page.total > 0).slice(0, MAX_BARS);
  if (bars.length === 0) return '';
  const xyChart = { ...LAYOUT, height: BAR_PX * bars.length };
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify({ xyChart, themeVariables: { xyChart: COLOURS } })}}%%`,
    'xychart-beta horizontal',
    `  x-axis [${bars.map((page, index) => `"${label(page, index)}"`).join(', ')}]`,
    `  y-axis 0 --> ${Math.max(...bars.map(({ total }) => total))}`,
    `  bar [${bars.map(({ total }) => total).join(', ')}]`,
    `  bar [${bars.map(({ ai }) => ai).join(', ')}]`,
    '```',
  ].join('\n');
}

/** The rank keeps labels apart that are cut to the same text. */
function label({ path, total }: PageViews, index: number): string {
  const characters = Array.from(singleLine(path).replace(UNSAFE, '·'));
  // The end of a path is the more specific part.
  const isLong = characters.length > MAX_PATH_LENGTH;
  const text = isLong ? ['…', ...characters.slice(1 - MAX_PATH_LENGTH)] : characters;
  return `${index + 1}. ${text.join('')}: ${formatNumber(total)}`;
}
