import type { Event, FileError, Result } from '../domain.ts';
import { CONNECTION_INPUTS, parseConnection, type ConnectionInputs } from '../inputs/connection.ts';
import { CONTEXT_INPUTS, parseContext, type ContextInputs } from '../inputs/context.ts';
import { parseFailOn, type FailOn } from '../inputs/fail-on.ts';
import { explainFileError } from '../report/file-errors.ts';
import { REUSE_JOB, type ReuseJob } from '../thread/job-reuse.ts';
import {
  AUTHORIZATION_INPUTS,
  parseEnum,
  parseAuthorization,
  type AuthorizationInputs,
} from '../inputs/authorization.ts';
import {
  invalid,
  ok,
  combine,
  splitLines,
  quoteValue,
  parseBoolean,
  parseJobId,
  parseNumber,
  type ParseResult,
} from '../inputs/parse.ts';

/** Names of the inputs of `action.yml`; a test holds the two to each other. */
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

/** What one run is to do. */
export type Inputs = Readonly<{
  connection: ConnectionInputs;
  authorization: AuthorizationInputs;
  context: ContextInputs;
  previousKeys: readonly string[];
  githubToken: string;
  /** The workflow's own instruction, or its standing text before a command's; empty for the built-in one. */
  prompt: string;
  jobId: string | undefined;
  reuseJob: ReuseJob;
  /** 0: do not wait. */
  waitMs: number;
  pollIntervalMs: number | undefined;
  comment: 'auto' | 'always' | 'never';
  issueNumber: number | undefined;
  commentTag: string;
  notify: 'requester' | 'none';
  failOn: FailOn;
  dryRun: boolean;
}>;

/** The file that `prompt-file` names, read beforehand; undefined when the input is empty. */
export type PromptFileResult = Result<string, FileError> | undefined;

/** Six hours bound a job on GitHub's runners, five days one on a runner of one's own. */
const MAX_TIMEOUT_MINUTES = 5 * 24 * 60;

/**
 * Reads all inputs, or tells all their faults together. Some are not needed on every event; for the post step, which comes
 * without one, none of those is.
 */
export function parseInputs(
  getInput: (name: InputName) => string,
  { promptFile, event }: Readonly<{ promptFile: PromptFileResult; event: Event | undefined }>,
): ParseResult<Inputs> {
  const subject = getInput('subject');
  const isNamed = subject !== '' && subject !== 'event';
  const given = event === undefined || event.kind === 'comment';
  const hasSubject = isNamed || given || event.details.subject.kind !== 'none';
  const parsed = combine({
    connection: parseConnection(getInput),
    previousKeys: ok(splitLines(getInput('previous-api-keys'))),
    githubToken: ok(getInput('github-token')),
    prompt: parsePrompt({
      prompt: getInput('prompt'),
      file: promptFile,
      optional: hasSubject || getInput('job-id') !== '',
      event: event?.name ?? '',
    }),
    jobId: optional(getInput('job-id'), (text) => parseJobId('job-id', text)),
    reuseJob: parseReuseJob(getInput('reuse-job'), {
      comment: getInput('comment'),
      hasThread: hasSubject || getInput('issue-number') !== '',
    }),
    authorization: parseAuthorization(getInput),
    context: parseContext(getInput),
    wait: parseBoolean('wait', getInput('wait')),
    timeoutMinutes: parseNumber('timeout-minutes', getInput('timeout-minutes'), {
      min: 0,
      max: MAX_TIMEOUT_MINUTES,
      unit: 'minutes',
    }),
    pollIntervalSeconds: optional(getInput('poll-interval-seconds'), (text) =>
      parseNumber('poll-interval-seconds', text, { min: 2, max: 3600, unit: 'seconds' }),
    ),
    comment: parseComment(getInput('comment'), {
      subject,
      hasThread: hasSubject || getInput('issue-number') !== '',
    }),
    issueNumber: parseIssueNumber(getInput('issue-number'), subject === 'since-last' && !given),
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

function parsePrompt(
  text: Readonly<{ prompt: string; file: PromptFileResult; optional: boolean; event: string }>,
): ParseResult<string> {
  const { prompt, file } = text;
  if (prompt !== '' && file !== undefined)
    return invalid('`prompt` and `prompt-file` are both given. Keep one of them.');
  if (file !== undefined) {
    if (!file.ok) return invalid(`\`prompt-file\`: ${explainFileError(file.error)}`);
    if (file.value.trim() === '')
      return invalid('`prompt-file` names an empty file. Write the instruction into it.');
    return ok(file.value.trim());
  }
  if (prompt === '' && !text.optional)
    return invalid(
      `\`prompt\` is empty, and the event ${text.event || 'of this run'} has no built-in instruction. Say what the agent should do with ` +
        '`prompt` or `prompt-file`, or what it is about with `subject` (release:v1.4.0, pull-request:12, since-last), or name a job to wait for with `job-id`.',
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
      '`comment` is always, but this event has no thread to comment in. Give the number of an issue with `issue-number`.',
    );
  if (choice.ok && choice.value === 'never' && subject === 'since-last')
    return invalid(
      '`comment` is never, but `subject: since-last` keeps in the status comment where to go on. Leave `comment` out.',
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
      '`reuse-job` is while-pr-open, but `comment` is never, and the status comment is where the job is remembered. Leave `comment` out.',
    );
  if (!hasThread)
    return invalid(
      '`reuse-job` is while-pr-open, but this event has no thread that could remember a job. Open an issue for it and write its number into `issue-number`.',
    );
  return choice;
}

function parseIssueNumber(text: string, needed: boolean): ParseResult<number | undefined> {
  if (text === '' && !needed) return ok(undefined);
  if (text === '')
    return invalid(
      '`issue-number` is empty, but `subject: since-last` needs a thread that remembers what was covered. Open an issue for it and write its number.',
    );
  if (/^[1-9]\d{0,9}$/.test(text)) return ok(Number(text));
  return invalid(
    `\`issue-number\` is ${quoteValue(text)}. Write the number of an issue or pull request of this repository, for example 42.`,
  );
}

function parseCommentTag(text: string): ParseResult<string> {
  if (/^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u.test(text)) return ok(text);
  return invalid(`\`comment-tag\` is ${quoteValue(text)}. Write a short name, for example nightly.`);
}

function optional<T>(text: string, parse: (text: string) => ParseResult<T>): ParseResult<T | undefined> {
  return text === '' ? ok(undefined) : parse(text);
}
