import { markdownTable } from './markdown-table.ts';
import { breakEven, costOf, minutesFor, WAYS, type Cost } from './runner-minutes.ts';

const JOBS_A_DAY = [1, 5, 20, 100] as const;
const number = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

/** The page of the documentation that compares what waiting and sweeping bill. */
export function writePage(): string {
  const costs = WAYS.map((way) => ({ ...way, cost: costOf(way) }));
  const waiting = costs[0]?.cost ?? never();
  return `# Runner minutes

GitHub bills runners of private repositories by the minute, and rounds each job of a workflow up. Standard runners of public
repositories are free. A run that waits for the docs agent bills the whole wait. With \`wait: false\` it bills one minute, and
the [sweep](../sweep/README.md) finishes the status comment later.

The table shows the billed minutes per month of 30 days. It is simulated (\`npm run bench:minutes\`) with ${number(10_000)} jobs that take
4 minutes in the median and 20 minutes at the 95th percentile. Four of five jobs open a pull request.

${markdownTable([
  [
    '',
    ...JOBS_A_DAY.map((jobs) => `${jobs} a day`),
    'mean delay',
    '95 % within',
    'cheaper than waiting from',
  ],
  ...costs.map(({ name, cost }) => rowOf(name, cost, waiting)),
])}

_Mean delay_ is the time from the end of the job until the status comment shows it. With the default timeout, a run that waits
misses the end of the ${(waiting.missed * 100).toFixed(1)} % of jobs that take longer than 30 minutes. A sweep finishes these, too.

The service may open the pull request shortly before it reports the job as completed. A sweep that was started by a pull request
therefore checks active jobs a second time after 30 seconds, within the minute that it bills anyway. The simulation assumes that
the job has completed by then. If it has not, the next scheduled sweep finishes it.

- **A few jobs a day**: let the run wait. This is the simplest way, and cheaper than any hourly sweep.
- **The docs are in the repository that runs the action**: sweep when the agent opens its pull request. This bills two minutes per
  job, however long the job takes. Add a scheduled sweep for jobs without a pull request. If these can wait, once a night is enough.
- **Many jobs, and the docs are in another repository**: sweep every hour. A sweep every 10 minutes bills ${number(costs.find(({ sweepEvery }) => sweepEvery === 600)?.cost.fixed ?? NaN)} minutes a month, even
  without any job.
- **A later job of the same run needs the link**: [submit now, collect later](../examples/collect-later.yml). This bills two minutes
  and the remaining wait.

GitHub may delay scheduled runs at busy times, especially at the start of an hour. The examples use other minutes.
`;
}

function rowOf(name: string, cost: Cost, waiting: Cost): readonly string[] {
  const from = cost === waiting ? undefined : breakEven(cost, waiting);
  return [
    name,
    ...JOBS_A_DAY.map((jobs) => number(minutesFor(cost, jobs))),
    span(cost.lagMean),
    span(cost.lagP95),
    from === undefined ? '' : `${from} a day`,
  ];
}

function span(minutes: number): string {
  if (minutes >= 100) return `${Math.round(minutes / 60)} h`;
  return minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`;
}

function never(): never {
  throw new Error('there is no first way');
}
