import { describe, expect, it } from '@jest/globals';
import type { Submission } from '../../../src/domain.ts';
import { isLockedByOther } from '../../../src/thread/lock.ts';
import { askOf, NOW } from '../../support/submissions.ts';

const OURS = { kind: 'run', id: '7' } as const;
const secondsAgo = (seconds: number): string => new Date(NOW.getTime() - seconds * 1000).toISOString();
const intent = (id: string, more: Partial<Submission> = {}): Submission =>
  askOf({
    trigger: { kind: 'run', id },
    run: id,
    state: 'pending',
    outcome: null,
    submittedAt: secondsAgo(5),
    ...more,
  });

describe('of several runs that could share a job', () => {
  it.each<[string, Submission[], boolean]>([
    ['nobody is about to ask', [], false],
    ['only we are', [intent('7')], false],
    ['we are first', [intent('7'), intent('8')], false],
    ['another one is first', [intent('6'), intent('7')], true],
    ['ours was overwritten', [intent('8')], true],
    ['the other has asked', [intent('6', { state: 'submitted' }), intent('7')], false],
    ['the other cannot tell whether it has asked', [intent('6', { outcome: 'unconfirmed' })], false],
    ['the other began a moment ago', [intent('6', { submittedAt: secondsAgo(119) })], true],
    ['the other began too long ago', [intent('6', { submittedAt: secondsAgo(120) })], false],
    ['a command has the same number', [intent('7', { trigger: { kind: 'comment', id: '7' } })], true],
  ])('%s', (_, submissions, preceded) => {
    expect(isLockedByOther(submissions, { trigger: OURS, run: '7', sharesJob: true }, NOW)).toBe(preceded);
  });
});

describe('of several runs for one cause', () => {
  const trigger = { kind: 'subject', id: 'release:v1.4.0' } as const;
  it.each<[string, Submission[], boolean]>([
    ['only we are', [intent('7', { trigger })], false],
    ['another one is first', [intent('6', { trigger }), intent('7', { trigger })], true],
    ['another one has written over ours', [intent('8', { trigger })], true],
    ['something else is asked for', [intent('6'), intent('7', { trigger })], false],
  ])('%s', (_, submissions, preceded) => {
    expect(isLockedByOther(submissions, { trigger, run: '7', sharesJob: false }, NOW)).toBe(preceded);
  });
});
