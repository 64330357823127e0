/** What happens to a docs pull request when its job has ended: labels and people once, and the address of its preview. */
import type { AgentIdentity } from '../agent-pull-request.ts';
import type { CommentLink, Job, Submission } from '../domain.ts';
import { previewAddress } from '../urls.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { WorkflowRun } from '../ports.ts';
import type { WarnOfUnknown } from '../report/unknown-signature.ts';
import type { StateCodec } from '../thread/codec.ts';
import type { FoundSubmission } from '../thread/state.ts';
import { pullRequestOfTrigger } from '../trigger/trigger.ts';
import { finishPullRequest, type PeopleOfSource } from './labels-and-people.ts';
import { linkComments, type EndedSubmission } from './linked-comment.ts';
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
    inputs: DocsPullRequestInputs &
      AgentIdentity &
      Readonly<{ command: string; dashboardUrl: string | undefined }>;
    run: WorkflowRun;
    codec: StateCodec;
    warnOfUnknown: WarnOfUnknown;
  }>;

/**
 * `requestedAt`: when the job was requested (ISO 8601), if this result is the first one that shows the pull request; otherwise undefined.
 */
type EndedJob = EndedSubmission & Readonly<{ requestedAt: string | undefined }>;

/** What the status comment shows besides the result. */
export type Completed = Readonly<{
  /** A `previewAddress`. */
  previewUrl?: string | undefined;
  /** The comment on the pull request, if the state does not name it yet. */
  link?: CommentLink | undefined;
}>;

/**
 * Saves a result, completes its docs pull request, and saves what that adds. In this order a repeated run finds the pull request seen.
 * Undefined if the result could not be saved.
 */
export async function saveAndComplete(
  save: (shown: Completed) => Promise<boolean>,
  complete: () => Promise<Completed>,
): Promise<Completed | undefined> {
  if (!(await save({}))) return undefined;
  const shown = await complete();
  if (shown.previewUrl !== undefined || shown.link !== undefined) await save(shown);
  return shown;
}

/** Does what the workflow wants, once the result is saved. */
export async function completeDocsPullRequest(
  context: CompletionContext,
  ended: EndedJob,
): Promise<Completed> {
  const { inputs, run } = context;
  const { prLabels, prReviewers, prAssignees, prComment, prPreview } = inputs;
  const { requestedAt, submission, result } = ended;
  const isNew = requestedAt !== undefined;
  const { prLink = null, raw = {} } = result.job ?? {};
  if (prLink === null) return {};
  const mustFinish =
    isNew && [prLabels, prReviewers, prAssignees].some(({ length }) => length > 0);
  const known = prPreview ? previewAddress(raw['previewUrl'], run.serverUrl) : undefined;
  const mustFindPreview = prPreview && known === undefined;
  const mustLink = isNew && prComment;
  const isWanted = mustFinish || mustFindPreview || mustLink;
  if (!isWanted && submission.link === null) return { previewUrl: known };

  const docs = openDocsRepository(context);
  const number = docsPullRequestNumber(prLink, docs.name, run.serverUrl);
  if (!number.ok) {
    if (isWanted) docs.warn(number.error);
    return { previewUrl: known };
  }
  const thread = number.value;
  const pull = await docs.pullRequests.read(thread);
  if (!pull.ok) {
    const permission = mustFinish || mustLink ? undefined : '`pull-requests: read`';
    docs.warnAbout('The docs pull request could not be read', pull.error, permission);
    return { previewUrl: known };
  }
  const mayChange = isNew && isOurPullRequest(pull.value, inputs, requestedAt);
  if ((mustFinish || mustLink) && !mayChange)
    docs.warn(describeForeignPullRequest(pull.value, `${docs.name}#${thread}`));
  const own = openOwnRepository(context);
  if (mustFinish && mayChange) {
    const people = await readPeople(own, inputs, ended);
    await finishPullRequest(docs, { ...pull.value, number: thread }, inputs, people);
  }
  const found = mustFindPreview
    ? await docs.pullRequests.previewUrls(pull.value.headSha)
    : undefined;
  if (found?.ok === false)
    docs.warnAbout('The preview could not be read', found.error, '`deployments: read`');
  const deployed = found?.ok === true ? found.value : [];
  const previewUrl = known ?? firstPreview(deployed, run.serverUrl);
  const pullRequest = { repositoryId: pull.value.repositoryId, thread };
  const linking = { ...context, ...inputs, own, docs, pullRequest };
  const link = await linkComments(
    linking,
    { ...ended, result: { ...result, previewUrl } },
    mustLink && mayChange,
  );
  return { link, previewUrl };
}

function firstPreview(urls: readonly string[], serverUrl: URL): string | undefined {
  return urls
    .map((url) => previewAddress(url, serverUrl))
    .find((url) => url !== undefined);
}

/** The people that the words mean. The source pull request is read only if a word needs it. */
async function readPeople(
  { pullRequests, warnAbout }: OpenRepository,
  { prReviewers, prAssignees }: DocsPullRequestInputs,
  { submission: { requester, trigger }, location: { thread } }: EndedJob,
): Promise<PeopleOfSource> {
  const unknown = { requester, author: '', merger: '' };
  const isNeeded = [...prReviewers, ...prAssignees].some((name) =>
    ['author', 'merger'].includes(name),
  );
  const number = pullRequestOfTrigger(trigger, thread);
  if (!isNeeded || number === undefined) return unknown;
  const read = await pullRequests.read(number);
  if (read.ok) return { requester, author: read.value.author, merger: read.value.merger };
  // A command may be on an issue.
  if (read.error.status !== 404)
    warnAbout(
      `The author of #${number} could not be read`,
      read.error,
      '`pull-requests: read`',
    );
  return unknown;
}

/**
 * When the job was requested, if no result has shown its pull request yet; otherwise undefined.
 *
 * @param before the submission as its comment has it; `others` are all that are known.
 */
export function requestTimeIfNew(
  before: FoundSubmission,
  job: Pick<Job, 'id' | 'prLink'>,
  others: readonly FoundSubmission[],
): string | undefined {
  const known = others.map(({ submission }) => submission);
  const isNew = isFirstSeen(before.submission, job, known);
  return isNew ? requestTime(before, others, job) : undefined;
}

/**
 * Whether a job’s pull request has not been finished yet: people may remove a label or a reviewer afterwards.
 *
 * @param before the submission as its comment has it; `others` are all that are known.
 */
export function isFirstSeen(
  before: Submission,
  { id, prLink }: Pick<Job, 'id' | 'prLink'>,
  others: readonly Submission[],
): boolean {
  if (prLink === null) return false;
  const ofJob = others.filter(({ job }) => job === id);
  const wasSeen = [before, ...ofJob].some(
    (each) => each.state === 'finished' && each.prLink === prLink,
  );
  // A job from another thread or run, which has taken care of it.
  const isFromElsewhere = ofJob.length === 0 && before.baseline?.prLink === prLink;
  return !wasSeen && !isFromElsewhere;
}
