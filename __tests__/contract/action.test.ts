/** `action.yml` of each action, and the code. docs.test.ts compares the README with both. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from '@jest/globals';
import { JOB_STATUSES } from '../../src/domain/job.ts';
import { OUTCOMES } from '../../src/domain/outcome.ts';
import { DEFAULT_FAIL_ON } from '../../src/inputs/fail-on.ts';
import { VERSION } from '../../src/http/requests.ts';
import { ACTIONS, readActionFile } from '../support/actions.ts';

describe.each(ACTIONS)('$file', ({ name, file, ...code }) => {
  const { inputs, outputs, runs } = readActionFile(file);

  it('has the inputs and outputs of the code', () => {
    for (const table of code.inputs) {
      expect(Object.keys(inputs).toSorted()).toEqual(Object.keys(table).toSorted());
    }
    expect(Object.keys(outputs).toSorted()).toEqual(code.outputs.toSorted());
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
    expect(runs['using']).toBe('node24');
    expect(join(dirname(file), runs['main'] ?? '')).toBe(`dist/${name}/index.js`);
  });
});

describe('action.yml and the code agree on', () => {
  const { inputs, outputs } = readActionFile('action.yml');
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
