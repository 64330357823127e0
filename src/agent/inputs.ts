import type { Event, FileError, Result } from '../domain.ts';
import type { WorkflowRun, Workspace } from '../ports.ts';
import { explainFileError } from '../report/file-errors.ts';
import type { RunResult } from '../report/run-result.ts';
import { AUTHORIZATION_INPUTS } from '../inputs/authorization.ts';
import {
  CONNECTION_INPUTS,
  parseDashboardUrl,
  parseSigningKey,
} from '../inputs/connection.ts';
import { CONTEXT_INPUTS, FILTER_INPUTS } from '../inputs/context.ts';
import { DOCS_PULL_REQUEST_INPUTS, LIMIT_INPUTS } from '../inputs/docs-pull-request.ts';
import { parseFailOn } from '../inputs/fail-on.ts';
import { missingDocsToken, parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  combine,
  invalidValue,
  matching,
  numberFrom,
  ok,
  oneOf,
  optional,
  parseEach,
  parseBoolean,
  parseJobId,
  parseText,
  type Fields,
  messagesOf,
  type GetInput,
  type InputError,
  type ParseResult,
  type Values,
} from '../inputs/parse.ts';

/** GitHub ends a job on its own runners after six hours, on self-hosted ones after five days. */
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;

/** The inputs of `action.yml`; a test compares the names. */
export const AGENT_INPUTS = {
  ...CONNECTION_INPUTS,
  ...AUTHORIZATION_INPUTS,
  ...CONTEXT_INPUTS,
  ...FILTER_INPUTS,
  ...LIMIT_INPUTS,
  ...DOCS_PULL_REQUEST_INPUTS,
  'signing-key': parseSigningKey,
  'dashboard-url': parseDashboardUrl,
  'github-token': parseGitHubToken,
  /** The workflow's own instruction; empty for the built-in one. A command's instruction is added to it. */
  prompt: parseText,
  'prompt-file': parseText,
  'job-id': optional(parseJobId),
  /** What continues a thread's job: commands, every event, or nothing. */
  'reuse-job': oneOf('comments', 'while-pr-open', 'never'),
  wait: parseBoolean,
  'timeout-minutes': numberFrom(1, MAX_TIMEOUT_MINUTES, 'minutes'),
  'poll-interval-seconds': optional(numberFrom(2, 3600, 'seconds')),
  comment: oneOf('auto', 'always', 'never'),
  'issue-number': optional(parseIssueNumber),
  'comment-tag': matching(
    /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u,
    'Use at most 100 letters, digits, spaces and ._/-, for example nightly.',
  ),
  notify: oneOf('requester', 'none'),
  'fail-on': parseFailOn,
  'dry-run': parseBoolean,
};
export type GetAgentInput = GetInput<typeof AGENT_INPUTS>;
type AgentInputs = Values<typeof AGENT_INPUTS>;

/** The values of a run with valid inputs. `waitMs`: how long to wait for the job; 0 if the run does not wait. */
export type Inputs = AgentInputs &
  Readonly<{ waitMs: number; pollIntervalMs: number | undefined }>;

/** The file that `prompt-file` names; undefined if the input is empty. */
export type PromptFileResult = Result<string, FileError> | undefined;

/** What else decides whether inputs are valid. What an event needs is not checked for the post step, which has none. */
type Surroundings = Readonly<{
  promptFile: PromptFileResult;
  event: Event | undefined;
  /** The workflow's own, `owner/name`. */
  repository: string;
}>;

/** Parses all inputs, or returns the errors of all of them. `prompt` is the text of `prompt-file`, if that is set. */
export function parseInputs(
  getInput: GetAgentInput,
  surroundings: Surroundings,
): ParseResult<Inputs> {
  const fields = parseEach(AGENT_INPUTS, getInput);
  const parsed = combine(fields, findConflicts(fields, getInput, surroundings));
  if (!parsed.ok) return parsed;
  const { wait, timeoutMinutes, pollIntervalSeconds } = parsed.value;
  const { promptFile } = surroundings;
  return ok({
    ...parsed.value,
    prompt: promptFile?.ok === true ? promptFile.value.trim() : parsed.value.prompt,
    waitMs: wait ? timeoutMinutes * 60_000 : 0,
    pollIntervalMs: pollIntervalSeconds && pollIntervalSeconds * 1000,
  });
}

/** The result of a run that cannot start because of its inputs. */
/** Reads and parses all inputs, and the file of `prompt-file`. The error is the result of a run with invalid ones. */
export async function readInputs(
  {
    getInput,
    workspace,
    run,
  }: Readonly<{
    getInput: GetAgentInput;
    workspace: Workspace;
    run: Pick<WorkflowRun, 'repository'>;
  }>,
  event: Event | undefined,
): Promise<Result<Inputs, RunResult>> {
  const path = getInput('prompt-file');
  const promptFile = path === '' ? undefined : await workspace.read(path);
  const surroundings = { promptFile, event, repository: run.repository };
  const inputs = parseInputs(getInput, surroundings);
  if (!inputs.ok) return { ok: false, error: invalidInputs(inputs.error) };
  return inputs;
}

export function invalidInputs(errors: readonly InputError[]): RunResult {
  const isKeyMissing = errors.every(({ kind }) => kind === 'no-api-key');
  const reason = isKeyMissing ? 'no-api-key' : 'invalid-input';
  return { conclusion: { outcome: 'misconfigured', reason }, steps: messagesOf(errors) };
}

/** Why valid values do not work together, or not with the event. */
function findConflicts(
  fields: Fields<AgentInputs>,
  getInput: GetAgentInput,
  { promptFile, event, repository }: Surroundings,
): readonly (string | false)[] {
  const { subject, comment, reuseJob } = fields;
  const isSet = (name: 'prompt' | 'job-id' | 'issue-number'): boolean =>
    getInput(name) !== '';
  const isUnrestricted = event === undefined || event.kind === 'comment';
  const isNamed = !subject.ok || subject.value !== 'event';
  const hasSubject = isNamed || isUnrestricted || event.details.subject.kind !== 'none';
  const hasThread = hasSubject || isSet('issue-number');
  const isSinceLast = getInput('subject') === 'since-last';
  const isShared = reuseJob.ok && reuseJob.value === 'while-pr-open';
  const isNever = comment.ok && comment.value === 'never';
  const isAlways = comment.ok && comment.value === 'always';
  return [
    missingDocsToken(fields, repository),
    promptFile !== undefined &&
      isSet('prompt') &&
      '`prompt` and `prompt-file` are both set. Set only one of them.',
    promptFile?.ok === false && `\`prompt-file\`: ${explainFileError(promptFile.error)}`,
    promptFile?.ok === true &&
      promptFile.value.trim() === '' &&
      'The file of `prompt-file` is empty. Write the instruction into it.',
    promptFile === undefined &&
      !isSet('prompt') &&
      !isSet('job-id') &&
      !hasSubject &&
      `\`prompt\` is empty, and the event ${event.name || 'of this run'} has no built-in instruction. Set \`prompt\` or ` +
        '`prompt-file`, or set `subject` (release:v1.4.0, pull-request:12, since-last), or set `job-id` to wait for a job.',
    isShared &&
      isNever &&
      '`reuse-job` is while-pr-open, but `comment` is never, and the status comments are needed to find the job. Remove `comment`.',
    isShared &&
      !hasThread &&
      '`reuse-job` is while-pr-open, but this event has no issue or pull request. Open an issue for the status comments and set `issue-number`.',
    isAlways &&
      !hasThread &&
      '`comment` is always, but this event has no issue or pull request. Set `issue-number` to the one that gets the comment.',
    isNever &&
      isSinceLast &&
      '`comment` is never, but `subject: since-last` needs status comments to find the last covered commit. Remove `comment`.',
    isSinceLast &&
      !isSet('issue-number') &&
      !isUnrestricted &&
      '`issue-number` is empty, but `subject: since-last` needs it. Open an issue for the status comments and set its number.',
  ];
}

function parseIssueNumber(text: string): ParseResult<number> {
  if (/^[1-9]\d{0,9}$/.test(text)) return ok(Number(text));
  return invalidValue(
    'issue-number',
    text,
    'Use the number of an issue or pull request, for example 42.',
  );
}
