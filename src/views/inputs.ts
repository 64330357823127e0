import { invalid, ok, combine, quoteValue, parseBoolean, type ParseResult } from '../inputs/parse.ts';
import { parsePageFilter, type PageFilter } from './page-filter.ts';
import { parseDateRange, type DateRange } from './date-range.ts';

/** What pages can be ranked by. */
export const SORT_KEYS = ['total', 'human', 'ai', 'change'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** What a file can be. */
export const FORMATS = ['csv', 'json', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

/** Inputs of `views/action.yml` beside those of the connection; a test holds the two to each other. */
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
  compare: boolean;
  includesPage: PageFilter;
  /** Whether `paths` or `paths-ignore` leaves anything out. */
  filtered: boolean;
  sortBy: SortKey;
  top: number;
  format: Format;
  file: string;
  /** Rows per request and row to begin with (service document §4.4). */
  limit: number;
  offset: number;
  maxRequests: number;
  summary: boolean;
}>;

/** Reads all inputs, or tells all their faults together. `raw` gives a text without surrounding white space. */
export function parseViewsInputs(
  getInput: (name: ViewsInputName) => string,
  now: Date,
): ParseResult<ViewsInputs> {
  const format = parseChoice('format', getInput('format'), FORMATS);
  const parsed = combine({
    range: parseDateRange({
      dateFrom: getInput('date-from'),
      dateTo: getInput('date-to'),
      days: getInput('days'),
      now,
    }),
    compare: parseBoolean('compare', getInput('compare')),
    includesPage: parsePageFilter(getInput('paths'), getInput('paths-ignore')),
    filtered: ok(getInput('paths') !== '' || getInput('paths-ignore') !== ''),
    sortBy: parseChoice('sort-by', getInput('sort-by'), SORT_KEYS),
    // A matrix has at most 256 jobs, and a longer table would crowd any prompt.
    top: parseInteger('top', getInput('top'), [1, 250]),
    format,
    file: parseFilePath(getInput('file'), format.ok ? format.value : undefined),
    limit: parseInteger('limit', getInput('limit'), [1, 250]),
    offset: parseInteger('offset', getInput('offset'), [0, 100_000_000]),
    maxRequests: parseInteger('max-requests', getInput('max-requests'), [1, 1000]),
    summary: parseBoolean('summary', getInput('summary')),
  });
  if (parsed.ok && parsed.value.sortBy === 'change' && !parsed.value.compare)
    return invalid(
      '`sort-by: change` needs the window before to compare with. Write `compare: true` too, or another `sort-by`.',
    );
  return parsed;
}

/** Whether a summary is wanted where other inputs are wrong: unless it is plainly declined. */
export function isSummaryWanted(getInput: (name: ViewsInputName) => string): boolean {
  const wanted = parseBoolean('summary', getInput('summary'));
  return !wanted.ok || wanted.value;
}

function parseChoice<T extends string>(name: string, text: string, choices: readonly T[]): ParseResult<T> {
  const choice = choices.find((each) => each === text.toLowerCase());
  return choice === undefined
    ? invalid(`\`${name}\` is ${quoteValue(text)}. Write one of ${choices.join(', ')}.`)
    : ok(choice);
}

function parseInteger(
  name: string,
  text: string,
  [min, max]: readonly [number, number],
): ParseResult<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  return invalid(`\`${name}\` is ${quoteValue(text)}. Write a whole number from ${min} to ${max}.`);
}

/** The lexical part of "inside the workspace"; symbolic links are the file system's to see. */
function parseFilePath(text: string, format: Format | undefined): ParseResult<string> {
  if (text === '') return ok(`page-views.${format ?? 'csv'}`);
  const write = `Write a path inside the workspace, for example reports/page-views.${format ?? 'csv'}.`;
  if (/\p{Cc}/u.test(text)) return invalid(`\`file\` has line breaks or control characters in it. ${write}`);
  if (/^([/\\]|[A-Za-z]:)/.test(text))
    return invalid(`\`file\` is ${quoteValue(text)}, an absolute path. ${write}`);
  const segments = text.split(/[/\\]/);
  if (segments.includes('..'))
    return invalid(`\`file\` is ${quoteValue(text)}, which may lead out of the workspace. ${write}`);
  const name = segments.at(-1) ?? '';
  if (name === '' || name === '.') return invalid(`\`file\` is ${quoteValue(text)}, a folder. ${write}`);
  const conclusion = FORMATS.find((each) => name.toLowerCase().endsWith(`.${each}`));
  if (format !== undefined && conclusion !== undefined && conclusion !== format)
    return invalid(
      `\`file\` is ${quoteValue(text)} but \`format\` is ${format}. Write \`format: ${conclusion}\`, or another ending.`,
    );
  return ok(text);
}
