import type { Submission, Job, ThreadState } from '../../src/domain.ts';

export const NOW = new Date('2026-03-01T12:00:00.000Z');

/** An ask by a comment that has opened a pull request, with changes. */
export function askOf(changes: Partial<Submission> = {}): Submission {
  return {
    trigger: { kind: 'comment', id: '1' },
    run: '9',
    digest: 'same',
    state: 'finished',
    job: 'job_1',
    snapshot: null,
    submittedAt: '2026-03-01T11:00:00.000Z',
    requestedBy: 'octocat',
    outcome: 'pr-opened',
    reason: '',
    prLink: 'https://github.com/acme/docs/pull/7',
    ...changes,
  };
}

export function recordOf(...submissions: readonly Submission[]): ThreadState {
  return {
    version: 1,
    repositoryId: 1,
    thread: 2,
    commentTag: 'default',
    project: 'acme-docs',
    commentId: 3,
    authorId: 4,
    waitUntil: null,
    lastCoveredSha: null,
    submissions,
    pruned: null,
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
