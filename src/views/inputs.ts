import { parseGlobs, type PathFilter } from '../inputs/glob.ts';
import {
  combine,
  invalid,
  ok,
  parseBoolean,
  parseEnum,
  parseNumber,
  quoteValue,
  type ParseResult,
} from '../inputs/parse.ts';
import { parseDateRange, type DateRange } from './date-range.ts';

/** Values of `sort-by`. */
export const SORT_KEYS = ['total', 'human', 'ai', 'change'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Values of `format`, which are also file extensions. */
export const FORMATS = ['csv', 'json', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

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

export type ViewsInputs = Readonly<{
  range: DateRange;
  /** Whether to export the previous period too. */
  compare: boolean;
  filter: PathFilter;
  sortBy: SortKey;
  /** Number of pages in the table, the outputs and the summary. */
  top: number;
  format: Format;
  file: string;
  /** Rows per request, and the first row (service document §4.4). */
  limit: number;
  offset: number;
  maxRequests: number;
  summary: boolean;
}>;

/** Parses all inputs, or returns all errors. `getInput` returns the value without surrounding white space. */
export function parseViewsInputs(
  getInput: (name: ViewsInputName) => string,
  now: Date,
): ParseResult<ViewsInputs> {
  const format = parseEnum('format', getInput('format'), FORMATS);
  const parsed = combine({
    range: parseDateRange(getInput, now),
    compare: parseBoolean('compare', getInput('compare')),
    filter: combine({
      paths: parseGlobs('paths', getInput('paths')),
      pathsIgnore: parseGlobs('paths-ignore', getInput('paths-ignore')),
    }),
    sortBy: parseEnum('sort-by', getInput('sort-by'), SORT_KEYS),
    // A matrix has at most 256 jobs.
    top: parseNumber('top', getInput('top'), { min: 1, max: 250 }),
    format,
    file: parseFilePath(getInput('file'), format.ok ? format.value : 'csv'),
    limit: parseNumber('limit', getInput('limit'), { min: 1, max: 250 }),
    offset: parseNumber('offset', getInput('offset'), { min: 0, max: 100_000_000 }),
    maxRequests: parseNumber('max-requests', getInput('max-requests'), { min: 1, max: 1000 }),
    summary: parseBoolean('summary', getInput('summary')),
  });
  if (parsed.ok && parsed.value.sortBy === 'change' && !parsed.value.compare)
    return invalid('`sort-by: change` requires `compare: true`.');
  return parsed;
}

/** Checks the text only. Symbolic links are checked when the file is written. */
function parseFilePath(text: string, format: Format): ParseResult<string> {
  if (text === '') return ok(`page-views.${format}`);
  const name = text.split(/[/\\]/).at(-1) ?? '';
  if (/\p{Cc}|^([/\\]|[A-Za-z]:)|(^|[/\\])\.\.([/\\]|$)/u.test(text) || name === '' || name === '.')
    return invalid(
      `\`file\` is not a file path inside the workspace: ${quoteValue(text)}. Use a relative path such as reports/page-views.${format}.`,
    );
  const extension = FORMATS.find((each) => name.toLowerCase().endsWith(`.${each}`));
  if (extension !== undefined && extension !== format)
    return invalid(`\`file\` ends in .${extension}, but \`format\` is ${format}: ${quoteValue(text)}.`);
  return ok(text);
}
