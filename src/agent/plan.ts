import type { Ask } from '../domain.ts';
import type { Admitted } from './authorize.ts';
import type { Words } from './instruction.ts';
import type { Scene } from './run-context.ts';

/** What a run is to do, once its gates and inputs are behind it. */
export type Wish =
  | Readonly<{ kind: 'ask'; words: Words; fresh: boolean }>
  /** Just wait for the job of the input `job-id`. */
  | Readonly<{ kind: 'wait'; jobId: string }>
  /** Look once at the thread's job. */
  | Readonly<{ kind: 'look'; ask: Ask & { job: string } }>
  | Readonly<{ kind: 'reply'; text: string; reason: 'help' | 'hint'; message: string }>;

/** Reads the wish out of the command, or out of the inputs where there is none. */
export async function wishOf(scene: Scene, admitted: Admitted): Promise<Wish> {
  if (admitted.kind === 'command') {
    const { wishOfCommand } = await import(/* webpackChunkName: "rest" */ './operation-for-command.ts');
    return wishOfCommand(scene, admitted);
  }
  const { prompt, jobId } = scene.inputs;
  return prompt === '' && jobId !== undefined
    ? { kind: 'wait', jobId }
    : { kind: 'ask', words: { standing: '', own: prompt }, fresh: false };
}
