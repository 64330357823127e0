import type { Job } from '../domain/job.ts';
import { notOk, type Result } from '../domain/errors.ts';
import type { Conclusion } from '../domain/outcome.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { CommandThread } from './command-replies.ts';
import type { Stored } from '../thread/submission-store.ts';
import type { RequestSource, RunContext } from './run-context.ts';

/** A job as a run saw it first. `at` is ISO 8601. */
export type FirstSight = Readonly<{ job: Job; at: string }>;

/** How the phases of a run have ended, and what is still to be written because of it (`finish.ts`). */
export type Ended = Readonly<{
  result: RunResult;
  /** The run's own submission, as its status comment has it; the result is written there. */
  own?: Stored | undefined;
  /** The job as the run saw it first, if there is one. */
  first?: FirstSight | undefined;
}>;

/** A run that has ended, with the tools that its end is written with. */
export type EndedRun = Ended &
  Readonly<{
    /** Undefined if the run has ended before it knew its inputs and its subject. */
    context?: EndContext | undefined;
    /** The thread of the command or review that was carried out, for a reply; undefined for events and in the post step. */
    command?: CommandThread | undefined;
    /** The conclusion for the workflow, if the status comment shows another one: the run had an exception. */
    reported?: Conclusion | undefined;
  }>;

/** The fields that the end of a run is written with. */
export type EndContext = CompletionSource &
  RequestSource &
  Pick<RunContext, 'system' | 'thread'>;

/** The fields that a docs pull request is completed with. */
export type CompletionSource = Pick<
  RunContext,
  'inputs' | 'run' | 'runner' | 'github' | 'stores'
>;

/** The value of a phase, or the end of the run. */
export type Phase<T> = Result<T, Ended>;

/** Ends a phase with a result. */
export function end(
  result: RunResult,
  more: Omit<Ended, 'result'> = {},
): Readonly<{ ok: false; error: Ended }> {
  return notOk({ result, ...more });
}
