/**
 * Completes a docs pull request when its job has ended: adds labels and people once, and finds the
 * address of its preview.
 */
import type { AgentIdentity } from '../domain/agent-pull-request.ts';
import type { CommentLink, SubmissionFacts } from '../domain/submission.ts';
import type { Job } from '../domain/job.ts';
import { previewAddress } from '../text/urls.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { PullRequest, WorkflowRun } from '../ports.ts';
import type { OpenStore, Stored } from '../thread/submission-store.ts';
import { pullRequestOfTrigger } from '../trigger/trigger.ts';
import { finishPullRequest, type PeopleOfSource } from './labels-and-people.ts';
import { linkComments, type EndedRequest } from './linked-comment.ts';
import {
  describeForeignPullRequest,
  isOurPullRequest,
  requestTime,
} from './ownership.ts';
import {
  docsPullRequestNumber,
  openDocsRepository,
  openOwnRepository,
  type DocsRepositoryContext,
  type OpenRepository,
} from './repository.ts';

/** A run or a sweep, as far as it completes docs pull requests. */
export type CompletionContext = DocsRepositoryContext &
  Readonly<{
    inputs: DocsPullRequestInputs & AgentIdentity;
    run: WorkflowRun;
    openStore: OpenStore;
  }>;

/** A request whose job has ended. */
type EndedJob = EndedRequest &
  Readonly<{
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
  /** The comment on the pull request, if the state does not name it yet. */
  link?: CommentLink | undefined;
}>;

/** Steps that the workflow wants for a docs pull request. */
type WantedSteps = Readonly<{ people: boolean; preview: boolean; comment: boolean }>;

/** Completes a docs pull request as the inputs say, once the result is saved. */
export async function completeDocsPullRequest(
  context: CompletionContext,
  ended: EndedJob,
): Promise<Completed> {
  const { inputs, run } = context;
  const { requestedAt, mayComment, result } = ended;
  const { job } = result;
  if (job === undefined || job.prLink === null) return {};

  const namedPreview = previewOfJob(context, job);
  const wanted: WantedSteps = {
    people: requestedAt !== undefined && hasPeopleOrLabels(inputs),
    preview: inputs.prPreview && namedPreview === undefined,
    comment: requestedAt !== undefined && inputs.prComment && mayComment,
  };
  const isWanted = wanted.people || wanted.preview || wanted.comment;
  if (!isWanted && ended.link === null) return { previewUrl: namedPreview };

  const docs = openDocsRepository(context);
  const number = docsPullRequestNumber(job.prLink, docs.name, run.serverUrl);
  if (!number.ok) {
    if (isWanted) docs.warn(number.error);
    return { previewUrl: namedPreview };
  }
  const pull = await readPullRequest(docs, number.value, wanted);
  if (pull === undefined) return { previewUrl: namedPreview };

  const mayChange = mayChangePullRequest(context, pull, ended);
  const mustChange = wanted.people || wanted.comment;
  if (mustChange && !mayChange)
    docs.warn(describeForeignPullRequest(pull, `${docs.name}#${pull.number}`));
  const own = openOwnRepository(context);
  if (wanted.people && mayChange) {
    const people = await readPeople(own, inputs, ended);
    await finishPullRequest(docs, pull, inputs, people);
  }
  let previewUrl = namedPreview;
  if (wanted.preview) previewUrl = await findPreview(docs, pull, run.serverUrl);
  const pullRequest = { repositoryId: pull.repositoryId, thread: pull.number };
  const linking = { openStore: context.openStore, own, docs, pullRequest };
  const shown = { ...ended, result: { ...result, previewUrl } };
  const link = await linkComments(linking, shown, wanted.comment && mayChange);
  return { link, previewUrl };
}

function hasPeopleOrLabels(inputs: DocsPullRequestInputs): boolean {
  const { prLabels, prReviewers, prAssignees } = inputs;
  return prLabels.length > 0 || prReviewers.length > 0 || prAssignees.length > 0;
}

/** Returns the address of the preview that the service names, if the workflow wants it. */
function previewOfJob({ inputs, run }: CompletionContext, job: Job): string | undefined {
  if (!inputs.prPreview) return undefined;
  return previewAddress(job.raw['previewUrl'], run.serverUrl);
}

type NumberedPullRequest = PullRequest & Readonly<{ number: number }>;

/** Reads a docs pull request. A failure is a warning, for which the wanted steps decide the permission. */
async function readPullRequest(
  docs: OpenRepository,
  number: number,
  wanted: WantedSteps,
): Promise<NumberedPullRequest | undefined> {
  const pull = await docs.pullRequests.read(number);
  if (pull.ok) return { ...pull.value, number };
  const writes = wanted.people || wanted.comment;
  const permission = writes ? undefined : '`pull-requests: read`';
  docs.warnAbout('The docs pull request could not be read', pull.error, permission);
  return undefined;
}

/** Returns whether a pull request is new and ours. */
function mayChangePullRequest(
  { inputs }: CompletionContext,
  pull: PullRequest,
  { requestedAt }: EndedJob,
): boolean {
  if (requestedAt === undefined) return false;
  return isOurPullRequest(pull, inputs, requestedAt);
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
  { pullRequests, warnAbout }: OpenRepository,
  { prReviewers, prAssignees }: DocsPullRequestInputs,
  { submission: { requester, trigger }, origin: { thread } }: EndedJob,
): Promise<PeopleOfSource> {
  const unknown = { requester, author: '', merger: '' };
  const names = [...prReviewers, ...prAssignees];
  const isNeeded = names.includes('author') || names.includes('merger');
  const number = pullRequestOfTrigger(trigger, thread);
  if (!isNeeded || number === undefined) return unknown;
  const read = await pullRequests.read(number);
  if (read.ok) return { requester, author: read.value.author, merger: read.value.merger };
  // A command may be on an issue.
  const isIssue = read.error.status === 404;
  if (!isIssue) {
    const failure = `The author of #${number} could not be read`;
    warnAbout(failure, read.error, '`pull-requests: read`');
  }
  return unknown;
}

/**
 * Returns when the job was requested, if no result has shown its pull request yet; otherwise
 * undefined.
 *
 * @param before the submission as its comment has it.
 * @param others all submissions that are known.
 */
export function requestTimeIfNew(
  before: Stored,
  job: Pick<Job, 'id' | 'prLink'>,
  others: readonly Stored[],
): string | undefined {
  const known = others.map(({ submission }) => submission);
  if (!isFirstSeen(before.submission, job, known)) return undefined;
  return requestTime(before, others, job);
}

/**
 * Returns whether a job’s pull request has not been completed yet. People may remove a label or a
 * reviewer afterwards.
 *
 * @param before the submission as its comment has it.
 * @param others all submissions that are known.
 */
export function isFirstSeen(
  before: SubmissionFacts,
  { id, prLink }: Pick<Job, 'id' | 'prLink'>,
  others: readonly SubmissionFacts[],
): boolean {
  if (prLink === null) return false;
  const ofJob = others.filter(({ job }) => job === id);
  const wasSeen = [before, ...ofJob].some(
    (each) => each.state === 'finished' && each.prLink === prLink,
  );
  // The job is from another thread or run, which has completed it.
  const isFromElsewhere = ofJob.length === 0 && before.baseline?.prLink === prLink;
  return !wasSeen && !isFromElsewhere;
}
