import type { Fault } from '../domain.ts';
import { counted, duration, thousands } from '../report/format.ts';
import type { ViewTotals } from './totals.ts';

/** Why rows may be missing: a closed list, told as the reason in the side file. */
export type Gap =
  | Readonly<{ reason: 'max-requests' | 'cancelled' | 'moved' }>
  /** `row`: the offset of the page that broke the promise. */
  | Readonly<{ reason: 'empty-page' | 'repeated-page'; row: number }>
  | Readonly<{ reason: 'rate-limited' | 'fault'; fault: Fault }>;

/** Where a reading stood when the gap opened, and whether rows had moved until then. */
export type Standing = Readonly<{ requests: number; nextOffset: number | undefined; moved: boolean }>;

/** Whether the service contradicts itself, so that no other run would come further. */
export function isBroken(gap: Gap | undefined): boolean {
  return gap?.reason === 'empty-page' || gap?.reason === 'repeated-page';
}

/** Whether the service, the budget or the run allows no further request. */
export function isFinal(gap: Gap | undefined): boolean {
  return gap !== undefined && gap.reason !== 'moved';
}

/** What happened and what to do, in sentences. Error texts of the service are in it as they came: escape it for Markdown. */
export function explainGap(gap: Gap, standing: Standing): string {
  const told = explainStop(gap, standing);
  return standing.moved && isResumable(gap) ? `${told} ${MOVED_TOO}` : told;
}

/** Whether another run would go on from here, if nothing had moved. */
function isResumable({ reason }: Gap): boolean {
  return reason === 'max-requests' || reason === 'rate-limited' || reason === 'fault';
}

/** Going on from where the reading stopped would leave the hole behind, and call what follows complete. */
const MOVED_TOO =
  'Rows had moved from page to page before it stopped, so some may be missing in between as well: begin again with ' +
  'the first row, without `offset`.';

function explainStop(gap: Gap, { requests, nextOffset }: Standing): string {
  const goOn = nextOffset === undefined ? 'run it again' : `run it again with \`offset: ${nextOffset}\``;
  switch (gap.reason) {
    case 'max-requests':
      return (
        `The reading stopped after ${counted(requests, 'request')}, as \`max-requests\` says. To have the rest, ${goOn}, or raise ` +
        '`max-requests` (the known service allows 100 requests per organization and hour).'
      );
    case 'rate-limited':
      return (
        'The service takes no more requests for now: its analytics allow 100 per organization and hour, all uses together' +
        `${retryIn(gap.fault)}. Later, ${goOn}.`
      );
    case 'fault':
      return `The page views could not be read: ${saidBy(gap.fault)}. ${cure(gap.fault, goOn)}`;
    case 'moved':
      return (
        'Rows moved from page to page while they were read, so some may be missing. Let the window end with yesterday ' +
        '(leave `date-to` out), where nothing is counted any more, or run it again.'
      );
    case 'empty-page':
      return `The service promised more rows from row ${thousands(gap.row)} on and gave none (empty-page). Report it to its support.`;
    case 'repeated-page':
      return (
        `The service gave the same rows again at row ${thousands(gap.row)} and promised more still (repeated-page). ` +
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
  if (more < 0) return `The rows add up to ${counted(-more, 'view')} more than the totals say.`;
  if (more === 0) return '';
  // Rows that move up while they are read are seen on no page; where all came in one answer, nothing can have moved.
  const moved = requests > 1 ? ', or they moved while they were read' : '';
  return `${counted(more, 'view')} of the totals belong to pages that the service does not list${moved}.`;
}

function retryIn({ retryAfterMs }: Fault): string {
  return retryAfterMs === undefined ? '' : `. It asks to come back in ${duration(retryAfterMs)}`;
}

function saidBy(fault: Fault): string {
  const status =
    fault.kind === 'status' ? `the service answered ${fault.status ?? 'with an error'}` : undefined;
  const said = [status, fault.detail].filter((part) => part !== undefined && part !== '').join(', ');
  return fault.requestId === undefined ? said : `${said} (request ${fault.requestId})`;
}

/** Causes of the statuses: the known service's keys expire after 90 days unless set otherwise, and have scopes and address limits. */
const CURES: Readonly<Record<number, string>> = {
  400: 'Check the dates: the service refused the request as it is.',
  401: 'Check `api-key`: it must be an admin API key, and keys expire. Create a new one and update the secret.',
  403: 'The key may not do this: check that it has the scope to read, and whether it is limited to other IP addresses.',
  404: 'Check `project-id`: copy it from the API keys page of the dashboard. Check the path in `base-url` too.',
};

function cure(fault: Fault, goOn: string): string {
  if (fault.kind === 'bad-answer')
    return 'Check that `base-url` is the address of the service’s API, not of a web page or a proxy.';
  if (fault.kind === 'not-sent')
    return 'Check `base-url`, and whether the runner may reach it (firewall, proxy).';
  return CURES[fault.status ?? 0] ?? `In a while, ${goOn}.`;
}
