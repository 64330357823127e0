/** Errors of the docs service in sentences: what failed, why, what to do. */
import type { Explanation } from '../domain/ended.ts';
import type { RequestError } from '../domain/errors.ts';
import { joinTexts, singleLine, truncate } from '../text/strings.ts';
import { formatDuration } from './format.ts';

/** The purpose of a request to the service. */
export type RequestKind = 'create' | 'message' | 'read' | 'check';

export type ServiceFailure = Readonly<{
  error: RequestError;
  request: RequestKind;
  /** The service's host. */
  host: string;
  /** ID of the documentation project. */
  project?: string | undefined;
  /** The service may have carried out the request. */
  isUncertain?: boolean;
  /** The command word, if a command caused the request. */
  commandWord?: string | undefined;
  /** How people submit the request again if it is uncertain: one of `WAYS_TO_REPEAT`. */
  submitAgain?: string;
}>;

export function explainServiceError(failure: ServiceFailure): Explanation {
  const { error, request, host, isUncertain = false } = failure;
  const requestId = error.requestId === undefined ? '' : ` (request ${error.requestId})`;
  return {
    title: isUncertain ? titleIfUncertain(request) : titleOfServiceError(failure),
    message: isUncertain ? uncertainMessage(request) : FAILED[request],
    detail: `${describeError(error, host)}${requestId}.`,
    steps: isUncertain
      ? stepsIfUncertain(request, failure.submitAgain)
      : [remedy(failure)].filter(Boolean),
  };
}

function uncertainMessage(request: RequestKind): string {
  const effect =
    request === 'message' ? 'message may have arrived' : 'job may have been created';
  return `The ${effect}. It is not submitted again, to avoid a duplicate.`;
}

/** Returns the title of a request that may have been sent; undefined if that of its outcome says it all. */
export function titleIfUncertain(request: RequestKind): string | undefined {
  return request === 'message' ? 'Could not confirm that the message arrived' : undefined;
}

/** Returns the title of an error; undefined if that of its reason says it all. */
export function titleOfServiceError({
  error: { kind, status },
  request,
  project = '',
}: Pick<ServiceFailure, 'error' | 'request' | 'project'>): string | undefined {
  if (request === 'check') return 'Dry run: the connection check failed';
  if (status === 403) return 'The API key lacks a permission';
  const isRead = request === 'read';
  if (isRead && status === 404) return 'The docs service does not know the job';
  if (isRead && kind === 'invalid-response') {
    return 'The responses of the docs service could not be read';
  }
  if (status === 404 && request === 'create' && project !== '') {
    return `The docs service does not know the project ${quote(project)}`;
  }
  return undefined;
}

/** Quotes a text of the workflow as code. */
function quote(text: string): string {
  const line = singleLine(text).replaceAll('`', "'");
  return `\`${truncate(line, MAX_QUOTED_LENGTH)}\``;
}

export function renderExplanation({ message, detail, steps }: Explanation): string {
  return joinTexts([message, detail, ...steps], ' ');
}

const FAILED: Readonly<Record<RequestKind, string>> = {
  create: 'The job could not be created. Nothing was started.',
  message: 'The message could not be sent. Nothing was started.',
  read: 'The job could not be read. The docs agent may still be working.',
  check: '',
};

/** Describes an error in one clause without a full stop. */
export function describeError(
  { kind, status, detail }: RequestError,
  host: string,
): string {
  const seen = kind === 'status' ? `responded with ${status ?? 'an error'}` : SEEN[kind];
  return joinTexts([`${host} ${seen}`, detail], ', ');
}

const SEEN: Readonly<Record<Exclude<RequestError['kind'], 'status'>, string>> = {
  'not-sent': 'could not be reached',
  'no-response': 'did not respond',
  'invalid-response': 'sent a response that could not be read',
};

/**
 * Ways to submit a request again that may have been submitted, as clauses. Each has another cause, because a run with the same one
 * submits nothing.
 */
export const WAYS_TO_REPEAT = {
  /** For a command. */
  retry: (command: string) => `comment \`${command} retry\``,
  /** For a schedule or a dispatch. */
  newRun: () => 'start a new run',
  /** For an event. */
  commandOrRun: (command: string) =>
    `comment \`${command} …\` with an instruction, or start a workflow run with \`subject\``,
  /** For a run with the input `subject`, and for a message of care. */
  command: (command: string) => `comment \`${command} …\` with an instruction`,
} as const satisfies Readonly<Record<string, (command: string) => string>>;

/** Returns the steps for people if a request was not sent. Its status comment may say something else, so `retry` may not find it. */
export function stepsIfNotSent({
  commandWord,
}: Pick<ServiceFailure, 'commandWord'>): readonly string[] {
  if (commandWord === undefined) return ['Re-run the workflow job.'];
  return ['Re-run the workflow job, or comment the instruction again.'];
}

/**
 * Returns the steps for people if a request may have been submitted. A re-run resumes the first one, or ends.
 *
 * @param submitAgain one of `WAYS_TO_REPEAT`
 */
export function stepsIfUncertain(
  request: RequestKind,
  submitAgain: string = WAYS_TO_REPEAT.newRun(),
): readonly string[] {
  const sign =
    request === 'message'
      ? 'the docs pull request changes'
      : 'a docs pull request appears';
  return [
    `If ${sign} in the next few minutes, there is nothing to do.`,
    `If not, check the dashboard. If it shows no work on the request, ${submitAgain}. A re-run does not submit it again.`,
  ];
}

const MAX_QUOTED_LENGTH = 60;
const DAY_MS = 24 * 60 * 60_000;

/** Returns what to do about an error; empty if nothing helps. */
function remedy(failure: ServiceFailure): string {
  const { error, request } = failure;
  if (error.kind === 'not-sent') return error.transient === false ? '' : CHECK_CONNECTION;
  if (error.kind === 'invalid-response' && request === 'read') {
    return `To see the result, check the dashboard. Check also that ${NOT_A_PAGE}`;
  }
  if (error.kind === 'invalid-response' && request === 'check') {
    return `Check that ${NOT_A_PAGE}`;
  }
  if (error.paymentRequired === true) {
    return 'Check your plan and your credits in the dashboard of the docs service, then try again.';
  }
  return remedyOfStatus(failure);
}

const CHECK_CONNECTION =
  'Check `base-url`, and whether a firewall or proxy (HTTPS_PROXY, NO_PROXY) blocks the runner.';
const NOT_A_PAGE =
  '`base-url` is the address of the service’s API, not of a web page or a proxy.';

const SEND_LESS =
  'The service rejected the prompt. If it is too long, send less with `context`, for example `context: commits, files` or `context: none`.';

function remedyOfStatus(failure: ServiceFailure): string {
  const { request } = failure;
  switch (failure.error.status) {
    case 400:
    case 413:
    case 422:
      if (request === 'read' || request === 'check') return remedyOfOtherStatus(failure);
      return SEND_LESS;
    case 401:
      return `Check that the secret that \`api-key\` uses is the whole key and nothing else. If it is, you need a new admin API key. ${NEW_KEY} ${KEEP_OLD_KEY} Keys expire after 90 days by default.`;
    case 403:
      return `An admin API key can read and write. ${NEW_KEY} If a key works from certain IP addresses only, use a runner with such an address.`;
    case 404:
      if (request === 'create' || request === 'check') {
        return 'Copy `project-id` from the API keys page of the dashboard. If it is right, check the path in `base-url`.';
      }
      return 'Check `project-id` and, if you set it, `job-id`. The dashboard shows whether the job still exists.';
    case 429:
      return remedyOfRateLimit(failure);
    default:
      return remedyOfOtherStatus(failure);
  }
}

function remedyOfRateLimit({ error, request }: ServiceFailure): string {
  const { retryAfterMs = 0 } = error;
  const limit =
    request === 'check'
      ? '100 analytics requests per organization'
      : '100 jobs and 100 messages per project';
  const wait = retryAfterMs > DAY_MS ? 'more than a day' : formatDuration(retryAfterMs);
  const requested = retryAfterMs < 1000 ? '' : ` The service requests a wait of ${wait}.`;
  return `The limit is ${limit} and hour. Try again later.${requested}`;
}

function remedyOfOtherStatus({
  error,
  request,
  host,
  commandWord,
}: ServiceFailure): string {
  const { status = 0 } = error;
  if (status >= 300 && status < 400) {
    return 'Redirects are not followed, to keep the API key on its host. Set `base-url` to the final address.';
  }
  if (request !== 'read') {
    return `Try again later. If the error persists, contact ${host} support.`;
  }
  const orRun = commandWord === undefined ? ' or start a run with `job-id`' : '';
  return `To see the result, check the dashboard${orRun}.`;
}

const NEW_KEY =
  'Create one on the API keys page of the dashboard, and update the secret that `api-key` uses.';

const KEEP_OLD_KEY =
  'If you replace a key that has worked, keep it as another line of `api-key`, below the new one, unless it has leaked.';
