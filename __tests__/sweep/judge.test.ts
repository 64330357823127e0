import { describe, expect, it } from '@jest/globals';
import type { Answer, Ask, Baseline, Fault, Job } from '../../src/domain.ts';
import { judge } from '../../src/sweep/evaluate.ts';

const ASKED_AT = '2026-01-01T12:00:00.000Z';
const HOUR_MS = 3_600_000;

const ask = (baseline: Baseline | null = null): Ask & { job: string } => ({
  trigger: { kind: 'comment', id: '1' },
  run: '1',
  digest: 'd',
  state: 'asked',
  job: 'job_1',
  baseline,
  askedAt: ASKED_AT,
  by: 'octocat',
  outcome: null,
  reason: '',
  prLink: null,
});
const found = (status: string, prLink: string | null = null): Answer<Job> => ({
  ok: true,
  value: { id: 'job_1', status, prLink, model: undefined, repository: undefined, archivedAt: null, raw: {} },
});
const refused = (status: number): Answer<Job> => ({
  ok: false,
  fault: { kind: 'status', status, detail: 'no' },
});
const look = (answer: Answer<Job>, afterMs: number, more: { baseline?: Baseline; again?: boolean } = {}) =>
  judge(ask(more.baseline ?? null), answer, {
    now: new Date(Date.parse(ASKED_AT) + afterMs),
    giveUpMs: 72 * HOUR_MS,
    again: more.again ?? false,
    host: 'api.example.com',
  });

const DONE: Baseline = { status: 'completed', prLink: 'https://a.example/1', archivedAt: null };
const BUSY: Baseline = { status: 'active', prLink: null, archivedAt: null };

describe('a look at a fresh job', () => {
  it.each([
    [
      'has ended with a pull request',
      found('completed', 'https://a.example/1'),
      { kind: 'ended', ending: { outcome: 'pr-opened' } },
    ],
    ['has ended without one', found('completed'), { kind: 'ended', ending: { outcome: 'no-changes' } }],
    ['has failed', found('failed'), { kind: 'ended', ending: { outcome: 'failed' } }],
    ['was archived', found('archived'), { kind: 'ended', ending: { outcome: 'archived' } }],
    ['is at work', found('active'), { kind: 'at-work' }],
    ['has a state nobody knows', found('paused'), { kind: 'at-work' }],
    ['could not be read', refused(503), { kind: 'unread', fault: { status: 503 } }],
    ['may not be read', refused(401), { kind: 'unread', fault: { status: 401 } }],
    ['is gone', refused(404), { kind: 'ended', ending: { outcome: 'lost-contact', reason: 'not-found' } }],
  ])('that %s', (_, answer, expected) => {
    expect(look(answer, HOUR_MS)).toMatchObject(expected);
  });

  it('that is not there yet, right after the create, is nothing to conclude from', () => {
    expect(look(refused(404), 60_000)).toEqual({ kind: 'at-work' });
    expect(look(refused(404), 60_001)).toMatchObject({ kind: 'ended' });
  });
});

describe('a look after a message', () => {
  it.each([
    ['the old end, just now', found('completed', 'https://a.example/1'), 20_000, DONE, { kind: 'at-work' }],
    ['the old end, long after', found('completed', 'https://a.example/1'), 60_000, DONE, { kind: 'ended' }],
    ['another pull request', found('completed', 'https://a.example/2'), 20_000, DONE, { kind: 'ended' }],
    [
      'the first end of a job that was busy',
      found('completed', 'https://a.example/1'),
      HOUR_MS,
      BUSY,
      { kind: 'look-again' },
    ],
  ])('%s', (_, answer, afterMs, baseline, expected) => {
    expect(look(answer, afterMs, { baseline })).toMatchObject(expected);
  });

  it('a second look at the first end of a job that was busy settles it', () => {
    expect(look(found('completed'), HOUR_MS, { baseline: BUSY, again: true })).toMatchObject({
      kind: 'ended',
    });
  });
});

describe('after give-up-hours', () => {
  const GIVE_UP_MS = 72 * HOUR_MS;

  it('a job that is still at work is given up, and says so', () => {
    expect(look(found('active'), GIVE_UP_MS)).toEqual({ kind: 'at-work' });
    expect(look(found('active'), GIVE_UP_MS + 1)).toMatchObject({
      kind: 'ended',
      ending: { outcome: 'still-active', reason: 'timed-out' },
      message: 'Job job_1 had not ended after 72 h; it is not looked at any more.',
    });
  });

  it.each<[string, Fault, string]>([
    [
      'has no good answer',
      { kind: 'status', status: 503, detail: 'busy' },
      'api.example.com answered 503, busy',
    ],
    [
      'has a strange one',
      { kind: 'bad-answer', status: 403, detail: 'it is HTML' },
      'the answer of api.example.com could not be read, it is HTML',
    ],
    [
      'cannot be asked',
      { kind: 'not-sent', detail: 'the connection was refused' },
      'api.example.com could not be reached, the connection was refused',
    ],
  ])('a job of which the service %s is given up without a word about its state', (_, fault, why) => {
    expect(look({ ok: false, fault }, GIVE_UP_MS)).toEqual({ kind: 'unread', fault });
    expect(look({ ok: false, fault }, GIVE_UP_MS + 1)).toMatchObject({
      kind: 'ended',
      ending: { outcome: 'lost-contact', reason: 'no-answer' },
      message:
        `Job job_1 could not be looked at more than 72 h after it was asked for: ${why}. ` +
        'How it ends is not known; it is not looked at any more.',
      // Commands go on with it: it is out of sight, not gone.
      job: { id: 'job_1', status: undefined },
      fault,
    });
  });

  it.each([401, 403])('a refused key (%d) says nothing about the job: it stays open', (status) => {
    expect(look(refused(status), 1000 * HOUR_MS)).toEqual({
      kind: 'unread',
      fault: { kind: 'status', status, detail: 'no' },
    });
  });

  it('a job that is gone is told as gone, and one that has ended as ended', () => {
    expect(look(refused(404), GIVE_UP_MS + 1)).toMatchObject({ ending: { reason: 'not-found' } });
    expect(look(found('completed'), GIVE_UP_MS + 1)).toMatchObject({ ending: { outcome: 'no-changes' } });
  });
});
