/** Where care sends nothing for 24 hours, because a message was not sent: the next one would probably not be sent either. */
import type { Conclusion } from '../domain/outcome.ts';
import { isReadableEntry } from '../once/entry.ts';
import { findRefusedCareMessages } from './decide.ts';
import type { CareRepository } from './read-repository.ts';
import type { Candidate } from './row.ts';

/** Time after which a message is tried again that was not sent. */
const RETRY_MS = 24 * 60 * 60_000;

/** A place where nothing is sent: the name of a project, or the id of a repository. */
type CareStop = string | number;

/** Finds the places where a message was not sent in the last 24 hours. */
export function findCareStops(
  repositories: readonly Pick<CareRepository, 'id' | 'listing'>[],
  now: Date,
): Set<CareStop> {
  const stops = new Set<CareStop>();
  for (const { id, listing } of repositories) {
    const refused = findRefusedCareMessages(listing.claims).filter(isReadableEntry);
    for (const { comment, thread, payload } of refused) {
      const ageMs = now.getTime() - Date.parse(comment.createdAt);
      const { conclusion } = payload;
      if (ageMs < RETRY_MS) stops.add(careStopOf(conclusion, id, thread.project));
    }
  }
  return stops;
}

/** Returns whether nothing is sent to the job of a candidate. */
export function isCareStopped(
  stops: ReadonlySet<CareStop>,
  { repository, read }: Candidate,
): boolean {
  return stops.has(repository.id) || stops.has(read.job.thread.project);
}

/** Adds the place that the message of a candidate stops, if it was not sent. */
export function addCareStop(
  stops: Set<CareStop>,
  { outcome, repository, read }: Candidate,
): void {
  const { project } = read.job.thread;
  if (outcome === 'key-rejected') stops.add(project);
  if (typeof outcome === 'string' || outcome.family !== 'nothing-sent') return;
  stops.add(careStopOf(outcome.conclusion, repository.id, project));
}

/** Returns what a message stops that was not sent: its repository if GitHub has refused a request for it, else its project. */
function careStopOf(
  conclusion: Conclusion | null,
  repositoryId: number,
  project: string,
): CareStop {
  const isByGitHub =
    conclusion?.reason === 'github' || conclusion?.outcome === 'misconfigured';
  return isByGitHub ? repositoryId : project;
}
