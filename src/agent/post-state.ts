import type { Runner } from '../ports.ts';
import type { FoundSubmission } from '../thread/find-previous.ts';

/** What the main step hands to the post step while its submission is not finished. */
export type PostState = Readonly<{
  /** Number of the issue or pull request. */
  thread: number;
  found: FoundSubmission;
  /** What the request that may have left is; undefined as long as none can have. */
  sending?: 'create' | 'message';
}>;

const STATE_NAME = 'submission';
/** Set if an exception has ended the main step. */
export const EXCEPTION_STATE = 'exception';

/** The runner keeps the state even if the step is killed right after: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export function savePostState(runner: Runner, state: PostState): void {
  // The body of the comment is not needed again, and states are environment variables.
  const comment = { ...state.found.comment, body: '' };
  runner.saveState(STATE_NAME, JSON.stringify({ ...state, found: { ...state.found, comment } }));
}

/** Nothing is left to do for the post step. */
export function clearPostState(runner: Runner): void {
  runner.saveState(STATE_NAME, '');
}

/** What is left to do; undefined if nothing is. Only our own main step can have written it. */
export function loadPostState(runner: Runner): PostState | undefined {
  const text = runner.getState(STATE_NAME);
  const parsed: unknown = text === '' ? undefined : JSON.parse(text);
  return isPostState(parsed) ? parsed : undefined;
}

function isPostState(value: unknown): value is PostState {
  return typeof value === 'object' && value !== null && 'thread' in value && 'found' in value;
}
