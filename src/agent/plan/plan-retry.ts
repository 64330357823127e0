/** Plans to send the last request of a thread again. */
import { commentOfCause, type CauseRef } from '../../domain/cause.ts';
import type { CommentRef } from '../../domain/comment.ts';
import type { CommentEvent } from '../../domain/event.ts';
import type { ReviewPlace } from '../../domain/review.ts';
import { subjectAt, type Subject } from '../../domain/subject.ts';
import { claimedCause, isReadableEntry } from '../../once/entry.ts';
import type { ReadComment } from '../../ports.ts';
import {
  lastWithJob,
  requestEntriesBefore,
  type JobEntry,
  type RequestClaim,
  type RequestEntry,
} from '../../record/entries.ts';
import { parseCommand, type PromptCommand } from '../../trigger/command.ts';
import {
  instructionDigest,
  planInstruction,
  reviewDigest,
  useDigest,
} from './compose-prompt.ts';
import type { AuthorizedCommand } from '../authorize.ts';
import type { ResolvedRun, RunContext, RunThread } from '../context.ts';
import type { Inputs } from '../agent-inputs.ts';
import { readEmailCommand, type WrittenComment } from '../email-command.ts';
import { chooseSubject } from '../resolve-subject.ts';
import { planRequest } from './plan-request.ts';
import { retryReview } from './plan-review.ts';
import { planReply, type Operation } from './operation.ts';
import { replyWithoutJob } from './reply-without-job.ts';

type RepeatedComment = Pick<ReadComment, 'body' | 'nodeId' | 'place'>;

/**
 * Plans the last request again, as its own command would be planned now. Entries keep no prompt, so that command is read again.
 *
 * @param retry the command that repeats it
 */
export async function planRetry(
  context: RunContext,
  resolved: ResolvedRun,
  retry: AuthorizedCommand,
): Promise<Operation> {
  const { inputs } = context;
  const { thread } = resolved;
  const before = requestEntriesBefore(requestsOf(thread), resolved.cause);
  const last = before.at(-1)?.request ?? undefined;
  if (thread === undefined || last === undefined) {
    const none = `This thread has no request to retry. To send one, comment \`${inputs.command} …\` with an instruction.`;
    return replyWithoutJob(context, resolved, retry) ?? planReply(none);
  }
  const repeats = claimedCause(last);
  const comment = commentOfCause(repeats, thread.thread.number);
  if (comment === undefined) {
    return planReply(
      'The last request came from a workflow run, not from a comment. Start that workflow again.',
    );
  }
  const written = await readWritten(context, comment);
  if (written === undefined) {
    return planReply(
      `The comment with the last instruction could not be read. Comment \`${inputs.command} retry\` again.`,
    );
  }
  const isReview = comment.kind === 'review' && last.digest === reviewDigest(inputs);
  const repeated = { repeats, digest: last.digest };
  if (isReview) return retryReview(context, resolved, comment, written.body, repeated);
  const command = await commandIn(context, written);
  if (command === undefined || !isCommandOf(last.digest, inputs, command)) {
    return planReply(
      'The comment with the last instruction was changed or deleted, or `prompt`, `instructions-file` or `docs-repository` in the workflow was changed. Comment the instruction again.',
    );
  }
  const reply = replyWithoutJob(context, resolved, { ...retry, command });
  if (reply !== undefined) return reply;
  const job = jobFor(command, thread, lastWithJob(entriesOf(repeats, before)));
  const subject = chooseSubject(inputs, subjectOf(retry.event, comment, written.place));
  const asBefore = { ...resolved, subject, thread: { ...thread, job } };
  const instruction = planInstruction(inputs, command);
  return {
    kind: 'submit',
    planned: planRequest(context, asBefore, { instruction, repeated }),
  };
}

/** Returns whether a digest is that of a command, by this use of the action or by one that has set nothing that its digest contains. */
function isCommandOf(digest: string, inputs: Inputs, command: PromptCommand): boolean {
  const instruction = planInstruction(inputs, command);
  const alone = instructionDigest(inputs, instruction);
  return digest === alone || digest === useDigest(inputs, instruction, false);
}

/** Returns the subject of the repeated command, which may be at another place than the retry. */
function subjectOf(
  { onPullRequest }: CommentEvent,
  { thread: number }: CommentRef,
  place: ReviewPlace | undefined,
): Subject {
  if (place !== undefined) return subjectAt(number, place);
  return { kind: onPullRequest ? 'pull-request' : 'issue', number };
}

/** Returns the entries of a request: its own, and those of earlier retries. */
function entriesOf(
  { key }: CauseRef,
  requests: readonly RequestClaim[],
): readonly RequestEntry[] {
  const readable = requests.filter(isReadableEntry);
  return readable.filter(({ request }) => request && claimedCause(request).key === key);
}

/** Returns the job that a repeated command continues: its own, or else the one that it would continue now. */
function jobFor(
  { verb }: PromptCommand,
  { job }: RunThread,
  own: JobEntry | undefined,
): JobEntry | undefined {
  // This run may continue no job.
  if (job === undefined) return undefined;
  return verb === 'new' ? own : (own ?? job);
}

/**
 * Returns the requests of a thread, also those that only a newer version of this action can read: they may be sent again, too. Nobody has
 * written the messages of care.
 */
function requestsOf(thread: ResolvedRun['thread']) {
  const claims = thread?.claims ?? [];
  return claims.filter(({ isBound, request }) => {
    return isBound && request?.cause.kind !== 'care';
  });
}

/** Returns the command in a comment that sends an instruction; undefined if there is none any more. */
async function commandIn(
  { inputs, repo }: RunContext,
  written: WrittenComment,
): Promise<PromptCommand | undefined> {
  const whole = parseCommand(written.body, inputs.command);
  if (whole.kind === 'none') return undefined;
  const command = await readEmailCommand(repo, written, inputs.command, whole);
  return command.kind === 'prompt' ? command : undefined;
}

/** Reads a comment: without a text if it is gone, undefined if it could not be read. */
async function readWritten(
  { repo }: RunContext,
  comment: CommentRef,
): Promise<RepeatedComment | undefined> {
  const read = await repo.comments.read(comment);
  if (read.ok) return read.value ?? { body: '' };
  repo.warn('The comment of the last request could not be read', read.error);
  return undefined;
}
