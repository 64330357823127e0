import { describe, expect, it } from '@jest/globals';
import type { Result, Submission, JobSnapshot, RequestError, Job } from '../../../src/domain.ts';
import { evaluateJob } from '../../../src/sweep/evaluate.ts';

const ASKED_AT = '2026-01-01T12:00:00.000Z';
const HOUR_MS = 3_600_000;

const submission = (snapshot: JobSnapshot | null = null): Submission & { job: string } => ({
  trigger: { kind: 'comment', id: '1' },
  run: '1',
  digest: 'd',
  state: 'submitted',
  job: 'job_1',
  snapshot,
  submittedAt: ASKED_AT,
  requestedBy: 'octocat',
  outcome: null,
  reason: '',
  prLink: null,
});
const found = (status: string, prLink: string | null = null): Result<Job> => ({
  ok: true,
  value: { id: 'job_1', status, prLink, model: undefined, repository: undefined, archivedAt: null, raw: {} },
});
const refused = (status: number): Result<Job> => ({
  ok: false,
  error: { kind: 'status', status, detail: 'no' },
});
const look = (
  answer: Result<Job>,
  afterMs: number,
  more: { snapshot?: JobSnapshot; isRecheck?: boolean } = {},
) =>
  evaluateJob(submission(more.snapshot ?? null), answer, {
    now: new Date(Date.parse(ASKED_AT) + afterMs),
    giveUpMs: 72 * HOUR_MS,
    isRecheck: more.isRecheck ?? false,
    host: 'api.example.com',
  });

const DONE: JobSnapshot = { status: 'completed', prLink: 'https://a.example/1', archivedAt: null };
const BUSY: JobSnapshot = { status: 'active', prLink: null, archivedAt: null };

describe('a look at a fresh job', () => {
  it.each([
    [
      'has ended with a pull request',
      found('completed', 'https://a.example/1'),
      { kind: 'finished', conclusion: { outcome: 'pr-opened' } },
    ],
    ['has ended without one', found('completed'), { kind: 'finished', conclusion: { outcome: 'no-pr' } }],
    ['has failed', found('failed'), { kind: 'finished', conclusion: { outcome: 'failed' } }],
    ['was archived', found('archived'), { kind: 'finished', conclusion: { outcome: 'archived' } }],
    ['is at work', found('active'), { kind: 'in-progress' }],
    ['has a state nobody knows', found('paused'), { kind: 'in-progress' }],
    ['could not be read', refused(503), { kind: 'unreadable', error: { status: 503 } }],
    ['may not be read', refused(401), { kind: 'unreadable', error: { status: 401 } }],
    [
      'is gone',
      refused(404),
      { kind: 'finished', conclusion: { outcome: 'connection-lost', reason: 'not-found' } },
    ],
  ])('that %s', (_, answer, expected) => {
    expect(look(answer, HOUR_MS)).toMatchObject(expected);
  });

  it('that is not there yet, right after the create, is nothing to conclude from', () => {
    expect(look(refused(404), 60_000)).toEqual({ kind: 'in-progress' });
    expect(look(refused(404), 60_001)).toMatchObject({ kind: 'finished' });
  });
});

describe('a look after a message', () => {
  it.each([
    [
      'the old end, just now',
      found('completed', 'https://a.example/1'),
      20_000,
      DONE,
      { kind: 'in-progress' },
    ],
    [
      'the old end, long after',
      found('completed', 'https://a.example/1'),
      60_000,
      DONE,
      { kind: 'finished' },
    ],
    ['another pull request', found('completed', 'https://a.example/2'), 20_000, DONE, { kind: 'finished' }],
    [
      'the first end of a job that was busy',
      found('completed', 'https://a.example/1'),
      HOUR_MS,
      BUSY,
      { kind: 'recheck' },
    ],
  ])('%s', (_, answer, afterMs, snapshot, expected) => {
    expect(look(answer, afterMs, { snapshot })).toMatchObject(expected);
  });

  it('a second look at the first end of a job that was busy settles it', () => {
    expect(look(found('completed'), HOUR_MS, { snapshot: BUSY, isRecheck: true })).toMatchObject({
      kind: 'finished',
    });
  });
});

describe('after give-up-hours', () => {
  const GIVE_UP_MS = 72 * HOUR_MS;

  it('a job that is still at work is given up, and says so', () => {
    expect(look(found('active'), GIVE_UP_MS)).toEqual({ kind: 'in-progress' });
    expect(look(found('active'), GIVE_UP_MS + 1)).toMatchObject({
      kind: 'finished',
      conclusion: { outcome: 'still-active', reason: 'timed-out' },
      message: 'Job job_1 had not ended after 72 h; it is not looked at any more.',
    });
  });

  it.each<[string, RequestError, string]>([
    [
      'has no good answer',
      { kind: 'status', status: 503, detail: 'busy' },
      'api.example.com answered 503, busy',
    ],
    [
      'has a strange one',
      { kind: 'invalid-response', status: 403, detail: 'it is HTML' },
      'the answer of api.example.com could not be read, it is HTML',
    ],
    [
      'cannot be asked',
      { kind: 'not-sent', detail: 'the connection was refused' },
      'api.example.com could not be reached, the connection was refused',
    ],
  ])('a job of which the service %s is given up without a word about its state', (_, fault, why) => {
    expect(look({ ok: false, error: fault }, GIVE_UP_MS)).toEqual({ kind: 'unreadable', error: fault });
    expect(look({ ok: false, error: fault }, GIVE_UP_MS + 1)).toMatchObject({
      kind: 'finished',
      conclusion: { outcome: 'connection-lost', reason: 'no-response' },
      message:
        `Job job_1 could not be looked at more than 72 h after it was asked for: ${why}. ` +
        'How it ends is not known; it is not looked at any more.',
      // Commands go on with it: it is out of sight, not gone.
      job: { id: 'job_1', status: undefined },
      error: fault,
    });
  });

  it.each([401, 403])('a refused key (%d) says nothing about the job: it stays open', (status) => {
    expect(look(refused(status), 1000 * HOUR_MS)).toEqual({
      kind: 'unreadable',
      error: { kind: 'status', status, detail: 'no' },
    });
  });

  it('a job that is gone is told as gone, and one that has ended as ended', () => {
    expect(look(refused(404), GIVE_UP_MS + 1)).toMatchObject({ conclusion: { reason: 'not-found' } });
    expect(look(found('completed'), GIVE_UP_MS + 1)).toMatchObject({ conclusion: { outcome: 'no-pr' } });
  });
});
