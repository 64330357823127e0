import type { CollectedViews } from './collect.ts';
import { columnNames } from './file-formats.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';

/** What a reader of the file has to know and the file cannot say: which days, whether anything is missing, when it was made. */
export function renderMetadata(report: ViewsReport, inputs: ViewsInputs, generatedAt: Date): string {
  const { current, previous } = report;
  const details = {
    file: inputs.file,
    format: inputs.format,
    columns: columnNames(inputs.compare),
    generatedAt: generatedAt.toISOString(),
    rows: report.pages.length,
    filtered: inputs.filtered,
    offset: inputs.offset,
    ...describeCollection(current),
    // Of the chosen pages where `paths` chooses; the site-wide ones stand above.
    chosen: inputs.filtered ? report.totals : undefined,
    before: previous && describeCollection(previous),
  };
  return `${JSON.stringify(details, undefined, 2)}\n`;
}

function describeCollection(collection: CollectedViews): object {
  const { range, totals, incomplete, changed, nextOffset, unlisted, requests } = collection;
  return {
    window: { dateFrom: range.from.text, dateTo: range.to.text },
    totals,
    complete: incomplete === undefined,
    reason: incomplete?.reason,
    // Told beside any reason: a limit that was met does not say that rows have slipped as well.
    moved: changed || undefined,
    nextOffset,
    unlisted,
    requests,
  };
}
