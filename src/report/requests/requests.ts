/** Requests to the agent, as a report counts them. Pure. */
import { nameCauseKind, type Coverage } from '../../domain/cause.ts';
import type { RequestRecord } from '../../record/request-record.ts';
import { isRequestEntry, type RequestEntry } from '../../record/entries.ts';
import type { LinkedPullRequest } from '../../domain/pull-request-url.ts';
import type { Repo } from '../../run/repo.ts';
import { byEntryComment, claimedCause } from '../../once/entry.ts';
import { isPaidRequest } from '../../request/count-requests.ts';
import { nameConclusion } from '../../domain/outcome.ts';

/** How a request has ended, as far as its status comment knows. */
export type RequestResult =
  | 'pull-request'
  | 'no-pr'
  | 'failed'
  /** Perhaps sent. */
  | 'unconfirmed'
  /** Refused, by the service or before. It costs nothing, so no number counts it. */
  | 'not-sent'
  /** The job is still active, or its end is not known. */
  | 'unfinished';

/** One request. The service and people wrote some of the texts: they are hostile until escaped. */
export type ReportedRequest = Readonly<{
  /** `owner/name`, in the spelling of the input. */
  repository: string;
  thread: number;
  /** The address of its status comment. */
  url: string;
  /** When its status comment was created, on GitHub's clock. */
  createdAt: string;
  /** Name of the kind of its cause. */
  kind: string;
  covers: Coverage;
  job: string | null;
  result: RequestResult;
  /** The outcome with its reason, as the main action reports it; empty as long as there is none. */
  outcome: string;
  /** Link in the spelling of the service; `null` if there is none. */
  prLink: string | null;
  /** The docs pull request behind the link; undefined if that is not on the GitHub server. */
  pull: LinkedPullRequest | undefined;
}>;

/** Finds the requests among the entries of one repository, oldest first: those that were sent, perhaps sent, or refused. */
export function toRequests(
  repo: Pick<Repo, 'name' | 'pullAt'>,
  entries: readonly RequestEntry[],
): readonly ReportedRequest[] {
  // The comment on a docs pull request is a copy.
  const reported = entries.filter(
    (entry) => isRequestEntry(entry) && (isPaidRequest(entry) || wasRefused(entry)),
  );
  return reported
    .toSorted(byEntryComment)
    .map(({ request, sent, thread, comment, payload }) => ({
      repository: repo.name,
      thread: thread.number,
      url: comment.url,
      createdAt: comment.createdAt,
      kind: request === null ? '' : nameCauseKind(claimedCause(request).kind),
      covers: coverageOf(payload),
      job: payload.job?.id ?? null,
      result: isPaidRequest({ sent }) ? resultOf(payload) : 'not-sent',
      outcome: payload.end === null ? '' : nameConclusion(payload.end.conclusion),
      // The service may send an empty text for none.
      prLink: payload.job?.prLink || null,
      pull: repo.pullAt(payload.job?.prLink ?? null),
    }));
}

function wasRefused({ payload: { end } }: RequestEntry): boolean {
  const outcome = end?.conclusion.outcome;
  return outcome === 'rejected' || outcome === 'misconfigured';
}

/** Returns the changes that a request is about. */
function coverageOf({ covers, covered }: RequestRecord): Coverage {
  if (covers.kind !== 'range') return covers;
  // The name of a branch means another commit today.
  return { ...covers, to: covered ?? covers.to };
}

function resultOf(record: RequestRecord): RequestResult {
  if (record.job === null) return 'unconfirmed';
  switch (record.end?.conclusion.outcome) {
    case 'pr-opened':
      return 'pull-request';
    case 'no-pr':
      return 'no-pr';
    case 'failed':
    case 'archived':
      return 'failed';
    default:
      return 'unfinished';
  }
}
