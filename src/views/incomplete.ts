import { explainStop } from '../analytics/request-page.ts';
import type { IncompleteReason } from './collect.ts';
import type { ViewsReport } from './report.ts';

/** What is missing from a report. Messages contain error text of the service: escape it for Markdown. */
export function listWarnings({ current, previous }: ViewsReport) {
  return [
    current.incomplete && {
      title: 'The page views are incomplete',
      message: explainIncomplete(current.incomplete, current.nextOffset),
    },
    previous?.incomplete && {
      title: 'The previous period is incomplete',
      message: `${explainIncomplete(previous.incomplete, 0)} Unknown changes are left empty.`,
    },
  ].filter((warning) => warning !== undefined);
}

/** What happened and what to do. `nextOffset`: where a later run can resume. */
export function explainIncomplete(incomplete: IncompleteReason, nextOffset?: number): string {
  switch (incomplete.reason) {
    case 'rows-moved':
      return (
        'Rows moved between pages during the export, so some may be missing. Run the action again. ' +
        'If `date-to` is set, remove it: a date range that ends yesterday no longer changes.'
      );
    case 'inconsistent-paging':
      return (
        `The docs service announced more rows, but returned no new ones at offset ${incomplete.offset}. ` +
        'Contact the support of the service.'
      );
    case 'cancelled':
      return explainStop(incomplete);
    default:
      return `${explainStop(incomplete)} ${resumption(nextOffset)}`;
  }
}

function resumption(nextOffset: number | undefined): string {
  if (nextOffset === undefined)
    return 'Rows moved before the export stopped, so run the action again without `offset`.';
  return nextOffset === 0
    ? 'Run the action again.'
    : `To resume, run the action again with \`offset: ${nextOffset}\`.`;
}
