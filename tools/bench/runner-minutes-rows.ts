import type { Rows } from '../markdown.ts';
import { breakEven, costOf, minutesFor, WAYS, type Cost } from './runner-minutes.ts';

const JOBS_A_DAY = [1, 5, 20, 100] as const;

/** Billed minutes for each way to report the end of jobs, and how late it is. */
export function runnerMinutesRows(): Rows {
  const costs = WAYS.map((way) => ({ ...way, cost: costOf(way) }));
  const waiting = costOf(WAYS[0]);
  return [
    [
      '',
      ...JOBS_A_DAY.map((jobs) => `${jobs} a day`),
      'mean delay',
      '95 % within',
      'cheaper than waiting from',
    ],
    ...costs.map(({ name, cost }) => rowOf(name, cost, waiting)),
  ];
}

function rowOf(name: string, cost: Cost, waiting: Cost): readonly string[] {
  const from = breakEven(cost, waiting);
  return [
    name,
    ...JOBS_A_DAY.map((jobs) => Math.round(minutesFor(cost, jobs)).toLocaleString('en')),
    span(cost.lagMean),
    span(cost.lagP95),
    from === undefined ? '' : `${from} a day`,
  ];
}

function span(minutes: number): string {
  if (minutes >= 100) return `${Math.round(minutes / 60)} h`;
  return minutes < 1 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`;
}
