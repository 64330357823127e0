/** Completes a docs pull request when its job has ended, once: adds labels, people and the linked comment. */
import type { Job } from '../domain/job.ts';
import type { RequestRecord } from '../record/request-record.ts';
import { isOfJob, type RequestEntry } from '../record/entries.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import { writePermission } from '../rendering/explain.ts';
import type { Repo } from '../run/repo.ts';
import type { RequestPlace } from '../run/run.ts';
import { addLabelsAndPeople, type PeopleOfSource } from './labels-and-people.ts';
import { linkDocsPullRequest, type LinkedRequest } from './linked-comment.ts';
import {
  describeForeignDocsPullRequest,
  isOurDocsPullRequest,
  requestTimeOfDocsPullRequest,
} from './ownership.ts';
import { docsPullRequestNumber, openDocsRepo } from './repository.ts';

/** A request whose job has ended, with the first result that shows the pull request. */
type EndedJob = LinkedRequest &
  Readonly<{
    prLink: string;
    /** Time of the request (ISO 8601). */
    requestedAt: string;
    /** Whether the docs pull request may get a comment. */
    mayComment: boolean;
  }>;

/** Completes a docs pull request as its workflow wants, once the result is saved. */
export async function completeDocsPullRequest(
  context: RequestPlace,
  ended: EndedJob,
): Promise<void> {
  const { record } = ended;
  const { finishing } = record;
  const wantsPeople = finishing.labels.length > 0 || finishing.reviewers.length > 0;
  const wantsComment = ended.mayComment && hasTokenFor(context, ended.prLink);
  if (!wantsPeople && !wantsComment) return;

  const docs = openDocsRepo(context, finishing);
  const pull = await readPullRequest(context, docs, ended.prLink);
  if (pull === undefined) return;
  if (!isOurDocsPullRequest(pull, finishing.agentLogin, ended.requestedAt)) {
    const { run } = context;
    const name = `${docs.name}#${pull.number}`;
    run.runner.warning(describeForeignDocsPullRequest(pull, name), run.title);
    return;
  }
  // Nobody reviews or refines it any more.
  if (pull.state === 'merged') return;

  if (wantsPeople && pull.state === 'open') {
    const people = await readPeople(context.repo, record);
    await addLabelsAndPeople(context.run, docs, pull, finishing, people);
  }
  if (wantsComment) {
    await linkDocsPullRequest(context.repo, docs, pull, ended);
  }
}

/** Returns whether the run has a token for the repository of a docs pull request. Most workflows whose docs are elsewhere have none. */
function hasTokenFor(context: RequestPlace, prLink: string): boolean {
  return context.run.hasDocsToken || docsPullRequestNumber(prLink, context.repo).ok;
}

/** Reads the pull request behind a link. A failure is a warning. */
async function readPullRequest(
  { run }: RequestPlace,
  docs: Repo,
  prLink: string,
): Promise<PullRequest | undefined> {
  const number = docsPullRequestNumber(prLink, docs);
  if (!number.ok) {
    run.runner.warning(number.error, run.title);
    return undefined;
  }
  const pull = await docs.pulls.read(number.value);
  if (pull.ok) return pull.value;
  docs.warn('The docs pull request could not be read', pull.error, writePermission(true));
  return undefined;
}

/** Returns the people behind the words. Reads the source pull request only if a word needs it. */
async function readPeople(
  repo: Repo,
  { requester, covers, finishing: { reviewers } }: RequestRecord,
): Promise<PeopleOfSource> {
  const unknown = { requester, author: '', merger: '' };
  const isNeeded = reviewers.includes('author') || reviewers.includes('merger');
  if (!isNeeded || covers.kind !== 'pull-request') return unknown;

  const { number } = covers;
  const read = await repo.pulls.read(number);
  if (read.ok) {
    return { requester, author: read.value.author, merger: read.value.merger };
  }
  // A request may come from an issue.
  const isIssue = read.error.status === 404;
  if (!isIssue) {
    const failure = `The author of #${number} could not be read`;
    repo.warn(failure, read.error, '`pull-requests: read`');
  }
  return unknown;
}

/**
 * Returns when the job was requested, if its pull request has not been completed yet; otherwise undefined. People may
 * remove a label or a reviewer afterwards.
 *
 * @param before the entry as its comment has it.
 * @param others all entries that are known.
 */
export function requestTimeIfNew(
  before: RequestEntry,
  job: Pick<Job, 'id' | 'prLink'>,
  others: readonly RequestEntry[],
): string | undefined {
  const { prLink } = job;
  if (prLink === null) return undefined;
  const ofJob = others.filter((each) => isOfJob(each, job));
  const wasSeen = [before, ...ofJob].some(
    ({ isFinished, payload }) => isFinished && payload.job?.prLink === prLink,
  );
  // The job is from another thread or run, which has completed it.
  const isFromElsewhere =
    ofJob.length === 0 && before.payload.baseline?.prLink === prLink;
  if (wasSeen || isFromElsewhere) return undefined;
  return requestTimeOfDocsPullRequest(before, others, job);
}
