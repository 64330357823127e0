import type { Ask } from '../domain.ts';
import { sharesJob, type Scene } from './run-context.ts';

const LEAST_PAUSE_MS = 500;
const MORE_PAUSE_MS = 1500;
const MOST_TRIES = 3;

/**
 * Looks whether what was written of an ask still stands, where many runs write into one comment at the same moment: their job ends for
 * all of them at once. Writes it again where another one has written over it.
 */
export async function keepWritten(scene: Scene, ask: Ask, write: () => Promise<void>): Promise<void> {
  const { clock, random, signal } = scene.world;
  if (scene.thread === undefined || !sharesJob(scene)) return;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await clock.sleep(LEAST_PAUSE_MS + MORE_PAUSE_MS * random(), signal);
    if (signal.aborted || (await scene.thread.stillKnows(ask))) return;
    await write();
  }
}
