import { parseCommand, type Command } from '../command/parse.ts';
import { isCopy, type CommentRef, type Trigger } from '../domain.ts';
import type { CommentText } from '../ports.ts';
import { renderInline } from '../report/markdown.ts';
import { helpText } from '../report/replies.ts';
import type { RunResult } from '../report/run-result.ts';
import { unknownSignature, unknownSubmission } from '../report/unknown-signature.ts';
import {
  hasSubmissionOf,
  lastJobOf,
  type FoundJob,
  type FoundSubmission,
} from '../thread/state.ts';
import { mayHaveSubmitted, newestIfUnknown } from '../thread/unknown-signature.ts';
import { skip } from '../trigger/event-filter.ts';
import { isCommentTrigger, isSameTrigger } from '../trigger/trigger.ts';
import type { Authorized } from './authorize.ts';
import { instructionDigest, type Instruction } from './compose-prompt.ts';
import type { RunContext } from './run-context.ts';

export type Operation =
  /** Submits nothing, because a state cannot be verified. */
  | Readonly<{ kind: 'refuse'; result: RunResult }>
  | SubmitOperation
  /** Waits for the job of the input `job-id`. */
  | Readonly<{ kind: 'wait'; jobId: string }>
  /** Reads the thread's job once. */
  | Readonly<{ kind: 'check-status'; found: FoundJob }>
  /** `text` is Markdown. */
  | Readonly<{ kind: 'reply'; text: string; result: RunResult }>;

/** Creates a job, or sends a message to one. */
export type SubmitOperation = Readonly<{
  kind: 'submit';
  instruction: Instruction;
  isNewJob: boolean;
  /** The request of this thread that is sent again. */
  repeated?: Repeated | undefined;
}>;

/** A trigger whose request is sent again, and its comment. */
export type Repeated = Readonly<{ trigger: Trigger; comment: CommentRef }>;

export async function planOperation(
  context: RunContext,
  authorized: Authorized,
): Promise<Operation> {
  const { prompt, jobId, command: commandPrefix } = context.inputs;
  if (authorized.kind === 'automatic') {
    if (prompt === '' && jobId !== undefined) return { kind: 'wait', jobId };
    if (isSubmittedUnknown(context))
      return { kind: 'refuse', result: unknownSubmission(context.service) };
    return { kind: 'submit', instruction: { base: '', user: prompt }, isNewJob: false };
  }
  const { command } = authorized;
  if (command.kind === 'help') return replyHelp(context, command);
  if (isUnknown(context, command))
    return { kind: 'refuse', result: unknownSignature(context.service) };
  if (command.kind === 'status') {
    const found = lastJobOf(context.thread?.submissions ?? []);
    if (found !== undefined) return { kind: 'check-status', found };
    return reply(
      `This thread has no job yet. To start one, comment \`${commandPrefix} …\` with an instruction.`,
    );
  }
  if (command.verb === 'retry') return planRetry(context);
  const isNewJob = command.verb === 'new';
  // Without an instruction a pull request is enough to work with, and so is a job that knows what was wanted.
  const hasSubject =
    context.subject.kind !== 'issue' ||
    (!isNewJob && lastJobOf(earlier(context)) !== undefined);
  if (command.instruction === '' && !hasSubject)
    return replyHelp(context, { kind: 'help', reason: 'requested', typed: '' });
  return { kind: 'submit', instruction: instructionFrom(context, command), isNewJob };
}

/** Whether a state with an unknown signature says that this trigger may have been submitted. */
function isSubmittedUnknown({ thread, trigger }: RunContext): boolean {
  if (thread === undefined || hasSubmissionOf(thread.submissions, trigger)) return false;
  return mayHaveSubmitted(thread.unknown, trigger);
}

/** Whether a command needs the newest state of its thread, and that has an unknown signature. Only a new job needs none. */
function isUnknown(
  context: RunContext,
  command: Exclude<Command, { kind: 'none' | 'help' }>,
): boolean {
  const { thread } = context;
  if (thread === undefined) return false;
  if (isSubmittedUnknown(context)) return true;
  const verb = command.kind === 'prompt' ? command.verb : command.kind;
  if (verb === 'new') return false;
  // A retry repeats a request that came to nothing, too.
  const { unknown, submissions } = thread;
  const needed = verb === 'retry' ? unknown : unknown.filter((each) => each.mayHaveJob);
  return newestIfUnknown(needed, submissions) !== undefined;
}

/** Submits the last instruction again. States keep no text, so it is read from the comment that gave it. */
async function planRetry(context: RunContext): Promise<Operation> {
  const { github, warn, thread } = context;
  const { command: commandPrefix } = context.inputs;
  const submissions = earlier(context);
  const last = submissions.at(-1)?.submission;
  if (thread === undefined || last === undefined)
    return reply(
      `This thread has no request to retry. To start a job, comment \`${commandPrefix} …\` with an instruction.`,
    );
  // A retry has the digest of what it repeats, so the first submission with that digest is the one that was typed.
  const typed = submissions.find(
    ({ submission }) =>
      submission.digest === last.digest && isCommentTrigger(submission.trigger),
  );
  const origin = typed?.submission ?? last;
  const { trigger: source } = origin;
  if (!isCommentTrigger(source))
    return reply(
      'The last request came from a workflow run, not from a comment. Start that workflow again.',
    );
  const { id } = source;
  const { comments, location } = thread;
  const listed = comments.ok && source.kind === 'comment' ? comments.value : [];
  let comment: CommentText | undefined = listed.find((each) => each.id === id);
  if (comment === undefined) {
    const number = isCopy(origin) ? origin.link.thread : location.thread;
    const read = await github.comments.read({ kind: source.kind, id, thread: number });
    if (read.ok) comment = read.value;
    else warn('The comment of the last request could not be read', read.error);
  }
  const command = parseCommand(comment?.body ?? '', commandPrefix);
  const instruction =
    command.kind === 'prompt' ? instructionFrom(context, command) : undefined;
  if (
    instruction === undefined ||
    instructionDigest(context, instruction) !== last.digest
  )
    return reply(
      'The comment with the last instruction was changed or deleted. Comment the instruction again.',
    );
  // The copy on a docs pull request names a trigger of another thread.
  const repeated = isCopy(origin)
    ? undefined
    : { trigger: source, comment: { kind: source.kind, id, thread: location.thread } };
  return { kind: 'submit', instruction, isNewJob: false, repeated };
}

function replyHelp(
  { inputs }: RunContext,
  command: Extract<Command, { kind: 'help' }>,
): Operation {
  const reason = command.reason === 'requested' ? 'help' : 'unknown-command';
  return {
    kind: 'reply',
    text: helpText(inputs.command, command),
    result: skip(reason, 'Replied with the list of commands. Nothing was submitted.'),
  };
}

/** What was submitted in the thread before this run's trigger: a re-run reads the thread as its first attempt did. */
function earlier({ trigger, thread }: RunContext): readonly FoundSubmission[] {
  const submissions = thread?.submissions ?? [];
  const own = submissions.findIndex(({ submission }) =>
    isSameTrigger(submission.cause, trigger),
  );
  return own < 0 ? submissions : submissions.slice(0, own);
}

function instructionFrom(
  { inputs }: RunContext,
  { instruction, removedHidden }: Extract<Command, { kind: 'prompt' }>,
): Instruction {
  return { base: inputs.prompt, user: instruction, removedHidden };
}

function reply(text: string): Operation {
  const result = skip('unknown-command', text.replaceAll('`', ''));
  return { kind: 'reply', text: renderInline(text), result };
}
