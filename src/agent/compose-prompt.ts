import type { Command } from '../trigger/command.ts';
import {
  emptyDetails,
  pageOfSubject,
  type MissingContext,
  type SubjectDetails,
} from '../domain/subject.ts';
import type { Result } from '../domain/errors.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { secretsOf } from '../inputs/secrets.ts';
import { NO_CONTEXT, renderContext } from '../prompt/context-block.ts';
import { builtInInstruction } from '../prompt/instruction.ts';
import { joinPrompt, type SentPrompt } from '../prompt/join.ts';
import { describeMissing, isFailedRead } from '../rendering/missing-context.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import { findSecret } from '../text/redact.ts';
import { digest } from '../text/digest.ts';
import { joinTexts } from '../text/strings.ts';
import { lastCoveredSha } from '../thread/covered-range.ts';
import { serverPage } from '../text/urls.ts';
import type { RunContext } from './run-context.ts';

/** `coveredSha`: the newest commit that a job with this prompt covers. */
export type Prompt = SentPrompt & Readonly<{ coveredSha: string | undefined }>;

/**
 * The task of the agent: the workflow's text, then the command's. Without the latter, the built-in instruction for the subject.
 * `removedHidden`: how many hidden characters were removed from the command.
 */
export type Instruction = Readonly<{
  base: string;
  user: string;
  removedHidden?: number;
}>;

/** Returns the instruction of a command, which follows that of the workflow. */
export function instructionOf(
  { inputs }: Pick<RunContext, 'inputs'>,
  { instruction, removedHidden }: Extract<Command, { kind: 'prompt' }>,
): Instruction {
  return { base: inputs.prompt, user: instruction, removedHidden };
}

/** The fields that a prompt is composed with. */
export type PromptContext = Pick<
  RunContext,
  'inputs' | 'event' | 'run' | 'runner' | 'system' | 'github' | 'about' | 'thread'
>;

/**
 * Composes the prompt: the instruction, the instructions file, and what is known about the subject. A follow-up, to a job that has
 * worked for this thread, gets only what is new.
 */
export async function composePrompt(
  context: PromptContext,
  instruction: Instruction,
  isFollowUp: boolean,
): Promise<Result<Prompt, RunResult>> {
  const { inputs, github, system, about } = context;
  const { instructionsFile, context: selection, contextLimit: limit } = inputs;
  const [file, { details, selected }] = await Promise.all([
    instructionsFile === '' ? NO_FILE : github.context.instructionsFile(instructionsFile),
    selection.length === 0
      ? { details: about.details, selected: selection }
      : detailsFor(context, instruction, isFollowUp),
  ]);
  logMissingContext(context, file.missing);
  const block =
    details === undefined
      ? NO_CONTEXT
      : renderContext(details, selected, limit, system.nonce());
  const link = details?.url || subjectUrl(context);
  const { sent } = block;
  const own =
    instruction.user ||
    builtInInstruction({ kind: about.subject.kind, link, sent, isFollowUp });
  const joined = joinPrompt({
    instruction: joinTexts([instruction.base, own]),
    docsPaths: inputs.docsPaths,
    instructionsFile: file.text,
    context: block,
  });
  // A source may quote one by mistake, and people who read the docs pull request may see the prompt.
  const input = findSecret(joined.text, secretsOf(inputs));
  if (input !== undefined) return { ok: false, error: secretInPrompt(input) };
  const removedHidden = joined.removedHidden + (instruction.removedHidden ?? 0);
  const { host } = inputs.baseUrl;
  const prompt = {
    ...joined,
    removedHidden,
    coveredSha: details?.headSha,
    host,
  };
  return { ok: true, value: prompt };
}

const NO_FILE = { text: undefined, missing: [] };

function secretInPrompt(input: string): NothingSent {
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    message: `The prompt contains the value of \`${input}\`, so nothing was submitted.`,
    steps: [
      'Remove it from the instruction, the instructions file or the change, and replace the secret.',
    ],
  };
}

/**
 * Returns the digest by which a thread recognises an instruction; empty without a thread. All built-in instructions have the same one: a new
 * version of this action must not make an earlier attempt look like another use.
 */
export function instructionDigest(
  { thread }: Pick<RunContext, 'thread'>,
  { base, user }: Instruction,
): string {
  return thread === undefined
    ? ''
    : digest(joinTexts([base, user === '' ? 'built-in' : user]));
}

/** Not the title of a result, which would say that the run submitted its request. */
const MISSING_TITLE = 'Docs agent: incomplete context';

/** Logs what is missing in the context: as a warning if it could not be read. */
export function logMissingContext(
  { runner }: Pick<RunContext, 'runner'>,
  missing: readonly MissingContext[],
): void {
  for (const each of missing) {
    if (isFailedRead(each)) runner.warning(describeMissing(each), MISSING_TITLE);
    else runner.info(describeMissing(each));
  }
}

/** Returns the details of an automatic event, which has them by now, or gathers those that a command needs. */
async function detailsFor(
  context: Pick<
    RunContext,
    'inputs' | 'event' | 'runner' | 'github' | 'about' | 'thread'
  >,
  { user }: Instruction,
  isFollowUp: boolean,
): Promise<
  Readonly<{ details: SubjectDetails | undefined; selected: ContextSelection }>
> {
  const { inputs, github, event, about, thread } = context;
  const { subject } = about;
  const selected = inputs.context;
  if (event?.kind !== 'comment' || subject.kind === 'none') {
    return { details: about.details, selected };
  }
  if (isFollowUp && user !== '') {
    // The instruction is what is new; for a comment on a line, that line too.
    if (subject.kind !== 'review-comment') return { details: undefined, selected };
    return {
      details: { ...emptyDetails(subject), review: subject },
      selected: ['review'],
    };
  }
  const gathered = await github.context.gather({
    subject,
    lastCovered: lastCoveredSha(thread?.submissions ?? []),
    payload: event.details,
    newOnly: isFollowUp,
  });
  logMissingContext(context, gathered.ok ? gathered.value.missing : [gathered.error]);
  return { details: gathered.ok ? gathered.value : undefined, selected };
}

/** Returns the page of a subject of which no details are known. */
function subjectUrl({ about, run }: Pick<RunContext, 'about' | 'run'>): string {
  const page = pageOfSubject(about.subject);
  if (page === undefined) return '';
  return serverPage(run.serverUrl, `${run.repository}/${page}`);
}
