import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { SWEEP_INPUT_NAMES } from '../../src/sweep/inputs.ts';
import { SWEEP_OUTPUT_NAMES } from '../../src/sweep/report.ts';

const action = parse(readFileSync('sweep/action.yml', 'utf8')) as Record<
  'inputs' | 'outputs' | 'runs',
  Record<string, unknown>
>;

describe('sweep/action.yml and the code', () => {
  it('know the same inputs', () => {
    expect(Object.keys(action.inputs).toSorted()).toEqual([...SWEEP_INPUT_NAMES].toSorted());
  });

  it('know the same outputs', () => {
    expect(Object.keys(action.outputs).toSorted()).toEqual([...SWEEP_OUTPUT_NAMES].toSorted());
  });

  it('run on Node 24 from the committed bundle', () => {
    expect(action.runs).toMatchObject({ using: 'node24', main: '../dist/sweep/index.js' });
  });
});
