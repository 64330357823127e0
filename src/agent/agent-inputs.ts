import type { Event } from '../domain/event.ts';
import { ok } from '../domain/errors.ts';
import type { Ended } from '../domain/ended.ts';
import { AUTHORIZATION_INPUTS } from '../inputs/authorization.ts';
import { CONNECTION_INPUTS } from '../inputs/connection.ts';
import { CONTEXT_INPUTS, FILTER_INPUTS } from '../inputs/context.ts';
import { DOCS_PULL_REQUEST_INPUTS, LIMIT_INPUTS } from '../inputs/docs-pull-request.ts';
import { DEFAULT_FAIL_ON, parseFailOn } from '../inputs/fail-on.ts';
import { missingDocsToken, parseGitHubToken } from '../inputs/github-tokens.ts';
import {
  isInputSet,
  booleanOr,
  combineInputs,
  invalidValue,
  inputMatching,
  numberFrom,
  oneOf,
  optional,
  parseEachInput,
  parseJobIdInput,
  parseTextInput,
  type CombinedInputs,
  type Fields,
  type InputSource,
  type ParseResult,
  type Values,
  valueOfInput,
  withDefault,
  THREAD_NUMBER,
} from '../inputs/parse.ts';

/** GitHub ends a job on its own runners after six hours, on self-hosted ones after five days. */
const MAX_WAIT_MINUTES = 5 * 24 * 60;
const parseMinutes = numberFrom(0, MAX_WAIT_MINUTES);

/** The inputs of `action.yml`; a test compares the names. */
export const AGENT_INPUTS = {
  ...CONNECTION_INPUTS,
  ...AUTHORIZATION_INPUTS,
  ...CONTEXT_INPUTS,
  ...FILTER_INPUTS,
  ...LIMIT_INPUTS,
  ...DOCS_PULL_REQUEST_INPUTS,
  'github-token': parseGitHubToken,
  /** The workflow's own instruction; empty for the built-in one. A command's instruction is added to it. */
  prompt: parseTextInput,
  'job-id': optional(parseJobIdInput),
  /** Requests that continue a thread's job: commands, every event, or none. */
  'reuse-job': withDefault('comments', oneOf('comments', 'while-pr-open', 'never')),
  /** How long a run waits for its job; 0 if it does not wait. */
  'wait-minutes': withDefault('30', parseWaitMinutes),
  /** Where status comments go: `auto` is the thread of the event, or else the requests issue. */
  comment: withDefault('auto', parseCommentInput),
  'comment-tag': withDefault(
    'default',
    inputMatching(
      /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,99}$/u,
      'Use at most 100 letters, digits, spaces and ._/-, for example nightly.',
    ),
  ),
  'fail-on': withDefault(DEFAULT_FAIL_ON.join(', '), parseFailOn),
  'dry-run': booleanOr(false),
};

/** The values of a run with valid inputs. */
export type Inputs = Values<typeof AGENT_INPUTS>;

/** The inputs of a run, each a value or its error. They are parsed once, when the action starts. */
export type InputFields = Fields<Inputs>;

export function parseAgentFields(source: InputSource<typeof AGENT_INPUTS>): InputFields {
  return parseEachInput(AGENT_INPUTS, source);
}

/** The values that validation depends on besides the inputs. In the post step there is no event, so event-specific checks are skipped. */
type ParseOptions = Readonly<{
  event: Event | undefined;
  /** The workflow's own, `owner/name`. */
  repository: string;
}>;

/** Combines all inputs, or returns the errors of all of them. */
export function combineAgentInputs(
  fields: InputFields,
  options: ParseOptions,
): CombinedInputs<Inputs> {
  return combineInputs(fields, findConflicts(fields, options));
}

/** Returns the result of a run that cannot start because of its inputs. */
export function invalidAgentInputs(errors: readonly string[]): Ended {
  return {
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    steps: errors,
  };
}

/** A sentence about values that do not work together; false if they do. */
type Conflict = string | false;

/** Lists why valid values do not work together, or not with the event. Values that are invalid by themselves conflict with nothing. */
function findConflicts(
  fields: InputFields,
  { event, repository }: ParseOptions,
): readonly Conflict[] {
  return [
    missingDocsToken(fields, [repository]),
    findMissingPrompt(fields, event),
    findCommentConflict(fields, event),
    findWaitConflict(fields),
  ];
}

/** Returns whether the inputs say what to do, by an instruction or by a job to wait for. */
export function hasTask({ prompt, jobId }: InputFields): boolean {
  return isInputSet(prompt) || isInputSet(jobId);
}

/** Explains that neither the inputs nor the event say what to do. */
function findMissingPrompt(fields: InputFields, event: Event | undefined): Conflict {
  const { subject } = fields;
  const isNamed = !subject.ok || subject.value !== 'event';
  if (isNamed || hasTask(fields)) return false;
  // The post step has no event.
  if (event?.kind !== 'automatic') return false;
  if (event.details.subject.kind !== 'none') return false;
  const name = event.name || 'of this run';
  return (
    `\`prompt\` is empty, and the event ${name} has no built-in instruction. Set \`prompt\`, ` +
    'or set `subject` (release:v1.4.0, pull-request:12, since-last), or set `job-id` to wait for a job.'
  );
}

/** Explains what does not work without status comments. */
function findCommentConflict(
  { comment, subject, reuseJob, maxRequestsPerDay }: InputFields,
  event: Event | undefined,
): Conflict {
  if (!comment.ok || comment.value !== 'none') return false;
  const named = subject.ok ? subject.value : 'event';
  const needs: string[] = [];
  if (event?.kind === 'comment') needs.push('commands and reviews');
  if (named !== 'event' && named.kind === 'since-last') {
    needs.push('`subject: since-last`');
  }
  if (reuseJob.ok && reuseJob.value === 'while-pr-open') {
    needs.push('`reuse-job: while-pr-open`');
  }
  if (isInputSet(maxRequestsPerDay)) needs.push('`max-requests-per-day`');
  if (needs.length === 0) return false;
  return `\`comment\` is none, but status comments are needed for ${needs.join(', ')}. Remove \`comment\`.`;
}

/** Explains that a run without a status comment must wait for its job. */
function findWaitConflict({ comment, waitMinutes }: InputFields): Conflict {
  const hasComment = valueOfInput(comment) !== 'none';
  if (hasComment || valueOfInput(waitMinutes) !== 0) return false;
  return (
    '`wait-minutes` is 0 and `comment` is none, so nobody would learn of the result. ' +
    'Set `wait-minutes` to 1 or more, or remove `comment`.'
  );
}

/** Parses how long to wait. `true` and `false` get an error of their own, because an expression without a number gives one of them. */
function parseWaitMinutes(text: string, name: string): ParseResult<number> {
  switch (text.toLowerCase()) {
    case 'false':
      return invalidValue(name, text, 'Use 0 if the run should not wait for the job.');
    case 'true':
      return invalidValue(name, text, 'Use a number of minutes, for example 30.');
    default:
      return parseMinutes(text, name);
  }
}

function parseCommentInput(
  text: string,
  name: string,
): ParseResult<'auto' | 'requests-issue' | 'none' | number> {
  const word = text.toLowerCase();
  if (word === 'auto' || word === 'requests-issue' || word === 'none') return ok(word);
  if (THREAD_NUMBER.test(text)) return ok(Number(text));
  return invalidValue(
    name,
    text,
    'Use auto, requests-issue, none, or the number of an issue or pull request, for example 42.',
  );
}
