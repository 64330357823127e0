import type { SubjectDetails } from '../domain.ts';
import { NO_CONTEXT, type ContextBlock, type SentSection } from '../prompt/context-block.ts';
import type { ContextSelection } from '../inputs/context.ts';
import { lastJobOf, mayReuseJob } from '../thread/job-reuse.ts';
import { describePrompt, joinPrompt } from '../prompt/join.ts';
import { logMissingContext, type RunContext } from './run-context.ts';
import { renderInstruction, type Instruction } from './instruction.ts';

/** A prompt as it is sent, and what is told of it. */
export type Prompt = Readonly<{
  text: string;
  sent: readonly SentSection[];
  removedHidden: number;
  /** The newest commit that a job with this prompt deals with. */
  coveredSha: string | undefined;
}>;

/** What a prompt is made of besides the instruction, as it was read. */
export type PromptSources = Details &
  Readonly<{
    isFollowUp: boolean;
    instructionsFile: Awaited<ReturnType<RunContext['github']['contextApi']['instructionsFile']>>;
  }>;

/**
 * Reads what a prompt needs: the instructions file, and what happened.
 *
 * @param goesOn whether it is a message to a job that knows what came before: it is told only what its own event brings.
 */
export async function collectSources(
  context: RunContext,
  instruction: Instruction,
  isFollowUp: boolean,
): Promise<PromptSources> {
  const { instructionsFile: path, selection } = context.inputs.context;
  const [instructionsFile, details] = await Promise.all([
    path === '' ? { text: undefined, missing: [] } : context.github.contextApi.instructionsFile(path),
    selection === 'none'
      ? { details: context.details, selection }
      : detailsFor(context, instruction, isFollowUp),
  ]);
  return { ...details, instructionsFile, isFollowUp };
}

/** Composes the prompt: the instruction, the instructions file, and what happened. */
export async function composePrompt(
  context: RunContext,
  instruction: Instruction,
  { instructionsFile, isFollowUp, details, selection }: PromptSources,
): Promise<Prompt> {
  const { subject } = context;
  logMissingContext(context, instructionsFile.missing);
  const block = details === undefined ? NO_CONTEXT : await renderDetails(context, details, selection);
  const link = details === undefined || details.url === '' ? subjectUrl(context) : details.url;
  const instructionText = renderInstruction(instruction, { subject, link, sent: block.sent, isFollowUp });
  const { prompt, sent, removedHidden } = joinPrompt({
    instruction: instructionText,
    instructionsFile: instructionsFile.text,
    context: block,
  });
  return { text: prompt, sent, removedHidden, coveredSha: details?.headSha };
}

async function renderDetails(
  { inputs, deps }: RunContext,
  details: SubjectDetails,
  selection: ContextSelection,
): Promise<ContextBlock> {
  const { renderContext } = await import(/* webpackChunkName: "rest" */ '../prompt/context-block.ts');
  return renderContext({ details, selection, limit: inputs.context.contextLimit, marker: deps.nonce() });
}

/** One line that says what leaves, or has left, for the service's host. */
export function describeComposedPrompt(
  { text, sent, removedHidden }: Prompt,
  options: Readonly<{ status: 'Sent' | 'Sending' | 'Not sent' | 'Would be sent'; host: string }>,
): string {
  return describePrompt({ ...options, sent, removedHidden, characters: text.length });
}

/** Whether an ask would most likely go to a job that is there: what a dry run, which may not look, goes by. */
export function willLikelyContinueJob(
  { inputs, event, statusComment }: RunContext,
  isNewJob: boolean,
): boolean {
  if (inputs.jobId !== undefined) return true;
  return (
    !isNewJob && mayReuseJob(inputs, event !== undefined) && lastJobOf(statusComment?.state) !== undefined
  );
}

/** The page of a subject of which nothing else is known. */
function subjectUrl({ subject, deps }: RunContext): string {
  const { serverUrl, repository } = deps.run;
  if (!('number' in subject)) return '';
  return `${serverUrl.origin}/${repository}/${subject.kind === 'issue' ? 'issues' : 'pull'}/${subject.number}`;
}

type Details = Readonly<{ details: SubjectDetails | undefined; selection: ContextSelection }>;

/** An automatic event knows its facts by now; a command gathers those that it needs. */
async function detailsFor(context: RunContext, { user }: Instruction, isFollowUp: boolean): Promise<Details> {
  const { inputs, event, subject } = context;
  const { selection } = inputs.context;
  if (event === undefined || subject.kind === 'none') return { details: context.details, selection };
  if (!isFollowUp) return { details: await gatherDetails(context), selection };
  if (user === '') return { details: await gatherNewCommits(context), selection };
  // The words are the news, and for a comment on a line that line.
  if (subject.kind !== 'review-comment') return { details: undefined, selection };
  const details = await gatherDetails(context);
  return { details: details && { ...details, missing: [], headSha: undefined }, selection: ['review'] };
}

async function gatherDetails(context: RunContext): Promise<SubjectDetails | undefined> {
  const { github, subject, statusComment } = context;
  const lastCovered = statusComment?.state?.lastCoveredSha ?? undefined;
  const gathered = await github.contextApi.gather({ subject, lastCovered });
  logMissingContext(context, gathered.ok ? gathered.value.missing : [gathered.error]);
  return gathered.ok ? gathered.value : undefined;
}

/** Of a pull request that a job knows: what was pushed to it since. */
async function gatherNewCommits(context: RunContext): Promise<SubjectDetails | undefined> {
  const details = await gatherDetails(context);
  const covered = context.statusComment?.state?.lastCoveredSha ?? undefined;
  if (details?.headSha === undefined || covered === undefined || details.kind !== 'pull-request')
    return details;
  if (details.headSha === covered) return { ...details, files: [], filesComplete: true };
  const subject = { kind: 'commits', from: covered, to: details.headSha } as const;
  const since = await context.github.contextApi.gather({ subject, lastCovered: undefined });
  if (!since.ok) return details;
  const { commits, commitsComplete, files, filesComplete, missing } = since.value;
  return { ...details, commits, commitsComplete, files, filesComplete, missing };
}
