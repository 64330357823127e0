import type { PromptCommand } from '../../trigger/command.ts';
import type { EmailCommand } from '../../trigger/email-reply.ts';
import {
  describePullRequest,
  unknownDetails,
  type MissingContext,
  type SubjectDetails,
} from '../../domain/subject.ts';
import { notOk, ok, type Result } from '../../domain/errors.ts';
import type { Review } from '../../domain/review.ts';
import { DEFAULT_INSTRUCTIONS_FILE } from '../../inputs/context.ts';
import { secretInputs } from '../../inputs/secrets.ts';
import {
  NO_CONTEXT,
  renderCommentRest,
  renderContext,
  renderReviewContext,
  type ContextBlock,
} from '../../prompt/context-block.ts';
import { builtInInstruction, reviewInstruction } from '../../prompt/instruction.ts';
import { joinPrompt } from '../../prompt/join.ts';
import { isPlainName, type RequestOrigin } from '../../prompt/origin.ts';
import {
  describeFirstRange,
  explainMissing,
  isFailedRead,
  remedyOfMissing,
} from '../../rendering/missing-context.ts';
import { invalidInput, type Ended } from '../../domain/ended.ts';
import { findSecret } from '../../text/redact.ts';
import { digest } from '../../text/digest.ts';
import { joinTexts } from '../../text/strings.ts';
import { shaCoveredByRequests } from '../covered-range.ts';
import type { Prompt } from '../../request/planned-request.ts';
import { pullRequestOfCommand, type ResolvedRun, type RunContext } from '../context.ts';
import type { Inputs } from '../agent-inputs.ts';
import { originOf } from './request-origin.ts';

/**
 * The task of the agent: the workflow's text, then the command's. Without the latter, the built-in instruction for the subject, or for the
 * review.
 * `removedHidden`: how many hidden characters were removed from the command. `email`: the rest of a command that may have come by e-mail.
 */
export type Instruction = Readonly<{
  base: string;
  user: string;
  removedHidden?: number;
  email?: EmailCommand | undefined;
  /** The review that the job is to address, which is data. */
  review?: Review | undefined;
  /** A note for people about what it leaves out. */
  note?: string;
}>;

/** Returns the instruction of a command, which follows that of the workflow. */
export function planInstruction(
  inputs: Inputs,
  { instruction, removedHidden, email }: PromptCommand,
): Instruction {
  return { base: inputs.prompt, user: instruction, removedHidden, email };
}

/**
 * Composes the prompt: the instruction, where it comes from, the instructions file, and what is known about the subject. A follow-up, to a
 * job that has worked for this thread, gets only what is new.
 */
export async function planPrompt(
  context: RunContext,
  resolved: ResolvedRun,
  instruction: Instruction,
  isFollowUp: boolean,
): Promise<Result<Prompt, Ended>> {
  const { inputs } = context;
  const { instructionsFile } = inputs;
  const { review } = instruction;
  const [file, details] = await Promise.all([
    instructionsFile === ''
      ? NO_FILE
      : context.subjects.instructionsFile(instructionsFile),
    review === undefined
      ? detailsFor(context, resolved, instruction, isFollowUp)
      : undefined,
  ]);
  logMissingContext(context, file.missing);
  const origin = originOf(context, resolved, details);
  const block = renderData(context, origin, review, details);
  const { sent } = block;
  const builtIn =
    review === undefined
      ? builtInInstruction({
          kind: resolved.subject.kind,
          link: origin.link,
          sent,
          isFollowUp,
        })
      : reviewInstruction(origin.link);
  const own = instruction.user || builtIn;
  const joined = joinPrompt({
    instruction: joinTexts([instruction.base, own]),
    origin,
    instructionsFile: file.text,
    data: [renderRest(context, instruction), block],
  });
  // A source may quote one by mistake, and people who read the docs pull request may see the prompt.
  const input = findSecret(joined.text, secretInputs(inputs));
  if (input !== undefined) return notOk(secretInPrompt(input));
  const removedHidden = joined.removedHidden + (instruction.removedHidden ?? 0);
  const isCut = sent.some(({ cut }) => cut);
  const notes = [
    instruction.note ?? '',
    review !== undefined && isCut ? REVIEW_CUT : '',
    (details && describeFirstRange(details)) ?? '',
  ];
  return ok({
    ...joined,
    removedHidden,
    coveredSha: details?.changes.headSha,
    note: joinTexts(notes, ' ') || undefined,
    host: inputs.baseUrl.host,
  });
}

const NO_FILE = { text: undefined, missing: [] };

const REVIEW_CUT =
  'The review was too long to be sent completely: the job summary shows what was left out.';

function secretInPrompt(input: string): Ended {
  return invalidInput(
    `The prompt contains the value of \`${input}\`, so nothing was submitted.`,
    'Remove it from the instruction, the instructions file or the change, and replace the secret.',
  );
}

/**
 * Returns the digest by which a thread recognises an instruction. All built-in instructions have the same one: a new version of this action
 * must not make an earlier attempt look like another use.
 */
export function instructionDigest(
  inputs: Inputs,
  { base, user, review, email }: Instruction,
): string {
  if (review !== undefined) return reviewDigest(inputs);
  // Whether GitHub says that a command came by e-mail must not make a re-run look like another use.
  const written = email?.written ?? user;
  return digest(joinTexts([base, written === '' ? 'built-in' : written]));
}

/**
 * Returns the digest by which a thread recognises a use of this action: that of the instruction, and those of these inputs that are set.
 * They make two uses differ in what is sent although both have the built-in instruction. The name of the workflow is not among them: the
 * same use in two workflows is one request.
 *
 * @param isAutomatic whether an event has started the run. Nothing filters commands by `paths`.
 */
export function useDigest(
  inputs: Inputs,
  instruction: Instruction,
  isAutomatic: boolean,
): string {
  const alone = instructionDigest(inputs, instruction);
  if (instruction.review !== undefined) return alone;
  const { instructionsFile, paths } = inputs;
  const isFileSet = instructionsFile !== DEFAULT_INSTRUCTIONS_FILE;
  const isFiltered = isAutomatic && paths.length > 0;
  const set = JSON.stringify({
    docsRepository: inputs.docsRepository?.toLowerCase(),
    instructionsFile: isFileSet ? instructionsFile : undefined,
    paths: isFiltered ? paths.map(({ text }) => text) : undefined,
  });
  return set === '{}' ? alone : digest(`${alone} ${set}`);
}

/** Returns the digest of a request that sends a review. People can edit a review, and it is the same request nevertheless. */
export function reviewDigest(inputs: Inputs): string {
  return digest(joinTexts([inputs.prompt, 'built-in for a review']));
}

/** Not the title of a result, which would say that the run submitted its request. */
const MISSING_TITLE = 'Docs agent: incomplete context';

/** Logs what is missing in the context: as a warning if it could not be read. */
export function logMissingContext(
  context: RunContext,
  missing: readonly MissingContext[],
): void {
  const { runner } = context.run;
  for (const each of missing) {
    const explained = explainMissing(each, context.repo);
    if (isFailedRead(each)) runner.warning(explained, MISSING_TITLE);
    else runner.info(joinTexts([explained, remedyOfMissing(each)], ' '));
  }
}

/**
 * Renders what the prompt has as data. A review is what the job is to do, not context, so it is sent whatever is selected, and so is the
 * name of a branch or a tag that is not plain.
 */
function renderData(
  { inputs, run }: RunContext,
  { ref }: RequestOrigin,
  review: Review | undefined,
  details: SubjectDetails | undefined,
): ContextBlock {
  const named = ref === undefined || isPlainName(ref.name) ? undefined : ref;
  if (review !== undefined) return renderReviewContext(review, run.nonce(), named);
  const isSelected = details !== undefined && inputs.context.length > 0;
  const shown = isSelected ? details : unknownDetails({ kind: 'none' });
  return renderContext(shown, inputs.context, run.nonce(), named);
}

/** Renders the end of a command that is data, because it is not known whether the command came by e-mail. */
function renderRest(context: RunContext, { email }: Instruction): ContextBlock {
  const rest = email?.rest ?? '';
  return rest === '' ? NO_CONTEXT : renderCommentRest(rest, context.run.nonce());
}

/** Returns the details of an automatic event, which has them by now, or gathers those that a command needs. */
async function detailsFor(
  context: RunContext,
  resolved: ResolvedRun,
  { user }: Instruction,
  isFollowUp: boolean,
): Promise<SubjectDetails | undefined> {
  const { subject, details: known, thread } = resolved;
  if (context.event?.kind !== 'comment') return known;
  const payload = pullRequestOfCommand(context, resolved);
  if (context.inputs.context.length === 0) {
    return known && payload && describePullRequest(subject, payload);
  }
  // The instruction is what is new; for a comment on a line, that line too.
  if (isFollowUp && user !== '') return unknownDetails(subject);
  const gathered = await context.subjects.gather({
    subject,
    payload,
    covered: isFollowUp ? shaCoveredByRequests(thread?.entries ?? []) : undefined,
  });
  if (!gathered.ok) {
    logMissingContext(context, [gathered.error]);
    return undefined;
  }
  logMissingContext(context, gathered.value.missing);
  return gathered.value;
}
