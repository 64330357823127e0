import { parseExportInputs, type GetInput } from '../analytics/export.ts';
import { combine, invalid, parseEnum, parseNumber } from '../inputs/parse.ts';

export type ViewsInputs = Extract<ReturnType<typeof parseViewsInputs>, { ok: true }>['value'];

/** Parses all inputs, or returns all errors. */
export function parseViewsInputs(getInput: GetInput, now: Date) {
  const parsed = combine({
    // A matrix has at most 256 jobs.
    ...parseExportInputs(getInput, now, 'page-views', 250),
    sortBy: parseEnum('sort-by', getInput('sort-by'), ['total', 'human', 'ai', 'change']),
    // Rows per request, and the first row (service document §4.4).
    limit: parseNumber('limit', getInput('limit'), { min: 1, max: 250 }),
    offset: parseNumber('offset', getInput('offset'), { min: 0, max: 100_000_000 }),
  });
  if (parsed.ok && parsed.value.sortBy === 'change' && !parsed.value.compare)
    return invalid('`sort-by: change` requires `compare: true`.');
  return parsed;
}
