import type { JobEntry } from '../record/entries.ts';
import type { Cause, CauseRef } from '../domain/cause.ts';
import type { Result } from '../domain/errors.ts';
import type { Job, JobRef } from '../domain/job.ts';
import type { RequestRecord } from '../record/request-record.ts';
import type { Ended } from '../domain/ended.ts';
import type { CommandComment } from '../once/ledger.ts';
import type { SentPrompt } from '../prompt/join.ts';
import type { OpenedThread } from './context.ts';

/** The prompt of a request. */
export type Prompt = SentPrompt &
  Readonly<{
    /** The newest commit that a job with this prompt covers. */
    coveredSha: string | undefined;
    /** A note about what people might miss in it. */
    note?: string | undefined;
  }>;

/** Where a request goes. */
export type Target =
  /** `note` explains to people why it is a new job, if they might expect another one. */
  | Readonly<{ kind: 'new-job'; note?: string | undefined }>
  /** The job of the thread while it takes messages and its pull request is open. */
  | Readonly<{
      kind: 'continue';
      entry: JobEntry;
      /** Whether a job that has ended without a pull request is continued, too. */
      isAfterAnyEnd: boolean;
      /** Whether a new job gets the request otherwise. If not, nothing is sent. */
      mayCreate: boolean;
    }>
  /** This job and no other one. */
  | Readonly<{
      kind: 'job';
      job: JobRef;
      /** The job, if it has just been read; otherwise it is read when the request is prepared. */
      known?: Job;
    }>;

/** A request that an event, a comment or a schedule wants to send. */
export type PlannedRequest = Readonly<{
  cause: Cause;
  /** The cause of the request that this one repeats. */
  repeats?: CauseRef | undefined;
  /** Digest of what is sent, by which another use of the action with the same cause is noticed. */
  digest: string;
  /** Undefined only with `comment: none`: then nothing is claimed, and the run waits. */
  thread: OpenedThread | undefined;
  target: Target;
  /** Composes the prompt. A follow-up goes to a job that has worked for the thread. */
  prompt: (isFollowUp: boolean) => Promise<Result<Prompt, Ended>>;
  /** The first content of its status comment. */
  record: RequestRecord;
  /** Returns the first words of the command, which the comment shows once the request is bound to it. Gets the text of the command as GitHub lists it then. */
  words?: (listed: string | undefined) => string;
  /** The ordinary comment with the command. If somebody has deleted it before the request is sent, nothing is sent. */
  command?: CommandComment | undefined;
  /** Called directly before the request is sent. If it is false, the status comment is deleted, and nothing is sent. */
  stillWanted?: () => Promise<boolean>;
  /** Whether somebody has started the run by hand. A request of another run is then not the same one by a redelivery. */
  isStartedByHand?: boolean;
  /** Whether `max-open-prs` holds the request back. A person has decided that a command is needed. */
  isHeldByOpenPullRequests: boolean;
}>;
