import type { Submission } from '../domain.ts';
import { isJobShared, type RunContext } from './run-context.ts';

const MIN_DELAY_MS = 500;
const EXTRA_DELAY_MS = 1500;
const MAX_ATTEMPTS = 3;

/**
 * Looks whether what was written of an ask still stands, where many runs write into one comment at the same moment: their job ends for
 * all of them at once. Writes it again where another one has written over it.
 */
export async function confirmWrite(
  context: RunContext,
  submission: Submission,
  write: () => Promise<void>,
): Promise<void> {
  const { clock, random, signal } = context.deps;
  if (context.statusComment === undefined || !isJobShared(context)) return;
  for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    await clock.sleep(MIN_DELAY_MS + EXTRA_DELAY_MS * random(), signal);
    if (signal.aborted || (await context.statusComment.hasSubmission(submission))) return;
    await write();
  }
}
