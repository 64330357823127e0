import { markdownTable } from './markdown-table.ts';
import { breakEven, costOf, minutesFor, WAYS, type Cost } from './runner-minutes.ts';

const JOBS_A_DAY = [1, 5, 20, 100] as const;
const number = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

/** The page of the documentation that tells what each way to learn how jobs end bills. */
export function writePage(): string {
  const costs = WAYS.map((way) => ({ ...way, cost: costOf(way) }));
  const waiting = costs[0]?.cost ?? never();
  return `# What waiting costs

On a private repository GitHub bills runners by the minute, each job of a workflow rounded up; on a public one standard runners
are free. A run that waits for the docs agent bills the whole wait. With \`wait: false\` it bills a minute, and a
[sweep](../sweep/README.md) tells later how the job ended.

Billed minutes a month (30 days), from ${number(10_000)} simulated jobs with a median of 4 minutes and a 95th percentile of 20,
of which four of five open a pull request (\`npm run bench:minutes\`):

${markdownTable([
  [
    '',
    ...JOBS_A_DAY.map((jobs) => `${jobs} a day`),
    'told after',
    '95 % within',
    'cheaper than waiting from',
  ],
  ...costs.map(({ name, cost }) => rowOf(name, cost, waiting)),
])}

_told after_ is the mean time from the job's end until the comment tells it. Waiting tells nothing of the ${(waiting.untold * 100).toFixed(1)} % of jobs
that are still at work after 30 minutes; a sweep tells of all.

The service does not say whether it calls a job completed before or after it opens the pull request. So a sweep that a pull request
has started looks at jobs that are still at work once more, half a minute later, within the minute that it bills anyway; the table
reckons with that second look each time, and takes the job to have ended by then. One that is at work even then is told by the next sweep by the clock.

- **A few jobs a day**: wait. It is the simplest, and cheaper than any sweep by the clock.
- **The docs live in the repository that asks**: sweep on the docs agent's pull request, which costs two minutes a job whatever
  it takes. The sweep by the clock beside it is for jobs that change nothing; once a night is enough where those can wait.
- **Many jobs, docs elsewhere**: sweep every hour. Every 10 minutes is ${number(costs.find(({ sweepEvery }) => sweepEvery === 600)?.cost.fixed ?? NaN)} minutes a month before the first job.
- **A later job of the same run needs the link**: [ask now, collect later](../examples/collect-later.yml), two minutes and what is
  left to wait.

GitHub may start scheduled runs late at busy times, most of all at the full hour: the examples take another minute.
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
