import { parseGlobs } from '../inputs/glob.ts';
import {
  combine,
  invalid,
  invalidValue,
  ok,
  parseBoolean,
  parseEnum,
  parseNumber,
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
  const format = parseEnum('format', getInput('format'), FORMATS);
  const parsed = combine({
    range: parseDateRange(getInput, now),
    compare: parseBoolean('compare', getInput('compare')),
    filter: combine({
      paths: parseGlobs('paths', getInput('paths')),
      pathsIgnore: parseGlobs('paths-ignore', getInput('paths-ignore')),
    }),
    sortBy: parseEnum('sort-by', getInput('sort-by'), ['total', 'human', 'ai', 'change']),
    // A matrix has at most 256 jobs.
    top: parseNumber('top', getInput('top'), { min: 1, max: 250 }),
    format,
    file: parseFileName(getInput('file'), format.ok ? format.value : 'csv'),
    // Rows per request, and the first row (service document §4.4).
    limit: parseNumber('limit', getInput('limit'), { min: 1, max: 250 }),
    offset: parseNumber('offset', getInput('offset'), { min: 0, max: 100_000_000 }),
    maxRequests: parseNumber('max-requests', getInput('max-requests'), { min: 1, max: 1000 }),
    summary: parseBoolean('summary', getInput('summary')),
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
