import type { Fault } from '../domain.ts';
import { duration } from './format.ts';

/** What we wanted of the service when the fault came. */
export type Doing = 'create' | 'message' | 'look';

/**
 * A fault in sentences: what happened, what became of the job, what to do. `host` is the service's.
 * Causes of the statuses: service facts (keys expire after 90 days, scopes, address limits, 100 jobs and 100 messages per project and hour).
 */
export function explainFault(
  told: Readonly<{ fault: Fault; doing: Doing; host: string; unclear: boolean }>,
): string {
  const { fault, doing, host, unclear } = told;
  const request = fault.requestId === undefined ? '' : ` (request ${fault.requestId})`;
  const happened = `${HAPPENED[doing]}: ${sayFault(fault, host)}${request}.`;
  return [happened, became(doing, unclear), cure(fault, doing, host, unclear)]
    .filter((part) => part !== '')
    .join(' ');
}

const HAPPENED: Readonly<Record<Doing, string>> = {
  create: 'The job could not be created',
  message: 'The message could not be sent',
  look: 'The job could not be read',
};

/** What was seen of a fault, as one clause without a full stop. `host` is the service's. */
export function sayFault(fault: Fault, host: string): string {
  switch (fault.kind) {
    case 'not-sent':
      return `${host} could not be reached, ${fault.detail}`;
    case 'no-answer':
      return `${host} gave no answer, ${fault.detail}`;
    case 'bad-answer':
      return `the answer of ${host} could not be read, ${fault.detail}`;
    case 'status':
      return `${host} answered ${fault.status ?? 'with an error'}${fault.detail === '' ? '' : `, ${fault.detail}`}`;
  }
}

function became(doing: Doing, unclear: boolean): string {
  if (!unclear) return doing === 'look' ? 'The agent may still be at work.' : 'Nothing was started.';
  return doing === 'message'
    ? 'The message may have arrived all the same, so it is not sent again.'
    : 'The job may have been created all the same, so it is not asked for again: that could pay for it twice.';
}

function cure(fault: Fault, doing: Doing, host: string, unclear: boolean): string {
  const { status = 0 } = fault;
  if (unclear)
    return (
      (doing === 'message'
        ? 'Look at the dashboard in a few minutes; if the job has not gone on, ask anew: '
        : 'Look at the dashboard and for a new docs pull request in a few minutes; if there is none, ask anew: ') +
      'by a new run or, in a thread, by the command `retry`. Running this one again asks nothing.'
    );
  if (fault.kind === 'not-sent')
    return fault.transient === false
      ? ''
      : 'Check `base-url`, and whether the runner may reach it (firewall, proxy: HTTPS_PROXY and NO_PROXY), then ask again.';
  if (fault.kind === 'bad-answer' && doing === 'look')
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
      return doing === 'create'
        ? 'Check `project-id`: copy it from the API keys page of the dashboard; check the path in `base-url` too.'
        : 'The project has no such job: check `project-id` and, where it is given, `job-id`. The job may be gone, too; the dashboard shows it.';
    case 429:
      return `The limit is 100 jobs and 100 messages per project and hour: ask again later, or less often.${waitAsked(fault)}`;
    default:
      if (status >= 300 && status < 400)
        return 'Redirects are not followed, so that the key stays with the host it was given to: write the final address in `base-url`.';
      return doing === 'look'
        ? 'Look at the dashboard, or look again later, with `job-id` or the command `status`.'
        : `Ask again later; if it stays, ask the support of ${host}.`;
  }
}

const DAY_MS = 24 * 60 * 60_000;

function waitAsked({ retryAfterMs = 0 }: Fault): string {
  if (retryAfterMs < 1000) return '';
  return ` The service asks to wait ${retryAfterMs > DAY_MS ? 'for more than a day' : duration(retryAfterMs)}.`;
}
