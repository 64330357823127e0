import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { INPUT_NAMES } from '../../src/agent/inputs.ts';
import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import { JOB_STATUSES, OUTCOMES } from '../../src/domain.ts';
import { DEFAULT_FAIL_ON } from '../../src/inputs/fail-on.ts';
import { VERSION } from '../../src/version.ts';
// @ts-expect-error: a script without types, which npm run tables runs as it is
import { ACTIONS, read, withTables } from '../../tools/docs-check/tables.mjs';

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

describe('the README', () => {
  it.each(ACTIONS as string[])('of %s has the tables of its action.yml (npm run tables)', (folder) => {
    const { readme, action } = read(folder) as { readme: string; action: Action };
    expect(squeezed(readme)).toBe(squeezed(withTables(readme, action) as string));
  });

  it('explains every outcome', () => {
    const { readme } = read('.') as { readme: string };
    for (const outcome of Object.keys(OUTCOMES)) expect(readme).toContain(`| \`${outcome}\``);
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

/** The formatter pads tables; only their text counts. */
function squeezed(text: string): string {
  return text.replace(/ +\|/g, ' |').replace(/\| +/g, '| ').replace(/-{3,}/g, '---');
}
