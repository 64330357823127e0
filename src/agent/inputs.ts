import type { Event, FileError, Result } from '../domain.ts';
import { explainFileError } from '../report/file-errors.ts';
import { AUTHORIZATION_INPUTS, parseAuthorization } from '../inputs/authorization.ts';
import { CONNECTION_INPUTS, parseConnection, parseDashboardUrl } from '../inputs/connection.ts';
import { CONTEXT_INPUTS, parseContext } from '../inputs/context.ts';
import { parseFailOn } from '../inputs/fail-on.ts';
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

/** Names of the inputs of `action.yml`; a test compares the two. */
export const INPUT_NAMES = [
  ...CONNECTION_INPUTS,
  ...AUTHORIZATION_INPUTS,
  ...CONTEXT_INPUTS,
  'previous-api-keys',
  'dashboard-url',
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

/** The values of a run with valid inputs. */
export type Inputs = Extract<ReturnType<typeof parseInputs>, { ok: true }>['value'];

/** The file that `prompt-file` names; undefined if the input is empty. */
export type PromptFileResult = Result<string, FileError> | undefined;

/** GitHub ends a job on its own runners after six hours, on self-hosted ones after five days. */
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;

/** Parses all inputs, or returns the errors of all of them. What an event needs is not checked for the post step, which has none. */
export function parseInputs(
  getInput: (name: InputName) => string,
  { promptFile, event }: Readonly<{ promptFile: PromptFileResult; event: Event | undefined }>,
) {
  const subject = getInput('subject');
  const isNamed = subject !== '' && subject !== 'event';
  const isUnrestricted = event === undefined || event.kind === 'comment';
  const hasSubject = isNamed || isUnrestricted || event.details.subject.kind !== 'none';
  const hasThread = hasSubject || getInput('issue-number') !== '';
  const needsPrompt = !hasSubject && getInput('job-id') === '';
  const comment = parseEnum('comment', getInput('comment'), ['auto', 'always', 'never']);
  const isAlways = comment.ok && comment.value === 'always';
  const isNever = comment.ok && comment.value === 'never';
  /** What continues a thread's job: commands, every event, or nothing. */
  const reuseJob = parseEnum('reuse-job', getInput('reuse-job'), ['comments', 'while-pr-open', 'never']);
  const isShared = reuseJob.ok && reuseJob.value === 'while-pr-open';
  const parsed = combine({
    connection: parseConnection(getInput),
    previousKeys: ok(splitLines(getInput('previous-api-keys'))),
    dashboardUrl: parseDashboardUrl(getInput('dashboard-url')),
    githubToken: ok(getInput('github-token')),
    /** The workflow's own instruction; empty for the built-in one. A command's instruction is added to it. */
    prompt: parsePrompt(getInput('prompt'), promptFile, needsPrompt ? event?.name : undefined),
    jobId: optional(getInput('job-id'), (text) => parseJobId('job-id', text)),
    reuseJob: check(
      reuseJob,
      isShared &&
        isNever &&
        '`reuse-job` is while-pr-open, but `comment` is never, and the status comments are needed to find the job. Remove `comment`.',
      isShared &&
        !hasThread &&
        '`reuse-job` is while-pr-open, but this event has no issue or pull request. Open an issue for the status comments and set `issue-number`.',
    ),
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
    comment: check(
      comment,
      isAlways &&
        !hasThread &&
        '`comment` is always, but this event has no issue or pull request. Set `issue-number` to the one that gets the comment.',
      isNever &&
        subject === 'since-last' &&
        '`comment` is never, but `subject: since-last` needs status comments to find the last covered commit. Remove `comment`.',
    ),
    issueNumber: check(
      optional(getInput('issue-number'), parseIssueNumber),
      getInput('issue-number') === '' &&
        subject === 'since-last' &&
        !isUnrestricted &&
        '`issue-number` is empty, but `subject: since-last` needs it. Open an issue for the status comments and set its number.',
    ),
    commentTag: parseCommentTag(getInput('comment-tag')),
    notify: parseEnum('notify', getInput('notify'), ['requester', 'none']),
    failOn: parseFailOn(getInput('fail-on')),
    dryRun: parseBoolean('dry-run', getInput('dry-run')),
  });
  if (!parsed.ok) return parsed;
  const { wait, timeoutMinutes, pollIntervalSeconds, ...rest } = parsed.value;
  return ok({
    ...rest,
    /** How long to wait for the job; 0 if the run does not wait. */
    waitMs: wait ? timeoutMinutes * 60_000 : 0,
    pollIntervalMs: pollIntervalSeconds === undefined ? undefined : pollIntervalSeconds * 1000,
  });
}

/** The value, or the first of the errors. */
function check<T>(parsed: ParseResult<T>, ...errors: readonly (string | false)[]): ParseResult<T> {
  const error = errors.find((each) => each !== false);
  return parsed.ok && error !== undefined ? invalid(error) : parsed;
}

/** @param eventWithout the name of the event if it has no built-in instruction. */
function parsePrompt(
  prompt: string,
  file: PromptFileResult,
  eventWithout: string | undefined,
): ParseResult<string> {
  if (prompt !== '' && file !== undefined)
    return invalid('`prompt` and `prompt-file` are both set. Set only one of them.');
  if (file !== undefined) {
    if (!file.ok) return invalid(`\`prompt-file\`: ${explainFileError(file.error)}`);
    const text = file.value.trim();
    return text === ''
      ? invalid('The file of `prompt-file` is empty. Write the instruction into it.')
      : ok(text);
  }
  if (prompt === '' && eventWithout !== undefined)
    return invalid(
      `\`prompt\` is empty, and the event ${eventWithout || 'of this run'} has no built-in instruction. Set \`prompt\` or ` +
        '`prompt-file`, or set `subject` (release:v1.4.0, pull-request:12, since-last), or set `job-id` to wait for a job.',
    );
  return ok(prompt);
}

function parseIssueNumber(text: string): ParseResult<number> {
  if (/^[1-9]\d{0,9}$/.test(text)) return ok(Number(text));
  return invalidValue('issue-number', text, 'Use the number of an issue or pull request, for example 42.');
}

function parseCommentTag(text: string): ParseResult<string> {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u.test(text)) return ok(text);
  const remedy = 'Use at most 100 letters, digits, spaces and ._/-, for example nightly.';
  return invalidValue('comment-tag', text, remedy);
}
