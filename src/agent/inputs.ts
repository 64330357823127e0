import type { Event, FileError, Result } from '../domain.ts';
import { explainFileError } from '../report/file-errors.ts';
import {
  AUTHORIZATION_INPUTS,
  parseAuthorization,
  type AuthorizationInputs,
} from '../inputs/authorization.ts';
import { CONNECTION_INPUTS, parseConnection, type ConnectionInputs } from '../inputs/connection.ts';
import { CONTEXT_INPUTS, parseContext, type ContextInputs } from '../inputs/context.ts';
import { parseFailOn, type FailOn } from '../inputs/fail-on.ts';
import {
  combine,
  invalid,
  invalidValue,
  ok,
  optional,
  parseBoolean,
  parseEnum,
  parseJobId,
  parseNumber,
  splitLines,
  type ParseResult,
} from '../inputs/parse.ts';

/** What continues a thread's job: commands, every event, or nothing. */
export const REUSE_JOB = ['comments', 'while-pr-open', 'never'] as const;
export type ReuseJob = (typeof REUSE_JOB)[number];

/** Names of the inputs of `action.yml`; a test compares the two. */
export const INPUT_NAMES = [
  ...CONNECTION_INPUTS,
  ...AUTHORIZATION_INPUTS,
  ...CONTEXT_INPUTS,
  'previous-api-keys',
  'github-token',
  'prompt',
  'prompt-file',
  'job-id',
  'reuse-job',
  'wait',
  'timeout-minutes',
  'poll-interval-seconds',
  'comment',
  'issue-number',
  'comment-tag',
  'notify',
  'fail-on',
  'dry-run',
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

export type Inputs = Readonly<{
  connection: ConnectionInputs;
  authorization: AuthorizationInputs;
  context: ContextInputs;
  previousKeys: readonly string[];
  githubToken: string;
  /** The workflow's own instruction; empty for the built-in one. A command's instruction is added to it. */
  prompt: string;
  jobId: string | undefined;
  reuseJob: ReuseJob;
  /** How long to wait for the job; 0 if the run does not wait. */
  waitMs: number;
  pollIntervalMs: number | undefined;
  comment: 'auto' | 'always' | 'never';
  issueNumber: number | undefined;
  commentTag: string;
  notify: 'requester' | 'none';
  failOn: FailOn;
  dryRun: boolean;
}>;

/** The file that `prompt-file` names; undefined if the input is empty. */
export type PromptFileResult = Result<string, FileError> | undefined;

/** GitHub ends a job on its own runners after six hours, on self-hosted ones after five days. */
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;

/** Parses all inputs, or returns the errors of all of them. What an event needs is not checked for the post step, which has none. */
export function parseInputs(
  getInput: (name: InputName) => string,
  { promptFile, event }: Readonly<{ promptFile: PromptFileResult; event: Event | undefined }>,
): ParseResult<Inputs> {
  const subject = getInput('subject');
  const isNamed = subject !== '' && subject !== 'event';
  const isUnrestricted = event === undefined || event.kind === 'comment';
  const hasSubject = isNamed || isUnrestricted || event.details.subject.kind !== 'none';
  const hasThread = hasSubject || getInput('issue-number') !== '';
  const parsed = combine({
    connection: parseConnection(getInput),
    previousKeys: ok(splitLines(getInput('previous-api-keys'))),
    githubToken: ok(getInput('github-token')),
    prompt: parsePrompt({
      prompt: getInput('prompt'),
      file: promptFile,
      isOptional: hasSubject || getInput('job-id') !== '',
      event: event?.name ?? '',
    }),
    jobId: optional(getInput('job-id'), (text) => parseJobId('job-id', text)),
    reuseJob: parseReuseJob(getInput('reuse-job'), { comment: getInput('comment'), hasThread }),
    authorization: parseAuthorization(getInput),
    context: parseContext(getInput),
    wait: parseBoolean('wait', getInput('wait')),
    timeoutMinutes: parseNumber('timeout-minutes', getInput('timeout-minutes'), {
      min: 1,
      max: MAX_TIMEOUT_MINUTES,
      unit: 'minutes',
    }),
    pollIntervalSeconds: optional(getInput('poll-interval-seconds'), (text) =>
      parseNumber('poll-interval-seconds', text, { min: 2, max: 3600, unit: 'seconds' }),
    ),
    comment: parseComment(getInput('comment'), { subject, hasThread }),
    issueNumber: parseIssueNumber(getInput('issue-number'), subject === 'since-last' && !isUnrestricted),
    commentTag: parseCommentTag(getInput('comment-tag')),
    notify: parseEnum('notify', getInput('notify'), ['requester', 'none']),
    failOn: parseFailOn(getInput('fail-on')),
    dryRun: parseBoolean('dry-run', getInput('dry-run')),
  });
  if (!parsed.ok) return parsed;
  const { wait, timeoutMinutes, pollIntervalSeconds, ...rest } = parsed.value;
  return ok({
    ...rest,
    waitMs: wait ? timeoutMinutes * 60_000 : 0,
    pollIntervalMs: pollIntervalSeconds === undefined ? undefined : pollIntervalSeconds * 1000,
  });
}

function parsePrompt({
  prompt,
  file,
  isOptional,
  event,
}: Readonly<{
  prompt: string;
  file: PromptFileResult;
  isOptional: boolean;
  event: string;
}>): ParseResult<string> {
  if (prompt !== '' && file !== undefined)
    return invalid('`prompt` and `prompt-file` are both set. Set only one of them.');
  if (file !== undefined) {
    if (!file.ok) return invalid(`\`prompt-file\`: ${explainFileError(file.error)}`);
    const text = file.value.trim();
    return text === ''
      ? invalid('The file of `prompt-file` is empty. Write the instruction into it.')
      : ok(text);
  }
  if (prompt === '' && !isOptional)
    return invalid(
      `\`prompt\` is empty, and the event ${event || 'of this run'} has no built-in instruction. Set \`prompt\` or ` +
        '`prompt-file`, or set `subject` (release:v1.4.0, pull-request:12, since-last), or set `job-id` to wait for a job.',
    );
  return ok(prompt);
}

function parseComment(
  text: string,
  { subject, hasThread }: Readonly<{ subject: string; hasThread: boolean }>,
): ParseResult<Inputs['comment']> {
  const choice = parseEnum('comment', text, ['auto', 'always', 'never']);
  if (choice.ok && choice.value === 'always' && !hasThread)
    return invalid(
      '`comment` is always, but this event has no issue or pull request. Set `issue-number` to the one that gets the comment.',
    );
  if (choice.ok && choice.value === 'never' && subject === 'since-last')
    return invalid(
      '`comment` is never, but `subject: since-last` needs status comments to find the last covered commit. Remove `comment`.',
    );
  return choice;
}

function parseReuseJob(
  text: string,
  { comment, hasThread }: Readonly<{ comment: string; hasThread: boolean }>,
): ParseResult<ReuseJob> {
  const choice = parseEnum('reuse-job', text, REUSE_JOB);
  if (!choice.ok || choice.value !== 'while-pr-open') return choice;
  if (comment === 'never')
    return invalid(
      '`reuse-job` is while-pr-open, but `comment` is never, and the status comments are needed to find the job. Remove `comment`.',
    );
  if (!hasThread)
    return invalid(
      '`reuse-job` is while-pr-open, but this event has no issue or pull request. Open an issue for the status comments and set `issue-number`.',
    );
  return choice;
}

function parseIssueNumber(text: string, isNeeded: boolean): ParseResult<number | undefined> {
  if (text === '' && !isNeeded) return ok(undefined);
  if (text === '')
    return invalid(
      '`issue-number` is empty, but `subject: since-last` needs it. Open an issue for the status comments and set its number.',
    );
  if (/^[1-9]\d{0,9}$/.test(text)) return ok(Number(text));
  return invalidValue('issue-number', text, 'Use the number of an issue or pull request, for example 42.');
}

function parseCommentTag(text: string): ParseResult<string> {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u.test(text)) return ok(text);
  return invalidValue(
    'comment-tag',
    text,
    'Use at most 100 letters, digits, spaces and ._/-, for example nightly.',
  );
}
