import type { RequestError } from '../domain.ts';
import { formatDuration, pluralize } from '../report/format.ts';
import { describeError, PAYMENT_REMEDY } from '../report/service-errors.ts';
import type { CollectedViews, IncompleteReason } from './collect.ts';
import type { ViewsReport } from './report.ts';

const HOUR_MS = 3_600_000;

type Warning = Readonly<{ title: string; message: string }>;

/** What is missing from a report. Messages contain error text of the service: escape it for Markdown. */
export function listWarnings({ current, previous }: ViewsReport): readonly Warning[] {
  return [
    current.incomplete && {
      title: 'The page views are incomplete',
      message: explainIncomplete(current.incomplete, current.nextOffset),
    },
    previous?.incomplete && {
      title: 'The previous period is incomplete',
      message: `${explain(previous.incomplete, 0)[0]} Unknown changes are left empty.`,
    },
  ].filter((warning) => warning !== undefined);
}

/** What happened and what to do. `nextOffset`: where a later run can resume. */
export function explainIncomplete(incomplete: IncompleteReason, nextOffset?: number): string {
  return explain(incomplete, nextOffset).join(' ');
}

function explain(incomplete: IncompleteReason, nextOffset: number | undefined): readonly [string, string] {
  const resume = resumption(nextOffset);
  switch (incomplete.reason) {
    case 'max-requests':
      return [
        'The export stopped because it used all requests that `max-requests` allows.',
        `To read more rows in one run, raise \`max-requests\`. ${resume}`,
      ];
    case 'rate-limited':
      return [
        'The docs service rejected the request (429). It allows 100 analytics requests per organization and hour.',
        `Wait ${formatDuration(incomplete.error.retryAfterMs ?? HOUR_MS)}. ${resume}`,
      ];
    case 'request-failed':
      return [
        `The page views could not be read: ${describeError(incomplete.error, 'the docs service')}${requestIdOf(incomplete.error)}.`,
        `${remedyFor(incomplete.error)} ${resume}`,
      ];
    case 'rows-moved':
      return [
        'Rows moved between pages during the export, so some may be missing.',
        'Run the action again. If `date-to` is set, remove it: a date range that ends yesterday no longer changes.',
      ];
    case 'inconsistent-paging':
      return [
        `The docs service announced more rows, but returned no new ones at offset ${incomplete.offset}.`,
        'Contact the support of the service.',
      ];
    case 'cancelled':
      return ['The run was cancelled. No file was written.', 'Run the action again.'];
  }
}

function resumption(nextOffset: number | undefined): string {
  if (nextOffset === undefined)
    return 'Rows moved before the export stopped, so run the action again without `offset`.';
  return nextOffset === 0
    ? 'Run the action again.'
    : `To resume, run the action again with \`offset: ${nextOffset}\`.`;
}

function requestIdOf({ requestId: id }: RequestError): string {
  return id === undefined ? '' : ` (request ${id})`;
}

/** Keys of the known service expire after 90 days by default, and have scopes and allowed IP addresses. */
const REMEDIES: Readonly<Record<number, string>> = {
  400: 'Check the dates.',
  401: 'Check `api-key`. Keys expire: if necessary, create a new admin API key and update the secret.',
  403: 'Check that the API key has read access, and whether it is restricted to other IP addresses.',
  404: 'Check `project-id`, and the path in `base-url`. The project ID is on the API keys page of the dashboard.',
};

function remedyFor({ kind, status, paymentRequired }: RequestError): string {
  if (paymentRequired === true) return PAYMENT_REMEDY;
  if (kind === 'not-sent') return 'Check `base-url`, and whether the runner can reach it (firewall, proxy).';
  if (kind === 'invalid-response')
    return 'Check that `base-url` is the address of the API, not of a website or a proxy.';
  return REMEDIES[status ?? 0] ?? 'Wait a few minutes.';
}

/** Explains a difference between the totals and the sum of the rows; empty if there is none. */
export function explainUnlisted({ unlisted = 0, requests }: CollectedViews): string {
  if (unlisted === 0) return '';
  if (unlisted < 0) return `The rows add up to ${pluralize(-unlisted, 'view')} more than the totals.`;
  // A row that moves up between two requests is on neither page. Within one response, nothing moves.
  const moved = requests > 1 ? ', or whose rows moved during the export' : '';
  return `The totals include ${pluralize(unlisted, 'view')} of pages that the service does not list${moved}.`;
}
