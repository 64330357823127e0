import { expect, test } from '@jest/globals';
import { COUNT, figuresOf, findDrift, measure, REFERENCE } from '../../tools/bench/poll-figures.ts';
import { drawDurations } from '../../tools/bench/poll-simulation.ts';
import { pollingRows } from '../../tools/bench/polling-rows.ts';
import { waitingPage } from '../../tools/bench/waiting-page.ts';

const measured = measure();
const ours = figuresOf(measured, 'ours');

test('the simulated jobs have the durations that were measured', () => {
  const durations = drawDurations({ count: COUNT, seed: 1 }).toSorted((one, other) => one - other);
  expect(durations).toHaveLength(10_000);
  expect((durations[5000] ?? 0) / 60).toBeCloseTo(4, 0);
  expect((durations[9500] ?? 0) / 60).toBeGreaterThan(18);
  expect((durations[9500] ?? 0) / 60).toBeLessThan(20.5);
  expect(durations.at(-1)).toBeLessThanOrEqual(3600);
});

test('the schedule has not drifted from its reference', () => {
  expect(REFERENCE).toMatchObject({ requestsMean: 36.5, lagMean: 6.8, lagP95: 17.1, relativeLagMean: 3.1 });
  expect(findDrift(ours)).toEqual([]);
});

test('it costs the requests of a fixed 10 s, with less lag relative to the job', () => {
  const fixed = figuresOf(measured, 'fixed 10 s');
  expect(ours.requestsMean / fixed.requestsMean).toBeCloseTo(1, 1);
  expect(ours.requestsP95).toBeLessThan(fixed.requestsP95 * 0.8);
  expect(ours.relativeLagMean).toBeLessThan(fixed.relativeLagMean * 0.9);
});

test('it has a fraction of the lag of exponential schedules', () => {
  for (const name of ['exponential 2 s ×1.5 to 60 s', 'exponential 2 s ×2 to 60 s'])
    expect(figuresOf(measured, name).lagMean).toBeGreaterThan(3.5 * ours.lagMean);
});

/** Schedules that involve no code of `src` check the simulation itself. */
test.each([
  ['fixed 5 s', 70, 2.9, 5.3, 1.9],
  ['fixed 10 s', 37, 5.4, 10.0, 3.6],
  ['fixed 30 s', 13, 15.4, 29.1, 10.3],
  ['exponential 2 s ×2 to 60 s', 10.6, 29.7, 57, 17.5],
])('the simulation gives the known figures for %s', (name, ...known) => {
  const { requestsMean, lagMean, lagP95, relativeLagMean } = figuresOf(measured, name);
  for (const [index, figure] of [requestsMean, lagMean, lagP95, relativeLagMean].entries())
    expect(Math.abs(figure / (known[index] ?? 0) - 1)).toBeLessThan(0.03);
});

test('the documentation shows these figures', () => {
  const { now, wanted } = waitingPage('polling', pollingRows(measured));
  expect(now).toBe(wanted);
});

test('a drift is reported with its name and size', () => {
  const slow = { ...REFERENCE, requestsP95: 81, lagMean: 7.5 };
  expect(findDrift(slow)).toEqual(['lagMean is 7.50, more than 5 % off 6.8']);
});
