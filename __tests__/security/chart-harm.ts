/**
 * What GitHub would draw that is not our chart. A fence of Mermaid is no mere code: what stands in it is a program, and whoever
 * ends a label writes the rest of it.
 */

/** A label: a rank and a path, without anything that means something to Mermaid. */
const LABEL = '"\\d+ [^"`%#;{}<>&\\\\]*"';

/** Every line that our charts have. */
const OUR_LINES = [
  /^%%\{init: \{"xyChart": \{"height": \d+\}, "themeVariables": \{"xyChart": \{"backgroundColor": "transparent", "plotColorPalette": "[#0-9a-f, ]+"\}\}\}\}%%$/,
  /^xychart-beta horizontal$/,
  /^ {2}title "[A-Za-z ]+"$/,
  new RegExp(`^ {2}x-axis \\[${LABEL}(?:, ${LABEL})*\\]$`),
  /^ {2}y-axis "views(?: \((?:thousands|millions)\))?" 0 --> [\d.]+$/,
  /^ {2}bar \[[\d.]+(?:, [\d.]+)*\]$/,
];

/** Harm in the charts of a summary, a clause each. */
export function findHarmInCharts(markdown: string): readonly string[] {
  const charts = [...markdown.matchAll(/^```mermaid\n([^]*?)\n```$/gm)].map(([, chart = '']) => chart);
  return charts
    .flatMap((chart) => chart.split('\n'))
    .filter((line) => !OUR_LINES.some((shape) => shape.test(line)))
    .map((line) => `in a chart: ${line.slice(0, 80)}`);
}
