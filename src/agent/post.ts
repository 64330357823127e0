import type { Ask, Ending } from '../domain.ts';
import { endedMessage, endingOf } from '../report/conclusion.ts';
import { sameTrigger } from '../trigger/trigger-id.ts';
import { findJob } from './submit.ts';
import { readInputs } from './inputs.ts';
import { readBegun } from './post-state.ts';
import { openScene, openThread, type Scene } from './run-context.ts';
import { endOf, unsentOf } from '../thread/state.ts';
import type { World } from './dependencies.ts';

/**
 * The story of the post step: finishes the status comment where the main step could not, because it was cancelled, killed or
 * cut off. Does nothing when all is told. `state` reads what the main step saved.
 */
export async function runPost(world: World, state: (name: string) => string): Promise<void> {
  const begun = readBegun(state);
  if (begun === undefined) return;
  const inputs = readInputs(world.raw, { promptFile: undefined, event: undefined });
  if (!inputs.ok) return;
  const scene = await openThread(openScene(world, inputs.value, undefined), begun.thread);
  const { thread, telling } = scene;
  if (thread === undefined) return;
  if (begun.commentId === undefined) thread.suspectComment();
  else await thread.take(begun.commentId);
  thread.expectWaiting(begun.waitUntil);
  const ask = thread.record?.asks.find(({ trigger }) => sameTrigger(trigger, begun.ask.trigger)) ?? begun.ask;
  // The main step may have learnt the job's id and then been killed before it could write it down.
  const known = ask.state === 'intent' && begun.ask.state === 'asked' ? begun.ask : ask;
  if (known.state === 'ended') return;
  const isDeclared = known.state === 'intent' && begun.isSending !== true;
  const { ending, message, job } = isDeclared ? NOTHING_SENT : await endFor(scene, known);
  const { covers: covered } = begun;
  await telling.save(endOf(isDeclared ? unsentOf(known) : known, ending, job), {
    phase: { kind: 'ended', ending },
    message,
    job,
    covered,
  });
  world.runner.info('Finished the status comment, which the main step could not.');
}

const NOTHING_SENT = {
  ending: { outcome: 'cancelled', reason: '' },
  message: 'The run ended before anything was sent to the docs agent.',
  job: undefined,
} as const;

async function endFor({ world, service }: Scene, ask: Ask) {
  if (ask.state === 'intent') {
    const ending: Ending = {
      outcome: 'unconfirmed',
      reason: ask.baseline === null ? 'create-unclear' : 'message-unclear',
    };
    const message =
      'The run ended while its request was on its way, so nothing tells whether it arrived. Look at the dashboard; if there is no job, ask anew.';
    return { ending, message, job: undefined };
  }
  const found = await findJob(world, service, ask.job ?? '');
  const job = found.ok ? found.value : undefined;
  // After a message the end may be that of the turn before; only a fresh job's end is certain at a single look.
  const ended = job !== undefined && ask.baseline === null ? endingOf(job) : undefined;
  const ending: Ending = ended ?? { outcome: 'cancelled', reason: '' };
  const message =
    ended === undefined
      ? `The run ended early. The docs agent goes on with job ${ask.job ?? ''}: the service has no way to cancel it.`
      : endedMessage(ended, job, 0);
  return { ending, message, job };
}
