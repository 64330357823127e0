/** Results of runs. */
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

/** A request of another run for the subject of this one, which has sent nothing because of it. */
export type EarlierRequest = Readonly<{
  /** The subject as people name it: `PR #12`. */
  subject: string;
  commentUrl: string;
  /** Its docs pull request; null if there is none. */
  prLink: string | null;
  /** Whether the docs pull request is open; undefined if that is not known. */
  isOpen: boolean | undefined;
  /** The repository of its job, as the service names it. */
  repository: string | undefined;
  /** What people begin a comment with. */
  commandWord: string;
  /** ID of the job that `job-id` names. */
  unusedJob: string | undefined;
}>;

/** Texts and links of a result. Any text may quote the service: hostile until escaped. */
export type ResultTexts = Readonly<{
  [K in keyof Explanation]?: Explanation[K] | undefined;
}> &
  Readonly<{
    /** Note that people might not expect, for example that the job is a new one. */
    note?: string | undefined;
    /** The prompt, and one line about what was or would be sent, without any text from outside. */
    prompt?: Readonly<{ text: string; line: string }> | undefined;
    commentUrl?: string;
    /** The request that this run shows in place of one of its own. No status comment keeps it. */
    earlier?: EarlierRequest | undefined;
  }>;

/** Result of a run that has sent nothing to the service, so that a later attempt may submit its request. */
export type NothingSent = ResultTexts &
  Readonly<{
    family: 'nothing-sent';
    conclusion: Conclusion;
    job?: undefined;
    /** A skipped run is green; this one has a warning, and a reply, because somebody must change something. */
    needsAttention?: boolean;
  }>;

/** Result of a run that has sent its request, or perhaps has, and knows no job. */
export type Submitted = ResultTexts &
  Readonly<{
    family: 'submitted';
    conclusion: Conclusion;
    job?: undefined;
  }>;

/** State of a docs pull request after the job has opened it, as GitHub shows it. */
export type DocsPullRequestState =
  /** `since` is when it was opened, ISO 8601. */
  Readonly<{ kind: 'open'; since: string }> | Readonly<{ kind: 'merged' | 'closed' }>;

/** Result of a run that knows its job. */
export type Tracked = ResultTexts &
  Readonly<{
    family: 'tracked';
    conclusion: Conclusion;
    job: Job;
    jobAction?: JobAction;
    /** Whether the pull request existed before the request. */
    isUpdate?: boolean | undefined;
    waitedMs?: number | undefined;
    /** Number of times that the job was read. */
    attempts?: number;
    /** What has become of the docs pull request since; undefined if that is not known. */
    docsPullRequest?: DocsPullRequestState | undefined;
  }>;

/** Result of a run, with all that is known about it. */
export type RunResult = NothingSent | Submitted | Tracked;

/** A request whose run has not ended: it has no job until the service has accepted it. */
type InProgress = ResultTexts &
  Readonly<{
    family?: undefined;
    conclusion?: undefined;
    job?: Job | undefined;
    isUpdate?: boolean | undefined;
  }>;

/** The contents of a status comment. */
export type ShownResult = RunResult | InProgress;

/** The result of a run that an event, a rule or a limit keeps from sending anything. */
export type Skipped = NothingSent & Readonly<{ message: string }>;

/** Returns the result of a run that is skipped. */
export function skip(reason: ReasonOf<'skipped'>, message: string): Skipped {
  return { family: 'nothing-sent', conclusion: { outcome: 'skipped', reason }, message };
}

/** Returns the result of a run that sends nothing because of the value of an input. */
export function invalidInput(message: string, ...steps: readonly string[]): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    message,
    steps,
  };
}
