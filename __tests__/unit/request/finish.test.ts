import { describe, expect, it } from '@jest/globals';
import type { Ended } from '../../../src/domain/ended.ts';
import { ok } from '../../../src/domain/errors.ts';
import type { Conclusion } from '../../../src/domain/outcome.ts';
import type { CommentsApi } from '../../../src/ports.ts';
import { parseRecord, type RequestRecord } from '../../../src/record/request-record.ts';
import { finishRequest, mustNotifyRequester } from '../../../src/request/finish.ts';
import {
  exampleComment,
  exampleEntry,
  exampleFinishing,
  exampleJob,
  exampleRecordedJob,
  THREAD,
} from '../../support/examples.ts';
import { CODEC } from '../../support/ledgers.ts';
import { placeWith } from '../../support/runs.ts';

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

describe('the status comment of a request', () => {
  const job = exampleJob({ prLink: null });
  const NO_PR: Conclusion = { outcome: 'no-pr', reason: '' };
  const ARCHIVED: Conclusion = { outcome: 'archived', reason: '' };
  const ACTIVE: Conclusion = { outcome: 'still-active', reason: 'not-waiting' };
  const TIMED_OUT: Conclusion = { outcome: 'still-active', reason: 'timed-out' };

  /** Finishes a request, and returns the records that its comment got. */
  async function finish(
    before: Conclusion | null,
    conclusion: Conclusion,
  ): Promise<readonly RequestRecord[]> {
    const saved: RequestRecord[] = [];
    const comments: Partial<CommentsApi> = {
      update: async (id, body) => {
        const comment = exampleComment({ id, body });
        const entry = CODEC.decode(comment, { repositoryId: 1, thread: THREAD.number });
        const record = parseRecord(entry?.payload);
        if (record !== undefined) saved.push(record);
        return ok(comment);
      },
    };
    const place = placeWith({ apis: { comments } });
    const payload = { job: exampleRecordedJob({ prLink: null }), conclusion: before };
    const entry = exampleEntry({ payload, isOwn: true });
    const ended: Ended = { conclusion, facts: { job, jobAction: 'none' } };
    expect(await finishRequest(place, { entry, ended })).toBe('finished');
    return saved;
  }

  it.each<readonly [string, Conclusion | null, Conclusion]>([
    ['the first end', null, NO_PR],
    ['the end of a wait', null, TIMED_OUT],
    ['another end of a wait', TIMED_OUT, ACTIVE],
    ['the end after that of a wait', TIMED_OUT, NO_PR],
    ['another end', NO_PR, ARCHIVED],
  ])('shows %s', async (_, before, conclusion) => {
    const saved = await finish(before, conclusion);
    expect(saved.map(({ end }) => end?.conclusion)).toEqual([conclusion]);
  });

  it.each<readonly [string, Conclusion, Conclusion]>([
    ['the same end again', NO_PR, NO_PR],
    ['a check of the job while it is active again', NO_PR, ACTIVE],
    ['a cancelled wait for that job', NO_PR, { outcome: 'cancelled', reason: '' }],
  ])('stays as it is after %s', async (_, before, conclusion) => {
    expect(await finish(before, conclusion)).toEqual([]);
  });
});
