/** What a run writes into its thread besides status comments in progress. Failures are warnings. */
import {
  completeDocsPullRequest,
  requestTimeIfNew,
  saveAndComplete,
  type Completed,
} from '../docs-pull-request/complete.ts';
import type { CommentEvent, Job, Submission } from '../domain.ts';
import { parseBoolean } from '../inputs/parse.ts';
import { present } from '../report/conclusion.ts';
import type { WarnOnce } from '../report/github-errors.ts';
import {
  failureText,
  hasReplyMarker,
  replyMarker,
  resultReply,
} from '../report/replies.ts';
import { resultText, type RunResult } from '../report/run-result.ts';
import {
  keepsJobOpen,
  markFinished,
  pendingSubmission,
  type FoundSubmission,
} from '../thread/state.ts';
import { clearPostState, savePostState, setOutputs } from './outputs-and-state.ts';
import { linksOf } from './report.ts';
import {
  locationOf,
  requestOf,
  saveComment,
  type Dependencies,
  type GitHubApi,
  type ListedComments,
  type RunContext,
} from './run-context.ts';

export type CommandThread = ListedComments &
  Readonly<{ github: GitHubApi; event: CommentEvent; warn: WarnOnce }>;

/** Replies to a command, once: a re-run finds the reply by its marker. */
export async function replyOnce(
  { github, event: { comment }, comments, warn }: CommandThread,
  text: string,
) {
  const marker = replyMarker({ kind: comment.kind, id: String(comment.id) });
  if (comments.ok && comments.value.some(({ body }) => hasReplyMarker(body, marker)))
    return;
  const created = await github.comments.create(comment.thread, `${text}\n\n${marker}\n`);
  if (!created.ok) warn('The reply could not be written', created.error);
}

/** Whether the run may be a dry run, which writes nothing: also if the input cannot be read. */
export function isMaybeDryRun({ getInput }: Dependencies): boolean {
  const dryRun = parseBoolean(getInput('dry-run'), 'dry-run');
  return !dryRun.ok || dryRun.value;
}

/** Outcomes and reasons that the author of a command must see, in a reply if there is no status comment. */
const EXPLAINED: readonly string[] = [
  'misconfigured',
  'rejected',
  'unconfirmed',
  'internal-error',
  'limit',
];

/** Shows the author of a command a result without a status comment: the reaction, and why the run failed. */
export async function reportWithoutComment(
  deps: Dependencies,
  command: CommandThread,
  result: RunResult,
) {
  const { outcome, reason } = result.conclusion;
  const isExplained = EXPLAINED.includes(outcome) || EXPLAINED.includes(reason);
  const isShown =
    result.commentUrl !== undefined || (outcome === 'skipped' && !isExplained);
  if (isShown || isMaybeDryRun(deps)) return;
  // What follows may be cut off by a cancellation.
  setOutputs(deps.runner, result, resultText(result));
  await Promise.all([
    addReaction(command, result),
    isExplained && replyOnce(command, failureText(result, linksOf(deps), deps.run.url)),
  ]);
}

/** A job as a run saw it first. `at` is ISO 8601. */
type FirstSight = Readonly<{ job: Job; at: string }>;

/**
 * Reports a result in the status comment, if there is one: with the reaction, and a reply to a requester who waited long. Then completes
 * the pull request.
 */
export async function finishSubmission(
  context: RunContext,
  found: FoundSubmission | undefined,
  result: RunResult,
  first?: FirstSight,
): Promise<RunResult> {
  const { runner, github, commandEvent: event, warn, thread } = context;
  if (found === undefined) {
    const { jobAction, isUpdate } = result;
    // The submission may be that of another run, which is alive and completes the pull request.
    const isOwn =
      thread === undefined || jobAction === 'created' || jobAction === 'messaged';
    if (!isOwn) return result;
    const isNew = first?.job.prLink === null && isUpdate !== true;
    const requestedAt = isNew ? first.at : undefined;
    return {
      ...result,
      ...(await completePullRequest(context, result, undefined, requestedAt)),
    };
  }
  // What follows may be cut off by a cancellation.
  setOutputs(runner, result, resultText(result));
  const { conclusion } = result;
  if (!keepsJobOpen(conclusion)) savePostState(context, found, { conclusion });
  const finish = async (): Promise<Completed> => {
    await notifyRequester(context, result);
    const finished = markFinished(found.submission, conclusion, result.job);
    const save = ({ previewUrl, link }: Completed): Promise<boolean> => {
      const submission = { ...finished, link: link ?? finished.link };
      return saveComment(context, { ...found, submission }, { ...result, previewUrl });
    };
    const shown = await saveAndComplete(save, () =>
      completePullRequest(context, result, found),
    );
    if (shown === undefined) return {};
    clearPostState(runner);
    return shown;
  };
  const [shown] = await Promise.all([
    finish(),
    event && addReaction({ github, event, warn }, result),
  ]);
  return { ...result, ...shown, commentUrl: found.comment.url };
}

/**
 * Completes the docs pull request of a job that has ended; of any other, a later run or a sweep does. `found`: the submission as its
 * comment had it before the result. For a run without one, `requestedAt` is when it saw the job without this pull request, if it did.
 */
async function completePullRequest(
  context: RunContext,
  result: RunResult,
  found: FoundSubmission | undefined,
  requestedAt?: string,
): Promise<Completed> {
  const { conclusion, job } = result;
  if (job === undefined || keepsJobOpen(conclusion)) return {};
  const others = (context.thread?.submissions ?? []).filter(
    ({ submission }) => submission.claimId !== found?.submission.claimId,
  );
  return completeDocsPullRequest(context, {
    requestedAt: found === undefined ? requestedAt : requestTimeIfNew(found, job, others),
    submission: markFinished(
      found?.submission ?? untracedSubmission(context, job),
      conclusion,
      job,
    ),
    comment: found?.comment,
    location: context.thread?.location ?? locationOf(context, 0),
    result,
  });
}

/** A submission that no status comment keeps. */
function untracedSubmission(context: RunContext, { id }: Job): Submission {
  const claim = {
    claimId: '',
    isFirst: false,
    submittedAt: context.clock.date().toISOString(),
  };
  return { ...pendingSubmission(requestOf(context, ''), claim), job: id };
}

/** Shows the outcome on the command itself. Reviews carry no reactions. */
async function addReaction(
  { github, event: { comment }, warn }: Pick<CommandThread, 'github' | 'event' | 'warn'>,
  result: RunResult,
): Promise<void> {
  const { reaction } = present(result);
  if (comment.kind === 'review' || reaction === undefined) return;
  const reacted = await github.comments.react(comment, reaction);
  if (!reacted.ok) warn('The reaction could not be added', reacted.error);
}

/** Edits of a comment notify nobody, so after this time the requester gets a reply. */
const NOTIFY_AFTER_MS = 60_000;

async function notifyRequester(context: RunContext, result: RunResult): Promise<void> {
  const { inputs, github, commandEvent, warn } = context;
  const { conclusion, waitedMs = 0 } = result;
  const isLate = waitedMs > NOTIFY_AFTER_MS && conclusion.outcome !== 'cancelled';
  if (!isLate || inputs.notify === 'none' || commandEvent === undefined) return;
  const { comment, author } = commandEvent;
  const text = resultReply(comment, author.login, result, linksOf(context));
  const created = await github.comments.create(comment.thread, text);
  if (!created.ok) warn('The requester could not be notified', created.error);
}
