import type { Ask, Ending, Job } from '../domain.ts';
import { NOTHING_SEEN, settle, turnOf } from '../poll/settle.ts';
import { endedMessage, endingOf } from '../report/ending.ts';
import { findJob } from './ask.ts';
import { conclude } from './conclude.ts';
import { cannotFind } from './target.ts';
import type { Scene } from './scene.ts';
import { endOf } from './thread-ask.ts';
import type { Result } from './tell.ts';

/**
 * Looks at a remembered job, not waiting for it, and brings the status comment up to date; asks for nothing. An end that may be
 * the turn's before is looked at once more: no later look would know that this one has seen it.
 */
export async function lookOnce(scene: Scene, ask: Ask & { job: string }): Promise<Result> {
  const { world, inputs, service } = scene;
  const turn = turnOf(ask.baseline, Date.parse(ask.askedAt));
  let seen = NOTHING_SEEN;
  for (;;) {
    const found = await findJob(world, service, ask.job);
    if (!found.ok) {
      const { ending, message } = cannotFind(found.fault, inputs.connection.baseUrl.host, false);
      return conclude(scene, { ending, message }, undefined);
    }
    const job = found.value;
    const settled = settle({ turn, seen, job, now: world.clock.date().getTime() });
    const { verdict } = settled;
    if (ask.state === 'ended' || verdict.kind !== 'look-again' || world.signal.aborted)
      return told(scene, { ask, job, hasEnded: ask.state === 'ended' || verdict.kind === 'ended' });
    seen = settled.seen;
    await world.clock.sleep(verdict.inMs, world.signal);
  }
}

async function told(
  scene: Scene,
  { ask, job, hasEnded }: Readonly<{ ask: Ask; job: Job; hasEnded: boolean }>,
): Promise<Result> {
  const ending: Ending = (hasEnded && endingOf(job)) || { outcome: 'still-active', reason: 'not-waiting' };
  const message =
    ending.outcome === 'still-active'
      ? `The docs agent is still at work on job ${job.id}.`
      : endedMessage(ending, job, 0);
  return conclude(scene, { ending, message, job, jobAction: 'none' }, endOf(ask, ending, job));
}
