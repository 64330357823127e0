/** `action.yml` of each action, and the code. docs.test.ts compares the README with both. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { AGENT_INPUTS } from '../../src/agent/agent-inputs.ts';
import { OUTPUT_NAMES } from '../../src/agent/outputs.ts';
import { CARE_INPUTS } from '../../src/care/care-inputs.ts';
import { CARE_OUTPUTS } from '../../src/care/report-care.ts';
import { JOB_STATUSES } from '../../src/domain/job.ts';
import { OUTCOMES } from '../../src/domain/outcome.ts';
import { DEFAULT_FAIL_ON } from '../../src/inputs/fail-on.ts';
import { REPORT_INPUTS } from '../../src/report/report-inputs.ts';
import { REPORT_OUTPUTS } from '../../src/report/output/outputs.ts';
import { SIGNALS_INPUTS } from '../../src/signals/signals-inputs.ts';
import { SIGNALS_OUTPUTS } from '../../src/signals/run-signals.ts';
import { SWEEP_INPUTS } from '../../src/sweep/sweep-inputs.ts';
import { SWEEP_OUTPUTS } from '../../src/sweep/report-sweep.ts';
import { VERSION } from '../../src/http/requests.ts';
import { VIEWS_INPUTS } from '../../src/views/views-inputs.ts';
import { VIEWS_OUTPUTS } from '../../src/views/run-views.ts';

type Action = Readonly<{
  inputs: Readonly<Record<string, Readonly<{ required?: boolean; default?: unknown }>>>;
  outputs: Readonly<Record<string, Readonly<{ description: string }>>>;
  runs: Readonly<Record<string, string>>;
}>;
const read = (file: string) => parse(readFileSync(file, 'utf8')) as Action;

describe.each<[string, string, readonly string[], readonly string[]]>([
  ['action.yml', 'dist/agent/index.js', Object.keys(AGENT_INPUTS), OUTPUT_NAMES],
  [
    'sweep/action.yml',
    '../dist/sweep/index.js',
    Object.keys(SWEEP_INPUTS),
    SWEEP_OUTPUTS,
  ],
  ['care/action.yml', '../dist/care/index.js', Object.keys(CARE_INPUTS), CARE_OUTPUTS],
  [
    'views/action.yml',
    '../dist/views/index.js',
    Object.keys(VIEWS_INPUTS),
    VIEWS_OUTPUTS,
  ],
  [
    'signals/action.yml',
    '../dist/signals/index.js',
    Object.keys(SIGNALS_INPUTS),
    SIGNALS_OUTPUTS,
  ],
  [
    'report/action.yml',
    '../dist/report/index.js',
    Object.keys(REPORT_INPUTS),
    REPORT_OUTPUTS,
  ],
])('%s', (file, main, inputNames, outputNames) => {
  const { inputs, outputs, runs } = read(file);

  it('has the inputs and outputs of the code', () => {
    expect(Object.keys(inputs).toSorted()).toEqual([...inputNames].toSorted());
    expect(Object.keys(outputs).toSorted()).toEqual([...outputNames].toSorted());
  });

  it('has defaults as the runner passes them, and none for what is required', () => {
    const all = Object.values(inputs);
    expect(
      all.filter((input) => !['string', 'undefined'].includes(typeof input.default)),
    ).toEqual([]);
    expect(
      all.filter((input) => input.required === true && input.default !== undefined),
    ).toEqual([]);
  });

  it('runs on Node 24 from the committed bundle', () => {
    expect(runs).toMatchObject({ using: 'node24', main });
  });
});

describe('action.yml and the code agree on', () => {
  const { inputs, outputs } = read('action.yml');
  const codesOf = (name: string) =>
    [...(outputs[name]?.description ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, code]) => code,
    );

  it('what fails a step by default', () => {
    expect(inputs['fail-on']?.default).toBe(DEFAULT_FAIL_ON.join(', '));
  });

  it('the outcomes and the states of a job', () => {
    expect(codesOf('outcome')).toEqual(Object.keys(OUTCOMES));
    expect(codesOf('status')).toEqual([...JOB_STATUSES]);
  });
});

it('the version is that of package.json', () => {
  expect(VERSION).toBe(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
  );
});
