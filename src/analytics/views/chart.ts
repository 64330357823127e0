import type { PageViews } from '../../domain/analytics.ts';
import { formatNumber } from '../../rendering/format.ts';
import { singleLine } from '../../text/strings.ts';

const MAX_BARS = 12;
const MAX_PATH_LENGTH = 20;

/**
 * Layout for a phone's width, because Mermaid cuts off labels if it makes a chart smaller. Labels
 * include the numbers, because axis numbers overlap.
 */
const LAYOUT = {
  width: 340,
  plotReservedSpacePercent: 5,
  xAxis: { labelFontSize: 12, labelPadding: 8, showTick: false },
  yAxis: { showLabel: false, showTick: false, showAxisLine: false },
};
const BAR_PX = 26;

/**
 * Colours that stand out from GitHub's light and dark backgrounds and from each other, also for
 * people with colour vision deficiency.
 */
const COLOURS = { backgroundColor: 'transparent', plotColorPalette: '#4c8eda, #d97c2b' };

/** Characters that may have a meaning in Mermaid: quotes, backticks, %, #, ;, braces, < and others. */
const UNSAFE = /[^\p{L}\p{M}\p{N}/._~ -]/gu;

/**
 * Renders a Mermaid bar chart: all views, and views by AI drawn over them. Empty without views.
 * Older renderers know only the name with `-beta`.
 */
export function viewsChart(pages: readonly PageViews[]): string {
  const bars = pages.filter(({ total }) => total > 0).slice(0, MAX_BARS);
  if (bars.length === 0) return '';
  const options = {
    xyChart: { ...LAYOUT, height: BAR_PX * bars.length },
    themeVariables: { xyChart: COLOURS },
  };
  const labels = bars.map((page, index) => `"${label(page, index)}"`);
  const totals = bars.map(({ total }) => total);
  const byAi = bars.map(({ ai }) => ai);
  return [
    '```mermaid',
    `%%{init: ${JSON.stringify(options)}}%%`,
    'xychart-beta horizontal',
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis 0 --> ${Math.max(...totals)}`,
    `  bar [${totals.join(', ')}]`,
    `  bar [${byAi.join(', ')}]`,
    '```',
  ].join('\n');
}

/** Renders a label, with the rank to keep labels apart that are cut to the same text. */
function label({ path, total }: PageViews, index: number): string {
  const characters = Array.from(singleLine(path).replace(UNSAFE, '·'));
  let text = characters.join('');
  if (characters.length > MAX_PATH_LENGTH) {
    // The end of a path is the more specific part.
    text = `…${characters.slice(1 - MAX_PATH_LENGTH).join('')}`;
  }
  return `${index + 1}. ${text}: ${formatNumber(total)}`;
}
