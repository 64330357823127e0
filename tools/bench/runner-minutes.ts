/**
 * What it bills to learn how jobs ended, and how late that is, by simulation over the jobs of the polling bench. Pure and seeded.
 *
 * Jobs end at random times of the day; four of five open a pull request, the others change nothing. GitHub bills each job of a
 * workflow by the minute, rounded up: https://docs.github.com/billing/concepts/product-billing/github-actions
 */
import { SECOND_CHECK_MS } from '../../src/sweep/check-jobs.ts';
import { seededRandom } from '../../fakes/random.ts';
import { drawDurations, SCHEDULES, simulate } from './poll-simulation.ts';

/** Seconds until a run has its runner, which is not billed, and seconds that a run takes beside its waiting. */
const START = 15;
const AROUND = 5;
/**
 * What a sweep that a pull request has started waits for a job that is still at work. Reckoned for each of them: the service does
 * not say whether it calls a job completed before or after it opens the pull request.
 */
const LOOK_LATER = SECOND_CHECK_MS / 1000;
/** `timeout-minutes`, where nothing else is said. */
const LONGEST_WAIT = 30 * 60;
const OPENS_PULL_REQUEST = 0.8;
const DAY = 24 * 60 * 60;
const DAYS = 30;
const COUNT = 10_000;
const SEED = 20_260_801;

/** A way to learn how jobs end. */
export type Way = Readonly<{
  name: string;
  /** Seconds from one sweep by the clock to the next; undefined where the run that asks waits itself. */
  sweepEvery: number | undefined;
  /** Whether the pull request that a job opens starts a sweep as well. */
  onPullRequest: boolean;
}>;

export const WAYS: readonly Way[] = [
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
  /** Minutes from a job's end until its comment tells it. */
  lagMean: number;
  lagP95: number;
  /** Share of the jobs that are still at work when the waiting ends: their end is not reported at all. */
  missed: number;
}>;

export function costOf({ sweepEvery, onPullRequest }: Way): Cost {
  const random = seededRandom(SEED);
  const durations = drawDurations({ count: COUNT, seed: SEED });
  if (sweepEvery === undefined) {
    const { lagMean, lagP95 } = simulate({ schedule: SCHEDULES.ours, durations, seed: SEED });
    const billed = durations.map((each) => minutesOf(Math.min(each + lagMean, LONGEST_WAIT) + AROUND));
    const missed = durations.filter((each) => each > LONGEST_WAIT).length / COUNT;
    return { fixed: 0, perJob: mean(billed), lagMean: lagMean / 60, lagP95: lagP95 / 60, missed };
  }
  const ends = durations.map((duration) => {
    const bySweep = sweepEvery - ((random() * DAY + duration) % sweepEvery);
    const byPullRequest = onPullRequest && random() < OPENS_PULL_REQUEST;
    return {
      lag: (byPullRequest ? LOOK_LATER : bySweep) + START + AROUND,
      billed: minutesOf(AROUND) + (byPullRequest ? minutesOf(AROUND + LOOK_LATER) : 0),
    };
  });
  const lags = ends.map(({ lag }) => lag / 60).toSorted((a, b) => a - b);
  return {
    fixed: (DAY / sweepEvery) * DAYS * minutesOf(AROUND),
    perJob: mean(ends.map(({ billed }) => billed)),
    lagMean: mean(lags),
    lagP95: lags[Math.ceil(COUNT * 0.95) - 1] ?? NaN,
    missed: 0,
  };
}

/** Billed minutes in 30 days. */
export function minutesFor({ fixed, perJob }: Cost, jobsADay: number): number {
  return fixed + perJob * jobsADay * DAYS;
}

/** The fewest jobs a day for which `way` bills less than `other`; undefined where it never does. */
export function breakEven(way: Cost, other: Cost): number | undefined {
  const saved = (other.perJob - way.perJob) * DAYS;
  return saved > 0 ? Math.floor((way.fixed - other.fixed) / saved) + 1 : undefined;
}

function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
