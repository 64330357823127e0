/** What each way to poll costs and how late it is, as a table. */
import { figuresOf, measure } from './poll-figures.ts';

const COLUMNS = [
  { key: 'requestsMean', title: 'requests', digits: 1 },
  { key: 'requestsP95', title: '95 % need at most', digits: 0 },
  { key: 'lagMean', title: 'lag, s', digits: 1 },
  { key: 'lagP95', title: '95 % within, s', digits: 1 },
  { key: 'relativeLagMean', title: 'lag, % of the job', digits: 1 },
] as const;

/** The figures of each schedule over the same jobs; in brackets each figure's ratio to this action's. */
export function pollingRows(measured = measure()): readonly (readonly string[])[] {
  const ours = figuresOf(measured, 'ours');
  return [
    ['schedule', ...COLUMNS.map(({ title }) => title)],
    ...[...measured].map(([name, figures]) => [
      name === 'ours' ? 'this action' : name,
      ...COLUMNS.map(
        ({ key, digits }) => `${figures[key].toFixed(digits)} (${(figures[key] / ours[key]).toFixed(2)})`,
      ),
    ]),
  ];
}
