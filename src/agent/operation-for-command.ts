import type { Submission } from '../domain.ts';
import { parseCommand, type Command } from '../command/parse.ts';
import { submissionsBefore, lastJobOf } from '../thread/job-reuse.ts';
import { isCommentTrigger } from '../trigger/trigger-id.ts';
import { helpReply, helpText } from '../report/replies.ts';
import { renderInline } from '../report/markdown.ts';
import type { AuthorizedCommand } from './authorize.ts';
import { instructionDigest, type Instruction } from './instruction.ts';
import type { RunContext } from './run-context.ts';
import { triggerFor } from './trigger-for.ts';
import type { Operation } from './plan.ts';

/** Reads the wish out of the command. */
export async function operationForCommand(
  context: RunContext,
  trigger: AuthorizedCommand,
): Promise<Operation> {
  const { command } = trigger;
  const { commandPrefix: prefix } = context.inputs.authorization;
  const last = lastJobOf(context.statusComment?.state);
  switch (command.kind) {
    case 'help':
      return {
        kind: 'reply',
        text: helpReply(prefix, command),
        reason: command.reason === 'unknown-command' ? 'unknown-command' : 'help',
        message: HELP_MESSAGES[command.reason],
      };
    case 'status':
      if (last === undefined)
        return replyHint(`This thread has no job yet. \`${prefix} …\` with an instruction starts one.`);
      return { kind: 'check-status', submission: last };
    case 'prompt':
      if (command.verb === 'retry') return retry(context, trigger);
      return submitOperation(context, command);
  }
}

const HELP_MESSAGES = {
  requested: 'Replied with the list of commands.',
  'unknown-command': 'This is not a command, so nothing was started. Replied with the list of commands.',
  'cannot-cancel': 'A job cannot be cancelled. Replied with the list of commands.',
} as const;

function submitOperation(context: RunContext, command: Extract<Command, { kind: 'prompt' }>): Operation {
  const isNewJob = command.verb === 'new';
  const hasJob = !isNewJob && lastJobOf({ submissions: previousSubmissions(context) }) !== undefined;
  // Without words a pull request speaks for itself, and so does any thread whose job knows what was wanted.
  const hasContent = hasJob || context.subject.kind !== 'issue';
  if (command.instruction !== '' || hasContent)
    return { kind: 'submit', instruction: instructionFrom(context, command.instruction), isNewJob };
  const { commandPrefix: prefix } = context.inputs.authorization;
  return {
    kind: 'reply',
    text: helpText(prefix),
    reason: 'help',
    message: 'There was no instruction; told what commands there are.',
  };
}

/** What the thread was asked before this command, also when the command is run again. */
function previousSubmissions(context: RunContext): readonly Submission[] {
  return submissionsBefore(context.statusComment?.state, triggerFor(context));
}

/** The last instruction again, read anew from the comment that gave it: the record keeps no text, only its digest. */
async function retry(context: RunContext, { event }: AuthorizedCommand): Promise<Operation> {
  const { github, inputs, warn } = context;
  const { commandPrefix: prefix } = inputs.authorization;
  const submissions = previousSubmissions(context);
  const last = submissions.at(-1);
  if (last === undefined)
    return replyHint(
      `There is nothing to ask again in this thread. \`${prefix} …\` with an instruction starts a job.`,
    );
  // A retry asks with the digest of what it repeats, so the first ask with that digest is the one that was typed.
  const original = submissions.find(
    ({ digest, trigger }) => digest === last.digest && isCommentTrigger(trigger),
  );
  const source = original?.trigger ?? last.trigger;
  if (!isCommentTrigger(source))
    return replyHint('The last ask came from a workflow run, not from a comment: run that workflow again.');
  const text = await github.commentsApi.textOf({
    kind: source.kind,
    id: Number(source.id),
    thread: event.comment.thread,
  });
  if (!text.ok) warn('The comment to ask again could not be read', text.error);
  const command = parseCommand(text.ok ? (text.value ?? '') : '', prefix);
  const instruction = command.kind === 'prompt' ? instructionFrom(context, command.instruction) : undefined;
  if (instruction === undefined || instructionDigest(context, instruction) !== last.digest)
    return replyHint(
      'The comment with the last instruction was changed or deleted since. Please type the instruction anew.',
    );
  return { kind: 'submit', instruction, isNewJob: false };
}

/** The standing text of the workflow, then the command's own. */
function instructionFrom({ inputs }: RunContext, user: string): Instruction {
  return { base: inputs.prompt, user };
}

function replyHint(text: string): Operation {
  return {
    kind: 'reply',
    text: renderInline(text),
    reason: 'unknown-command',
    message: text.replaceAll('`', ''),
  };
}
