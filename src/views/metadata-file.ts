import type { Collection } from './collect.ts';
import { columnNames } from './file-formats.ts';
import type { ViewsInputs } from './inputs.ts';
import type { ViewsReport } from './report.ts';

/** What a reader of the file has to know and the file cannot say: which days, whether anything is missing, when it was made. */
export function writeSideFile(report: ViewsReport, inputs: ViewsInputs, generatedAt: Date): string {
  const { current, previous } = report;
  const facts = {
    file: inputs.file,
    format: inputs.format,
    columns: columnNames(inputs.compare),
    generatedAt: generatedAt.toISOString(),
    rows: report.pages.length,
    filtered: inputs.filtered,
    offset: inputs.offset,
    ...reading(current),
    // Of the chosen pages where `paths` chooses; the site-wide ones stand above.
    chosen: inputs.filtered ? report.totals : undefined,
    before: previous && reading(previous),
  };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}

function reading(collection: Collection): object {
  const { window, totals, gap, moved, nextOffset, unlisted, requests } = collection;
  return {
    window: { dateFrom: window.from.text, dateTo: window.to.text },
    totals,
    complete: gap === undefined,
    reason: gap?.reason,
    // Told beside any reason: a limit that was met does not say that rows have slipped as well.
    moved: moved || undefined,
    nextOffset,
    unlisted,
    requests,
  };
}
