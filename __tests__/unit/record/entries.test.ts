/** How far a request has come, as its entry keeps it: claimed → sent → finished. */
import { describe, expect, it } from '@jest/globals';
import { causeOfComment } from '../../../src/domain/cause.ts';
import type { Ended } from '../../../src/domain/ended.ts';
import { OUTCOMES, type Conclusion } from '../../../src/domain/outcome.ts';
import {
  parseRecord,
  recordJob,
  type RequestRecord,
} from '../../../src/record/request-record.ts';
import { truncate } from '../../../src/text/strings.ts';
import {
  hasJob,
  isRequestEntry,
  lastWithJob,
  requestEntriesBefore,
  finishedRequestRecord,
  newRequestRecord,
  progressOf,
  withRecord,
} from '../../../src/record/entries.ts';
import type { Progress } from '../../../src/once/entry.ts';
import {
  exampleCause,
  exampleClaim,
  exampleEntry,
  exampleFinishing,
  exampleJob,
  exampleLinkedEntry,
  exampleRecord,
  exampleRecordedJob,
  exampleThread,
  NOW,
  PR_LINK,
  type EntryChanges,
} from '../../support/examples.ts';

const PLANNED = {
  requester: 'ada',
  about: { words: 'Requested by ada for', linked: 'PR #2', page: null },
  series: 'nightly',
  finishing: exampleFinishing({ labels: ['docs'] }),
  run: exampleRecord().run,
  care: { head: 'c0ffee', message: 1 },
} as const;

/** Every outcome with each of its reasons. */
const CONCLUSIONS = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) =>
  reasons.map((reason) => ({ outcome, reason }) as Conclusion),
);

const endOf = (conclusion: Conclusion, changes: Partial<Ended> = {}): Ended => ({
  conclusion,
  facts: { job: exampleJob(), jobAction: 'created' },
  ...changes,
});
const OPENED: Conclusion = { outcome: 'pr-opened', reason: '' };
const CANCELLED: Conclusion = { outcome: 'cancelled', reason: '' };

describe('a new record', () => {
  it('has the request and its run, and knows no time, no words, no job and no end', () => {
    const cause = causeOfComment({ kind: 'comment', id: 7, thread: 2 });
    expect(newRequestRecord(cause, PLANNED)).toEqual({
      ...PLANNED,
      covers: cause.covers,
      words: '',
      submittedAt: '',
      waitUntil: null,
      job: null,
      end: null,
      baseline: null,
      covered: null,
      docsPullRequest: null,
    });
  });
});

describe('the record at the end of a run', () => {
  const before = exampleRecord({
    job: null,
    conclusion: { outcome: 'unconfirmed', reason: '' },
    end: { title: 'Unknown' },
    waitUntil: '2026-03-01T12:30:00.000Z',
    baseline: { status: 'completed', prLink: PR_LINK },
    covered: 'c0ffee',
    docsPullRequest: { kind: 'merged' },
  });
  const run = { ...before.run, url: 'https://github.com/acme/app/actions/runs/77' };
  const when = { now: NOW };

  it('has its end, its job and its texts, and waits for nothing', () => {
    const ended = endOf(OPENED, { note: 'A new job.', message: 'It is done.' });
    const after = finishedRequestRecord(before, ended, run, when);
    expect(after).toMatchObject({
      waitUntil: null,
      job: { id: 'job_1', prLink: PR_LINK, status: 'completed' },
      end: { conclusion: OPENED, at: NOW.toISOString(), message: 'It is done.' },
      note: 'A new job.',
      run,
    });
    expect(after.end?.title).toBeUndefined();
  });

  it('keeps what the end does not change, but what became of the docs pull request', () => {
    const { baseline, covered, about, finishing, submittedAt, requester } = before;
    const kept = { baseline, covered, about, finishing, submittedAt, requester };
    const after = finishedRequestRecord(before, endOf(OPENED), run, when);
    expect(after).toMatchObject({ ...kept, docsPullRequest: null });
  });

  it('keeps its note if the run has none, and cuts a long one', () => {
    const noted = { ...before, note: 'Kept.' };
    const noteAfter = (note?: string) =>
      finishedRequestRecord(noted, endOf(OPENED, { note }), run, when).note;
    expect(noteAfter()).toBe('Kept.');
    const long = 'x'.repeat(501);
    expect(noteAfter(long)).toBe(truncate(long, 500));
  });

  it('shows whether nobody checks the job again', () => {
    const ended = endOf(CANCELLED);
    const givingUp = { ...when, givesUp: true };
    const after = finishedRequestRecord(before, ended, run, givingUp);
    expect(after.end).toHaveProperty('isGivenUp', true);
    const open = finishedRequestRecord(before, ended, run, when);
    expect(open.end).toHaveProperty('isGivenUp', false);
  });

  it.each(['with a job', 'without a job'])(
    'can be read again, whatever the outcome, %s',
    (which) => {
      const facts = which === 'with a job' ? endOf(OPENED).facts : undefined;
      for (const conclusion of CONCLUSIONS) {
        const after = finishedRequestRecord(before, { conclusion, facts }, run, when);
        const asWritten: unknown = JSON.parse(JSON.stringify(after));
        expect(parseRecord(asWritten)).toEqual(after);
      }
    },
  );
});

type WithoutJob = Extract<RequestRecord, { job: null }>;
type WithJob = Exclude<RequestRecord, WithoutJob>;
type OutcomeOf<R extends RequestRecord> = NonNullable<R['end']>['conclusion']['outcome'];

describe('how far a request has come', () => {
  const OPEN: Progress = { sent: 'yes', isFinished: false, mayRepeat: false };
  const FINISHED: Progress = { sent: 'yes', isFinished: true, mayRepeat: false };
  const FAILED: Progress = { sent: 'yes', isFinished: true, mayRepeat: true };
  const UNSURE: Progress = { sent: 'perhaps', isFinished: true, mayRepeat: false };
  const NOTHING: Progress = { sent: 'no', isFinished: true, mayRepeat: true };

  const WITH_JOB: Readonly<Record<OutcomeOf<WithJob>, readonly [Progress, Progress]>> = {
    'pr-opened': [FINISHED, FINISHED],
    'no-pr': [FINISHED, FINISHED],
    archived: [FINISHED, FINISHED],
    failed: [FAILED, FAILED],
    'still-active': [OPEN, FINISHED],
    'connection-lost': [OPEN, FINISHED],
    cancelled: [OPEN, FINISHED],
    'internal-error': [OPEN, FINISHED],
  };
  const WITHOUT_JOB: Readonly<Record<OutcomeOf<WithoutJob>, Progress>> = {
    unconfirmed: UNSURE,
    rejected: NOTHING,
    misconfigured: NOTHING,
    cancelled: NOTHING,
    skipped: NOTHING,
    'internal-error': NOTHING,
  };
  const conclusionsOf = (outcome: string): readonly Conclusion[] =>
    CONCLUSIONS.filter((conclusion) => conclusion.outcome === outcome);

  it.each(Object.entries(WITH_JOB))('with a job: %s', (outcome, [checked, givenUp]) => {
    for (const conclusion of conclusionsOf(outcome)) {
      expect(progressOf(exampleRecord({ conclusion }))).toEqual(checked);
      const end = { isGivenUp: true };
      const read = parseRecord(exampleRecord({ conclusion, end }));
      expect(read && progressOf(read)).toEqual(givenUp);
    }
  });

  it.each(Object.entries(WITHOUT_JOB))('without a job: %s', (outcome, expected) => {
    for (const conclusion of conclusionsOf(outcome)) {
      expect(progressOf(exampleRecord({ job: null, conclusion }))).toEqual(expected);
    }
  });

  it('is open as long as a job has no end', () => {
    expect(progressOf(exampleRecord({ conclusion: null }))).toEqual(OPEN);
  });

  it('only the ledger knows without a job and an end', () => {
    const record = exampleRecord({ job: null, conclusion: null });
    expect(progressOf(record)).toBeUndefined();
    const perhaps: Progress = { sent: 'perhaps', isFinished: false, mayRepeat: false };
    expect(withRecord(exampleClaim(perhaps), record)).toMatchObject(perhaps);
  });

  it('changes with the record of its entry', () => {
    const job = recordJob(exampleJob({ status: 'active', prLink: null }));
    const sent = exampleRecord({ job, conclusion: null });
    expect(withRecord(exampleClaim(), sent)).toMatchObject({ ...OPEN, payload: sent });
    const failed = exampleRecord({ conclusion: { outcome: 'failed', reason: '' } });
    expect(withRecord(exampleEntry(), failed)).toMatchObject(FAILED);
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
    const named = (id: string) => ({ payload: { job: exampleRecordedJob({ id }) } });
    const without = { payload: { job: null, conclusion: null } };
    const thread = exampleThread(named('a'), named('b'), without);
    expect(lastWithJob(thread)?.payload.job.id).toBe('b');
    expect(lastWithJob(exampleThread(without))).toBeUndefined();
    expect(lastWithJob([])).toBeUndefined();
    expect(hasJob(exampleClaim())).toBe(false);
  });
});
