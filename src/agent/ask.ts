import type { Answer, Ending, Job, JobAction } from '../domain.ts';
import type { AgentService } from '../ports.ts';
import { baselineOf, type Turn } from '../poll/settle.ts';
import { explainFault, type Doing } from '../report/explain.ts';
import type { AgentInputs } from './inputs.ts';
import { refusal, sendOnce } from './send-once.ts';
import type { World } from './world.ts';

/** A job to wait for. */
export type AskedJob = Readonly<{
  kind: 'asked';
  job: Job;
  jobAction: JobAction;
  turn: Turn;
  /** On the monotonic clock: when the service answered. */
  at: number;
}>;

/** A job to wait for, or the end of the run. */
export type Asked = AskedJob | Readonly<{ kind: 'ended'; ending: Ending; message: string }>;

/** Creates a job, messages the given one, or just finds it: what the inputs say. */
export async function ask(world: World, inputs: AgentInputs, service: AgentService): Promise<Asked> {
  if (inputs.jobId === undefined)
    return send(world, inputs, {
      doing: 'create',
      turn: () => ({ kind: 'create' }),
      post: (signal) => service.create(inputs.instruction, signal),
    });
  const { jobId } = inputs;
  const found = await find(world, service, jobId);
  if (!found.ok) return notFound(inputs, found);
  if (inputs.instruction === '')
    return {
      kind: 'asked',
      job: found.value,
      jobAction: 'none',
      turn: { kind: 'create' },
      at: world.clock.now(),
    };
  return send(world, inputs, {
    doing: 'message',
    turn: (sentAt) => ({ kind: 'message', baseline: baselineOf(found.value), sentAt }),
    post: (signal) => service.message(jobId, inputs.instruction, signal),
  });
}

async function send(
  world: World,
  inputs: AgentInputs,
  {
    doing,
    turn,
    post,
  }: Readonly<{
    doing: 'create' | 'message';
    turn: (at: number) => Turn;
    post: (signal: AbortSignal) => Promise<Answer<Job>>;
  }>,
): Promise<Asked> {
  const { clock, random, signal, runner } = world;
  const sent = await sendOnce({
    post,
    clock,
    random,
    patienceMs: inputs.waitMs,
    signal,
    say: (line) => runner.info(line),
  });
  const { host } = inputs.connection.baseUrl;
  switch (sent.kind) {
    case 'done': {
      const at = clock.now();
      return {
        kind: 'asked',
        job: sent.job,
        jobAction: doing === 'create' ? 'created' : 'messaged',
        turn: turn(at),
        at,
      };
    }
    case 'refused':
      return {
        kind: 'ended',
        ending: { outcome: 'refused', reason: sent.reason },
        message: explainFault({ fault: sent.fault, doing, host, unclear: false }),
      };
    case 'unclear':
      return {
        kind: 'ended',
        ending: { outcome: 'unconfirmed', reason: doing === 'create' ? 'create-unclear' : 'message-unclear' },
        message: explainFault({ fault: sent.fault, doing, host, unclear: true }),
      };
    case 'cancelled':
      return {
        kind: 'ended',
        ending: { outcome: 'cancelled', reason: '' },
        message: 'The run was cancelled before anything was sent to the docs agent.',
      };
  }
}

/** Waits between tries to read the job before anything is sent; reading costs nothing, so it may be repeated. */
const FIND_WAITS_MS = [1000, 2000, 4000];

async function find(
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

function notFound(
  { connection, instruction }: AgentInputs,
  { fault }: Extract<Answer<Job>, { ok: false }>,
): Asked {
  const doing: Doing = 'look';
  const nothing = instruction === '' ? '' : ' Nothing was sent.';
  return {
    kind: 'ended',
    ending: { outcome: 'refused', reason: refusal(fault) ?? 'not-sent' },
    message: explainFault({ fault, doing, host: connection.baseUrl.host, unclear: false }) + nothing,
  };
}
