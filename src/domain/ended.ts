/** How runs end. */
import type { Job, JobAction } from './job.ts';
import type { Conclusion, ReasonOf } from './outcome.ts';

/** The text about an error, in its parts. */
export type Explanation = Readonly<{
  /** The cause, if it says more than the outcome and its reason. It may have code spans. */
  title?: string | undefined;
  /** The event, in one or two sentences. */
  message: string;
  /** The symptoms of the error: a sentence with technical details, or empty. */
  detail: string;
  /** The remedy. Several steps are a list. */
  steps: readonly string[];
}>;

/** A prompt, and one line about what was or would be sent, without any text from outside. */
export type ShownPrompt = Readonly<{ text: string; line: string }>;

/** Facts about the job of its request that a run knows, and no comment keeps. */
export type RunFacts = Readonly<{
  /** The job as the service has answered last. */
  job: Job;
  jobAction: JobAction;
  /** Whether the pull request existed before the request. */
  isUpdate?: boolean | undefined;
  /** How long the run has waited; undefined if it has not. */
  waitedMs?: number | undefined;
  /** Number of times that the job was read. */
  attempts?: number;
  /** The docs pull request when the run saw the job first, and when that was (ISO 8601). */
  firstSeen?: Readonly<{ prLink: string | null; at: string }>;
}>;

/**
 * How a run ends, which may differ from the state of its request: after an exception, if another run writes the comment, after `/docs status`,
 * in a dry run. Any text may quote the service: hostile until escaped.
 */
export type Ended = Readonly<{
  [K in keyof Explanation]?: Explanation[K] | undefined;
}> &
  Readonly<{
    conclusion: Conclusion;
    /** Undefined if the run knows no job. */
    facts?: RunFacts | undefined;
    /** Note that people might not expect, for example that the job is a new one. */
    note?: string | undefined;
    prompt?: ShownPrompt | undefined;
    /** The set-up as a dry run has found it, a line each. */
    setup?: readonly string[] | undefined;
    /** Whether somebody must change something although the run is green: it has a warning, and a reply. */
    needsAttention?: boolean;
    /** The status comment that shows the request; undefined if there is none. */
    commentUrl?: string | undefined;
  }>;

/** Returns how a run ends that an event, a rule or a limit keeps from sending anything. */
export function skip(reason: ReasonOf<'skipped'>, message: string) {
  return { conclusion: { outcome: 'skipped', reason }, message } satisfies Ended;
}

/** Returns how a run ends that sends nothing because of the value of an input. */
export function invalidInput(message: string, ...steps: readonly string[]): Ended {
  const conclusion = { outcome: 'misconfigured', reason: 'invalid-input' } as const;
  return { conclusion, message, steps };
}

/** Returns whether the service has a request of this run, or may have: it has a job, or nobody knows. */
export function wasPerhapsSent(ended: Ended): boolean {
  return ended.facts !== undefined || ended.conclusion.outcome === 'unconfirmed';
}
