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

export const JOBS = `${COUNT.toLocaleString('en')} simulated jobs with a median of 4 minutes, a 95th percentile of 20 minutes and a maximum of 60 minutes`;

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

/** The whole of `docs/polling.md`. */
export function writePage(measured = measure()): string {
  return `# Polling

The service has no webhooks, so the action polls. Frequent polls cost the service requests, rare polls cost you time. A delay matters
more for a short job, so the interval grows with the square root of the elapsed time: 0.75·√seconds, between 5 s and 30 s, ±10 % so that
parallel runs do not poll at the same moment. After one minute the interval is 6 s, after ten minutes 18 s.

The table shows ${JOBS}
(\`npm run bench:poll\`): requests per job and the lag from the end of the job to the poll that sees it. Ratios to this action are in
brackets.

${markdownTable(pollingRows(measured))}

This action needs as many requests as a fixed interval of 10 s, and a quarter fewer for long jobs. Its lag is 3 % of the duration of the
job. With an exponential interval, the lag is about half a minute.

- \`poll-interval-seconds\` sets a fixed interval of at least 2 s.
- \`Retry-After\` can lengthen an interval to at most 2 minutes. It never shortens one.
- The last poll is exactly at the end of \`timeout-minutes\`.
- The wait also ends after 5 minutes without a good response, after 401 or 403 twice in a row, and if the job is missing (404) for more
  than 30 s.
`;
}
