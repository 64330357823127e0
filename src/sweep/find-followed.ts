/** The status comments that follow their docs pull requests until these are merged or closed. */
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import type { RequestRecord } from '../domain/request-record.ts';
import type { FleetRepository } from '../fleet/open-repository.ts';
import {
  hasJob,
  isRequestEntry,
  type JobEntry,
  type RequestEntry,
} from '../job/request-entry.ts';
import { keyOfPullRequest } from '../domain/pull-request-url.ts';

/** An entry, and the state that its docs pull request has now. */
export type Followed = Readonly<{
  /** Of the entry, `owner/name`. */
  repository: string;
  entry: JobEntry;
  state: DocsPullRequestState;
}>;

/**
 * Finds the newest finished status comment of each job in each thread, if its docs pull request has another state now. If a
 * newer request in the thread has not finished, its run writes the next comment, so nothing is found there.
 */
export function findFollowedBySweep(
  entries: readonly RequestEntry[],
  states: ReadonlyMap<string, DocsPullRequestState>,
  { name: repository, run }: FleetRepository,
): readonly Followed[] {
  const followed: Followed[] = [];
  for (const entry of newestInEachThread(entries)) {
    const { isFinished, payload } = entry;
    if (!isFinished || payload.conclusion?.outcome !== 'pr-opened') continue;
    const key = keyOfPullRequest(payload.job.prLink, run.serverUrl);
    const state = key === undefined ? undefined : states.get(key);
    if (state === undefined || shows(payload, state)) continue;
    followed.push({ repository, entry, state });
  }
  return followed;
}

/** Returns whether a status comment shows a state of its docs pull request already. */
function shows(
  { docsPullRequest: shown }: RequestRecord,
  state: DocsPullRequestState,
): boolean {
  return shown?.kind === state.kind && sinceOf(shown) === sinceOf(state);
}

function sinceOf(state: DocsPullRequestState): string | undefined {
  return state.kind === 'open' ? state.since : undefined;
}

/**
 * Returns the newest request to each job in each thread: a review of the docs pull request is shown there, and people still
 * read the thread of the first request. The comment on a docs pull request itself is none, and neither is a message of care.
 */
function newestInEachThread(entries: readonly RequestEntry[]): readonly JobEntry[] {
  const newest = new Map<string, JobEntry>();
  for (const entry of entries.filter(hasJob)) {
    const { thread, payload, comment } = entry;
    if (!isRequestEntry(entry) || payload.care !== undefined) continue;
    const key = `${thread.number} ${thread.project} ${payload.job.id}`;
    const known = newest.get(key);
    if (known === undefined || known.comment.id < comment.id) newest.set(key, entry);
  }
  return [...newest.values()];
}
