/** What the main step leaves behind: outputs for later steps, and a state for its post step. */
import type { Conclusion, Job, JobAction, Submission } from '../domain.ts';
import type { Runner, ThreadComment } from '../ports.ts';
import { MAX_OUTPUT_BYTES } from '../report/format.ts';
import type { RunResult } from '../report/run-result.ts';
import type { OwnFirstReaction } from '../thread/claim.ts';
import type { FoundSubmission } from '../thread/state.ts';
import type { RunContext } from './run-context.ts';

/** The outputs that are known as soon as the job is. */
export function jobOutputs(job: Job | undefined, jobAction: JobAction) {
  return {
    jobId: job?.id ?? '',
    status: job?.status ?? '',
    prLink: job?.prLink ?? '',
    model: job?.model ?? '',
    job: job === undefined ? '' : jobJson(job),
    jobAction,
  };
}

/** The whole record as JSON, or the known fields of a record that is too large. */
function jobJson({
  raw,
  id,
  status,
  prLink,
  model,
  repository,
  archivedAt,
}: Job): string {
  const whole = JSON.stringify(raw);
  if (Buffer.byteLength(whole) <= MAX_OUTPUT_BYTES) return whole;
  return JSON.stringify({
    id,
    status,
    prLink,
    model,
    source: { repository },
    archivedAt,
  });
}

/** All outputs of a finished run. What is not known is empty. */
export function allOutputs(result: RunResult, message: string) {
  const { conclusion, job, jobAction = 'none', waitedMs = 0, commentUrl = '' } = result;
  return {
    outcome: conclusion.outcome,
    reason: conclusion.reason,
    ...jobOutputs(job, jobAction),
    message,
    commentUrl,
    waitedSeconds: String(Math.round(waitedMs / 1000)),
  };
}

/** Sets all outputs. Done as soon as the result is known: what follows may be cut off. */
export function setOutputs(
  runner: Pick<Runner, 'setOutput'>,
  result: RunResult,
  message: string,
): void {
  for (const [name, value] of Object.entries(allOutputs(result, message)))
    runner.setOutput(name, value);
}

/** An exception, which is a bug of this action, has ended the run. */
export const INTERNAL_ERROR: RunResult = {
  conclusion: { outcome: 'internal-error', reason: '' },
};

/** The run was cancelled before it sent anything to the service. */
export const CANCELLED_EARLY: RunResult = {
  conclusion: { outcome: 'cancelled', reason: '' },
};

/** Names of the outputs of `action.yml`; a test compares the two. */
export const OUTPUT_NAMES: readonly string[] = Object.keys(
  allOutputs(INTERNAL_ERROR, ''),
);

/** What the main step hands to the post step while its submission is not finished. */
export type PostState = Readonly<{
  thread: number;
  /** As the main step had it last; its comment is found by the claim id. */
  submission: Submission;
  /** Undefined until GitHub has confirmed the creation. */
  comment: ThreadComment | undefined;
  /** The first 👀 on the trigger, if this run gave it. */
  reaction?: OwnFirstReaction | undefined;
  /** What the request that may have left is; undefined as long as none can have. */
  sending?: 'create' | 'message' | undefined;
  /** The final result, if the main step knew it. Its comment may show it. */
  conclusion?: Conclusion | undefined;
}>;

const STATE_NAME = 'submission';
/** Set if an exception has ended the main step. */
export const EXCEPTION_STATE = 'exception';

/** The runner keeps the state even if the step is killed right after: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export function savePostState(
  context: RunContext,
  found: FoundSubmission | undefined,
  progress: Pick<PostState, 'sending' | 'conclusion'> = {},
): void {
  if (found === undefined) return;
  // The body of the comment is not needed again, and states are environment variables.
  const comment = { ...found.comment, body: '' };
  writePostState(context, { ...progress, submission: found.submission, comment });
}

/** Saves what the post step needs to find the comment that is about to be created. */
export function saveClaim(
  context: RunContext,
  submission: Submission,
  reaction: OwnFirstReaction | undefined,
): void {
  writePostState(context, { submission, reaction, comment: undefined });
}

function writePostState(
  { runner, thread }: RunContext,
  state: Omit<PostState, 'thread'>,
): void {
  if (thread === undefined) return;
  const saved: PostState = { ...state, thread: thread.location.thread };
  runner.saveState(STATE_NAME, JSON.stringify(saved));
}

export function clearPostState(runner: Runner): void {
  runner.saveState(STATE_NAME, '');
}

/** What is left to do; undefined if nothing is, as after most main steps. Only our own main step can have written it. */
export function loadPostState(runner: Runner): PostState | undefined {
  const text = runner.getState(STATE_NAME);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return text === '' ? undefined : (JSON.parse(text) as PostState);
}
