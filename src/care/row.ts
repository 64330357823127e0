/** A docs pull request in a run of care, from what was read to what became of it. */
import type { CareProblem } from '../domain/care.ts';
import type { Ended } from '../domain/ended.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { RequestEntries } from '../record/entries.ts';
import type { OpenRepo } from '../run/repo.ts';
import type { CareReason, Wanted } from './decide.ts';
import type { ProblemPullRequest } from './read-problem.ts';

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
  /** The service does not know it. */
  | 'unknown-job'
  /** The service does not accept the key. */
  | 'key-rejected';

/** How a message has ended. */
export type MessageEnd =
  | Ended
  | Unconfirmed
  /** Another run has the message. */
  | 'elsewhere';

/** The result of care for a pull request: the end of its message, or why there is none. */
export type CareOutcome =
  | CareReason
  | MessageEnd
  | 'would-send'
  | 'left-out'
  | 'not-counted'
  /** A message about it, to its project or in its repository was not sent. */
  | 'stopped';

/** A docs pull request whose job is to get a message. */
export type Candidate = ProblemPullRequest &
  Wanted &
  Readonly<{ repo: OpenRepo; thread: RequestEntries }>;

/** A docs pull request, and what becomes of it. */
export type CareRow = Readonly<{
  repo: OpenRepo;
  pull: PullRequest;
  /** Undefined if it has none, or none that is known. */
  problem: CareProblem | undefined;
  /** Undefined if its job is to get no message. */
  candidate: Candidate | undefined;
  outcome: CareOutcome;
}>;
