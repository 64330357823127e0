import type { RequestError } from '../domain.ts';
import { pluralize, formatDuration, formatNumber } from '../report/format.ts';
import type { ViewTotals } from './totals.ts';

/** Why rows may be missing: a closed list, told as the reason in the side file. */
export type IncompleteReason =
  | Readonly<{ reason: 'max-requests' | 'cancelled' | 'moved' }>
  /** `row`: the offset of the page that broke the promise. */
  | Readonly<{ reason: 'empty-page' | 'repeated-page'; row: number }>
  | Readonly<{ reason: 'rate-limited' | 'fault'; error: RequestError }>;

/** Where a reading stood when the gap opened, and whether rows had moved until then. */
export type Progress = Readonly<{ requests: number; nextOffset: number | undefined; changed: boolean }>;

/** Whether the service contradicts itself, so that no other run would come further. */
export function isServiceError(incomplete: IncompleteReason | undefined): boolean {
  return incomplete?.reason === 'empty-page' || incomplete?.reason === 'repeated-page';
}

/** Whether the service, the budget or the run allows no further request. */
export function isExhausted(incomplete: IncompleteReason | undefined): boolean {
  return incomplete !== undefined && incomplete.reason !== 'moved';
}

/** What happened and what to do, in sentences. Error texts of the service are in it as they came: escape it for Markdown. */
export function explainIncomplete(incomplete: IncompleteReason, progress: Progress): string {
  const explanation = explainStop(incomplete, progress);
  return progress.changed && isResumable(incomplete) ? `${explanation} ${MOVED_TOO}` : explanation;
}

/** Whether another run would go on from here, if nothing had moved. */
function isResumable({ reason }: IncompleteReason): boolean {
  return reason === 'max-requests' || reason === 'rate-limited' || reason === 'fault';
}

/** Going on from where the reading stopped would leave the hole behind, and call what follows complete. */
const MOVED_TOO =
  'Rows had moved from page to page before it stopped, so some may be missing in between as well: begin again with ' +
  'the first row, without `offset`.';

function explainStop(incomplete: IncompleteReason, { requests, nextOffset }: Progress): string {
  const goOn = nextOffset === undefined ? 'run it again' : `run it again with \`offset: ${nextOffset}\``;
  switch (incomplete.reason) {
    case 'max-requests':
      return (
        `The reading stopped after ${pluralize(requests, 'request')}, as \`max-requests\` says. To have the rest, ${goOn}, or raise ` +
        '`max-requests` (the known service allows 100 requests per organization and hour).'
      );
    case 'rate-limited':
      return (
        'The service takes no more requests for now: its analytics allow 100 per organization and hour, all uses together' +
        `${retryIn(incomplete.error)}. Later, ${goOn}.`
      );
    case 'fault':
      return `The page views could not be read: ${describeServiceError(incomplete.error)}. ${remedy(incomplete.error, goOn)}`;
    case 'moved':
      return (
        'Rows moved from page to page while they were read, so some may be missing. Let the window end with yesterday ' +
        '(leave `date-to` out), where nothing is counted any more, or run it again.'
      );
    case 'empty-page':
      return `The service promised more rows from row ${formatNumber(incomplete.row)} on and gave none (empty-page). Report it to its support.`;
    case 'repeated-page':
      return (
        `The service gave the same rows again at row ${formatNumber(incomplete.row)} and promised more still (repeated-page). ` +
        'Report it to its support.'
      );
    case 'cancelled':
      return 'The run was cancelled while it was reading, so nothing was written. Run it again.';
  }
}

/** What the difference between totals and rows means, in a sentence; empty where there is none. */
export function explainUnlisted({
  unlisted,
  requests,
}: Readonly<{ unlisted: ViewTotals | undefined; requests: number }>): string {
  const more = unlisted?.total ?? 0;
  if (more < 0) return `The rows add up to ${pluralize(-more, 'view')} more than the totals say.`;
  if (more === 0) return '';
  // Rows that move up while they are read are seen on no page; where all came in one answer, nothing can have moved.
  const changed = requests > 1 ? ', or they moved while they were read' : '';
  return `${pluralize(more, 'view')} of the totals belong to pages that the service does not list${changed}.`;
}

function retryIn({ retryAfterMs }: RequestError): string {
  return retryAfterMs === undefined ? '' : `. It asks to come back in ${formatDuration(retryAfterMs)}`;
}

function describeServiceError(error: RequestError): string {
  const status =
    error.kind === 'status' ? `the service answered ${error.status ?? 'with an error'}` : undefined;
  const text = [status, error.detail].filter((part) => part !== undefined && part !== '').join(', ');
  return error.requestId === undefined ? text : `${text} (request ${error.requestId})`;
}

/** Causes of the statuses: the known service's keys expire after 90 days unless set otherwise, and have scopes and address limits. */
const REMEDIES: Readonly<Record<number, string>> = {
  400: 'Check the dates: the service refused the request as it is.',
  401: 'Check `api-key`: it must be an admin API key, and keys expire. Create a new one and update the secret.',
  403: 'The key may not do this: check that it has the scope to read, and whether it is limited to other IP addresses.',
  404: 'Check `project-id`: copy it from the API keys page of the dashboard. Check the path in `base-url` too.',
};

function remedy(error: RequestError, goOn: string): string {
  if (error.kind === 'invalid-response')
    return 'Check that `base-url` is the address of the service’s API, not of a web page or a proxy.';
  if (error.kind === 'not-sent')
    return 'Check `base-url`, and whether the runner may reach it (firewall, proxy).';
  return REMEDIES[error.status ?? 0] ?? `In a while, ${goOn}.`;
}
