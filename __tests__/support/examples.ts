/** Examples of threads and docs repositories, for tests to vary. */
import type { Job } from '../../src/domain/job.ts';
import type { LinkedSubmission, RequestSubmission } from '../../src/domain/submission.ts';
import type { Trigger } from '../../src/domain/trigger.ts';
import type { OpenPullRequest, PullRequest, ThreadComment } from '../../src/ports.ts';
import { linkedSubmission } from '../../src/thread/state.ts';
import type { ClaimState } from '../../src/thread/submission-store.ts';

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
export function exampleSubmission(
  changes: Partial<RequestSubmission> = {},
): RequestSubmission {
  return {
    kind: 'request',
    trigger: { kind: 'comment', id: 1 },
    digest: 'same',
    requester: 'octocat',
    subject: null,
    cause: changes.trigger ?? { kind: 'comment', id: 1 },
    run: '9',
    attempt: 1,
    series: 'nightly',
    claimId: 'c1',
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

/** Creates the copy of a command in the comment on its docs pull request. */
export function exampleLinked(changes: Partial<LinkedSubmission> = {}): LinkedSubmission {
  const source = { repositoryId: 1, thread: 2, commentId: 3 };
  return { ...linkedSubmission(exampleSubmission(), source), ...changes };
}

/** Creates the trigger of a run that no event caused. */
export function exampleRunTrigger(id = '1'): Trigger {
  return {
    kind: 'run',
    id,
    job: 'docs',
    step: 'agent',
    commentTag: 'default',
  };
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
    isPublic: true,
    title: 'Describe retries',
    createdAt: '2026-03-01T10:00:00Z',
    branch: 'fix',
    isFork: false,
    isOpen: true,
    headSha: 'c0ffee',
    author: 'mona',
    merger: '',
    labels: [],
    reviewers: { users: [], teams: [] },
    ...changes,
  };
}

/** The thread of the examples. */
export const LOCATION = {
  repositoryId: 1,
  thread: 2,
  project: 'docs',
  commentTag: 'default',
};

/** A submission that is bound to a comment. */
export function exampleStored(
  changes: Partial<RequestSubmission> = {},
  comment: Partial<ThreadComment> = {},
): ClaimState {
  const submission = exampleSubmission(changes);
  return { ...storedIn(exampleComment(comment)), submission };
}

/** Submissions in status comments with growing ids. */
export function exampleThread(
  ...submissions: readonly Partial<RequestSubmission>[]
): readonly ClaimState[] {
  return submissions.map((changes, index) => exampleStored(changes, { id: index + 1 }));
}

function storedIn({ id, authorId, url, createdAt, body }: ThreadComment) {
  const comment = { id, authorId, url, createdAt };
  return { location: LOCATION, comment, isBound: true, revision: body, keyLine: 0 };
}
