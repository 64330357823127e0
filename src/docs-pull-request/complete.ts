/**
 * Completes a docs pull request when its job has ended: adds labels and people once, and finds the
 * address of its preview.
 */
import type { CommentLink, SubmissionFacts } from '../domain/submission.ts';
import type { Job } from '../domain/job.ts';
import { previewAddress } from '../text/urls.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { PullRequest, WorkflowRun } from '../ports.ts';
import { titleToShow } from '../rendering/docs-pull-request-title.ts';
import type { OpenStore, Stored } from '../thread/submission-store.ts';
import { pullRequestOfTrigger } from '../trigger/trigger.ts';
import { addLabelsAndPeople, type PeopleOfSource } from './labels-and-people.ts';
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
    inputs: DocsPullRequestInputs & Readonly<{ agentLogin: string }>;
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
  /** The title of the pull request, if a step has read it. */
  prTitle?: string | undefined;
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
  const { job } = ended.result;
  if (job === undefined || job.prLink === null) return {};

  const knownPreview = previewOfJob(context, job);
  const wanted = wantedSteps(context, ended, job.prLink, knownPreview);
  const isLinked = ended.link !== null;
  if (!isAnyWanted(wanted) && !isLinked) return { previewUrl: knownPreview };

  const docs = openDocsRepository(context);
  const pull = await findPullRequest(context, docs, job.prLink, wanted);
  if (pull === undefined) return { previewUrl: knownPreview };

  const mayWrite = isOurs(context, pull, ended);
  if (writes(wanted) && !mayWrite) {
    docs.warn(describeForeignPullRequest(pull, `${docs.name}#${pull.number}`));
  }

  const { inputs, run } = context;
  const own = openOwnRepository(context);
  if (wanted.people && mayWrite) {
    const people = await readPeople(own, inputs, ended);
    await addLabelsAndPeople(docs, pull, inputs, people);
  }

  let previewUrl = knownPreview;
  if (wanted.preview) previewUrl = await findPreview(docs, pull, run.serverUrl);

  const pullRequest = { repositoryId: pull.repositoryId, thread: pull.number };
  const linking = {
    openStore: context.openStore,
    own,
    docs,
    pullRequest,
  };
  const prTitle = titleToShow(pull, run);
  const shown = { ...ended, result: { ...ended.result, previewUrl } };
  const link = await linkComments(linking, shown, wanted.comment && mayWrite);
  return { link, previewUrl, prTitle };
}

/** Returns the steps that the inputs want and that no earlier result has taken. */
function wantedSteps(
  context: CompletionContext,
  { requestedAt, mayComment }: EndedJob,
  prLink: string,
  knownPreview: string | undefined,
): WantedSteps {
  const { inputs } = context;
  const isNew = requestedAt !== undefined;
  return {
    people: isNew && hasPeopleOrLabels(inputs),
    preview: inputs.prPreview && knownPreview === undefined,
    comment: isNew && inputs.prComment && mayComment && hasTokenFor(context, prLink),
  };
}

/** Returns whether the run has a token for the repository of a docs pull request. Most workflows whose docs are elsewhere have none. */
function hasTokenFor({ inputs, run }: CompletionContext, prLink: string): boolean {
  if (inputs.docsToken !== '') return true;
  return docsPullRequestNumber(prLink, run.repository, run.serverUrl).ok;
}

function isAnyWanted({ people, preview, comment }: WantedSteps): boolean {
  return people || preview || comment;
}

/** Returns whether a step writes to the pull request. */
function writes({ people, comment }: WantedSteps): boolean {
  return people || comment;
}

/** Finds the pull request behind a link. A failure is a warning if a step needs it. */
async function findPullRequest(
  { run }: CompletionContext,
  docs: OpenRepository,
  prLink: string,
  wanted: WantedSteps,
): Promise<NumberedPullRequest | undefined> {
  const number = docsPullRequestNumber(prLink, docs.name, run.serverUrl);
  if (number.ok) return readPullRequest(docs, number.value, wanted);
  if (isAnyWanted(wanted)) docs.warn(number.error);
  return undefined;
}

/** Returns whether the pull request is new in this result, and ours. */
function isOurs(
  { inputs }: CompletionContext,
  pull: PullRequest,
  { requestedAt }: EndedJob,
): boolean {
  if (requestedAt === undefined) return false;
  return isOurPullRequest(pull, inputs.agentLogin, requestedAt);
}

function hasPeopleOrLabels({ prLabels, prReviewers }: DocsPullRequestInputs): boolean {
  return prLabels.length > 0 || prReviewers.length > 0;
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
  const permission = writes(wanted) ? undefined : '`pull-requests: read`';
  docs.warnAbout('The docs pull request could not be read', pull.error, permission);
  return undefined;
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
  { prReviewers }: DocsPullRequestInputs,
  { submission, origin }: EndedJob,
): Promise<PeopleOfSource> {
  const { requester, trigger } = submission;
  const unknown = { requester, author: '', merger: '' };
  const isNeeded = prReviewers.includes('author') || prReviewers.includes('merger');
  const number = pullRequestOfTrigger(trigger, origin.thread);
  if (!isNeeded || number === undefined) return unknown;

  const read = await own.pullRequests.read(number);
  if (read.ok) {
    const { author, merger } = read.value;
    return { requester, author, merger };
  }
  // A command may be on an issue.
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
