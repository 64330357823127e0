/** The state that the main step leaves to its post step. */
import type { Conclusion } from '../domain/outcome.ts';
import type { Submission } from '../domain/submission.ts';
import type { Runner, ThreadComment } from '../ports.ts';
import type { OwnFirstReaction } from '../thread/claim.ts';
import type { FoundSubmission } from '../thread/state.ts';
import type { RunContext } from './run-context.ts';

/** A submission that is not finished, as the main step leaves it to the post step. */
export type PostState = Readonly<{
  thread: number;
  /** The version that the main step had last. Its comment is found by the claim id. */
  submission: Submission;
  /** Undefined until GitHub has confirmed the creation. */
  comment: ThreadComment | undefined;
  /** The first 👀 on the trigger, if this run gave it. */
  reaction?: OwnFirstReaction | undefined;
  /** Kind of the request that may have been sent; undefined if none was. */
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

/** Loads the submission that is left to finish; undefined after most main steps. Only our own main step can have written it. */
export function loadPostState(runner: Runner): PostState | undefined {
  const text = runner.getState(STATE_NAME);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return text === '' ? undefined : (JSON.parse(text) as PostState);
}
