/** What each way to poll costs and how late it is, as rows and as a page of the documentation. */
import { markdownTable } from './markdown-table.ts';
import { COUNT, figuresOf, measure } from './poll-figures.ts';

const COLUMNS = [
  { key: 'requestsMean', title: 'requests', digits: 1 },
  { key: 'requestsP95', title: '95 % need at most', digits: 0 },
  { key: 'lagMean', title: 'lag, s', digits: 1 },
  { key: 'lagP95', title: '95 % within, s', digits: 1 },
  { key: 'relativeLagMean', title: 'lag, % of the job', digits: 1 },
] as const;

export const JOBS = `${COUNT.toLocaleString('en')} simulated jobs: median 4 minutes, 95th percentile 20 minutes, at most 60 minutes`;

/** The figures of each schedule over the same jobs; in brackets each figure's ratio to ours. */
export function pollingRows(measured = measure()): readonly (readonly string[])[] {
  const ours = figuresOf(measured, 'ours');
  return [
    ['schedule', ...COLUMNS.map(({ title }) => title)],
    ...[...measured].map(([name, figures]) => [
      name,
      ...COLUMNS.map(
        ({ key, digits }) => `${figures[key].toFixed(digits)} (${(figures[key] / ours[key]).toFixed(2)})`,
      ),
    ]),
  ];
}

/** The whole of `docs/polling.md`. */
export function writePage(measured = measure()): string {
  return `# How a job is waited for

The service tells nobody when a job ends: one has to look. Looking often costs the service requests, looking seldom costs
people time, and a late answer hurts the more the shorter the job was. So the pause grows with the square root of the time
that has passed: 0.75·√seconds, at least 5 s and at most 30 s, and up to a tenth more or less, so that many runs do not
look all at once. After a minute that is 6 s, after ten minutes 18 s.

Over ${JOBS} (\`npm run bench:poll\`); requests for a job, lag from its end to the
look that sees it, ratios to ours in brackets:

${markdownTable(pollingRows(measured))}

Ours takes the requests of a fixed 10 s with a quarter less in the worst case, and is late by 3 % of a job's time; an exponential
pause, as most scripts have it, comes half a minute late.

- \`poll-interval-seconds\` is a fixed pause instead, at least 2 s.
- \`Retry-After\` makes a pause longer, never shorter, and at most 2 minutes.
- When \`timeout-minutes\` are over there is one last look, at that very moment.
- What ends the wait besides: [faults](faults.md).
`;
}
