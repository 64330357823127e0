/**
 * What it costs to report the end of jobs, and how late that is, for the simulated jobs of the polling benchmark. Pure and seeded.
 *
 * Jobs end at random times of the day; four of five open a pull request, the others change nothing. GitHub bills each job of a
 * workflow by the minute, rounded up: https://docs.github.com/billing/concepts/product-billing/github-actions
 */
import { SECOND_CHECK_MS } from '../../src/sweep/check-jobs.ts';
import { seededRandom } from '../../fakes/random.ts';
import type { Rows } from '../markdown.ts';
import { DURATIONS, mean, OUR_LAGS, percentile95, SEED } from './polling.ts';

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

/** Ways to report the end of jobs. */
const WAITING = costOfWaiting();
const WAYS: Readonly<Record<string, Cost>> = {
  'wait in the run': WAITING,
  'sweep on its pull request, and hourly': costOfSweeps(3600, true),
  'sweep on its pull request, and nightly': costOfSweeps(DAY, true),
  'sweep every hour': costOfSweeps(3600),
  'sweep every 10 minutes': costOfSweeps(600),
};

type Cost = Readonly<{
  /** Billed minutes in 30 days, whether there are jobs or not. */
  fixed: number;
  /** Billed minutes for each job, on average. */
  perJob: number;
  /** Seconds from each job's end until its comment shows it. */
  lags: readonly number[];
}>;

function costOfWaiting(): Cost {
  const lag = mean(OUR_LAGS);
  const billed = DURATIONS.map((each) => minutesOf(Math.min(each + lag, MAX_WAIT) + AROUND));
  return { fixed: 0, perJob: mean(billed), lags: OUR_LAGS };
}

/** @param every seconds between scheduled sweeps */
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

/** Billed minutes for each way to report the end of jobs, and how late it is. */
export function runnerMinutesRows(): Rows {
  const days = JOBS_A_DAY.map((jobs) => `${jobs} a day`);
  return [
    ['', ...days, 'mean delay', '95 % within', 'cheaper than waiting from'],
    ...Object.entries(WAYS).map(([name, { fixed, perJob, lags }]) => {
      const saved = (WAITING.perJob - perJob) * DAYS;
      return [
        name,
        ...JOBS_A_DAY.map((jobs) => Math.round(fixed + perJob * jobs * DAYS).toLocaleString('en')),
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
