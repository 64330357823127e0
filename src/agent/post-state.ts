/** The state that the main step leaves to its post step. */
import type { Conclusion } from '../domain/outcome.ts';
import type {
  RequestSubmission,
  Submission,
  ThreadLocation,
} from '../domain/submission.ts';
import type { Runner } from '../ports.ts';
import type { StatusComment, Stored } from '../thread/submission-store.ts';

/** A submission that is not finished, as the main step leaves it to the post step. */
export type PostState = LeftSubmission &
  Readonly<{
    location: ThreadLocation;
    /** Kind of the request that may have been sent; undefined if none was. */
    sending?: 'create' | 'message' | undefined;
    /** The final result, if the main step knew it. Its comment may show it. */
    conclusion?: Conclusion | undefined;
  }>;

/** The version of the submission that the main step had last. */
type LeftSubmission =
  | Readonly<{ submission: Submission; comment: StatusComment }>
  /** GitHub has not confirmed the creation of the comment, which is found by the claim id. */
  | Readonly<{ submission: RequestSubmission; comment?: undefined }>;

const STATE_NAME = 'submission';
/** Set if an exception has ended the main step. */
export const EXCEPTION_STATE = 'exception';

/** Saves the submission for the post step. The runner keeps it even if the step is killed right after: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
export function savePostState(
  runner: Runner,
  stored: Stored | undefined,
  progress: Pick<PostState, 'sending' | 'conclusion'> = {},
): void {
  if (stored === undefined) return;
  const { location, submission, comment } = stored;
  writePostState(runner, { ...progress, location, submission, comment });
}

/** Saves what the post step needs to find the comment that is about to be created. */
export function saveClaim(
  runner: Runner,
  location: ThreadLocation,
  submission: RequestSubmission,
): void {
  writePostState(runner, { location, submission });
}

function writePostState(runner: Runner, state: PostState): void {
  runner.saveState(STATE_NAME, JSON.stringify(state));
}

export function clearPostState(runner: Runner): void {
  runner.saveState(STATE_NAME, '');
}

/** Loads the submission that is left to finish; undefined after most main steps. Only our own main step can have written it. */
export function loadPostState(runner: Runner): PostState | undefined {
  const text = runner.getState(STATE_NAME);
  if (text === '') return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return JSON.parse(text) as PostState;
}
