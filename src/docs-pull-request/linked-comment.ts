/**
 * The comment on a docs pull request. Its entry is a copy of the one in the status comment that opened the
 * pull request, so that comments there continue the job. It claims nothing. For readers who must not learn of the
 * request, it names the job alone.
 */
import type { RequestRecord } from '../record/request-record.ts';
import { isOfJob, isRequestEntry, type JobEntry } from '../record/entries.ts';
import type { ThreadRef } from '../once/entry.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import { writePermission } from '../rendering/explain.ts';
import type { OpenRepo, Repo } from '../run/repo.ts';

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

/**
 * Writes the comment on the pull request, unless there is one for the job. A failure is a warning.
 *
 * @param source the repository of the request
 * @param docs that of the pull request
 */
export async function linkDocsPullRequest(
  source: OpenRepo,
  docs: Repo,
  pull: PullRequest,
  { record, scope, place }: LinkedRequest,
): Promise<void> {
  const { repositoryId, number } = pull;
  // A job that was started on its pull request has its status comment there.
  const isThere = place?.repositoryId === repositoryId && place?.thread === number;
  const { job } = record;
  if (isThere || job === null) return;
  const { ledger } = docs.open({ id: repositoryId, isPrivate: pull.isPrivate });
  const maySeeRequest = mayReadersSeeRequest(source, pull);
  const commentTag = maySeeRequest ? scope.commentTag : 'default';
  const thread = { project: scope.project, commentTag, number };
  const read = await ledger.read(thread, NEWEST_PAGE);
  if (!read.ok) {
    const what = 'The comments of the docs pull request could not be read';
    docs.warn(what, read.error, writePermission(true));
    return;
  }
  const isKnown = read.value.entries.some(
    (entry) => !isRequestEntry(entry) && isOfJob(entry, job),
  );
  if (isKnown) return;
  const payload = maySeeRequest
    ? withoutCommand(record)
    : recordOfJobAlone({ ...record, job });
  const added = await ledger.add(thread, payload);
  if (added.ok) return;
  const what = 'The comment on the docs pull request could not be written';
  docs.warn(what, added.error, writePermission(true));
}

/**
 * Returns whether everyone who can read a docs pull request may learn of its request: they can read the repository of
 * the request, too, or they are not the public. An unknown answer counts against it.
 */
function mayReadersSeeRequest(
  source: Pick<OpenRepo, 'id' | 'isPrivate'>,
  pull: Pick<PullRequest, 'repositoryId' | 'isPrivate'>,
): boolean {
  const isSameRepository = pull.repositoryId === source.id;
  return isSameRepository || pull.isPrivate === true || source.isPrivate === false;
}

/** Returns the record without the parts that only the status comment of the request needs. */
function withoutCommand(record: RequestRecord): RequestRecord {
  return { ...record, covered: null, words: '' };
}

/** Returns a record with what commands, reviews and care on the docs pull request need, and nothing else about the request. */
export function recordOfJobAlone({
  submittedAt,
  job: { id, prLink },
  end,
  docsPullRequest,
  finishing,
}: JobEntry['payload']): RequestRecord {
  return {
    requester: '',
    about: {
      words: 'This pull request belongs to job',
      linked: `${id} of the docs agent`,
      page: null,
    },
    covers: { kind: 'none' },
    words: '',
    series: '',
    submittedAt,
    waitUntil: null,
    baseline: null,
    covered: null,
    docsPullRequest,
    finishing: {
      labels: [],
      reviewers: [],
      commandWord: finishing.commandWord,
      docsRepository: finishing.docsRepository,
      agentLogin: finishing.agentLogin,
    },
    // The action may be a private copy.
    run: { url: '', actionUrl: '' },
    // The service may name another repository than that of the pull request.
    job: { id, prLink },
    end: end && { ...end, ...NO_TEXTS },
  };
}

/** The texts of an end, which may name the request. */
const NO_TEXTS = {
  title: undefined,
  message: undefined,
  detail: undefined,
  steps: undefined,
  waitedMs: undefined,
};
