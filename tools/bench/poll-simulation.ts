/**
 * What each polling schedule costs, and how late it is, for simulated jobs. Pure and seeded: the same figures on every machine.
 *
 * Durations are log-normal with a median of 4 minutes and a 95th percentile of 20; draws above 60 minutes are drawn
 * again. A request takes 0.12 s plus an exponential part of 0.25 s on average, and the service reads the job's state
 * half-way through it. The lag is the time from the job's end to the response that shows it.
 */
import { seededRandom } from '../../fakes/random.ts';
import { nextDelay } from '../../src/job/poll-schedule.ts';

/** Seconds from a response to the next request. */
type Schedule = (moment: Readonly<{ elapsed: number; attempts: number; random: () => number }>) => number;

type Figures = Readonly<{
  requestsMean: number;
  requestsP95: number;
  /** Seconds. */
  lagMean: number;
  lagP95: number;
  /** Per cent of the job's duration, averaged over jobs. */
  relativeLagMean: number;
}>;

const MEDIAN = 4 * 60;
const P95 = 20 * 60;
const LONGEST = 60 * 60;
const REQUEST_LEAST = 0.12;
const REQUEST_REST_MEAN = 0.25;
/** 95th percentile of the standard normal distribution. */
const Z95 = 1.6448536269514722;
/** Jest makes access to globals slow. */
const { log } = Math;

const fixed =
  (seconds: number): Schedule =>
  () =>
    seconds;
const exponential =
  ({ factor, cap }: Readonly<{ factor: number; cap: number }>): Schedule =>
  ({ attempts }) =>
    Math.min(cap, 2 * factor ** attempts);

/** Jobs that are simulated. */
export const COUNT = 10_000;
export const SEED = 20_260_801;

/** Durations of the jobs, in seconds. */
export function drawDurations(seed = SEED): readonly number[] {
  const random = seededRandom(seed);
  const sigma = Math.log(P95 / MEDIAN) / Z95;
  const durations: number[] = [];
  while (durations.length < COUNT) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const duration = MEDIAN * Math.exp(sigma * normal);
    if (duration <= LONGEST) durations.push(duration);
  }
  return durations;
}

/** Polls each of the jobs by one schedule. */
function simulate(schedule: Schedule): Figures {
  const random = seededRandom(SEED);
  const waits = DURATIONS.map((duration) => waitFor({ schedule, duration, random }));
  const requests = waits.map((wait) => wait.requests);
  const lags = waits.map((wait) => wait.lag);
  return {
    requestsMean: mean(requests),
    requestsP95: percentile95(requests),
    lagMean: mean(lags),
    lagP95: percentile95(lags),
    relativeLagMean: mean(waits.map((wait) => wait.relativeLag)),
  };
}

function waitFor({
  schedule,
  duration,
  random,
}: Readonly<{ schedule: Schedule; duration: number; random: () => number }>) {
  let elapsed = 0;
  for (let attempts = 0; ; attempts += 1) {
    elapsed += schedule({ elapsed, attempts, random });
    const request = REQUEST_LEAST - REQUEST_REST_MEAN * log(1 - random());
    const isOver = elapsed + request / 2 >= duration;
    elapsed += request;
    if (isOver) {
      const lag = elapsed - duration;
      return { requests: attempts + 1, lag, relativeLag: (100 * lag) / duration };
    }
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

/** Of the jobs, in seconds. */
export const DURATIONS = drawDurations();
/** The figures of our schedule, by the code of the action, and of common alternatives. All over the same jobs. */
export const FIGURES = {
  ours: simulate(({ elapsed, random }) => nextDelay({ elapsedMs: elapsed * 1_000, random }) / 1_000),
  'fixed 5 s': simulate(fixed(5)),
  'fixed 10 s': simulate(fixed(10)),
  'fixed 30 s': simulate(fixed(30)),
  'exponential 2 s ×1.5 to 60 s': simulate(exponential({ factor: 1.5, cap: 60 })),
  'exponential 2 s ×2 to 60 s': simulate(exponential({ factor: 2, cap: 60 })),
} as const;
