import { pluralize } from '../report/format.ts';
import { explainServiceError, explanationText } from '../report/service-errors.ts';
import type { CollectedViews, IncompleteReason } from './collect.ts';
import type { ViewsReport } from './report.ts';

const REQUEST = { request: 'views', host: 'the docs service' } as const;

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
    case 'request-failed':
      return [explanationText(explainServiceError({ ...REQUEST, error: incomplete.error })), resume];
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

/** Explains a difference between the totals and the sum of the rows; empty if there is none. */
export function explainUnlisted({ unlisted = 0, requests }: CollectedViews): string {
  if (unlisted === 0) return '';
  if (unlisted < 0) return `The rows add up to ${pluralize(-unlisted, 'view')} more than the totals.`;
  // A row that moves up between two requests is on neither page. Within one response, nothing moves.
  const moved = requests > 1 ? ', or whose rows moved during the export' : '';
  return `The totals include ${pluralize(unlisted, 'view')} of pages that the service does not list${moved}.`;
}
