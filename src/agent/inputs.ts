import type { Event } from '../domain/event.ts';
import { notOk, ok, type FileError, type Result } from '../domain/errors.ts';
import type { Workspace } from '../ports.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import type { RunResult } from '../domain/run-result.ts';
import { AUTHORIZATION_INPUTS } from '../inputs/authorization.ts';
import {
  chooseDashboard,
  CONNECTION_INPUTS,
  parseDashboardUrl,
  parseSigningKey,
} from '../inputs/connection.ts';
import { CONTEXT_INPUTS, FILTER_INPUTS } from '../inputs/context.ts';
import {
  DOCS_PULL_REQUEST_INPUTS,
  LIMIT_INPUTS,
  NOTIFY_INPUTS,
} from '../inputs/docs-pull-request.ts';
import { DEFAULT_FAIL_ON, parseFailOn } from '../inputs/fail-on.ts';
import { missingDocsToken, parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  booleanOr,
  combine,
  invalidValue,
  matching,
  numberFrom,
  oneOf,
  optional,
  parseEach,
  parseJobId,
  parseText,
  type Fields,
  messagesOf,
  type GetInput,
  type InputError,
  type ParseResult,
  type Values,
  withDefault,
  THREAD_NUMBER,
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
  /** Requests that continue a thread's job: commands, every event, or none. */
  'reuse-job': withDefault('comments', oneOf('comments', 'while-pr-open', 'never')),
  wait: booleanOr(true),
  'timeout-minutes': withDefault('30', numberFrom(1, MAX_TIMEOUT_MINUTES, 'minutes')),
  'poll-interval-seconds': optional(numberFrom(2, 3600, 'seconds')),
  comment: withDefault('auto', oneOf('auto', 'always', 'never')),
  'issue-number': optional(parseIssueNumber),
  'comment-tag': withDefault(
    'default',
    matching(
      /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u,
      'Use at most 100 letters, digits, spaces and ._/-, for example nightly.',
    ),
  ),
  ...NOTIFY_INPUTS,
  'fail-on': withDefault(DEFAULT_FAIL_ON.join(', '), parseFailOn),
  'dry-run': booleanOr(false),
};
type AgentInputs = Values<typeof AGENT_INPUTS>;

/** The inputs of a run, each a value or its errors. They are parsed once, when the action starts. */
export type InputFields = Fields<AgentInputs>;

export function parseFields(getInput: GetInput<typeof AGENT_INPUTS>): InputFields {
  const fields = parseEach(AGENT_INPUTS, getInput);
  return { ...fields, dashboardUrl: chooseDashboard(fields) };
}

/** The values of a run with valid inputs. `waitMs`: how long to wait for the job; 0 if the run does not wait. */
export type Inputs = AgentInputs &
  Readonly<{ waitMs: number; pollIntervalMs: number | undefined }>;

/** The file that `prompt-file` names; undefined if the input is empty. */
export type PromptFileResult = Result<string, FileError> | undefined;

/** The values that validation depends on besides the inputs. In the post step there is no event, so event-specific checks are skipped. */
type ParseOptions = Readonly<{
  promptFile: PromptFileResult;
  event: Event | undefined;
  /** The workflow's own, `owner/name`. */
  repository: string;
}>;

/** Combines all inputs, or returns the errors of all of them. `prompt` is the text of `prompt-file`, if that is set. */
export function combineInputs(
  fields: InputFields,
  options: ParseOptions,
): ParseResult<Inputs> {
  const parsed = combine(fields, findConflicts(fields, options));
  if (!parsed.ok) return parsed;
  const { wait, timeoutMinutes, pollIntervalSeconds } = parsed.value;
  const { promptFile } = options;
  let { prompt } = parsed.value;
  if (promptFile?.ok === true) prompt = promptFile.value.trim();
  return ok({
    ...parsed.value,
    prompt,
    waitMs: wait ? timeoutMinutes * 60_000 : 0,
    pollIntervalMs: pollIntervalSeconds && pollIntervalSeconds * 1000,
  });
}

/** Reads the file of `prompt-file`, and combines it with the other inputs. The error is the result of a run with invalid ones. */
export async function readInputs(
  fields: InputFields,
  workspace: Workspace,
  { event, repository }: Omit<ParseOptions, 'promptFile'>,
): Promise<Result<Inputs, RunResult>> {
  const path = textOf(fields.promptFile);
  const promptFile = path === '' ? undefined : await workspace.read(path);
  const inputs = combineInputs(fields, { promptFile, event, repository });
  if (!inputs.ok) return notOk(invalidInputs(inputs.error));
  return inputs;
}

/** Returns the value of a text, or an empty one in place of errors. */
export function textOf(field: ParseResult<string>): string {
  return field.ok ? field.value : '';
}

/** Returns whether an input has a value, which may be invalid. */
export function isSet(field: ParseResult<unknown>): boolean {
  if (field.ok) return field.value !== undefined && field.value !== '';
  return field.error.some(({ kind }) => kind !== 'no-api-key');
}

/** Returns the result of a run that cannot start because of its inputs. */
export function invalidInputs(errors: readonly InputError[]): RunResult {
  const isKeyMissing = errors.every(({ kind }) => kind === 'no-api-key');
  const reason = isKeyMissing ? 'no-api-key' : 'invalid-input';
  return {
    family: 'nothing-sent',
    conclusion: { outcome: 'misconfigured', reason },
    steps: messagesOf(errors),
  };
}

/** A sentence about values that do not work together; false if they do. */
type Conflict = string | false;

/** Values as the rules about conflicts read them. Values that are invalid by themselves conflict with nothing. */
type ConflictFacts = Readonly<{
  isPromptSet: boolean;
  isJobIdSet: boolean;
  isIssueNumberSet: boolean;
  /** A command, or the post step, which has no event. */
  isUnrestricted: boolean;
  hasSubject: boolean;
  hasThread: boolean;
  isSinceLast: boolean;
  isShared: boolean;
  comment: 'auto' | 'always' | 'never' | undefined;
}>;

/** Lists why valid values do not work together, or not with the event. */
function findConflicts(
  fields: InputFields,
  { promptFile, event, repository }: ParseOptions,
): readonly Conflict[] {
  const facts = readConflictFacts(fields, event);
  return [
    missingDocsToken(fields, [repository]),
    findPromptConflict(facts, promptFile),
    isPromptMissing(facts, promptFile) && describeMissingPrompt(event),
    ...findThreadConflicts(facts),
    ...findSinceLastConflicts(facts),
  ];
}

function readConflictFacts(
  { subject, comment, reuseJob, prompt, jobId, issueNumber }: InputFields,
  event: Event | undefined,
): ConflictFacts {
  const isUnrestricted = event === undefined || event.kind === 'comment';
  const isNamed = !subject.ok || subject.value !== 'event';
  const hasSubject = isNamed || isUnrestricted || event.details.subject.kind !== 'none';
  return {
    isPromptSet: isSet(prompt),
    isJobIdSet: isSet(jobId),
    isIssueNumberSet: isSet(issueNumber),
    isUnrestricted,
    hasSubject,
    hasThread: hasSubject || isSet(issueNumber),
    isSinceLast: isSinceLast(subject),
    isShared: reuseJob.ok && reuseJob.value === 'while-pr-open',
    comment: comment.ok ? comment.value : undefined,
  };
}

function isSinceLast(subject: InputFields['subject']): boolean {
  if (!subject.ok || subject.value === 'event') return false;
  return subject.value.kind === 'since-last';
}

function findPromptConflict(
  { isPromptSet }: ConflictFacts,
  promptFile: PromptFileResult,
): Conflict {
  if (promptFile === undefined) return false;
  if (isPromptSet) {
    return '`prompt` and `prompt-file` are both set. Set only one of them.';
  }
  if (!promptFile.ok) return `\`prompt-file\`: ${explainFileError(promptFile.error)}`;
  const isEmpty = promptFile.value.trim() === '';
  return isEmpty && 'The file of `prompt-file` is empty. Write the instruction into it.';
}

function isPromptMissing(
  { isPromptSet, isJobIdSet, hasSubject }: ConflictFacts,
  promptFile: PromptFileResult,
): boolean {
  const hasTask = promptFile !== undefined || isPromptSet || isJobIdSet;
  return !hasTask && !hasSubject;
}

function describeMissingPrompt(event: Event | undefined): string {
  const name = event?.name || 'of this run';
  return (
    `\`prompt\` is empty, and the event ${name} has no built-in instruction. Set \`prompt\` or ` +
    '`prompt-file`, or set `subject` (release:v1.4.0, pull-request:12, since-last), or set `job-id` to wait for a job.'
  );
}

function findThreadConflicts({
  isShared,
  hasThread,
  comment,
}: ConflictFacts): readonly Conflict[] {
  return [
    isShared &&
      comment === 'never' &&
      '`reuse-job` is while-pr-open, but `comment` is never, and the status comments are needed to find the job. Remove `comment`.',
    isShared &&
      !hasThread &&
      '`reuse-job` is while-pr-open, but this event has no issue or pull request. Open an issue for the status comments and set `issue-number`.',
    comment === 'always' &&
      !hasThread &&
      '`comment` is always, but this event has no issue or pull request. Set `issue-number` to the one that gets the comment.',
  ];
}

function findSinceLastConflicts({
  isSinceLast,
  comment,
  isIssueNumberSet,
  isUnrestricted,
}: ConflictFacts): readonly Conflict[] {
  return [
    isSinceLast &&
      comment === 'never' &&
      '`comment` is never, but `subject: since-last` needs status comments to find the last covered commit. Remove `comment`.',
    isSinceLast &&
      !isIssueNumberSet &&
      !isUnrestricted &&
      '`issue-number` is empty, but `subject: since-last` needs it. Open an issue for the status comments and set its number.',
  ];
}

function parseIssueNumber(text: string): ParseResult<number> {
  if (THREAD_NUMBER.test(text)) return ok(Number(text));
  return invalidValue(
    'issue-number',
    text,
    'Use the number of an issue or pull request, for example 42.',
  );
}
