import { describe, expect, it } from '@jest/globals';
import { planCoverage } from '../../../src/agent/plan/plan-request.ts';
import type { Coverage } from '../../../src/domain/request-record.ts';
import type { Trigger } from '../../../src/domain/trigger.ts';
import { THREAD } from '../../support/examples.ts';

describe('a request is about', () => {
  const ACTIVITY = {
    activity: 'labeled',
    targetId: null,
    updatedAt: '',
  };
  const PUSH = {
    kind: 'push',
    ref: 'refs/heads/main',
    before: 'a',
    after: 'b',
  } as const;
  const PULL_REQUEST: Trigger = {
    kind: 'pull-request',
    number: 9,
    commit: 'a',
    ...ACTIVITY,
  };
  const RELEASE: Trigger = {
    kind: 'release',
    id: 1,
    prerelease: false,
    tag: 'v1',
  };
  const RUN: Trigger = {
    kind: 'run',
    id: '1',
    job: 'docs',
    step: '',
    commentTag: '',
  };
  const about = (subject: Extract<Trigger, { kind: 'subject' }>['subject']): Trigger => ({
    kind: 'subject',
    subject,
  });

  const none = { kind: 'none' } as const;
  const pull = (number: number) => ({ kind: 'pull-request', number }) as const;
  const range = (from: string | null, to: string) =>
    ({ kind: 'range', from, to }) as const;
  const release = { kind: 'release', tag: 'v1' } as const;

  it.each<[Trigger, Coverage]>([
    [{ kind: 'comment', id: 1 }, pull(2)],
    [{ kind: 'review', id: 1 }, pull(2)],
    [{ kind: 'review-comment', id: 1 }, pull(2)],
    [{ kind: 'merge', number: 9, commit: 'a' }, pull(9)],
    [PULL_REQUEST, pull(9)],
    [{ kind: 'issue', number: 9, ...ACTIVITY }, none],
    [RELEASE, release],
    [PUSH, range('a', 'b')],
    [{ ...PUSH, before: '0'.repeat(40) }, range(null, 'b')],
    [{ kind: 'since-last', from: null, to: 'b' }, range(null, 'b')],
    [{ kind: 'since-last', from: 'a', to: 'b' }, range('a', 'b')],
    [about({ kind: 'release', tag: 'v1' }), release],
    [about({ kind: 'pull-request', number: 9 }), pull(9)],
    [about({ kind: 'commits', from: 'v1', to: 'main' }), range('v1', 'main')],
    [RUN, none],
    [{ kind: 'other', event: 'gollum', digest: '' }, none],
  ])('%j', (trigger, expected) => {
    expect(planCoverage(trigger, { thread: THREAD })).toEqual(expected);
  });
});
