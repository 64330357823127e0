import { parseExportInputs, type GetInput } from '../analytics/export.ts';
import { SIGNAL_KINDS } from '../domain.ts';
import { combine, invalid, ok, parseBoolean, parseEnum, parseNumber, splitList } from '../inputs/parse.ts';
import type { ParseResult } from '../inputs/parse.ts';

/** Values of `include`, in the order in which they are read. */
const INCLUDABLE = [...SIGNAL_KINDS, 'views'] as const;
export type Included = (typeof INCLUDABLE)[number];

export type SignalsInputs = Extract<ReturnType<typeof parseSignalsInputs>, { ok: true }>['value'];

/** Parses all inputs, or returns all errors. */
export function parseSignalsInputs(getInput: GetInput, now: Date) {
  return combine({
    ...parseExportInputs(getInput, now, 'reader-signals', 50),
    include: parseInclude(getInput('include')),
    minCount: parseNumber('min-count', getInput('min-count'), { min: 1, max: 10_000 }),
    texts: parseBoolean('texts', getInput('texts')),
  });
}

function parseInclude(text: string): ParseResult<readonly Included[]> {
  const items = splitList(text).map((item) => parseEnum('include', item, INCLUDABLE));
  const errors = items.flatMap((item) => (item.ok ? [] : item.error));
  if (errors.length > 0) return { ok: false, error: errors };
  const included = INCLUDABLE.filter((each) => items.some((item) => item.ok && item.value === each));
  if (included.some((each) => each !== 'views')) return ok(included);
  return invalid('`include` names nothing that can be listed. Add questions, searches or feedback.');
}
