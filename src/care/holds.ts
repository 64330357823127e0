/** Projects that get no messages now, because the service has refused the key, the plan or the number of requests. */
import type { RequestError } from '../domain/errors.ts';
import { isReadable } from '../once/entry.ts';
import type { RequestClaim, RequestListing } from '../request/context.ts';
import { findRefused, isMessage, RETRY_MS } from './decide.ts';

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
export function isRefusedForProject(claim: RequestClaim): boolean {
  if (!isMessage(claim) || !isReadable(claim)) return false;
  const { conclusion, shown } = claim.payload;
  if (conclusion?.outcome !== 'rejected') return false;
  // A fault of GitHub, or a job that could not be read, says nothing about the other requests of the project.
  if (shown.cause === 'github' || shown.cause === 'job-unreadable') return false;
  return REASONS.includes(conclusion.reason);
}

/** Finds the projects of which a message was refused in the last 24 hours. */
export function findHeldProjects(
  listings: readonly Pick<RequestListing, 'claims'>[],
  now: Date,
): Set<string> {
  const held = new Set<string>();
  for (const claim of listings.flatMap(findRefused)) {
    const ageMs = now.getTime() - Date.parse(claim.comment.createdAt);
    if (ageMs < RETRY_MS && isRefusedForProject(claim)) held.add(claim.thread.project);
  }
  return held;
}
