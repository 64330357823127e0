/** Finishes the requests of a repository that no run waits for, as their workflows want: those whose jobs have ended, and those without a job. */
import type { Ended } from '../domain/ended.ts';
import {
  commentOfRequest,
  type RequestEntry,
  type RequestClaim,
  type RequestListing,
} from '../record/entries.ts';
import { endWithoutJob, type Evaluation } from '../request/evaluate-job.ts';
import { checkJobs, findLeftRequests, findOpenRequests } from './check-jobs.ts';
import { finishRequest } from '../request/finish.ts';
import type { Fleet } from './fleet.ts';
import type { OpenRepo } from '../run/repo.ts';

/** A request that no run waits for, and what is known of it now. */
export type CheckedRequest = Readonly<{
  /** `owner/name` */
  repository: string;
  entry: RequestEntry;
  evaluation: Evaluation;
  /** Whether its status comment says how it has ended. */
  isFinished: boolean;
}>;

/** Which requests are finished, and how. */
type FinishOptions = Readonly<{
  listing: RequestListing;
  /** Returns whether a request is to be finished; the default is all of them. */
  isIncluded?: (entry: RequestClaim) => boolean;
  /** Whether a pull request has started the run. */
  isPullRequest?: boolean;
}>;

/** Checks the requests that no run waits for, and finishes those that have ended. A cancelled run leaves out the rest. */
export async function finishRequests(
  fleet: Fleet,
  repo: OpenRepo,
  options: FinishOptions,
): Promise<readonly CheckedRequest[]> {
  const { listing, isIncluded = () => true, isPullRequest = false } = options;
  const { run } = fleet;
  const now = run.clock.date();
  const open = findOpenRequests(listing.entries.filter(isIncluded), now);
  const left = findLeftRequests(listing.claims.filter(isIncluded), now);
  const jobs = await checkJobs(open, run, isPullRequest);
  const withoutJob = left.map((entry) => {
    return { entry, evaluation: { kind: 'ended', ended: endWithoutJob(entry) } as const };
  });
  const requests: CheckedRequest[] = [];
  for (const { entry, evaluation } of [...jobs, ...withoutJob]) {
    const isFinished =
      'ended' in evaluation &&
      !run.signal.aborted &&
      (await finishOne(fleet, repo, listing, entry, evaluation.ended));
    requests.push({ repository: repo.name, entry, evaluation, isFinished });
  }
  return requests;
}

/** Finishes a request; true if its status comment could be saved. */
async function finishOne(
  { run, completed }: Fleet,
  repo: OpenRepo,
  listing: RequestListing,
  entry: RequestEntry,
  ended: Ended,
): Promise<boolean> {
  const { payload } = entry;
  const finished = await finishRequest(
    { run, repo },
    {
      entry,
      ended,
      others: othersInThread(listing, entry),
      comments: listing.comments.filter((each) => each.thread === entry.thread.number),
      reactTo: commentOfRequest(entry),
      requester: payload.requester,
      tookMs: run.clock.date().getTime() - Date.parse(payload.submittedAt),
      // A job that is given up is not checked again.
      givesUp: true,
      completed,
    },
  );
  return finished === 'finished';
}

/** Returns the other entries of the same use of the action in the thread. */
function othersInThread(
  { entries }: RequestListing,
  { thread, comment }: RequestEntry,
): readonly RequestEntry[] {
  return entries.filter((other) => {
    const isHere =
      other.thread.number === thread.number &&
      other.thread.project === thread.project &&
      other.thread.commentTag === thread.commentTag;
    return isHere && other.comment.id !== comment.id;
  });
}
