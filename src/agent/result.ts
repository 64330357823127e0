import type { Ending } from '../domain.ts';
import type { Waited } from '../job/poll.ts';
import { endedMessage, endingOf } from '../report/conclusion.ts';
import { explainFault } from '../report/service-errors.ts';
import { NO_API_KEY } from '../inputs/connection.ts';
import { DEFAULT_FAIL_ON, readFailOn } from '../inputs/fail-on.ts';
import type { AskedJob } from './submit.ts';
import { collect, compose, likelyGoesOn, type Composed } from './compose-prompt.ts';
import type { AgentInputs } from './inputs.ts';
import type { Scene } from './run-context.ts';
import type { Result } from './report.ts';
import type { Wish } from './plan.ts';

/** The end of a run whose inputs are wrong. `fail-on` counts if at least it can be read. */
export function misconfigured(faults: readonly string[], failOn: string): Result {
  const wanted = readFailOn(failOn);
  const onlyKey = faults.length === 1 && faults[0] === NO_API_KEY;
  return {
    ending: { outcome: 'misconfigured', reason: onlyKey ? 'no-api-key' : 'invalid-input' },
    message: faults.join(' '),
    faults,
    failOn: wanted.ok ? wanted.value : DEFAULT_FAIL_ON,
  };
}

/** The end of a run that only shows what it would do. */
export async function dryRun(scene: Scene, wish: Wish): Promise<Result> {
  const prompt = wish.kind === 'ask' ? await composeLikely(scene, wish) : undefined;
  return {
    ending: { outcome: 'skipped', reason: 'dry-run' },
    message: `Dry run: this would ${describe(wish, scene.inputs)}. Nothing was asked.${prompt ? ' The job summary has the prompt.' : ''}`,
    ...(prompt && { prompt: { ...prompt, isSent: false } }),
  };
}

async function composeLikely(
  scene: Scene,
  { words, fresh }: Extract<Wish, { kind: 'ask' }>,
): Promise<Composed> {
  return compose(scene, words, await collect(scene, words, likelyGoesOn(scene, fresh)));
}

function describe(wish: Wish, { jobId }: AgentInputs): string {
  switch (wish.kind) {
    case 'ask':
      return jobId === undefined ? 'ask the docs agent' : `send a message to job ${jobId}`;
    case 'wait':
      return `wait for job ${wish.jobId}`;
    case 'look':
      return `look at job ${wish.ask.job}`;
    case 'reply':
      return 'answer the comment';
  }
}

/** The end of a run that asks and does not wait. */
export function notWaited({ job, jobAction }: AskedJob): Result {
  const ending: Ending = { outcome: 'still-active', reason: 'not-waiting' };
  return { ending, job, jobAction, message: endedMessage(ending, job, 0) };
}

/** The end of a run that has waited. */
export function waited(wait: Waited, { job: first, jobAction }: AskedJob, inputs: AgentInputs): Result {
  const job = wait.job ?? first;
  const ending = endOf(wait);
  const common = { ending, job, jobAction, waitedMs: wait.waitedMs, looks: wait.looks };
  if (wait.end === 'lost') {
    const message = explainFault({
      fault: wait.fault,
      doing: 'look',
      host: inputs.connection.baseUrl.host,
      unclear: false,
    });
    return { ...common, message };
  }
  const message = endedMessage(ending, job, wait.waitedMs);
  return {
    ...common,
    message: wait.end === 'ended' && wait.settledByTime ? `${message} ${SETTLED_BY_TIME}` : message,
  };
}

const SETTLED_BY_TIME =
  'The service never showed the message being worked on, so this may be the state from before it.';

function endOf(wait: Waited): Ending {
  switch (wait.end) {
    case 'ended':
      return endingOf(wait.job) ?? { outcome: 'still-active', reason: 'timed-out' };
    case 'timed-out':
      return { outcome: 'still-active', reason: 'timed-out' };
    case 'lost':
      return { outcome: 'lost-contact', reason: wait.reason };
    case 'aborted':
      return { outcome: 'cancelled', reason: '' };
  }
}
