/** The status comments that follow their docs pull requests until these are merged or closed. */
import { docsPullRequestNumber, openDocsRepo } from '../docs-pull-request/repository.ts';
import type { DocsPullRequestState, RequestRecord } from '../record/request-record.ts';
import {
  hasJob,
  isRequestEntry,
  type JobEntry,
  type RequestEntry,
} from '../record/entries.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { OpenRepo, Repo } from '../run/repo.ts';
import type { Run } from '../run/run.ts';

/** Bound on the pull requests that are read for the comments of a repository. */
const MAX_READS = 100;

/** An entry, and the state that its status comment shows now. */
export type Followed = Readonly<{
  /** The repository of the entry, `owner/name`. */
  repository: string;
  entry: JobEntry;
  state: DocsPullRequestState;
}>;

/** The pull requests that a sweep has followed in a repository, and the gaps. */
export type FollowedPullRequests = Readonly<{
  followed: readonly Followed[];
  gaps: readonly Gap[];
}>;

/** Reads the docs pull requests that have not ended yet, and shows their states, unless a run has written the comment meanwhile. */
export async function followDocsPullRequests(
  run: Run,
  repo: OpenRepo,
  entries: readonly RequestEntry[],
): Promise<FollowedPullRequests> {
  const followed: Followed[] = [];
  const gaps: Gap[] = [];
  const waiting = findWaitingEntries(entries);
  if (waiting.length > MAX_READS) {
    const cause = `only the newest ${MAX_READS} were read`;
    gaps.push({ what: DOCS_PULL_REQUESTS, where: repo.name, cause });
  }
  for (const entry of waiting.slice(0, MAX_READS)) {
    if (run.signal.aborted) break;
    const { payload } = entry;
    const docs = openDocsOf(run, repo, payload);
    const number = docsPullRequestNumber(payload.job.prLink ?? '', docs);
    if (!number.ok) continue;
    const read = await docs.pulls.read(number.value);
    if (!read.ok) {
      gaps.push(docs.unread(DOCS_PULL_REQUESTS, read.error, '`pull-requests: read`'));
      continue;
    }
    const state = stateOf(read.value);
    if (payload.docsPullRequest?.kind === state.kind) continue;
    const shown = { ...payload, docsPullRequest: state };
    const saved = await repo.ledger.save(entry, shown);
    if (saved.kind === 'saved') {
      followed.push({ repository: repo.name, entry, state });
    }
  }
  return { followed, gaps };
}

const DOCS_PULL_REQUESTS = 'Docs pull requests';

/**
 * Finds the newest finished status comment of each job in each thread, newest first, as long as it does not show that its docs
 * pull request has ended. If a newer request in the thread has not finished, its run writes the next comment, so nothing is
 * found there.
 */
function findWaitingEntries(entries: readonly RequestEntry[]): readonly JobEntry[] {
  const waiting = newestInEachThread(entries).filter(({ isFinished, payload }) => {
    if (!isFinished || payload.end?.conclusion.outcome !== 'pr-opened') return false;
    const shown = payload.docsPullRequest?.kind;
    return shown !== 'merged' && shown !== 'closed';
  });
  return waiting.toSorted((one, other) => other.comment.id - one.comment.id);
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

/** Opens the repository that the workflow of a request has named, or else the request's own. */
function openDocsOf(run: Run, repo: OpenRepo, { finishing }: RequestRecord): Repo {
  if (finishing.docsRepository === null) return repo;
  return openDocsRepo({ run, repo }, finishing);
}

function stateOf({ state, createdAt }: PullRequest): DocsPullRequestState {
  return state === 'open' ? { kind: state, since: createdAt } : { kind: state };
}
