/** Results of runs. */
import type { Job, JobAction } from './job.ts';
import type { Conclusion } from './outcome.ts';

/** The text about an error, in its parts. */
export type Explanation = Readonly<{
  /** The event, in one or two sentences. */
  message: string;
  /** The symptoms of the error: a sentence with technical details, or empty. */
  detail: string;
  /** The remedy. Several steps are a list. */
  steps: readonly string[];
}>;

/** Details that the presentation depends on. */
export type ConclusionDetails = Readonly<{
  conclusion?: Conclusion | undefined;
  job?: Job | undefined;
  /** Whether the pull request existed before the request. */
  isUpdate?: boolean;
}>;

/**
 * Result of a run, with all that is known about it. Any text may quote the service: hostile until
 * escaped.
 */
export type RunResult = Partial<Explanation> &
  ConclusionDetails &
  Readonly<{
    conclusion: Conclusion;
    /** A skipped run is green; this one has a warning, because somebody must change something. */
    needsAttention?: boolean;
    jobAction?: JobAction;
    /** Note that people might not expect, for example that the job is a new one. */
    note?: string | undefined;
    waitedMs?: number;
    /** Number of times that the job was read. */
    attempts?: number;
    commentUrl?: string;
    /** Addresses of docs pull requests that are waiting for a review. */
    openPullRequests?: readonly string[] | undefined;
    /** Address of the docs before the pull request is merged: a `previewAddress`. */
    previewUrl?: string | undefined;
    /** The prompt, and one line about what was or would be sent, without any text from outside. */
    prompt?: Readonly<{ text: string; line: string }> | undefined;
  }>;

/** A result, or a submission that has none yet. */
export type ShownResult = Partial<RunResult>;

/** Whether a run surely submitted nothing, so that a later attempt may submit its request. */
export function hasSubmittedNothing({ conclusion, job }: RunResult): boolean {
  switch (conclusion.outcome) {
    case 'misconfigured':
    case 'rejected':
    case 'skipped':
      return true;
    case 'cancelled':
      // A cancellation while the request is being sent ends as `unconfirmed`.
      return job === undefined;
    case 'unconfirmed':
      // Another run or attempt may have submitted; this one has not.
      return conclusion.reason === 'state-unavailable';
    default:
      return false;
  }
}
