import type { CommentEvent } from '../domain.ts';
import { explainFault } from '../report/service-errors.ts';
import type { Target } from '../thread/job-reuse.ts';
import { findJob, type Asked, type NotAsked } from './submit.ts';
import type { Scene } from './run-context.ts';
import { refusal } from '../job/send-once.ts';

/** Where an ask stands before it is sent: it goes to a target, or a memory answers it. */
export type Prepared =
  Readonly<{ kind: 'target'; target: Target }> | Readonly<{ kind: 'answered'; asked: Asked }>;

/** A new job, where there is nothing to go on with. */
export const CREATE: Prepared = { kind: 'target', target: { kind: 'create', note: undefined } };

/** 👀 on the comment: GitHub tells whether it is new, so of two runs for one comment only one goes on at once. */
export async function claimComment(
  { github, complain }: Scene,
  event: CommentEvent | undefined,
): Promise<'new' | 'there'> {
  if (event === undefined || event.comment.kind === 'review') return 'new';
  const answer = await github.conversation.react(event.comment, 'eyes');
  if (answer.ok) return answer.value;
  complain('The comment could not be given a reaction', answer.fault);
  return 'new';
}

/** The job that the workflow names. */
export async function explicitTarget({ world, inputs, service }: Scene, jobId: string): Promise<Prepared> {
  const found = await findJob(world, service, jobId);
  if (found.ok) return { kind: 'target', target: { kind: 'message', job: found.value, note: undefined } };
  return { kind: 'answered', asked: cannotFind(found.fault, inputs.connection.baseUrl.host, true) };
}

/** The job that the workflow names cannot be read: nothing is sent. */
export function cannotFind(
  fault: Parameters<typeof explainFault>[0]['fault'],
  host: string,
  wouldSend: boolean,
): NotAsked {
  return {
    kind: 'ended',
    ending: { outcome: 'refused', reason: refusal(fault) ?? 'not-sent' },
    message:
      explainFault({ fault, doing: 'look', host, unclear: false }) + (wouldSend ? ' Nothing was sent.' : ''),
  };
}
