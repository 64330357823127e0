import { bad, good, together, quote, readBoolean, type Parsed } from '../inputs/parse.ts';
import { readPageFilter, type PageFilter } from './page-filter.ts';
import { readWindow, type DateWindow } from './date-range.ts';

/** What pages can be ranked by. */
export const SORT_KEYS = ['total', 'human', 'ai', 'change'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** What a file can be. */
export const FORMATS = ['csv', 'json', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

/** Inputs of `views/action.yml` beside those of the connection; a test holds the two to each other. */
export const VIEWS_INPUTS = [
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
export type ViewsInputName = (typeof VIEWS_INPUTS)[number];

export type ViewsInputs = Readonly<{
  window: DateWindow;
  compare: boolean;
  belongs: PageFilter;
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
export function readViewsInputs(raw: (name: ViewsInputName) => string, now: Date): Parsed<ViewsInputs> {
  const format = readChoice('format', raw('format'), FORMATS);
  const parsed = together({
    window: readWindow({ dateFrom: raw('date-from'), dateTo: raw('date-to'), days: raw('days'), now }),
    compare: readBoolean('compare', raw('compare')),
    belongs: readPageFilter(raw('paths'), raw('paths-ignore')),
    filtered: good(raw('paths') !== '' || raw('paths-ignore') !== ''),
    sortBy: readChoice('sort-by', raw('sort-by'), SORT_KEYS),
    // A matrix has at most 256 jobs, and a longer table would crowd any prompt.
    top: readWhole('top', raw('top'), [1, 250]),
    format,
    file: readFile(raw('file'), format.ok ? format.value : undefined),
    limit: readWhole('limit', raw('limit'), [1, 250]),
    offset: readWhole('offset', raw('offset'), [0, 100_000_000]),
    maxRequests: readWhole('max-requests', raw('max-requests'), [1, 1000]),
    summary: readBoolean('summary', raw('summary')),
  });
  if (parsed.ok && parsed.value.sortBy === 'change' && !parsed.value.compare)
    return bad(
      '`sort-by: change` needs the window before to compare with. Write `compare: true` too, or another `sort-by`.',
    );
  return parsed;
}

/** Whether a summary is wanted where other inputs are wrong: unless it is plainly declined. */
export function wantsSummary(raw: (name: ViewsInputName) => string): boolean {
  const wanted = readBoolean('summary', raw('summary'));
  return !wanted.ok || wanted.value;
}

function readChoice<T extends string>(name: string, text: string, choices: readonly T[]): Parsed<T> {
  const choice = choices.find((each) => each === text.toLowerCase());
  return choice === undefined
    ? bad(`\`${name}\` is ${quote(text)}. Write one of ${choices.join(', ')}.`)
    : good(choice);
}

function readWhole(name: string, text: string, [least, most]: readonly [number, number]): Parsed<number> {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return good(value);
  return bad(`\`${name}\` is ${quote(text)}. Write a whole number from ${least} to ${most}.`);
}

/** The lexical part of "inside the workspace"; symbolic links are the file system's to see. */
function readFile(text: string, format: Format | undefined): Parsed<string> {
  if (text === '') return good(`page-views.${format ?? 'csv'}`);
  const write = `Write a path inside the workspace, for example reports/page-views.${format ?? 'csv'}.`;
  if (/\p{Cc}/u.test(text)) return bad(`\`file\` has line breaks or control characters in it. ${write}`);
  if (/^([/\\]|[A-Za-z]:)/.test(text)) return bad(`\`file\` is ${quote(text)}, an absolute path. ${write}`);
  const segments = text.split(/[/\\]/);
  if (segments.includes('..'))
    return bad(`\`file\` is ${quote(text)}, which may lead out of the workspace. ${write}`);
  const name = segments.at(-1) ?? '';
  if (name === '' || name === '.') return bad(`\`file\` is ${quote(text)}, a folder. ${write}`);
  const ending = FORMATS.find((each) => name.toLowerCase().endsWith(`.${each}`));
  if (format !== undefined && ending !== undefined && ending !== format)
    return bad(
      `\`file\` is ${quote(text)} but \`format\` is ${format}. Write \`format: ${ending}\`, or another ending.`,
    );
  return good(text);
}
