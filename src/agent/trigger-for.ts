import type { Trigger } from '../domain.ts';
import type { RunContext } from './run-context.ts';

/**
 * What makes this run ask, the same for every attempt and every redelivery: the comment, the subject that `subject` names, or the
 * run with its step. Never the attempt's number.
 */
export function triggerFor({ event, triggerSubject: cause, deps, inputs }: RunContext): Trigger {
  if (event !== undefined) return { kind: event.comment.kind, id: String(event.comment.id) };
  if (cause !== undefined) return { kind: 'subject', id: cause.slice(0, 300) };
  const { id, job, step } = deps.run;
  return { kind: 'run', id: [id, job, step, inputs.commentTag].join('/').slice(0, 300) };
}
