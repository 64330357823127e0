import { parseCommand } from '../trigger/command.ts';
import type { CommentRef } from '../domain/comment.ts';
import type { Thread } from '../thread/submission-store.ts';
import { isRequest } from '../thread/state.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';
import {
  instructionDigest,
  instructionOf,
  reviewDigest,
  type Instruction,
} from './compose-prompt.ts';
import { reply, type Operation } from './operation.ts';
import { retryReview, type ReviewSource } from './plan-review.ts';
import { submissionsBefore, type RunContext } from './run-context.ts';

/** The fields that a request is repeated from. */
export type RetrySource = ReviewSource & Pick<RunContext, 'trigger'>;

/** Plans to send the last request of the thread again. States keep no text, so it is read from the comment that gave it. */
export async function planRetry(context: RetrySource): Promise<Operation> {
  const { thread, inputs } = context;
  const last = submissionsBefore(context).findLast(isRequest)?.submission;
  if (thread === undefined || last === undefined) {
    return reply(
      `This thread has no request to retry. To send one, comment \`${inputs.command} …\` with an instruction.`,
    );
  }
  const { trigger } = last;
  if (!isCommentTrigger(trigger)) {
    return reply(
      'The last request came from a workflow run, not from a comment. Start that workflow again.',
    );
  }
  const comment = { kind: trigger.kind, id: trigger.id, thread: thread.location.thread };
  const body = await readBody(context, thread, comment);
  const repeated = { trigger, comment };
  const isReview = trigger.kind === 'review' && last.digest === reviewDigest(context);
  if (isReview) return retryReview(context, { comment, body, repeated });
  const instruction = instructionIn(context, body);
  if (
    instruction === undefined ||
    instructionDigest(context, instruction) !== last.digest
  ) {
    return reply(
      'The comment with the last instruction was changed or deleted. Comment the instruction again.',
    );
  }
  return {
    kind: 'submit',
    instruction,
    isNewJob: false,
    repeated,
  };
}

/** Returns the instruction in a command; undefined if the text is no such command any more. */
function instructionIn(
  context: Pick<RunContext, 'inputs'>,
  body: string,
): Instruction | undefined {
  const command = parseCommand(body, context.inputs.command);
  return command.kind === 'prompt' ? instructionOf(context, command) : undefined;
}

async function readBody(
  { github }: Pick<RunContext, 'github'>,
  { comments }: Thread,
  comment: CommentRef,
): Promise<string> {
  const isListed = comment.kind === 'comment';
  const listed = isListed ? comments.find(({ id }) => id === comment.id) : undefined;
  if (listed !== undefined) return listed.body;
  const read = await github.comments.read(comment);
  if (read.ok) return read.value?.body ?? '';
  github.warn('The comment of the last request could not be read', read.error);
  return '';
}
