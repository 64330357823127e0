import type { Ask, Job, ThreadRecord } from '../../src/domain.ts';

export const NOW = new Date('2026-03-01T12:00:00.000Z');

/** An ask by a comment that has opened a pull request, with changes. */
export function askOf(changes: Partial<Ask> = {}): Ask {
  return {
    trigger: { kind: 'comment', id: '1' },
    run: '9',
    digest: 'same',
    state: 'ended',
    job: 'job_1',
    baseline: null,
    askedAt: '2026-03-01T11:00:00.000Z',
    by: 'octocat',
    outcome: 'pr-opened',
    reason: '',
    prLink: 'https://github.com/acme/docs/pull/7',
    ...changes,
  };
}

export function recordOf(...asks: readonly Ask[]): ThreadRecord {
  return {
    version: 1,
    repositoryId: 1,
    thread: 2,
    threadKey: 'default',
    project: 'acme-docs',
    commentId: 3,
    authorId: 4,
    waitUntil: null,
    covered: null,
    asks,
    forgotten: null,
  };
}

export function jobOf(changes: Partial<Job> = {}): Job {
  return {
    id: 'job_1',
    status: 'completed',
    prLink: 'https://github.com/acme/docs/pull/7',
    model: 'model-1',
    repository: 'https://github.com/acme/docs',
    archivedAt: null,
    raw: {},
    ...changes,
  };
}
