/**
 * `npm run bench:waiting`: the runner minutes of waiting and of sweeps, for simulated jobs. `-- --write` updates docs/cost.md.
 * Seeded: the same figures on every machine.
 *
 * Durations are log-normal with a median of 4 minutes and a 95th percentile of 20; draws above 60 minutes are drawn again. A request
 * takes 0.12 s plus an exponential part of 0.25 s on average, and the service reads the job's state half-way through it. The lag is
 * the time from the job's end to the response that shows it.
 *
 * Jobs end at random times of the day; four of five open a pull request, the others change nothing. GitHub bills each job of a
 * workflow by the minute, rounded up: https://docs.github.com/billing/concepts/product-billing/github-actions
 */
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../../fakes/random.ts';
import { nextPollDelay } from '../../src/job/poll-schedule.ts';
import { SECOND_CHECK_MS } from '../../src/fleet/check-jobs.ts';
import {
  figuresTable,
  formatMarkdown,
  plainTable,
  readPage,
  replaceBetween,
  writePage,
  type Rows,
} from '../markdown.ts';

const SEED = 20_260_801;
const JOBS = 5_000;
const MEDIAN = 4 * 60;
const P95 = 20 * 60;
const MAX_DURATION = 60 * 60;
/** 95th percentile of the standard normal distribution. */
const Z95 = 1.6448536269514722;
/** Jest makes access to globals slow. */
const { log } = Math;

const PAGE = 'docs/cost.md';
/** Durations of the jobs, in seconds. */
const DURATIONS = drawDurations();

function drawDurations(): readonly number[] {
  const random = seededRandom(SEED);
  const sigma = log(P95 / MEDIAN) / Z95;
  const durations: number[] = [];
  while (durations.length < JOBS) {
    const normal = Math.sqrt(-2 * log(1 - random())) * Math.cos(2 * Math.PI * random());
    const duration = MEDIAN * Math.exp(sigma * normal);
    if (duration <= MAX_DURATION) durations.push(duration);
  }
  return durations;
}

/** Polls each of the jobs. Returns the seconds from its end to the response that shows it. */
function pollingLags(): readonly number[] {
  const random = seededRandom(SEED);
  return DURATIONS.map((duration) => {
    let elapsed = 0;
    let isOver = false;
    while (!isOver) {
      elapsed += nextPollDelay({ elapsedMs: elapsed * 1_000, random }) / 1_000;
      const request = 0.12 - 0.25 * log(1 - random());
      isOver = elapsed + request / 2 >= duration;
      elapsed += request;
    }
    return elapsed - duration;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}

/** Seconds until a run has its runner, which is not billed, and seconds that a run takes besides its wait. */
const START = 15;
const AROUND = 5;
/**
 * How long a sweep that a pull request has started waits for a job that is still active. Counted for each: it is not documented
 * whether a job is completed before or after its pull request is open.
 */
const SECOND_CHECK = SECOND_CHECK_MS / 1000;
/** The default of `timeout-minutes`. */
const MAX_WAIT = 30 * 60;
const OPENS_PULL_REQUEST = 0.8;
const DAY = 24 * 60 * 60;
const DAYS = 30;
const JOBS_A_DAY = [1, 5, 20, 100] as const;

type Cost = Readonly<{
  /** Billed minutes in 30 days, whether there are jobs or not. */
  fixed: number;
  /** Billed minutes for each job, on average. */
  perJob: number;
  /** Seconds from each job's end until its comment shows it. */
  lags: readonly number[];
}>;

function costOfWaiting(): Cost {
  const lags = pollingLags();
  const billed = DURATIONS.map((each) =>
    minutesOf(Math.min(each + mean(lags), MAX_WAIT) + AROUND),
  );
  return { fixed: 0, perJob: mean(billed), lags };
}

/**
 * Calculates the cost of scheduled sweeps.
 *
 * @param every seconds between scheduled sweeps
 */
function costOfSweeps(every: number, onPullRequest = false): Cost {
  const random = seededRandom(SEED);
  const ends = DURATIONS.map((duration) => {
    const bySweep = every - ((random() * DAY + duration) % every);
    const byPullRequest = onPullRequest && random() < OPENS_PULL_REQUEST;
    return {
      lag: (byPullRequest ? SECOND_CHECK : bySweep) + START + AROUND,
      billed: minutesOf(AROUND) + (byPullRequest ? minutesOf(AROUND + SECOND_CHECK) : 0),
    };
  });
  return {
    fixed: (DAY / every) * DAYS * minutesOf(AROUND),
    perJob: mean(ends.map(({ billed }) => billed)),
    lags: ends.map(({ lag }) => lag),
  };
}

/** Calculates billed minutes for each way to report the end of jobs, and how late it is. */
function runnerMinutesRows(): Rows {
  const waiting = costOfWaiting();
  const ways: Readonly<Record<string, Cost>> = {
    'wait in the run': waiting,
    'sweep on its pull request, and hourly': costOfSweeps(3600, true),
    'sweep on its pull request, and nightly': costOfSweeps(DAY, true),
    'sweep every hour': costOfSweeps(3600),
    'sweep every 10 minutes': costOfSweeps(600),
  };
  const days = JOBS_A_DAY.map((jobs) => `${jobs} a day`);
  return [
    ['', ...days, 'mean delay', '95 % within', 'cheaper than waiting from'],
    ...Object.entries(ways).map(([name, { fixed, perJob, lags }]) => {
      const saved = (waiting.perJob - perJob) * DAYS;
      return [
        name,
        ...JOBS_A_DAY.map((jobs) =>
          Math.round(fixed + perJob * jobs * DAYS).toLocaleString('en'),
        ),
        span(mean(lags)),
        span(percentile95(lags)),
        saved > 0 ? `${Math.floor(fixed / saved) + 1} a day` : '',
      ];
    }),
  ];
}

function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}

function span(seconds: number): string {
  const minutes = seconds / 60;
  if (minutes >= 100) return `${Math.round(minutes / 60)} h`;
  return minutes < 1 ? `${Math.round(seconds)} s` : `${Math.round(minutes)} min`;
}

/** Renders the page with the current figures. */
export async function renderCostPage(): Promise<string> {
  const table = figuresTable(runnerMinutesRows());
  return await formatMarkdown(replaceBetween(readPage(PAGE), 'runner minutes', table));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(plainTable(runnerMinutesRows()));
  if (process.argv.includes('--write')) writePage(PAGE, await renderCostPage());
}
