/** What each way to poll costs and how late it is, as a table. */
import type { Rows } from '../markdown.ts';
import { FIGURES } from './poll-simulation.ts';

const COLUMNS = [
  { key: 'requestsMean', title: 'requests', digits: 1 },
  { key: 'requestsP95', title: '95 % need at most', digits: 0 },
  { key: 'lagMean', title: 'lag, s', digits: 1 },
  { key: 'lagP95', title: '95 % within, s', digits: 1 },
  { key: 'relativeLagMean', title: 'lag, % of the job', digits: 1 },
] as const;

/** The figures of each schedule; in brackets each figure's ratio to this action's. */
export function pollingRows(): Rows {
  return [
    ['schedule', ...COLUMNS.map(({ title }) => title)],
    ...Object.entries(FIGURES).map(([name, figures]) => [
      name === 'ours' ? 'this action' : name,
      ...COLUMNS.map(({ key, digits }) => {
        const ratio = figures[key] / FIGURES.ours[key];
        return `${figures[key].toFixed(digits)} (${ratio.toFixed(2)})`;
      }),
    ]),
  ];
}
