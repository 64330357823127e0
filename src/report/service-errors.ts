import type { RequestError } from '../domain.ts';
import { formatDuration } from './format.ts';

/** What we wanted of the service when the fault came. */
export type RequestKind = 'create' | 'message' | 'read';

/**
 * A fault in sentences: what happened, what became of the job, what to do. `host` is the service's.
 * Causes of the statuses: service facts (keys expire after 90 days, scopes, address limits, 100 jobs and 100 messages per project and hour).
 */
export function explainServiceError(
  failure: Readonly<{ error: RequestError; request: RequestKind; host: string; uncertain: boolean }>,
): string {
  const { error, request, host, uncertain } = failure;
  const requestId = error.requestId === undefined ? '' : ` (request ${error.requestId})`;
  const happened = `${HAPPENED[request]}: ${describeError(error, host)}${requestId}.`;
  return [happened, consequence(request, uncertain), remedy(error, request, host, uncertain)]
    .filter((part) => part !== '')
    .join(' ');
}

const HAPPENED: Readonly<Record<RequestKind, string>> = {
  create: 'The job could not be created',
  message: 'The message could not be sent',
  read: 'The job could not be read',
};

/** What was seen of a fault, as one clause without a full stop. `host` is the service's. */
export function describeError(error: RequestError, host: string): string {
  switch (error.kind) {
    case 'not-sent':
      return `${host} could not be reached, ${error.detail}`;
    case 'no-response':
      return `${host} gave no answer, ${error.detail}`;
    case 'invalid-response':
      return `the answer of ${host} could not be read, ${error.detail}`;
    case 'status':
      return `${host} answered ${error.status ?? 'with an error'}${error.detail === '' ? '' : `, ${error.detail}`}`;
  }
}

function consequence(request: RequestKind, uncertain: boolean): string {
  if (!uncertain) return request === 'read' ? 'The agent may still be at work.' : 'Nothing was started.';
  return request === 'message'
    ? 'The message may have arrived all the same, so it is not sent again.'
    : 'The job may have been created all the same, so it is not asked for again: that could pay for it twice.';
}

function remedy(error: RequestError, request: RequestKind, host: string, uncertain: boolean): string {
  const { status = 0 } = error;
  if (uncertain)
    return (
      (request === 'message'
        ? 'Look at the dashboard in a few minutes; if the job has not gone on, ask anew: '
        : 'Look at the dashboard and for a new docs pull request in a few minutes; if there is none, ask anew: ') +
      'by a new run or, in a thread, by the command `retry`. Running this one again asks nothing.'
    );
  if (error.kind === 'not-sent')
    return error.transient === false
      ? ''
      : 'Check `base-url`, and whether the runner may reach it (firewall, proxy: HTTPS_PROXY and NO_PROXY), then ask again.';
  if (error.kind === 'invalid-response' && request === 'read')
    return `Check that \`base-url\` is the address of the service’s API and not of a web page or a proxy.`;
  switch (status) {
    case 400:
    case 422:
      return 'Check the instruction: the service refused it as it is.';
    case 401:
      return (
        'Check `api-key`: it must be an admin API key of this project’s organization; keys expire (after 90 days unless set otherwise), ' +
        'so create a new one on the API keys page of the dashboard and update the secret.'
      );
    case 403:
      return (
        'The key is known but not allowed to do this: check its scope (read to look, write to ask) and whether it is limited to other ' +
        'IP addresses than the runner’s.'
      );
    case 404:
      return request === 'create'
        ? 'Check `project-id`: copy it from the API keys page of the dashboard; check the path in `base-url` too.'
        : 'The project has no such job: check `project-id` and, where it is given, `job-id`. The job may be gone, too; the dashboard shows it.';
    case 429:
      return `The limit is 100 jobs and 100 messages per project and hour: ask again later, or less often.${requestedWait(error)}`;
    default:
      if (status >= 300 && status < 400)
        return 'Redirects are not followed, so that the key stays with the host it was given to: write the final address in `base-url`.';
      return request === 'read'
        ? 'Look at the dashboard, or look again later, with `job-id` or the command `status`.'
        : `Ask again later; if it stays, ask the support of ${host}.`;
  }
}

const DAY_MS = 24 * 60 * 60_000;

function requestedWait({ retryAfterMs = 0 }: RequestError): string {
  if (retryAfterMs < 1000) return '';
  return ` The service asks to wait ${retryAfterMs > DAY_MS ? 'for more than a day' : formatDuration(retryAfterMs)}.`;
}
