/** What happens to a docs pull request when its job has ended: labels and people once, and the address of its preview. */
import type { CommentLink, Job } from '../domain.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { Runner, WorkflowRun } from '../ports.ts';
import { httpsUrl } from '../urls.ts';
import type { WarnOnce } from '../report/github-errors.ts';
import type { StateCodec } from '../thread/codec.ts';
import { pullRequestOfTrigger } from '../trigger/trigger-id.ts';
import { finishPullRequest, type FinishContext, type PeopleOfSource } from './finish.ts';
import { linkComments, type EndedSubmission } from './linked-comment.ts';
import {
  openDocsRepository,
  openOwnRepository,
  docsPullRequestNumber,
  explainDocsError,
  type DocsRepository,
  type DocsRepositoryContext,
} from './repository.ts';

/** A run or a sweep, as far as it completes docs pull requests. */
export type CompletionContext = DocsRepositoryContext &
  Readonly<{
    inputs: DocsPullRequestInputs & Readonly<{ command: string; dashboardUrl: string | undefined }>;
    run: WorkflowRun;
    runner: Pick<Runner, 'warning'>;
    codec: StateCodec;
  }>;

/** A job that has ended. */
export type EndedJob = EndedSubmission &
  Readonly<{
    job: Job & Readonly<{ prLink: string }>;
    /** Whether no earlier result has shown this pull request. */
    isFirstSeen: boolean;
  }>;

/** What the status comment shows besides the result. */
export type Completed = Readonly<{
  /** An https address. */
  previewUrl?: string | undefined;
  /** The comment on the pull request, if the state does not name it yet. */
  link?: CommentLink | null | undefined;
}>;

/**
 * Completes the pull request of a job, if the workflow wants that. Called after the result is saved, so that a repeated run finds the pull
 * request seen. The caller saves again if there is more to show.
 */
export async function completeDocsPullRequest(
  context: CompletionContext,
  ended: EndedJob,
): Promise<Completed> {
  const { inputs, run, runner } = context;
  const { prLabels, prReviewers, prAssignees, prComment, prPreview } = inputs;
  const { job, isFirstSeen, submission } = ended;
  const hasAdditions = [prLabels, prReviewers, prAssignees].some((names) => names.length > 0);
  const mustFinish = isFirstSeen && hasAdditions;
  const known = prPreview ? httpsUrl(job.raw['previewUrl']) : undefined;
  const mustFindPreview = prPreview && known === undefined;
  const mustLink = isFirstSeen && prComment;
  const isWanted = mustFinish || mustFindPreview || mustLink;
  if (!isWanted && submission.link === null) return { previewUrl: known };

  const warn = (message: string): void => runner.warning(message, 'Docs agent');
  const { repository, pullRequests: api, comments } = openDocsRepository(context);
  const number = docsPullRequestNumber(job.prLink, repository, run.serverUrl);
  if (!number.ok) {
    if (isWanted) warn(number.error);
    return { previewUrl: known };
  }
  const pull = await api.read(number.value);
  if (!pull.ok) {
    const permission = mustFinish || mustLink ? WRITE : '`pull-requests: read`';
    warn(explainDocsError('The docs pull request could not be read', pull.error, permission, repository));
    return { previewUrl: known };
  }
  const finishing = { api, repository, warn };
  if (mustFinish) {
    const people = await readPeople(context, ended, warn);
    await finishPullRequest(finishing, { ...pull.value, number: number.value }, inputs, people);
  }
  const previewUrl = mustFindPreview ? await findPreview(finishing, pull.value.headSha) : known;
  const warnIn =
    (place: DocsRepository, permission: string): WarnOnce =>
    (what, error) => {
      if (error !== undefined) warn(explainDocsError(what, error, permission, place));
    };
  const own = openOwnRepository(context);
  const linking = {
    ...context,
    ...inputs,
    // A request may be in an issue.
    own: { comments: own.comments, warn: warnIn(own.repository, `\`issues: write\` and ${WRITE}`) },
    docs: { comments, warn: warnIn(repository, WRITE) },
    pullRequest: { repositoryId: pull.value.repositoryId, thread: number.value },
  };
  const link = await linkComments(linking, { ...ended, result: { ...ended.result, previewUrl } }, mustLink);
  return { link, previewUrl };
}

const WRITE = '`pull-requests: write`';

/** The people that the words mean. The source pull request is read only if a word needs it. */
async function readPeople(
  context: CompletionContext,
  { submission: { requester, trigger }, location: { thread } }: EndedJob,
  warn: FinishContext['warn'],
): Promise<PeopleOfSource> {
  const unknown = { requester, author: '', merger: '' };
  const { prReviewers, prAssignees } = context.inputs;
  const isNeeded = [...prReviewers, ...prAssignees].some((name) => SOURCE_WORDS.includes(name));
  const number = pullRequestOfTrigger(trigger, thread);
  if (!isNeeded || number === undefined) return unknown;
  const { repository, pullRequests } = openOwnRepository(context);
  const read = await pullRequests.read(number);
  if (read.ok) return { requester, author: read.value.author, merger: read.value.merger };
  const what = `The author of #${number} could not be read`;
  // A command may be on an issue.
  if (read.error.status !== 404)
    warn(explainDocsError(what, read.error, '`pull-requests: read`', repository));
  return unknown;
}

const SOURCE_WORDS: readonly string[] = ['author', 'merger'] satisfies (keyof PeopleOfSource)[];

async function findPreview(
  { api, repository, warn }: FinishContext,
  headSha: string,
): Promise<string | undefined> {
  const found = await api.previewUrl(headSha);
  if (found.ok) return found.value;
  warn(explainDocsError('The preview could not be read', found.error, '`deployments: read`', repository));
  return undefined;
}
