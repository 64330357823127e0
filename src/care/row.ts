/** A docs pull request in a run of care, from what was read to what became of it. */
import type { Ended } from '../domain/ended.ts';
import type { JobEntry } from '../record/entries.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { ReadPullRequest, CareReason, Wanted } from './decide.ts';
import type { CareProblem } from './read-problem.ts';
import type { OpenRepo } from '../run/repo.ts';

/** Why a message is not sent after all. */
export type Unconfirmed =
  /** The pull request or its thread is not the same any more, or could not be read again. */
  | 'changed'
  | 'job-active'
  /** It has failed or was archived. */
  | 'job-ended'
  /** The service names another pull request, or none. */
  | 'other-pull-request'
  | 'unreadable-job'
  /** The service does not accept the key. */
  | 'key-rejected';

/** How a message has ended. */
export type MessageEnd =
  | Ended
  | Unconfirmed
  /** Another run has the message. */
  | 'elsewhere';

/** A docs pull request, and what becomes of it. */
export type CareRow = Readonly<{
  repo: OpenRepo;
  pull: PullRequest;
  /** Undefined if there is none. */
  problem: CareProblem | undefined;
  /** Undefined if its thread was not needed, or could not be read. */
  read: ReadPullRequest | undefined;
  /** A message that is to be sent. */
  wanted: Wanted | undefined;
}> & {
  /** What care has done, or why it has done nothing. */
  outcome:
    | CareReason
    | MessageEnd
    | 'would-send'
    | 'left-out'
    | 'not-counted'
    /** A message about it, to its project or in its repository was not sent. */
    | 'stopped';
};

/** A docs pull request whose job is to get a message. */
export type Candidate = CareRow &
  Readonly<{
    problem: CareProblem;
    read: ReadPullRequest & Readonly<{ job: JobEntry }>;
    wanted: Wanted;
  }>;
