/**
 * The comment on a docs pull request. Its entry is a copy of the one in the status comment that opened the
 * pull request, so that comments there continue the job. It claims nothing.
 */
import type { RequestRecord } from '../domain/request-record.ts';
import { isOfJob, isRequestEntry } from '../job/request-entry.ts';
import type { ThreadRef } from '../once/entry.ts';
import type { OpenLedger } from '../once/ledger.ts';
import type { OpenRepository } from './repository.ts';

/** A thread, in whichever repository. */
type ThreadPlace = Readonly<{ repositoryId: number | undefined; thread: number }>;

/** A request whose docs pull request gets a comment. Its record says how it is to be finished. */
export type LinkedRequest = Readonly<{
  record: RequestRecord;
  /** The project and the `comment-tag` of the request. */
  scope: Omit<ThreadRef, 'number'>;
  /** The thread of the request; undefined if it has none. */
  place: ThreadPlace | undefined;
}>;

/** The comment is written soon after the pull request was opened. */
const NEWEST_PAGE = { eventAt: Infinity };

/** Writes the comment on the pull request, unless there is one for the job. A failure is a warning. */
export async function linkDocsPullRequest(
  openLedger: OpenLedger<RequestRecord>,
  { comments, warnAbout }: OpenRepository,
  pullRequest: ThreadPlace,
  { record, scope, place }: LinkedRequest,
): Promise<void> {
  const { repositoryId, thread: number } = pullRequest;
  // A job that was started on its pull request has its status comment there.
  const isThere = place?.repositoryId === repositoryId && place?.thread === number;
  const { job } = record;
  if (isThere || job === null) return;
  const ledger = openLedger({ id: repositoryId, comments, warn: warnAbout });
  const thread = { ...scope, number };
  const read = await ledger.read(thread, NEWEST_PAGE);
  if (!read.ok) {
    warnAbout('The comments of the docs pull request could not be read', read.error);
    return;
  }
  const isKnown = read.value.entries.some(
    (entry) => !isRequestEntry(entry) && isOfJob(entry, job),
  );
  if (isKnown) return;
  const added = await ledger.add(thread, { ...record, covered: null });
  if (added.ok) return;
  warnAbout('The comment on the docs pull request could not be written', added.error);
}
