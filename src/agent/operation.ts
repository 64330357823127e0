import type { CommentRef } from '../domain/comment.ts';
import type { Trigger } from '../domain/trigger.ts';
import { renderInline } from '../rendering/markdown.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { JobSubmission } from '../thread/submission-store.ts';
import { skip } from '../trigger/event-filter.ts';
import type { Instruction } from './compose-prompt.ts';

/** The task of a run. */
export type Operation =
  /** Submits nothing, because a state cannot be verified. */
  | Readonly<{ kind: 'refuse'; result: RunResult }>
  | SubmitOperation
  /** Waits for the job of the input `job-id`. */
  | Readonly<{ kind: 'wait'; jobId: string }>
  /** Reads the thread's job once. */
  | Readonly<{
      kind: 'check-status';
      found: JobSubmission;
      /** A reply besides the status comment; empty for none. */
      hint: string;
    }>
  /** `text` is Markdown. `isOnce`: one such reply is enough for the whole thread. */
  | Readonly<{
      kind: 'reply';
      text: string;
      result: RunResult;
      isOnce?: boolean;
    }>;

/** Creates a job, or sends a message to one. */
export type SubmitOperation = Readonly<{
  kind: 'submit';
  instruction: Instruction;
  isNewJob: boolean;
  /** The request of this thread that is sent again. */
  repeated?: Repeated | undefined;
  /** The job that gets the feedback of a review. It goes to no other one, and never starts one. */
  feedbackFor?: JobSubmission | undefined;
}>;

/** A trigger whose request is sent again, and its comment. */
export type Repeated = Readonly<{ trigger: Trigger; comment: CommentRef }>;

/** Replies to a command that cannot be carried out. `text` has code spans, and no other Markdown. */
export function reply(text: string, isOnce = false): Operation {
  const result = skip('help', text.replaceAll('`', ''));
  return {
    kind: 'reply',
    text: renderInline(text),
    result,
    isOnce,
  };
}
