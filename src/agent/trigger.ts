import type { Trigger } from '../domain.ts';
import type { AgentInputs } from './inputs.ts';
import type { Admitted } from './admit.ts';
import type { RunFacts } from './world.ts';

/**
 * What makes this run ask, the same for every attempt and every redelivery: the comment, or the run with its step. Never the
 * attempt's number.
 */
export function triggerOf(
  admitted: Admitted,
  run: RunFacts,
  { matrixIndex, threadKey }: AgentInputs,
): Trigger {
  if (admitted.kind === 'command') {
    const { kind, id } = admitted.event.comment;
    return { kind, id: String(id) };
  }
  return { kind: 'run', id: [run.id, run.job, run.step, matrixIndex, threadKey].join('/').slice(0, 300) };
}
