import { expect, test } from '@jest/globals';
import { drawDurations, FIGURES } from '../../tools/bench/poll-simulation.ts';
import { waitingPage } from '../../tools/bench/waiting-page.ts';
import { readPage } from '../../tools/markdown.ts';

const { ours } = FIGURES;

test('the simulated jobs have the durations that were measured', () => {
  const durations = drawDurations(1).toSorted((one, other) => one - other);
  expect(durations).toHaveLength(10_000);
  expect((durations[5000] ?? 0) / 60).toBeCloseTo(4, 0);
  expect((durations[9500] ?? 0) / 60).toBeGreaterThan(18);
  expect((durations[9500] ?? 0) / 60).toBeLessThan(20.5);
  expect(durations.at(-1)).toBeLessThanOrEqual(3600);
});

test('it costs the requests of a fixed 10 s, with less lag relative to the job', () => {
  const fixed = FIGURES['fixed 10 s'];
  expect(ours.requestsMean / fixed.requestsMean).toBeCloseTo(1, 1);
  expect(ours.requestsP95).toBeLessThan(fixed.requestsP95 * 0.8);
  expect(ours.relativeLagMean).toBeLessThan(fixed.relativeLagMean * 0.9);
});

test('it has a fraction of the lag of exponential schedules', () => {
  for (const name of ['exponential 2 s ×1.5 to 60 s', 'exponential 2 s ×2 to 60 s'] as const)
    expect(FIGURES[name].lagMean).toBeGreaterThan(3.5 * ours.lagMean);
});

/** Schedules that involve no code of `src` check the simulation itself. */
test.each<readonly [keyof typeof FIGURES, ...number[]]>([
  ['fixed 5 s', 70, 2.9, 5.3, 1.9],
  ['fixed 10 s', 37, 5.4, 10.0, 3.6],
  ['fixed 30 s', 13, 15.4, 29.1, 10.3],
  ['exponential 2 s ×2 to 60 s', 10.6, 29.7, 57, 17.5],
])('the simulation gives the known figures for %s', (name, ...known) => {
  const { requestsMean, lagMean, lagP95, relativeLagMean } = FIGURES[name];
  for (const [index, figure] of [requestsMean, lagMean, lagP95, relativeLagMean].entries())
    expect(Math.abs(figure / (known[index] ?? 0) - 1)).toBeLessThan(0.03);
});

test('the documentation shows these figures, and those of runner minutes', () => {
  expect(readPage('docs/waiting.md')).toBe(waitingPage());
});
