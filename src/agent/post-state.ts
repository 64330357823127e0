/** The state that the main step leaves to its post step. */
import type { RequestEntry } from '../record/entries.ts';
import type { ThreadRef } from '../once/entry.ts';
import type { Runner } from '../ports.ts';

/** A request that is not finished, as the main step leaves it to the post step. */
export type PostState =
  /** The entry as the main step knew it last. Its comment may show less, and nothing was sent as long as `sent` is `no`. */
  | Readonly<{ kind: 'entry'; entry: RequestEntry }>
  /** GitHub has not confirmed the creation of the comment, which is found by the claim id. */
  | Readonly<{ kind: 'claim'; thread: ThreadRef; claimId: string }>;

const STATE_NAME = 'request';
/** Set if an exception has ended the main step. */
export const EXCEPTION_STATE = 'exception';

/** Saves the state. The runner keeps it even if the step is killed right after: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export function savePostState(runner: Runner, state: PostState): void {
  runner.saveState(STATE_NAME, JSON.stringify(state));
}

export function clearPostState(runner: Runner): void {
  runner.saveState(STATE_NAME, '');
}

/** Loads the request that is left to finish; undefined after most main steps. Only our own main step can have written it. */
export function loadPostState(runner: Runner): PostState | undefined {
  const text = runner.getState(STATE_NAME);
  if (text === '') return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(text) as PostState;
}
