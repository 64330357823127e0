/** Explains how a run ends because of an error of the docs service. */
import type { Explanation } from '../domain/ended.ts';
import type { RequestError } from '../domain/errors.ts';
import { endSentence, joinTexts, singleLine, truncate } from '../text/strings.ts';
import { explain, type RequestKind, type ServiceRequest } from './explain.ts';

export type ServiceFailure = ServiceRequest &
  Readonly<{
    error: RequestError;
    /** ID of the documentation project. */
    project?: string | undefined;
  }>;

export function explainServiceError(failure: ServiceFailure): Explanation {
  const { error, request } = failure;
  const { cause, remedy } = explain(error, failure);
  const requestId = error.requestId === undefined ? '' : ` (request ${error.requestId})`;
  return {
    title: titleOfServiceError(failure),
    message: FAILED[request],
    detail: endSentence(`${cause}${requestId}`),
    steps: [remedy].filter(Boolean),
  };
}

/** Returns the message about a request that may have been sent. */
export function messageIfUncertain(request: RequestKind): string {
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
  error: { kind, status, paymentRequired = false },
  request,
  project = '',
}: Pick<ServiceFailure, 'error' | 'request' | 'project'>): string | undefined {
  if (request === 'analytics') return 'Dry run: the connection check failed';
  if (status === 403 && !paymentRequired) return 'The API key lacks a permission';
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
  analytics: '',
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
  submitAgain: string,
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
