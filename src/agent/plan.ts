import type { Submission } from '../domain.ts';
import type { AuthorizedTrigger } from './authorize.ts';
import type { Instruction } from './instruction.ts';
import type { RunContext } from './run-context.ts';

/** What a run is to do, once its gates and inputs are behind it. */
export type Operation =
  | Readonly<{ kind: 'submit'; instruction: Instruction; isNewJob: boolean }>
  /** Just wait for the job of the input `job-id`. */
  | Readonly<{ kind: 'wait'; jobId: string }>
  /** Look once at the thread's job. */
  | Readonly<{ kind: 'check-status'; submission: Submission & { job: string } }>
  | Readonly<{ kind: 'reply'; text: string; reason: 'help' | 'unknown-command'; message: string }>;

/** Reads the wish out of the command, or out of the inputs where there is none. */
export async function planOperation(context: RunContext, trigger: AuthorizedTrigger): Promise<Operation> {
  if (trigger.kind === 'command') {
    const { operationForCommand } = await import(/* webpackChunkName: "rest" */ './operation-for-command.ts');
    return operationForCommand(context, trigger);
  }
  const { prompt, jobId } = context.inputs;
  return prompt === '' && jobId !== undefined
    ? { kind: 'wait', jobId }
    : { kind: 'submit', instruction: { base: '', user: prompt }, isNewJob: false };
}
