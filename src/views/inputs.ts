import { parseGlobs } from '../inputs/glob.ts';
import {
  combine,
  invalid,
  invalidValue,
  numberFrom,
  ok,
  oneOf,
  parseBoolean,
  type ParseResult,
} from '../inputs/parse.ts';
import { parseDateRange } from './date-range.ts';

/** Values of `format`, which are also file extensions. */
const FORMATS = ['csv', 'json', 'ndjson'] as const;
type Format = (typeof FORMATS)[number];

/** Inputs of `views/action.yml`, without those of the connection. A test compares the two. */
export const VIEWS_INPUT_NAMES = [
  'date-from',
  'date-to',
  'days',
  'compare',
  'paths',
  'paths-ignore',
  'sort-by',
  'top',
  'format',
  'file',
  'limit',
  'offset',
  'max-requests',
  'summary',
] as const;
export type ViewsInputName = (typeof VIEWS_INPUT_NAMES)[number];

export type ViewsInputs = Extract<ReturnType<typeof parseViewsInputs>, { ok: true }>['value'];

/** Parses all inputs, or returns all errors. `getInput` returns the value without surrounding white space. */
export function parseViewsInputs(getInput: (name: ViewsInputName) => string, now: Date) {
  const format = oneOf(...FORMATS)(getInput('format'), 'format');
  const parsed = combine({
    range: parseDateRange(getInput, now),
    compare: parseBoolean(getInput('compare'), 'compare'),
    filter: combine({
      paths: parseGlobs(getInput('paths'), 'paths'),
      pathsIgnore: parseGlobs(getInput('paths-ignore'), 'paths-ignore'),
    }),
    sortBy: oneOf('total', 'human', 'ai', 'change')(getInput('sort-by'), 'sort-by'),
    // A matrix has at most 256 jobs.
    top: numberFrom(1, 250)(getInput('top'), 'top'),
    format,
    file: parseFileName(getInput('file'), format.ok ? format.value : 'csv'),
    // Rows per request, and the first row (service document §4.4).
    limit: numberFrom(1, 250)(getInput('limit'), 'limit'),
    offset: numberFrom(0, 100_000_000)(getInput('offset'), 'offset'),
    maxRequests: numberFrom(1, 1000)(getInput('max-requests'), 'max-requests'),
    summary: parseBoolean(getInput('summary'), 'summary'),
  });
  if (parsed.ok && parsed.value.sortBy === 'change' && !parsed.value.compare)
    return invalid('`sort-by: change` requires `compare: true`.');
  return parsed;
}

/** Checks the name only: whether the path may be written depends on the workspace. */
function parseFileName(text: string, format: Format): ParseResult<string> {
  if (text === '') return ok(`page-views.${format}`);
  const extension = FORMATS.find((each) => text.toLowerCase().endsWith(`.${each}`)) ?? format;
  if (extension === format && !/\p{Cc}|[/\\]$/u.test(text)) return ok(text);
  return invalidValue(
    'file',
    text,
    `Use the path of a .${format} file, for example reports/page-views.${format}.`,
  );
}
