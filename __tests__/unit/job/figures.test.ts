import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { COUNT, figuresOf, findDrift, measure, REFERENCE } from '../../../tools/bench/poll-figures.ts';
import { drawDurations } from '../../../tools/bench/poll-simulation.ts';
import { writePage } from '../../../tools/bench/polling-page.ts';

const measured = measure();

test('the simulated jobs are those that were meant', () => {
  const durations = drawDurations({ count: COUNT, seed: 1 }).toSorted((a, b) => a - b);
  expect(durations).toHaveLength(10_000);
  expect((durations[5_000] ?? 0) / 60).toBeCloseTo(4, 0);
  expect((durations[9_500] ?? 0) / 60).toBeGreaterThan(18);
  expect((durations[9_500] ?? 0) / 60).toBeLessThan(20.5);
  expect(durations.at(-1)).toBeLessThanOrEqual(3_600);
});

describe('over 10,000 simulated jobs our schedule', () => {
  const ours = figuresOf(measured, 'ours');

  test.each([
    ['requestsMean', 36.5],
    ['lagMean', 6.8],
    ['lagP95', 17.1],
    ['relativeLagMean', 3.1],
  ] as const)('keeps within 5 %% of %s %d', (key, reference) => {
    expect(REFERENCE[key]).toBe(reference);
    expect(Math.abs(ours[key] / reference - 1)).toBeLessThanOrEqual(0.05);
  });

  test('has not drifted', () => {
    expect(findDrift(ours)).toEqual([]);
  });

  test('costs the requests of a fixed 10 s, with less lag in relation to the job', () => {
    const fixed = figuresOf(measured, 'fixed 10 s');
    expect(ours.requestsMean / fixed.requestsMean).toBeCloseTo(1, 1);
    expect(ours.requestsP95).toBeLessThan(fixed.requestsP95 * 0.8);
    expect(ours.relativeLagMean).toBeLessThan(fixed.relativeLagMean * 0.9);
  });

  test('is several times as prompt as exponential ones', () => {
    for (const name of ['exponential 2 s ×1.5 to 60 s', 'exponential 2 s ×2 to 60 s'])
      expect(figuresOf(measured, name).lagMean).toBeGreaterThan(3.5 * ours.lagMean);
  });
});

/** Rows of the reference simulation that does not involve our code: they hold the simulation itself. */
describe('the simulation', () => {
  test.each([
    ['fixed 5 s', 70, 2.9, 5.3, 1.9],
    ['fixed 10 s', 37, 5.4, 10.0, 3.6],
    ['fixed 30 s', 13, 15.4, 29.1, 10.3],
    ['exponential 2 s ×2 to 60 s', 10.6, 29.7, 57, 17.5],
  ])('gives the known figures for %s', (name, requestsMean, lagMean, lagP95, relativeLagMean) => {
    const figures = figuresOf(measured, name);
    expect(Math.abs(figures.requestsMean / requestsMean - 1)).toBeLessThan(0.03);
    expect(Math.abs(figures.lagMean / lagMean - 1)).toBeLessThan(0.03);
    expect(Math.abs(figures.lagP95 / lagP95 - 1)).toBeLessThan(0.03);
    expect(Math.abs(figures.relativeLagMean / relativeLagMean - 1)).toBeLessThan(0.03);
  });
});

test('the documentation tells them as they are', () => {
  expect(readFileSync('docs/polling.md', 'utf8')).toBe(writePage(measured));
});

test('a drift is told by its name and by how much', () => {
  const slow = { ...REFERENCE, requestsP95: 81, lagMean: 7.5 };
  expect(findDrift(slow)).toEqual(['lagMean is 7.50, more than 5 % off 6.8']);
});
