import { expect, it } from '@jest/globals';
import type { RunResult } from '../../../src/domain/run-result.ts';
import { mustNotifyRequester } from '../../../src/request/finish.ts';
import { exampleEntry, exampleFinishing, exampleJob } from '../../support/examples.ts';

const TEN_MINUTES = 10 * 60_000;
const LONG = TEN_MINUTES + 1;
const OPENED = {
  family: 'tracked',
  conclusion: { outcome: 'pr-opened', reason: '' },
  job: exampleJob(),
} as const;
const UPDATED = { ...OPENED, isUpdate: true } as const;
const FAILED = { ...OPENED, conclusion: { outcome: 'failed', reason: '' } } as const;
const UNKNOWN = {
  family: 'nothing-sent',
  conclusion: { outcome: 'cancelled', reason: '' },
} as const;
const REVIEWERS = ['requester'];

it.each<readonly [string, boolean, RunResult, number, (readonly string[])?]>([
  ['if the job has taken more than 10 minutes', true, OPENED, LONG],
  ['if the job has failed', true, FAILED, 1],
  [
    'if they are to review a pull request that has changed',
    true,
    UPDATED,
    LONG,
    REVIEWERS,
  ],
  ['if they would review a pull request that there is not', true, FAILED, 1, REVIEWERS],
  ['after a long run without a job', true, UNKNOWN, LONG],
  ['after at most 10 minutes', false, OPENED, TEN_MINUTES],
  ['if nobody has waited', false, FAILED, 0],
  [
    'if GitHub requests their review of the new pull request',
    false,
    OPENED,
    LONG,
    REVIEWERS,
  ],
])('the requester gets a reply %s: %s', (_, expected, result, tookMs, reviewers = []) => {
  const finishing = exampleFinishing({ reviewers: [...reviewers] });
  const entry = exampleEntry({ payload: { finishing } });
  expect(mustNotifyRequester({ entry, result, tookMs })).toBe(expected);
});
