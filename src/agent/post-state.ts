import type { Submission } from '../domain.ts';
import type { Runner } from '../ports.ts';

/** What the main step hands to the post step: what it has begun. */
export type PostState = Readonly<{
  thread: number;
  submission: Submission;
  /** Whether the request may have left: until then the ask is only declared. */
  isSending?: boolean;
  /** The status comment, where it is known: one with a bare intent would not be recognised. */
  commentId: number | undefined;
  /** The newest commit that the job deals with, where it was asked and that is known. */
  coveredSha?: string | undefined;
  /** Until when the main step has said that it waits. */
  waitUntil?: string;
}>;

const STATE_NAME = 'submission';

/** Kept by the runner even when the step is killed right after: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export function savePostState(runner: Runner, state: PostState): void {
  runner.saveState(STATE_NAME, JSON.stringify(state));
}

/** All is told: the post step has nothing to do. */
export function clearPostState(runner: Runner): void {
  runner.saveState(STATE_NAME, '');
}

/** What is left to tell; undefined when nothing is. Only our own main step can have written it. */
export function loadPostState(state: (name: string) => string): PostState | undefined {
  const text = state(STATE_NAME);
  if (text === '') return undefined;
  const parsed: unknown = JSON.parse(text);
  return isPostState(parsed) ? parsed : undefined;
}

function isPostState(value: unknown): value is PostState {
  return typeof value === 'object' && value !== null && 'thread' in value && 'submission' in value;
}
