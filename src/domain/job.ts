/** Jobs of the docs agent, as the service describes them (service document). */

/** States of a job (service document §3). The service may send others: they count as still running. */
export const JOB_STATUSES = ['active', 'completed', 'archived', 'failed'] as const;

/** Returns whether the service has finished with a job of this status. */
export function isTerminal(status: string | undefined): boolean {
  return status !== 'active' && JOB_STATUSES.some((known) => known === status);
}

/** A job (service document §2.1). The service wrote every string: hostile until escaped. */
export type Job = Readonly<{
  id: string;
  /** Undefined if the response to a create or a message has none. */
  status: string | undefined;
  prLink: string | null;
  model: string | undefined;
  /** URL of the repository that the job works on. */
  repository: string | undefined;
  archivedAt: string | null;
  /** Index of the line of `api-key` that the service has accepted for it; the first line if missing. */
  keyLine?: number;
  /** The whole response, with unknown fields. */
  raw: Readonly<Record<string, unknown>>;
}>;

/** A job to read or to send a message to. */
export type JobRef = Pick<Job, 'id' | 'keyLine'>;

/**
 * Returns whether a text can be a job id: any string (service document §2.1) that is a segment of a path
 * and fits the state.
 */
export function isJobId(text: string): boolean {
  const isDots = text === '.' || text === '..';
  const isSegment = text !== '' && !isDots && text.length <= 256;
  const hasSpace = /[\p{Cc}\s]/u.test(text);
  const isPlain = text.isWellFormed() && !hasSpace;
  return isSegment && isPlain;
}

/** Action of the run on the job: output `jobAction`. */
export type JobAction = 'created' | 'messaged' | 'resumed' | 'none';

/** Job before a message was sent to it. Used to distinguish the previous result from a new one. */
export type JobBaseline = Readonly<{ status: string | null; prLink: string | null }>;

/** Returns whether a job has the pull request that it had before the message. */
export function jobUpdatesPullRequest(
  baseline: JobBaseline | null,
  job: Pick<Job, 'prLink'> | undefined,
): boolean {
  if (baseline === null || baseline.prLink === null) return false;
  return baseline.prLink === job?.prLink;
}
