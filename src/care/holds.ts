/** Projects that get no messages now, because the service has refused the key, the plan or the number of requests. */
import type { RequestError } from '../domain/errors.ts';
import type { Cause, Conclusion } from '../domain/outcome.ts';
import { isReadable } from '../once/entry.ts';
import type { RequestListing } from '../request/context.ts';
import { findRefused, RETRY_MS } from './decide.ts';

/** Reasons with which the service refuses all requests of a project. `unavailable` is its rate limit. */
const REASONS: readonly string[] = ['unauthorized', 'payment-required', 'unavailable'];
const STATUSES: readonly number[] = [401, 402, 403, 429];

/** Returns whether an error of the service concerns all requests of a project. */
export function isAboutProject({
  status = 0,
  paymentRequired = false,
}: RequestError): boolean {
  return paymentRequired || STATUSES.includes(status);
}

/** Returns whether a message was refused for a reason that concerns all requests of its project. */
export function stopsProject({
  conclusion,
  cause,
}: Readonly<{ conclusion: Conclusion | null; cause?: Cause | undefined }>): boolean {
  if (conclusion?.outcome !== 'rejected') return false;
  // A fault of GitHub, or a job that could not be read, says nothing about the other requests of the project.
  if (cause === 'github' || cause === 'job-unreadable') return false;
  return REASONS.includes(conclusion.reason);
}

/** Finds the projects of which a message was refused in the last 24 hours. */
export function findHeldProjects(
  listings: readonly Pick<RequestListing, 'claims'>[],
  now: Date,
): Set<string> {
  const refused = listings.flatMap(findRefused).filter(isReadable);
  const held = new Set<string>();
  for (const { comment, thread, payload } of refused) {
    const ageMs = now.getTime() - Date.parse(comment.createdAt);
    const { conclusion, shown } = payload;
    const isHeld = stopsProject({ conclusion, cause: shown.cause });
    if (ageMs < RETRY_MS && isHeld) held.add(thread.project);
  }
  return held;
}
