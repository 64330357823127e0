/** Examples of threads and docs repositories, for tests to vary. */
import type { Job } from '../../src/domain/job.ts';
import type { Submission } from '../../src/domain/submission.ts';
import type { Trigger } from '../../src/domain/trigger.ts';
import type { OpenPullRequest, PullRequest, ThreadComment } from '../../src/ports.ts';
import type { FoundSubmission } from '../../src/thread/state.ts';

export const NOW = new Date('2026-03-01T12:00:00.000Z');
export const PR_LINK = 'https://github.com/acme/docs/pull/7';

/** Creates a completed job with a pull request. */
export function exampleJob(changes: Partial<Job> = {}): Job {
  return {
    id: 'job_1',
    status: 'completed',
    prLink: PR_LINK,
    model: 'model-1',
    repository: 'https://github.com/acme/docs',
    archivedAt: null,
    raw: {},
    ...changes,
  };
}

/** Creates a command that opened a pull request, an hour before `NOW`. */
export function exampleSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    trigger: { kind: 'comment', id: 1 },
    digest: 'same',
    requester: 'octocat',
    subject: null,
    cause: changes.trigger ?? { kind: 'comment', id: 1 },
    run: '9',
    attempt: 1,
    claimId: 'c1',
    isFirst: true,
    state: 'finished',
    submittedAt: '2026-03-01T11:00:00.000Z',
    waitUntil: null,
    job: 'job_1',
    baseline: null,
    covered: null,
    outcome: 'pr-opened',
    reason: '',
    prLink: PR_LINK,
    link: null,
    ...changes,
  };
}

/** Creates the trigger of a run that no event caused. */
export function exampleRunTrigger(id = '1'): Trigger {
  return { kind: 'run', id, job: 'docs', step: 'agent', commentTag: 'default' };
}

/** Creates a comment of this action. */
export function exampleComment(changes: Partial<ThreadComment> = {}): ThreadComment {
  return {
    id: 3,
    authorId: 4,
    body: '',
    url: '',
    createdAt: '2026-03-01T11:00:00Z',
    updatedAt: changes.createdAt ?? '2026-03-01T11:00:00Z',
    isByBot: true,
    ...changes,
  };
}

/** Creates a pull request of a person. */
export function exampleOpenPull(changes: Partial<OpenPullRequest> = {}): OpenPullRequest {
  return {
    number: 1,
    url: '',
    createdAt: '',
    author: 'mona',
    branch: 'fix',
    isFork: false,
    ...changes,
  };
}

/** Creates an open pull request of a person, with nothing added. */
export function examplePullRequest(changes: Partial<PullRequest> = {}): PullRequest {
  return {
    repositoryId: 1,
    createdAt: '2026-03-01T10:00:00Z',
    branch: 'fix',
    isFork: false,
    isOpen: true,
    headSha: 'c0ffee',
    author: 'mona',
    merger: '',
    labels: [],
    reviewers: { users: [], teams: [] },
    assignees: [],
    ...changes,
  };
}

/** Submissions in status comments with growing ids. */
export function exampleThread(
  ...submissions: readonly Partial<Submission>[]
): readonly FoundSubmission[] {
  return submissions.map((changes, index) => ({
    comment: exampleComment({ id: index + 1 }),
    submission: exampleSubmission(changes),
  }));
}
