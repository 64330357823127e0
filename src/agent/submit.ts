import type { Answer, Ask, Ending, Job, JobAction } from '../domain.ts';
import type { AgentService } from '../ports.ts';
import { baselineOf, turnOf, type Turn } from '../job/completion.ts';
import { explainFault } from '../report/service-errors.ts';
import type { Target } from '../thread/job-reuse.ts';
import type { Composed } from './compose-prompt.ts';
import type { AgentInputs } from './inputs.ts';
import { rememberBegun, type PostState } from './post-state.ts';
import type { Scene } from './run-context.ts';
import { refusal, sendOnce, type Sent } from '../job/send-once.ts';
import { askedOf, intentOf, unsentOf, type Asking } from '../thread/state.ts';
import type { World } from './dependencies.ts';

/** A job to wait for. */
export type AskedJob = Readonly<{
  kind: 'asked';
  job: Job;
  jobAction: JobAction;
  turn: Turn;
  /** On the monotonic clock: when the service answered. */
  at: number;
  /** The thread's entry, where there is a thread. */
  ask: Ask | undefined;
  note: string | undefined;
  /** The newest commit that it deals with, where that is known. */
  covers?: string | undefined;
}>;

export const CANCELLED_BEFORE = 'The run was cancelled before anything was sent to the docs agent.';

/** The end of a run that asked for nothing, or in vain. */
export type NotAsked = Readonly<{
  kind: 'ended';
  ending: Ending;
  message: string;
  job?: Job;
  jobAction?: JobAction;
  ask?: Ask | undefined;
}>;
export type Asked = AskedJob | NotAsked;

/** Writes down what is about to be asked, for other runs and for the post step. */
export async function declare(
  { world, telling }: Pick<Scene, 'world' | 'telling'>,
  asking: Asking,
  target: Target,
): Promise<Ask> {
  await asking.thread?.rereadIfStale();
  const intent = intentOf(asking, {
    run: world.run.id,
    now: world.clock.date(),
    baseline: target.kind === 'message' ? baselineOf(target.job) : null,
    job: target.kind === 'message' ? target.job.id : null,
  });
  rememberIntent(world, asking, { ask: intent });
  await telling.save(intent, {
    phase: { kind: 'asking' },
    message: 'The request is on its way.',
    note: target.note,
  });
  return intent;
}

/** For the post step: what may be on its way when the run ends here. */
function rememberIntent(
  { runner }: World,
  { thread }: Asking,
  begun: Pick<PostState, 'ask' | 'isSending'>,
): void {
  if (thread === undefined) return;
  rememberBegun(runner, { thread: thread.place.thread, commentId: thread.comment?.id, ...begun });
}

/** Sends the request once, its intent written down before. */
export async function ask(
  { world, inputs, service }: Scene,
  {
    asking,
    target,
    intent,
    prompt,
  }: Readonly<{ asking: Asking; target: Target; intent: Ask; prompt: Composed }>,
): Promise<Asked> {
  const { clock } = world;
  rememberIntent(world, asking, { ask: intent, isSending: true });
  const sent = await sendOnce({
    post: (signal) =>
      target.kind === 'message'
        ? service.message(target.job.id, prompt.text, signal)
        : service.create(prompt.text, signal),
    clock,
    random: world.random,
    patienceMs: inputs.waitMs,
    signal: world.signal,
    say: (line) => world.runner.info(line),
  });
  const at = clock.now();
  if (sent.kind !== 'done') return notSent(sent, { inputs, target, intent });

  const entry = askedOf(intent, sent.job, clock.date());
  const turn = turnOf(intent.baseline, at);
  const jobAction = target.kind === 'message' ? 'messaged' : 'created';
  const { covers } = prompt;
  return { kind: 'asked', job: sent.job, jobAction, turn, at, ask: entry, note: target.note, covers };
}

function notSent(
  sent: Exclude<Sent, { kind: 'done' }>,
  { inputs, target, intent }: Readonly<{ inputs: AgentInputs; target: Target; intent: Ask }>,
): NotAsked {
  const doing = target.kind;
  const { host } = inputs.connection.baseUrl;
  switch (sent.kind) {
    case 'refused': {
      const ending: Ending = { outcome: 'refused', reason: sent.reason };
      return end(ending, explainFault({ fault: sent.fault, doing, host, unclear: false }), unsentOf(intent));
    }
    case 'unclear': {
      const ending: Ending = {
        outcome: 'unconfirmed',
        reason: doing === 'create' ? 'create-unclear' : 'message-unclear',
      };
      return end(ending, explainFault({ fault: sent.fault, doing, host, unclear: true }), intent);
    }
    case 'cancelled':
      return end({ outcome: 'cancelled', reason: '' }, CANCELLED_BEFORE, unsentOf(intent));
  }
}

function end(ending: Ending, message: string, ask: Ask): NotAsked {
  return { kind: 'ended', ending, message, ask };
}

/** Waits between tries to read the job before anything is sent; reading costs nothing, so it may be repeated. */
const FIND_WAITS_MS = [1000, 2000, 4000];

/** Reads a job that is there already, patiently. */
export async function findJob(
  { clock, random, signal }: World,
  service: AgentService,
  jobId: string,
): Promise<Answer<Job>> {
  for (const wait of FIND_WAITS_MS) {
    const answer = await service.get(jobId, signal);
    const final =
      answer.ok ||
      (answer.fault.kind === 'status' && refusal(answer.fault) !== undefined && answer.fault.status !== 429);
    if (final || signal.aborted) return answer;
    await clock.sleep(wait * random(), signal);
  }
  return service.get(jobId, signal);
}
