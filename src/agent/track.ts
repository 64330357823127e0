import { isTerminal, type Ending, type Ask, type Job } from '../domain.ts';
import { waitForJob } from '../job/poll.ts';
import { spoken } from '../job/cancel-grace.ts';
import { endOf, rememberedTurn } from '../thread/state.ts';
import { NOTHING_SEEN, settle, turnOf, type Turn } from '../job/completion.ts';
import { endedMessage, endingOf } from '../report/conclusion.ts';
import { findJob, type Asked, type AskedJob } from './submit.ts';
import type { Composed } from './compose-prompt.ts';
import { conclude } from './report-thread.ts';
import { keepWritten } from './confirm-write.ts';
import { rememberBegun } from './post-state.ts';
import { notWaited, waited } from './result.ts';
import type { Scene } from './run-context.ts';
import { tellJob, tellLook, type Result } from './report.ts';
import { cannotFind } from './target.ts';

/** Waits for what was asked and tells the thread how it ended; `prompt` is what was to be sent, where anything was. */
export async function followUp(scene: Scene, asked: Asked, prompt?: Composed): Promise<Result> {
  if (asked.kind === 'ended') {
    const { ending, message, job, jobAction, ask } = asked;
    const result: Result = {
      ending,
      message,
      ...(job && { job }),
      ...(jobAction && { jobAction }),
      // An end that was only remembered sends nothing, and would not. What was refused had left all the same.
      ...(prompt && { prompt: { ...prompt, isSent: ask !== undefined && hasLeft(ending) } }),
    };
    return conclude(scene, result, ask && endOf(ask, ending, job));
  }
  const waitUntil = new Date(scene.world.clock.date().getTime() + scene.inputs.waitMs).toISOString();
  rememberAsk(scene, { asked, waitUntil });
  tellJob(scene.world, asked);
  await tellAtWork(scene, { asked, waitUntil });
  const result = await wait(scene, asked);
  const sent = prompt && { prompt: { ...prompt, isSent: true } };
  const ask = asked.ask && endOf(asked.ask, result.ending, result.job);
  return conclude(scene, { ...result, ...sent, note: asked.note }, ask);
}

/** Whether the request has left this run, whatever became of it. */
function hasLeft({ outcome, reason }: Ending): boolean {
  return outcome === 'unconfirmed' || (outcome === 'refused' && reason !== 'not-sent');
}

/** For the post step, before anything is said: a kill may come at any line. */
function rememberAsk(
  { world, thread }: Scene,
  { asked: { ask, covers }, waitUntil }: Readonly<{ asked: AskedJob; waitUntil: string }>,
): void {
  if (ask === undefined || thread === undefined) return;
  const commentId = thread.comment?.id;
  rememberBegun(world.runner, { thread: thread.place.thread, ask, commentId, covers, waitUntil });
}

/** Writes the job's id into the thread before anything else can go wrong. */
async function tellAtWork(
  scene: Scene,
  { asked, waitUntil }: Readonly<{ asked: AskedJob; waitUntil: string }>,
): Promise<void> {
  const { world, inputs, thread, telling } = scene;
  const { ask, job, note, covers: covered } = asked;
  if (ask === undefined || thread === undefined) return;
  // The last word names the job too: a cancelled run has little time for more, and of a job that has ended it is said right away.
  if (world.signal.aborted || !isAtWork(asked)) return;
  const message =
    inputs.waitMs === 0 ? 'It goes on by itself; nobody waits for it.' : 'This comment will say how it ends.';
  const phase = { kind: 'at-work' } as const;
  const write = (): Promise<void> => telling.save(ask, { phase, message, note, job, waitUntil, covered });
  const save = async (): Promise<void> => {
    await thread.reread();
    await write();
    await keepWritten(scene, ask, write);
  };
  await spoken(world, save());
}

/** What a message's answer tells may be the state from before it. */
function isAtWork({ job, turn }: AskedJob): boolean {
  return turn.kind === 'message' || !isTerminal(job.status);
}

async function wait({ world, inputs, service }: Scene, asked: AskedJob): Promise<Result> {
  const { clock, random, signal } = world;
  const { job, turn, at } = asked;
  if (inputs.waitMs === 0 && isAtWork(asked)) return notWaited(asked);
  const outcome = await waitForJob({
    look: (within) => service.get(job.id, within),
    clock,
    random,
    signal,
    turn,
    // What an adopted job's record says may be old: it is looked at first.
    first: asked.jobAction === 'adopted' ? undefined : job,
    startedAt: at,
    waitMs: inputs.waitMs,
    fixedIntervalMs: inputs.pollIntervalMs,
    onLook: (look) => tellLook(world, look),
  });
  return waited(outcome, asked, inputs);
}

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
