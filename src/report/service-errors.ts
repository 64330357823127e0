/** Errors of the docs service in sentences: what failed, why, what to do. */
import type { RequestError } from '../domain.ts';
import { formatDuration } from './format.ts';

/** What the run wanted from the service. */
export type RequestKind = 'create' | 'message' | 'read' | 'views' | 'check';

/** `uncertain`: the service may have carried out the request. */
export type ServiceFailure = Readonly<{
  error: RequestError;
  request: RequestKind;
  host: string;
  uncertain: boolean;
}>;

/** Explains an error. `host` is the service's. */
export function explainServiceError(failure: ServiceFailure): string {
  const { error, request, host } = failure;
  const requestId = error.requestId === undefined ? '' : ` (request ${error.requestId})`;
  const what = `${FAILED[request]}: ${describeError(error, host)}${requestId}.`;
  return [what, consequence(failure), remedy(failure)].filter((part) => part !== '').join(' ');
}

const FAILED: Readonly<Record<RequestKind, string>> = {
  create: 'The job could not be created',
  message: 'The message could not be sent',
  read: 'The job could not be read',
  views: 'The page views could not be read',
  check: 'The check of the connection failed',
};

/** What was seen of an error, as one clause without a full stop. */
export function describeError({ kind, status, detail }: RequestError, host: string): string {
  switch (kind) {
    case 'not-sent':
      return `${host} could not be reached, ${detail}`;
    case 'no-response':
      return `${host} did not respond, ${detail}`;
    case 'invalid-response':
      return `the response of ${host} could not be read, ${detail}`;
    case 'status':
      return `${host} responded with ${status ?? 'an error'}${detail === '' ? '' : `, ${detail}`}`;
  }
}

function consequence({ request, uncertain }: ServiceFailure): string {
  if (uncertain)
    return `${request === 'message' ? 'The message may have arrived' : 'The job may have been created'}. It is not submitted again, to avoid a duplicate.`;
  if (request === 'views' || request === 'check') return '';
  return request === 'read' ? 'The docs agent may still be working.' : 'Nothing was started.';
}

function remedy({ error, request, host, uncertain }: ServiceFailure): string {
  const { status = 0 } = error;
  const isViews = request === 'views' || request === 'check';
  if (uncertain)
    return (
      `In a few minutes, check the dashboard${request === 'create' ? ' and the open docs pull requests' : ''}. If nothing has ` +
      'happened, comment `/docs retry` or start a new run. A re-run does not submit it again.'
    );
  if (error.kind === 'not-sent')
    return error.transient === false
      ? ''
      : 'Check `base-url`, and whether a firewall or proxy (HTTPS_PROXY, NO_PROXY) blocks the runner. Then try again.';
  if (error.kind === 'invalid-response' && (request === 'read' || isViews))
    return 'Check that `base-url` is the address of the service’s API, not of a web page or a proxy.';
  if (error.paymentRequired === true) return PAYMENT_REMEDY;
  switch (status) {
    case 400:
    case 422:
      return isViews
        ? 'Check the dates: the service rejected them.'
        : 'Check the instruction: the service rejected it.';
    case 401:
      return (
        'Create a new admin API key on the API keys page of the dashboard and update the secret that `api-key` uses. ' +
        'Keys expire after 90 days by default.'
      );
    case 403:
      return 'Check the scope of the API key (read to poll, write to submit) and whether it is limited to other IP addresses.';
    case 404:
      return request === 'create' || isViews
        ? 'Check `project-id` (copy it from the API keys page of the dashboard) and the path in `base-url`.'
        : 'Check `project-id` and, if you set it, `job-id`. The dashboard shows whether the job still exists.';
    case 429:
      return `The limit is ${isViews ? '100 analytics requests per organization' : '100 jobs and 100 messages per project'} and hour. Try again later.${requestedWait(error)}`;
    default:
      if (status >= 300 && status < 400)
        return 'Redirects are not followed, to keep the API key on its host. Set `base-url` to the final address.';
      return request === 'read'
        ? 'Check the dashboard, or read the job later with `job-id` or `/docs status`.'
        : `Try again later. If the error persists, contact ${host} support.`;
  }
}

const PAYMENT_REMEDY =
  'Your plan or your credits do not cover the request. Check both in the dashboard of the docs service, then try again.';

const DAY_MS = 24 * 60 * 60_000;

function requestedWait({ retryAfterMs = 0 }: RequestError): string {
  if (retryAfterMs < 1000) return '';
  return ` The service requests a wait of ${retryAfterMs > DAY_MS ? 'more than a day' : formatDuration(retryAfterMs)}.`;
}
