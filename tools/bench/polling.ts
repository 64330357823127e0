/**
 * What each polling schedule costs, and how late it is, for simulated jobs. Pure and seeded: the same figures on every machine.
 *
 * Durations are log-normal with a median of 4 minutes and a 95th percentile of 20; draws above 60 minutes are drawn
 * again. A request takes 0.12 s plus an exponential part of 0.25 s on average, and the service reads the job's state
 * half-way through it. The lag is the time from the job's end to the response that shows it.
 */
import { seededRandom } from '../../fakes/random.ts';
import { nextDelay } from '../../src/job/poll-schedule.ts';
import type { Rows } from '../markdown.ts';

/** Seconds from a response to the next request. */
type Schedule = (moment: Readonly<{ elapsed: number; attempts: number; random: () => number }>) => number;

export const SEED = 20_260_801;
const COUNT = 10_000;
const MEDIAN = 4 * 60;
const P95 = 20 * 60;
const MAX_DURATION = 60 * 60;
/** 95th percentile of the standard normal distribution. */
const Z95 = 1.6448536269514722;
/** Jest makes access to globals slow. */
const { log } = Math;

/** Durations of the jobs, in seconds. */
export const DURATIONS = drawDurations();

function drawDurations(): readonly number[] {
  const random = seededRandom(SEED);
  const sigma = log(P95 / MEDIAN) / Z95;
  const durations: number[] = [];
  while (durations.length < COUNT) {
    const normal = Math.sqrt(-2 * log(1 - random())) * Math.cos(2 * Math.PI * random());
    const duration = MEDIAN * Math.exp(sigma * normal);
    if (duration <= MAX_DURATION) durations.push(duration);
  }
  return durations;
}

const ours: Schedule = ({ elapsed, random }) => nextDelay({ elapsedMs: elapsed * 1_000, random }) / 1_000;
const exponential =
  (factor: number): Schedule =>
  ({ attempts }) =>
    Math.min(60, 2 * factor ** attempts);

const SCHEDULES: Readonly<Record<string, Schedule>> = {
  'this action': ours,
  'fixed 5 s': () => 5,
  'fixed 10 s': () => 10,
  'fixed 30 s': () => 30,
  'exponential 2 s ×1.5 to 60 s': exponential(1.5),
  'exponential 2 s ×2 to 60 s': exponential(2),
};

/** Polls each of the jobs by one schedule. Lags are in seconds and in per cent of the job's duration. */
function simulate(schedule: Schedule) {
  const random = seededRandom(SEED);
  return DURATIONS.map((duration) => {
    let elapsed = 0;
    for (let attempts = 0; ; attempts += 1) {
      elapsed += schedule({ elapsed, attempts, random });
      const request = 0.12 - 0.25 * log(1 - random());
      const isOver = elapsed + request / 2 >= duration;
      elapsed += request;
      const lag = elapsed - duration;
      if (isOver) return { requests: attempts + 1, lag, relativeLag: (100 * lag) / duration };
    }
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;
}

/** How late this action is for each of the jobs, in seconds. */
export const OUR_LAGS = simulate(ours).map(({ lag }) => lag);

const COLUMNS = [
  { title: 'requests', key: 'requests', statistic: mean, digits: 1 },
  { title: '95 % need at most', key: 'requests', statistic: percentile95, digits: 0 },
  { title: 'lag, s', key: 'lag', statistic: mean, digits: 1 },
  { title: '95 % within, s', key: 'lag', statistic: percentile95, digits: 1 },
  { title: 'lag, % of the job', key: 'relativeLag', statistic: mean, digits: 1 },
] as const;

/** The figures of each schedule; in brackets each figure's ratio to this action's. */
export function pollingRows(): Rows {
  const figuresOf = (schedule: Schedule): readonly number[] => {
    const polled = simulate(schedule);
    return COLUMNS.map(({ key, statistic }) => statistic(polled.map((each) => each[key])));
  };
  const base = figuresOf(ours);
  return [
    ['schedule', ...COLUMNS.map(({ title }) => title)],
    ...Object.entries(SCHEDULES).map(([name, schedule]) => [
      name,
      ...figuresOf(schedule).map((figure, column) => {
        const ratio = figure / (base[column] ?? NaN);
        return `${figure.toFixed(COLUMNS[column]?.digits)} (${ratio.toFixed(2)})`;
      }),
    ]),
  ];
}
