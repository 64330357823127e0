/**
 * What it costs to report the end of jobs, and how late that is, for the simulated jobs of the polling benchmark. Pure and seeded.
 *
 * Jobs end at random times of the day; four of five open a pull request, the others change nothing. GitHub bills each job of a
 * workflow by the minute, rounded up: https://docs.github.com/billing/concepts/product-billing/github-actions
 */
import { SECOND_CHECK_MS } from '../../src/sweep/check-jobs.ts';
import { seededRandom } from '../../fakes/random.ts';
import { COUNT, DURATIONS, FIGURES, mean, percentile95, SEED } from './poll-simulation.ts';

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

/** A way to report the end of jobs. */
type Way = Readonly<{
  name: string;
  /** Seconds between scheduled sweeps; undefined if the run waits itself. */
  sweepEvery: number | undefined;
  /** Whether the pull request of a job starts a sweep, too. */
  onPullRequest: boolean;
}>;

export const WAYS: readonly [Way, ...Way[]] = [
  { name: 'wait in the run', sweepEvery: undefined, onPullRequest: false },
  { name: 'sweep on its pull request, and hourly', sweepEvery: 3600, onPullRequest: true },
  { name: 'sweep on its pull request, and nightly', sweepEvery: DAY, onPullRequest: true },
  { name: 'sweep every hour', sweepEvery: 3600, onPullRequest: false },
  { name: 'sweep every 10 minutes', sweepEvery: 600, onPullRequest: false },
];

export type Cost = Readonly<{
  /** Billed minutes in 30 days, whether there are jobs or not. */
  fixed: number;
  /** Billed minutes for each job, on average. */
  perJob: number;
  /** Minutes from a job's end until its comment shows it. */
  lagMean: number;
  lagP95: number;
  /** Share of the jobs that are still active at the end of the wait: their end is not reported. */
  missed: number;
}>;

export function costOf({ sweepEvery, onPullRequest }: Way): Cost {
  const random = seededRandom(SEED);
  if (sweepEvery === undefined) {
    const { lagMean, lagP95 } = FIGURES.ours;
    const billed = DURATIONS.map((each) => minutesOf(Math.min(each + lagMean, MAX_WAIT) + AROUND));
    const missed = DURATIONS.filter((each) => each > MAX_WAIT).length / COUNT;
    return { fixed: 0, perJob: mean(billed), lagMean: lagMean / 60, lagP95: lagP95 / 60, missed };
  }
  const ends = DURATIONS.map((duration) => {
    const bySweep = sweepEvery - ((random() * DAY + duration) % sweepEvery);
    const byPullRequest = onPullRequest && random() < OPENS_PULL_REQUEST;
    return {
      lag: (byPullRequest ? SECOND_CHECK : bySweep) + START + AROUND,
      billed: minutesOf(AROUND) + (byPullRequest ? minutesOf(AROUND + SECOND_CHECK) : 0),
    };
  });
  const lags = ends.map(({ lag }) => lag / 60);
  return {
    fixed: (DAY / sweepEvery) * DAYS * minutesOf(AROUND),
    perJob: mean(ends.map(({ billed }) => billed)),
    lagMean: mean(lags),
    lagP95: percentile95(lags),
    missed: 0,
  };
}

/** Billed minutes in 30 days. */
export function minutesFor({ fixed, perJob }: Cost, jobsADay: number): number {
  return fixed + perJob * jobsADay * DAYS;
}

/** The minimum of jobs a day for which `way` bills less than `other`; undefined if there is none. */
export function breakEven(way: Cost, other: Cost): number | undefined {
  const saved = (other.perJob - way.perJob) * DAYS;
  return saved > 0 ? Math.floor((way.fixed - other.fixed) / saved) + 1 : undefined;
}

function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
