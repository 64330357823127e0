/** Plans to send the last request of a thread again. */
import { commentOfCause } from '../../domain/cause.ts';
import type { CommentRef } from '../../domain/comment.ts';
import { claimedCause } from '../../once/entry.ts';
import { requestEntriesBefore } from '../../record/entries.ts';
import { parseCommand } from '../../trigger/command.ts';
import {
  instructionDigest,
  planInstruction,
  reviewDigest,
  useDigest,
  type Instruction,
} from './compose-prompt.ts';
import type { ResolvedRun, RunContext } from '../context.ts';
import type { Inputs } from '../agent-inputs.ts';
import { readEmailCommand, type WrittenComment } from '../email-command.ts';
import { planRequest } from './plan-request.ts';
import { retryReview } from './plan-review.ts';
import { planReply, type Operation } from './operation.ts';

/** Plans the request. Entries keep no prompt, so it is read from the comment that gave it. */
export async function planRetry(
  context: RunContext,
  resolved: ResolvedRun,
): Promise<Operation> {
  const { inputs } = context;
  const { thread } = resolved;
  const before = requestEntriesBefore(requestsOf(thread), resolved.cause);
  const last = before.at(-1)?.request ?? undefined;
  if (thread === undefined || last === undefined) {
    return planReply(
      `This thread has no request to retry. To send one, comment \`${inputs.command} …\` with an instruction.`,
    );
  }
  const repeats = claimedCause(last);
  const comment = commentOfCause(repeats, thread.thread.number);
  if (comment === undefined) {
    return planReply(
      'The last request came from a workflow run, not from a comment. Start that workflow again.',
    );
  }
  const text = await readText(context, comment);
  if (text === undefined) {
    return planReply(
      `The comment with the last instruction could not be read. Comment \`${inputs.command} retry\` again.`,
    );
  }
  const isReview = comment.kind === 'review' && last.digest === reviewDigest(inputs);
  const repeated = { repeats, digest: last.digest };
  if (isReview) return retryReview(context, resolved, comment, text.body, repeated);
  const instruction = await instructionIn(context, text);
  if (instruction === undefined || !isInstructionOf(last.digest, inputs, instruction)) {
    return planReply(
      'The comment with the last instruction was changed or deleted, or `prompt`, `instructions-file` or `docs-repository` in the workflow was changed. Comment the instruction again.',
    );
  }
  return {
    kind: 'submit',
    planned: planRequest(context, resolved, { instruction, repeated }),
  };
}

/** Returns whether a digest is that of an instruction, by this use of the action or by one that has set nothing that its digest contains. */
function isInstructionOf(
  digest: string,
  inputs: Inputs,
  instruction: Instruction,
): boolean {
  const alone = instructionDigest(inputs, instruction);
  return digest === alone || digest === useDigest(inputs, instruction, false);
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

/** Returns the instruction in a command; undefined if the text is no such command any more. */
async function instructionIn(
  { inputs, repo }: RunContext,
  text: WrittenComment,
): Promise<Instruction | undefined> {
  const whole = parseCommand(text.body, inputs.command);
  if (whole.kind === 'none') return undefined;
  const command = await readEmailCommand(repo, text, inputs.command, whole);
  return command.kind === 'prompt' ? planInstruction(inputs, command) : undefined;
}

/** Reads the text of a comment: empty if it is gone, undefined if it could not be read. */
async function readText(
  { repo }: RunContext,
  comment: CommentRef,
): Promise<WrittenComment | undefined> {
  const read = await repo.comments.read(comment);
  if (read.ok) return read.value ?? { body: '' };
  repo.warn('The comment of the last request could not be read', read.error);
  return undefined;
}
