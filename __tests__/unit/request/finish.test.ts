import { expect, it } from '@jest/globals';
import type { Ended } from '../../../src/domain/ended.ts';
import { mustNotifyRequester } from '../../../src/request/finish.ts';
import { exampleEntry, exampleFinishing, exampleJob } from '../../support/examples.ts';

const TEN_MINUTES = 10 * 60_000;
const LONG = TEN_MINUTES + 1;
const FACTS = { job: exampleJob(), jobAction: 'created' } as const;
const OPENED: Ended = { conclusion: { outcome: 'pr-opened', reason: '' }, facts: FACTS };
const UPDATED: Ended = { ...OPENED, facts: { ...FACTS, isUpdate: true } };
const FAILED: Ended = { ...OPENED, conclusion: { outcome: 'failed', reason: '' } };
const UNKNOWN: Ended = { conclusion: { outcome: 'cancelled', reason: '' } };
const REVIEWERS = ['requester'];

it.each<readonly [string, boolean, Ended, number, (readonly string[])?]>([
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
])('the requester gets a reply %s: %s', (_, expected, ended, tookMs, reviewers = []) => {
  const finishing = exampleFinishing({ reviewers: [...reviewers] });
  const entry = exampleEntry({ payload: { finishing } });
  expect(mustNotifyRequester({ entry, ended, tookMs })).toBe(expected);
});
