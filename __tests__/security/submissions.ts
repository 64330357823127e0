/** Submissions in the threads of a test as runs leave them there. */
import type { RequestSubmission, Submission } from '../../src/domain/submission.ts';
import { createStateCodec, type StateLocation } from '../../src/thread/store/codec.ts';
import { pendingSubmission } from '../../src/thread/state.ts';
import type { Harness } from '../../fakes/harness.ts';
import { addComment, type Comment } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { exampleRunTrigger } from '../support/examples.ts';

/** The account that the action writes as. */
export const US = { login: 'github-actions[bot]', id: 41_898_282 } as const;

export const MARKER = '<!-- docs-agent-action:v2';

/** Returns whether a comment is a status comment. */
export const isStatusComment = ({ body }: Pick<Comment, 'body'>): boolean =>
  body.includes(MARKER);

/** A submission whose job nobody has reported yet. */
export function openSubmission(
  { clock }: Harness,
  changes: Partial<RequestSubmission> = {},
): RequestSubmission {
  const { trigger = exampleRunTrigger() } = changes;
  const request = {
    trigger,
    cause: trigger,
    digest: 'x',
    requester: OWNER.login,
    subject: null,
    run: '1',
    attempt: 1,
    series: '',
  };
  const submittedAt = clock.date().toISOString();
  return {
    ...pendingSubmission(request, {
      claimId: 'a1b2c3d4e5f6',
      submittedAt,
    }),
    state: 'submitted',
    job: 'job_0001',
    ...changes,
  };
}

/** Returns where a state belongs, in the project of a harness. */
export function locationOf(
  { github, service }: Harness,
  place: Pick<StateLocation, 'thread' | 'commentId' | 'authorId'> &
    Partial<StateLocation>,
): StateLocation {
  const { projectId: project } = service.state.config;
  return {
    repositoryId: github.state.repository.id,
    project,
    commentTag: 'default',
    ...place,
  };
}

/** Renders a status comment with a submission signed by `key`. */
export function statusBody(
  submission: Submission,
  location: StateLocation,
  key: string,
): string {
  const codec = createStateCodec([key]);
  return `### ⏳ The docs agent is working\n\n${codec.encode(submission, location)}\n`;
}

/** Adds a comment whose body depends on its id. */
export function plantComment(
  { github: { state } }: Harness,
  { thread, author }: Readonly<{ thread: number; author: string }>,
  write: (id: number) => string,
): Comment {
  const comment = addComment(state, { thread, body: '', author });
  const written = { ...comment, body: write(comment.id) };
  state.comments.set(comment.id, written);
  return written;
}

/** Adds a status comment for a job that no run waits for any more. By default a command of the owner requested it. */
export function leaveSubmission(
  harness: Harness,
  {
    thread,
    job,
    hoursAgo = 0,
    commentTag = 'default',
    key = harness.service.state.config.key,
    trigger = {
      kind: 'comment',
      id: addComment(harness.github.state, { thread, body: '/docs Describe the flag' })
        .id,
    },
    baseline = null,
  }: Readonly<{
    thread: number;
    job: string;
    hoursAgo?: number;
    commentTag?: string;
    key?: string;
  }> &
    Partial<Pick<RequestSubmission, 'trigger' | 'baseline'>>,
): Comment {
  const submittedAt = new Date(harness.clock.now() - hoursAgo * 3_600_000).toISOString();
  const submission = openSubmission(harness, { job, submittedAt, trigger, baseline });
  return plantComment(harness, { thread, author: US.login }, (commentId) =>
    statusBody(
      submission,
      locationOf(harness, { thread, commentId, authorId: US.id, commentTag }),
      key,
    ),
  );
}

/** Returns our comments in a thread as people see them, without the markers. */
export function shownIn(harness: Harness, thread: number): string {
  return harness
    .ourComments(thread)
    .map(({ body }) => body.replaceAll(/<!-- docs-agent-action[^<>]*-->/g, ''))
    .join('\n');
}
