/** How far a request has come, as its entry keeps it: claimed → sent → finished. */
import { describe, expect, it } from '@jest/globals';
import { causeOfComment } from '../../../src/domain/cause.ts';
import { OUTCOMES, type Conclusion, type Outcome } from '../../../src/domain/outcome.ts';
import { parseRecord } from '../../../src/domain/request-record.ts';
import type { RunResult } from '../../../src/domain/run-result.ts';
import { hasJob, isRequestEntry, lastWithJob } from '../../../src/job/request-entry.ts';
import type { Progress } from '../../../src/once/entry.ts';
import {
  requestEntriesBefore,
  finishedRequestRecord,
  newRequestRecord,
  requestProgressAfter,
  runOfRequest,
} from '../../../src/request/entries.ts';
import {
  exampleCause,
  exampleClaim,
  exampleEntry,
  exampleFinishing,
  exampleJob,
  exampleLinkedEntry,
  exampleRecord,
  exampleThread,
  NOW,
  PR_LINK,
  type EntryChanges,
} from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';

const PLANNED = {
  about: { words: 'Requested by ada for', linked: 'PR #2', page: null },
  cause: causeOfComment({ kind: 'comment', id: 7, thread: 2 }),
  series: 'nightly',
  onBehalfOf: 'ada',
  finishing: exampleFinishing({ labels: ['docs'] }),
  care: { head: 'c0ffee', message: 1 },
} as const;
const LINKS = { dashboardUrl: 'https://dashboard.example/acme', now: NOW };

/** Every outcome, with its first reason. */
const CONCLUSIONS = Object.entries(OUTCOMES).map(
  ([outcome, [reason]]) => ({ outcome, reason }) as Conclusion,
);

const resultOf = (conclusion: Conclusion, changes: object = {}): RunResult => ({
  family: 'tracked',
  conclusion,
  job: exampleJob(),
  ...changes,
});
const OPENED: Conclusion = { outcome: 'pr-opened', reason: '' };

describe('a new record', () => {
  const record = newRequestRecord(PLANNED, RUN, LINKS);

  it('has the request, its run and the time, and knows no job and no end', () => {
    const { onBehalfOf: requester, cause, ...same } = PLANNED;
    expect(record).toEqual({
      ...same,
      requester,
      covers: cause.covers,
      submittedAt: NOW.toISOString(),
      run: runOfRequest(RUN, LINKS.dashboardUrl),
      job: null,
      baseline: null,
      covered: null,
      waitUntil: null,
      conclusion: null,
      shown: expect.anything(),
      docsPullRequest: null,
    });
  });
});

describe('the record at the end of a run', () => {
  const before = exampleRecord({
    job: null,
    conclusion: null,
    waitUntil: '2026-03-01T12:30:00.000Z',
    baseline: { status: 'completed', prLink: PR_LINK },
    covered: 'c0ffee',
    shown: { title: 'Waiting' },
    docsPullRequest: { kind: 'merged' },
  });
  const run = runOfRequest(
    { ...RUN, url: 'https://github.com/acme/app/actions/runs/77' },
    undefined,
  );

  it('has its conclusion, its job and its texts, and waits for nothing', () => {
    const result = resultOf(OPENED, { note: 'A new job.' });
    const after = finishedRequestRecord(before, result, run);
    expect(after).toMatchObject({
      conclusion: OPENED,
      waitUntil: null,
      job: { id: 'job_1', prLink: PR_LINK, status: 'completed' },
      shown: { note: 'A new job.' },
      run,
    });
    expect(after.shown.title).toBeUndefined();
  });

  it('keeps what the end does not change, but what became of the docs pull request', () => {
    const { baseline, covered, about, finishing, submittedAt, requester } = before;
    const kept = { baseline, covered, about, finishing, submittedAt, requester };
    const after = finishedRequestRecord(before, resultOf(OPENED), run);
    expect(after).toMatchObject({ ...kept, docsPullRequest: null });
  });

  it('keeps its job if the run did not see it', () => {
    const { job } = exampleRecord();
    const cancelled: Conclusion = { outcome: 'cancelled', reason: '' };
    const result = { family: 'submitted', conclusion: cancelled } as const;
    expect(finishedRequestRecord({ ...before, job }, result, run).job).toEqual(job);
  });

  it('can be read again, whatever the outcome', () => {
    for (const conclusion of CONCLUSIONS) {
      const after = finishedRequestRecord(before, resultOf(conclusion), run);
      const read = parseRecord(JSON.parse(JSON.stringify(after)));
      expect(read?.conclusion).toEqual(conclusion);
    }
  });
});

describe('how far a request has come', () => {
  const OPEN: Progress = { sent: 'yes', isFinished: false, mayRepeat: false };
  const FINISHED: Progress = { sent: 'yes', isFinished: true, mayRepeat: false };
  const FAILED: Progress = { sent: 'yes', isFinished: true, mayRepeat: true };
  const UNSURE: Progress = { sent: 'perhaps', isFinished: true, mayRepeat: false };
  const NOTHING: Progress = { sent: 'no', isFinished: true, mayRepeat: true };

  it.each<readonly [Outcome, Progress]>([
    ['pr-opened', FINISHED],
    ['no-pr', FINISHED],
    ['archived', FINISHED],
    ['failed', FAILED],
    ['still-active', OPEN],
    ['connection-lost', OPEN],
    ['cancelled', OPEN],
    ['internal-error', OPEN],
  ])('with a job: %s', (outcome, expected) => {
    const conclusion = { outcome, reason: OUTCOMES[outcome][0] } as Conclusion;
    expect(requestProgressAfter(conclusion, true)).toEqual(expected);
  });

  it.each<readonly [Outcome, Progress]>([
    ['unconfirmed', UNSURE],
    ['rejected', NOTHING],
    ['misconfigured', NOTHING],
    ['cancelled', NOTHING],
    ['skipped', NOTHING],
    ['internal-error', NOTHING],
  ])('without a job: %s', (outcome, expected) => {
    const conclusion = { outcome, reason: OUTCOMES[outcome][0] } as Conclusion;
    expect(requestProgressAfter(conclusion, false)).toEqual(expected);
  });

  it('is its end if nobody checks the job again', () => {
    const lost: Conclusion = { outcome: 'connection-lost', reason: 'no-response' };
    expect(requestProgressAfter(lost, true, true)).toEqual(FINISHED);
  });
});

describe('the requests before a cause', () => {
  const at = (id: number) => ({ request: { cause: exampleCause(`comment:${id}`) } });
  const cause = exampleCause('comment:9');
  const repeated = { request: { cause, repeats: exampleCause('comment:1') } };

  it.each<readonly [string, readonly EntryChanges[], string, readonly number[]]>([
    ['none before the first one', [at(1), at(2), at(3)], 'comment:1', []],
    ['those when it was requested', [at(1), at(2), at(3)], 'comment:3', [1, 2]],
    ['all if it was not requested yet', [at(1), at(2)], 'comment:9', [1, 2]],
    ['those before its repetition', [at(1), at(2), repeated], 'comment:9', [1, 2]],
  ])('are %s', (_, changes, key, ids) => {
    const before = requestEntriesBefore(exampleThread(...changes), exampleCause(key));
    expect(before.map(({ comment }) => comment.id)).toEqual(ids);
  });
});

describe('the entries of a thread', () => {
  it('are requests unless they claim nothing', () => {
    expect(isRequestEntry(exampleEntry())).toBe(true);
    expect(isRequestEntry(exampleLinkedEntry())).toBe(false);
  });

  it('have the job of the newest one that has a job', () => {
    const named = (id: string) => ({ payload: { job: { ...exampleRecord().job!, id } } });
    const without = { payload: { job: null } };
    const thread = exampleThread(named('a'), named('b'), without);
    expect(lastWithJob(thread)?.payload.job.id).toBe('b');
    expect(lastWithJob(exampleThread(without))).toBeUndefined();
    expect(lastWithJob([])).toBeUndefined();
    expect(hasJob(exampleClaim())).toBe(false);
  });
});
