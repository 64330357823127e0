import type { Ask } from '../domain.ts';
import { BEING_ASKED_MS } from '../thread/deduplicate.ts';
import { isPreceded } from '../thread/lock.ts';
import { declare } from './submit.ts';
import type { Prepared } from './target.ts';
import { sharesJob, type Scene } from './run-context.ts';
import { unsentOf, type Asking } from '../thread/state.ts';

/**
 * GitHub has no write that fails when somebody else has written meanwhile. A run reads and then writes at once; so long after our
 * intent was written, all have written who read before it stood, and see what stands now.
 */
const SETTLING_MS = 3000;
const PAUSE_MS = 3000;
const MOST_ROUNDS = 3;

/**
 * Whom an instruction goes to where other runs may be about to start the same job: those of a thread that shares one, and those of one
 * cause. A run writes down that it is about to, and starts it only where no other stands before it a moment later; else it waits, and
 * goes by what the other has done.
 *
 * @param choose the choice by what the thread remembers at that time.
 */
export async function takeTurn(
  scene: Scene,
  asking: Asking,
  choose: () => Promise<Prepared>,
): Promise<Prepared> {
  const { clock, signal, run } = scene.world;
  const { thread } = asking;
  const own = { trigger: asking.trigger, run: run.id, sharesJob: sharesJob(scene) };
  const refresh = async (): Promise<void> =>
    asking.complain('The thread could not be read again', await thread?.refresh());
  const isHeld = (): boolean => !signal.aborted && isPreceded(thread?.standing() ?? [], own, clock.date());

  await refresh();
  for (let round = 1; ; round += 1) {
    const until = clock.now() + BEING_ASKED_MS;
    while (isHeld() && clock.now() < until) {
      await clock.sleep(PAUSE_MS, signal);
      await refresh();
    }
    asking.complain('A comment that is not needed could not be deleted', await thread?.dropSurplus());
    const prepared = await choose();
    if (prepared.kind === 'answered' || prepared.target.kind === 'message' || signal.aborted) return prepared;
    // The choice may have taken long: what others have written meanwhile must not be written over.
    await refresh();
    if (isHeld() && round < MOST_ROUNDS) continue;
    const intent = await declare(scene, asking, prepared.target);
    await clock.sleep(SETTLING_MS, signal);
    await refresh();
    if (isHeld() && round < MOST_ROUNDS) continue;
    // Chosen anew, as the job may be there by now.
    return withdrawing(await choose(), intent);
  }
}

/** An answer that comes after the intent was written down ends that intent, so that it holds nobody up. */
function withdrawing(prepared: Prepared, intent: Ask): Prepared {
  if (prepared.kind === 'target' || prepared.asked.kind === 'asked' || prepared.asked.ask !== undefined)
    return prepared;
  return { ...prepared, asked: { ...prepared.asked, ask: unsentOf(intent) } };
}
