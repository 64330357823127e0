import { expect, it } from '@jest/globals';
import { mayReuseJob } from '../../../src/agent/thread.ts';

it.each([
  ['comments', true, true],
  ['comments', false, false],
  ['while-pr-open', true, true],
  ['while-pr-open', false, true],
  ['never', true, false],
  ['never', false, false],
] as const)(
  'a request may continue with `reuse-job: %s`, by command: %s: %s',
  (reuseJob, byCommand, expected) => {
    expect(mayReuseJob(reuseJob, byCommand)).toBe(expected);
  },
);
