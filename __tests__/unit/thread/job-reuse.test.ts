import { describe, expect, it } from '@jest/globals';
import type { Job } from '../../../src/domain.ts';
import { submissionsBefore, decideTarget, lastJobOf, mayReuseJob } from '../../../src/thread/job-reuse.ts';
import { isSameTrigger } from '../../../src/trigger/trigger-id.ts';
import { askOf, jobOf, NOW, recordOf } from '../../support/submissions.ts';

const LAST = { ...askOf(), job: 'job_1' };
const DAY = 24 * 60 * 60_000;
const choose = (job: Job | undefined, changes: Partial<Parameters<typeof decideTarget>[0]> = {}) =>
  decideTarget({ last: LAST, job, prOpen: undefined, byCommand: true, now: NOW, ...changes });
const good = jobOf;

describe('the job that a thread would go on with', () => {
  it('is that of the last ask that has one', () => {
    const record = recordOf(askOf({ job: 'a' }), askOf({ job: 'b' }), askOf({ job: null }));
    expect(lastJobOf(record)?.job).toBe('b');
  });

  it('is none where none has, or nothing is remembered', () => {
    expect(lastJobOf(recordOf(askOf({ job: null })))).toBeUndefined();
    expect(lastJobOf(undefined)).toBeUndefined();
  });
});

describe('whom an instruction goes to', () => {
  it.each<readonly [string, Job | undefined, Partial<Parameters<typeof decideTarget>[0]>]>([
    ['at work', good({ status: 'active', prLink: null }), {}],
    ['in a state that nobody knows', good({ status: 'paused' }), {}],
    ['without a state', good({ status: undefined }), {}],
    ['done, its pull request open', good(), { prOpen: true }],
    [
      'done, its pull request open for long',
      good(),
      { prOpen: true, now: new Date(NOW.getTime() + 90 * DAY) },
    ],
    ['done, its pull request not readable for a while', good(), { now: new Date(NOW.getTime() + 13 * DAY) }],
    ['done without a change, for a person', good({ prLink: null }), {}],
  ])('a job %s is messaged', (_, job, changes) => {
    expect(choose(job, changes)).toEqual({
      kind: 'message',
      job,
      note: undefined,
    });
  });

  it.each<readonly [string, Job | undefined, Partial<Parameters<typeof decideTarget>[0]>, string]>([
    ['failed', good({ status: 'failed' }), {}, 'had failed'],
    ['archived', good({ status: 'archived' }), { prOpen: true }, 'was archived'],
    ['done, its pull request closed', good(), { prOpen: false }, 'is merged or closed'],
    [
      'done, not readable for 14 days',
      good(),
      { now: new Date(Date.parse(LAST.submittedAt) + 14 * DAY) },
      'merged or closed',
    ],
    [
      'done without a change, for an event',
      good({ prLink: null }),
      { byCommand: false },
      'nothing to change',
    ],
    ['not there any more', undefined, {}, 'is not there any more'],
  ])('a job %s makes room for a new one, and the note says why', (_, job, changes, why) => {
    const target = choose(job, changes);
    expect(target.kind).toBe('create');
    expect(target.note).toMatch(/^This is a new job: the thread’s last one, job_1, .*\.$/);
    expect(target.note).toContain(why);
  });
});

describe('what stood before a trigger', () => {
  const [a, b, c] = ['1', '2', '3'].map((id) => askOf({ trigger: { kind: 'comment', id } }));
  const record = recordOf(...[a, b, c].filter((submission) => submission !== undefined));
  it.each([
    ['the first', '1', []],
    ['the second', '2', [a]],
    ['one that has not asked yet', '4', [a, b, c]],
  ])('for %s', (_, id, expected) => {
    expect(submissionsBefore(record, { kind: 'comment', id })).toEqual(expected);
  });

  it('is nothing in a thread without a record', () => {
    expect(submissionsBefore(undefined, { kind: 'comment', id: '1' })).toEqual([]);
  });

  it('goes by kind and id together', () => {
    expect(submissionsBefore(record, { kind: 'review', id: '1' })).toHaveLength(3);
    expect(isSameTrigger({ kind: 'run', id: '1' }, { kind: 'run', id: '1' })).toBe(true);
    expect(isSameTrigger({ kind: 'run', id: '1' }, { kind: 'run', id: '2' })).toBe(false);
  });
});

describe('whether what is asked goes on with the thread’s job', () => {
  it.each([
    ['comments', true, true],
    ['comments', false, false],
    ['while-pr-open', true, true],
    ['while-pr-open', false, true],
    ['never', true, false],
    ['never', false, false],
  ] as const)('%s, by a command: %s', (reuseJob, byCommand, goesOn) => {
    expect(mayReuseJob({ reuseJob }, byCommand)).toBe(goesOn);
  });
});
