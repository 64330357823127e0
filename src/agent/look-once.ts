import { isTerminal, type Ask, type Ending } from '../domain.ts';
import { NOTHING_SEEN, settle, type Turn } from '../poll/settle.ts';
import { endedMessage, endingOf } from '../report/ending.ts';
import { findJob } from './ask.ts';
import { conclude } from './conclude.ts';
import { cannotFind } from './prepare.ts';
import type { Scene } from './scene.ts';
import { endOf } from './telling.ts';
import type { Result } from './tell.ts';

/** Looks once at a remembered job and brings the status comment up to date; asks for nothing. */
export async function lookOnce(scene: Scene, ask: Ask & { job: string }): Promise<Result> {
  const { world, inputs, service } = scene;
  const found = await findJob(world, service, ask.job);
  if (!found.ok) {
    const { ending, message } = cannotFind(found.fault, inputs.connection.baseUrl.host, false);
    return conclude(scene, { ending, message }, undefined);
  }
  const job = found.value;
  const now = world.clock.date().getTime();
  const turn: Turn =
    ask.baseline === null
      ? { kind: 'create' }
      : { kind: 'message', baseline: ask.baseline, sentAt: Date.parse(ask.askedAt) };
  const settled =
    ask.state === 'ended' || settle({ turn, seen: NOTHING_SEEN, job, now }).verdict.kind === 'ended';
  const ending: Ending = (settled && isTerminal(job.status) && endingOf(job)) || {
    outcome: 'still-active',
    reason: 'not-waiting',
  };
  const message =
    ending.outcome === 'still-active'
      ? `The docs agent is still at work on job ${job.id}.`
      : endedMessage(ending, job, 0);
  return conclude(scene, { ending, message, job, jobAction: 'none' }, endOf(ask, ending, job));
}
