import { isTerminal, type Ending } from '../domain.ts';
import { waitForJob } from '../poll/wait.ts';
import type { Asked, AskedJob } from './ask.ts';
import type { Composed } from './compose.ts';
import { conclude } from './conclude.ts';
import { keepWritten } from './keep-written.ts';
import { spoken } from './last-words.ts';
import { rememberBegun } from './post-state.ts';
import { notWaited, waited } from './results.ts';
import type { Scene } from './scene.ts';
import { endOf } from './thread-ask.ts';
import { tellJob, tellLook, type Result } from './tell.ts';

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
