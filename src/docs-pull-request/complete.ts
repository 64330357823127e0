/**
 * Completes a docs pull request when its job has ended: adds labels and people once, and finds the
 * address of its preview.
 */
import { shownTitleOfDocsPullRequest } from './shown-title.ts';
import type { Job } from '../domain/job.ts';
import type { Finishing, RequestRecord } from '../domain/request-record.ts';
import type { Tracked } from '../domain/run-result.ts';
import { isOfJob, type RequestEntry } from '../job/request-entry.ts';
import type { OpenLedger } from '../once/ledger.ts';
import type { PullRequest, WorkflowRun } from '../ports.ts';
import { previewAddress } from './preview-address.ts';
import { addLabelsAndPeople, type PeopleOfSource } from './labels-and-people.ts';
import { linkDocsPullRequest, type LinkedRequest } from './linked-comment.ts';
import {
  describeForeignDocsPullRequest,
  isOurDocsPullRequest,
  requestTimeOfDocsPullRequest,
} from './ownership.ts';
import {
  docsPullRequestNumber,
  openDocsRepository,
  openOwnRepository,
  type DocsRepositoryContext,
  type OpenRepository,
} from './repository.ts';

/** The tools that docs pull requests are completed with. */
type CompletionContext = Readonly<{
  docs: DocsRepositoryContext;
  run: WorkflowRun;
  openLedger: OpenLedger<RequestRecord>;
}>;

/** A request whose job has ended. */
type EndedJob = LinkedRequest &
  Readonly<{
    result: Tracked;
    /**
     * Time of the request (ISO 8601), if this result is the first one that shows the pull request;
     * otherwise undefined.
     */
    requestedAt: string | undefined;
    /** Whether the docs pull request may get a comment. */
    mayComment: boolean;
  }>;

/** Additions to the result in the status comment. */
export type Completed = Readonly<{
  /** A `previewAddress`. */
  previewUrl?: string | undefined;
  /** The title of the pull request, if a step has read it. */
  prTitle?: string | undefined;
  /** Whether this step has written the comment on the pull request, or found it. */
  hasComment?: boolean;
}>;

/** Steps that the workflow wants for a docs pull request. */
type WantedSteps = Readonly<{ people: boolean; preview: boolean; comment: boolean }>;

/** Completes a docs pull request as its workflow wants, once the result is saved. */
export async function completeDocsPullRequest(
  context: CompletionContext,
  ended: EndedJob,
): Promise<Completed> {
  const { job } = ended.result;
  const { finishing } = ended.record;
  if (job.prLink === null) return {};

  const knownPreview = previewOfJob(context, finishing, job);
  const wanted = wantedSteps(context, ended, job.prLink, knownPreview);
  if (!isAnyWanted(wanted)) return { previewUrl: knownPreview };

  const docs = openDocsRepository(context.docs, finishing);
  const pull = await readPullRequest(context, docs, job.prLink, wanted);
  if (pull === undefined) return { previewUrl: knownPreview };

  const mayWrite = isOurs(pull, ended);
  if (writes(wanted) && !mayWrite) {
    docs.warn(describeForeignDocsPullRequest(pull, `${docs.name}#${pull.number}`));
  }

  const { run, openLedger } = context;
  if (wanted.people && mayWrite) {
    const people = await readPeople(openOwnRepository(context.docs), ended.record);
    await addLabelsAndPeople(docs, pull, finishing, people);
  }

  let previewUrl = knownPreview;
  if (wanted.preview) previewUrl = await findPreview(docs, pull, run.serverUrl);

  const place = { repositoryId: pull.repositoryId, thread: pull.number };
  const hasComment =
    wanted.comment &&
    mayWrite &&
    (await linkDocsPullRequest(openLedger, docs, place, ended));
  return { hasComment, previewUrl, prTitle: shownTitleOfDocsPullRequest(pull, run) };
}

/** Returns the steps that the inputs want and that no earlier result has taken. */
function wantedSteps(
  context: CompletionContext,
  { record, requestedAt, mayComment }: EndedJob,
  prLink: string,
  knownPreview: string | undefined,
): WantedSteps {
  const { labels, reviewers, preview, comment } = record.finishing;
  const isNew = requestedAt !== undefined;
  return {
    people: isNew && (labels.length > 0 || reviewers.length > 0),
    preview: preview && knownPreview === undefined,
    comment: isNew && comment && mayComment && hasTokenFor(context, prLink),
  };
}

/** Returns whether the run has a token for the repository of a docs pull request. Most workflows whose docs are elsewhere have none. */
function hasTokenFor({ docs, run }: CompletionContext, prLink: string): boolean {
  if (docs.docsToken !== '') return true;
  return docsPullRequestNumber(prLink, run.repository, run.serverUrl).ok;
}

function isAnyWanted({ people, preview, comment }: WantedSteps): boolean {
  return people || preview || comment;
}

/** Returns whether a step writes to the pull request. */
function writes({ people, comment }: WantedSteps): boolean {
  return people || comment;
}

/** Reads the pull request behind a link. A failure is a warning, for which the wanted steps decide the permission. */
async function readPullRequest(
  { run }: CompletionContext,
  docs: OpenRepository,
  prLink: string,
  wanted: WantedSteps,
): Promise<PullRequest | undefined> {
  const number = docsPullRequestNumber(prLink, docs.name, run.serverUrl);
  if (!number.ok) {
    docs.warn(number.error);
    return undefined;
  }
  const pull = await docs.pullRequests.read(number.value);
  if (pull.ok) return pull.value;
  const permission = writes(wanted) ? undefined : '`pull-requests: read`';
  docs.warnAbout('The docs pull request could not be read', pull.error, permission);
  return undefined;
}

/** Returns whether the pull request is new in this result, and ours. */
function isOurs(pull: PullRequest, { record, requestedAt }: EndedJob): boolean {
  if (requestedAt === undefined) return false;
  return isOurDocsPullRequest(pull, record.finishing.agentLogin, requestedAt);
}

/** Returns the address of the preview that the service names, if the workflow wants it. */
function previewOfJob(
  { run }: CompletionContext,
  { preview }: Finishing,
  job: Job,
): string | undefined {
  if (!preview) return undefined;
  return previewAddress(job.raw['previewUrl'], run.serverUrl);
}

/** Finds the preview among the deployments of a pull request. A failure is a warning. */
async function findPreview(
  docs: OpenRepository,
  pull: PullRequest,
  serverUrl: URL,
): Promise<string | undefined> {
  const deployed = await docs.pullRequests.previewUrls(pull.headSha);
  if (!deployed.ok) {
    const permission = '`deployments: read`';
    docs.warnAbout('The preview could not be read', deployed.error, permission);
    return undefined;
  }
  for (const url of deployed.value) {
    const address = previewAddress(url, serverUrl);
    if (address !== undefined) return address;
  }
  return undefined;
}

/** Returns the people behind the words. Reads the source pull request only if a word needs it. */
async function readPeople(
  own: OpenRepository,
  { requester, covers, finishing: { reviewers } }: RequestRecord,
): Promise<PeopleOfSource> {
  const unknown = { requester, author: '', merger: '' };
  const isNeeded = reviewers.includes('author') || reviewers.includes('merger');
  if (!isNeeded || covers.kind !== 'pull-request') return unknown;

  const { number } = covers;
  const read = await own.pullRequests.read(number);
  if (read.ok) {
    const { author, merger } = read.value;
    return { requester, author, merger };
  }
  // A request may come from an issue.
  const isIssue = read.error.status === 404;
  if (!isIssue) {
    const failure = `The author of #${number} could not be read`;
    own.warnAbout(failure, read.error, '`pull-requests: read`');
  }
  return unknown;
}

/**
 * Returns when the job was requested, if no result has shown its pull request yet; otherwise
 * undefined.
 *
 * @param before the entry as its comment has it.
 * @param others all entries that are known.
 */
export function requestTimeIfNew(
  before: RequestEntry,
  job: Pick<Job, 'id' | 'prLink'>,
  others: readonly RequestEntry[],
): string | undefined {
  if (!isFirstSeen(before, job, others)) return undefined;
  return requestTimeOfDocsPullRequest(before, others, job);
}

/**
 * Returns whether a job’s pull request has not been completed yet. People may remove a label or a
 * reviewer afterwards.
 */
function isFirstSeen(
  before: RequestEntry,
  job: Pick<Job, 'id' | 'prLink'>,
  others: readonly RequestEntry[],
): boolean {
  const { prLink } = job;
  if (prLink === null) return false;
  const ofJob = others.filter((each) => isOfJob(each, job));
  const wasSeen = [before, ...ofJob].some(
    ({ isFinished, payload }) => isFinished && payload.job?.prLink === prLink,
  );
  // The job is from another thread or run, which has completed it.
  const isFromElsewhere =
    ofJob.length === 0 && before.payload.baseline?.prLink === prLink;
  return !wasSeen && !isFromElsewhere;
}
