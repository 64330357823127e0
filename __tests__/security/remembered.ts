import type { Submission, ThreadState } from '../../src/domain.ts';
import { encodeState } from '../../src/thread/codec.ts';
import { askOf, recordOf } from '../support/submissions.ts';
import type { Stage } from '../../fakes/stage.ts';
import { addComment } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';

/** Whose token the action has, and the numeric id of that account. */
export const US = { login: 'github-actions[bot]', id: 41_898_282 } as const;

type Place = Readonly<{ thread: number; commentId: number | null; authorId: number | null }>;

/** A record of asks as a comment would carry it. */
export function recordIn(
  { github, service }: Stage,
  place: Place,
  submissions: readonly Submission[],
): ThreadState {
  const { repository } = github.state;
  const { projectId: project } = service.state.config;
  return { ...recordOf(...submissions), repositoryId: repository.id, project, ...place };
}

/** An ask that was sent and whose end nobody has told. */
export function openAsk({ clock }: Stage, changes: Partial<Submission>): Submission {
  const submittedAt = clock.date().toISOString();
  const open = { state: 'submitted', outcome: null, prLink: null } as const;
  return askOf({
    run: '1',
    digest: 'x',
    job: 'job_0001',
    requestedBy: OWNER.login,
    submittedAt,
    ...open,
    ...changes,
  });
}

/** Leaves in a thread what runs have left there that wait no longer: our status comment, signed with the true key. */
export function remember(stage: Stage, thread: number, submissions: readonly Submission[]): void {
  const { state } = stage.github;
  const comment = addComment(state, { thread, body: '', author: US.login });
  const record = recordIn(stage, { thread, commentId: comment.id, authorId: US.id }, submissions);
  const body = `${encodeState(record, stage.service.state.config.key)}\n### ⏳ The docs agent is at work\n`;
  state.comments.set(comment.id, { ...comment, body });
}

/** The same for one ask that a comment of the owner has caused, so many hours ago. */
export function leave(
  stage: Stage,
  { thread, job, hoursAgo = 0 }: Readonly<{ thread: number; job: string; hoursAgo?: number }>,
): void {
  const command = addComment(stage.github.state, { thread, body: '/docs Describe the flag' });
  const submittedAt = new Date(stage.clock.now() - hoursAgo * 3_600_000).toISOString();
  const trigger = { kind: 'comment', id: String(command.id) } as const;
  remember(stage, thread, [openAsk(stage, { trigger, job, submittedAt })]);
}

/** What people read of us in a thread, without the hidden first line of each comment. */
export function told(stage: Stage, thread: number): string {
  return stage
    .ours(thread)
    .map(({ body }) => body.slice(body.indexOf('\n') + 1))
    .join('\n');
}
