import type { JobAction } from '../domain.ts';
import type { AgentService } from '../ports.ts';
import { endingOf, endedMessage } from '../report/conclusion.ts';
import { lookFirst, type Remembered } from '../thread/deduplicate.ts';
import { findJob, type Asked } from './submit.ts';
import { rememberedJob, rememberedTurn, type Asking } from '../thread/state.ts';
import type { Thread } from '../thread/status-comment.ts';
import type { World } from './dependencies.ts';

/** How long a run waits for another one to write down what it is asking. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 3000;

/** What the thread remembers of this trigger, as it was read last or in another `memory`. */
export function lookBack(
  { clock }: World,
  { trigger, digest, triggeredAt }: Asking,
  { record, bare }: Pick<Thread, 'record' | 'bare'>,
): Remembered {
  return lookFirst({ record, bare, trigger, digest, triggeredAt, now: clock.date() });
}

/** What the thread remembers of this trigger, after giving a run that is asking right now the time to say so. */
export async function remember(world: World, asking: Asking, claimed: boolean): Promise<Remembered> {
  const { clock, signal } = world;
  const until = clock.now() + PATIENCE_MS;
  for (;;) {
    const { thread } = asking;
    if (thread === undefined) return { kind: 'new' };
    const found = lookBack(world, asking, thread);
    // The claim may be that of another use, which leaves nothing here.
    const isComing = claimed && found.kind === 'new' && !thread.isAskedElsewhere(asking.trigger);
    const wait = found.kind === 'being-asked' || isComing;
    if (!wait || signal.aborted) return found;
    if (clock.now() >= until) return found.kind === 'new' ? found : { kind: 'unconfirmed', why: 'intent' };
    await clock.sleep(PAUSE_MS, signal);
    asking.complain('The thread could not be read again', await thread.refresh());
  }
}

/** Acts on a memory: takes the job up, tells its end again, or ends; undefined where the trigger is to be asked for. */
export async function recall(
  world: World,
  service: AgentService,
  remembered: Remembered,
): Promise<Asked | undefined> {
  switch (remembered.kind) {
    case 'new':
    case 'again':
      return undefined;
    case 'other-instruction':
      return {
        kind: 'ended',
        ending: { outcome: 'misconfigured', reason: 'invalid-input' },
        message:
          'Another use of this action in the same thread has asked something else for the same trigger. ' +
          'Give each use a `thread-key` of its own.',
      };
    case 'being-asked':
    case 'unconfirmed':
      return {
        kind: 'ended',
        ending: { outcome: 'unconfirmed', reason: 'create-unclear' },
        message:
          'An earlier attempt may have asked for this job, and nothing tells how that went, so it is not asked for again. ' +
          'Look at the dashboard; if there is no job, ask anew.',
      };
    case 'adopt':
    case 'report':
      return takeUp(world, service, remembered);
  }
}

/** Reads a remembered job anew: whatever the record says of it, the service's word counts. */
async function takeUp(
  world: World,
  service: AgentService,
  { kind, ask, job: jobId }: Extract<Remembered, { kind: 'adopt' | 'report' }>,
): Promise<Asked> {
  const { clock, runner } = world;
  runner.info(`This was asked for before, as job ${jobId}; it is taken up rather than asked for again.`);
  const found = await findJob(world, service, jobId);
  const jobAction: JobAction = 'adopted';
  // Waiting for it looks again.
  const job = found.ok ? found.value : rememberedJob({ ...ask, job: jobId });
  if (kind === 'report') {
    const ending = endingOf(job) ?? { outcome: 'still-active', reason: 'not-waiting' };
    return { kind: 'ended', ending, message: endedMessage(ending, job, 0), job, jobAction, ask };
  }
  return {
    kind: 'asked',
    job,
    jobAction,
    turn: rememberedTurn(ask, clock),
    at: clock.now(),
    ask,
    note: undefined,
  };
}
