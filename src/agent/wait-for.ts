import type { Turn } from '../poll/settle.ts';
import { findJob, type Asked } from './ask.ts';
import { followUp } from './follow-up.ts';
import type { Scene } from './scene.ts';
import { cannotFind } from './target.ts';
import type { Result } from './tell.ts';
import { rememberedTurn } from './thread-ask.ts';

/** Waits for the job that the input names, in the name of the thread's ask where that is still open. */
export async function waitFor(scene: Scene, jobId: string): Promise<Result> {
  return followUp(scene, await find(scene, jobId));
}

async function find({ world, inputs, service, thread }: Scene, jobId: string): Promise<Asked> {
  const found = await findJob(world, service, jobId);
  if (!found.ok) return cannotFind(found.fault, inputs.connection.baseUrl.host, false);
  const open = thread?.record?.asks.filter(({ job, state }) => job === jobId && state === 'asked') ?? [];
  const ask = open.findLast(({ run }) => run === world.run.id) ?? open.at(-1);
  const turn: Turn = ask === undefined ? { kind: 'create' } : rememberedTurn(ask, world.clock);
  const at = world.clock.now();
  return { kind: 'asked', job: found.value, jobAction: 'none', turn, at, ask, note: undefined };
}
