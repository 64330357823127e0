import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_NAMES } from '../../src/agent/inputs.ts';
import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import { JOB_STATUSES, OUTCOMES } from '../../src/domain.ts';
import { DEFAULT_FAIL_ON } from '../../src/inputs/fail-on.ts';
import { VERSION } from '../../src/version.ts';

type Action = {
  inputs: Record<string, { description: string; required?: boolean; default?: unknown }>;
  outputs: Record<string, { description: string }>;
  runs: Record<string, string>;
};
const action = parse(readFileSync('action.yml', 'utf8')) as Action;

describe('action.yml and the code', () => {
  it('know the same inputs', () => {
    expect(Object.keys(action.inputs).sort()).toEqual([...INPUT_NAMES].sort());
  });

  it('know the same outputs', () => {
    expect(Object.keys(action.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  });

  it('agree on what fails a step by itself', () => {
    expect(action.inputs['fail-on']?.default).toBe(DEFAULT_FAIL_ON.join(', '));
  });

  it('agree on the outcomes and the states of a job', () => {
    expect(codes(action.outputs['outcome']?.description)).toEqual(Object.keys(OUTCOMES));
    expect(codes(action.outputs['status']?.description)).toEqual([...JOB_STATUSES]);
  });

  it('give defaults as strings, as the runner passes them', () => {
    const defaults = Object.values(action.inputs).flatMap((input) => input.default ?? []);
    expect(defaults.filter((value) => typeof value !== 'string')).toEqual([]);
  });

  it('run on Node 24 from the committed bundle', () => {
    expect(action.runs).toMatchObject({ using: 'node24', main: 'dist/agent/index.js' });
  });
});

describe('the version', () => {
  it('is that of package.json', () => {
    expect(VERSION).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
  });
});

function codes(text = ''): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
}
