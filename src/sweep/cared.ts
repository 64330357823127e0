import type { CareCause } from '../domain/care.ts';

/** How a message of care has ended. */
export type SentKind =
  | 'sent'
  /** Perhaps sent. */
  | 'unconfirmed'
  | 'rejected'
  /** Nothing was sent: the job is active, or the checks have changed meanwhile. */
  | 'busy'
  /** Another sweep has the message. */
  | 'elsewhere'
  | 'cancelled'
  /** The job has failed, was archived or is gone. */
  | 'job-ended'
  /** Nothing was sent because of a fault. A later sweep may send it. */
  | 'failed';

/** Care for one docs pull request in a sweep. */
export type CaredPullRequest = Readonly<{
  /** `owner/name` */
  repository: string;
  number: number;
  cause: CareCause | 'silence';
  /** `limit`: held back by `max-requests-per-day`. `reported`: people know that the sweep sends nothing more. */
  result: SentKind | 'limit' | 'reported';
}>;
