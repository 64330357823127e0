import { SIGNAL_KINDS, type DateRange, type SignalKind } from '../domain/analytics.ts';
import { notOk, ok } from '../domain/errors.ts';
import { CONNECTION_INPUTS } from '../inputs/connection.ts';
import { matchesGlobs, parseGlobs, type Glob } from '../inputs/glob.ts';
import {
  booleanOr,
  combineInputs,
  invalidValue,
  numberFrom,
  oneOf,
  optional,
  parseEachInput,
  splitList,
  withDefault,
  type CombinedInputs,
  type InputSource,
  type ParseResult,
  type Values,
} from '../inputs/parse.ts';
import { parseFileFormat } from '../rendering/file-formats.ts';
import { parseDate, parseDateRange } from './date-range.ts';

/** The inputs of `analytics/action.yml` that mean the same for all data. */
const EXPORT_INPUTS = {
  ...CONNECTION_INPUTS,
  data: withDefault('views', oneOf('views', 'signals')),
  'date-from': optional(parseDate),
  'date-to': optional(parseDate),
  days: withDefault('28', numberFrom(1, 3650)),
  paths: parseGlobs,
  summary: booleanOr(true),
  format: parseFileFormat,
};

/** The inputs with `data: views`; a test compares the names with `analytics/action.yml`. */
export const VIEWS_INPUTS = {
  ...EXPORT_INPUTS,
  top: withDefault('20', numberFrom(1, 250)),
  include: onlyForSignals,
  compare: onlyForSignals,
};

/** The inputs with `data: signals`; a test compares the names with `analytics/action.yml`. */
export const SIGNALS_INPUTS = {
  ...EXPORT_INPUTS,
  top: withDefault('10', numberFrom(1, 50)),
  include: withDefault('questions, searches, feedback', parseInclude),
  compare: booleanOr(false),
};

export type ExportInputs = Values<typeof EXPORT_INPUTS> & Readonly<{ range: DateRange }>;
export type ViewsInputs = Values<typeof VIEWS_INPUTS> & ExportInputs;
export type SignalsInputs = Values<typeof SIGNALS_INPUTS> & ExportInputs;

/** The inputs of a step, whatever it exports. */
export type AnalyticsSource = InputSource<typeof VIEWS_INPUTS & typeof SIGNALS_INPUTS>;

/** Parses all inputs with `data: views`, or returns the errors of all of them. */
export function parseViewsInputs(
  source: InputSource<typeof VIEWS_INPUTS>,
  now: Date,
): CombinedInputs<ViewsInputs> {
  return withRange(combineInputs(parseEachInput(VIEWS_INPUTS, source)), now);
}

/** Parses all inputs with `data: signals`, or returns the errors of all of them. */
export function parseSignalsInputs(
  source: InputSource<typeof SIGNALS_INPUTS>,
  now: Date,
): CombinedInputs<SignalsInputs> {
  return withRange(combineInputs(parseEachInput(SIGNALS_INPUTS, source)), now);
}

/** Adds the value that depends on several inputs. */
function withRange<T extends Values<typeof EXPORT_INPUTS>>(
  parsed: CombinedInputs<T>,
  now: Date,
): CombinedInputs<T & Readonly<{ range: DateRange }>> {
  if (!parsed.ok) return parsed;
  const range = parseDateRange(parsed.value, now);
  if (!range.ok) return notOk([range.error]);
  return ok({ ...parsed.value, range: range.value });
}

/** Refuses an input that would change nothing. */
function onlyForSignals(text: string, name: string): ParseResult<undefined> {
  if (text === '') return ok(undefined);
  return notOk(
    `\`${name}\` is only for \`data: signals\`. Remove it, or set \`data: signals\`.`,
  );
}

/** Parses the words of `include`, in any order. */
function parseInclude(text: string, name: string): ParseResult<readonly SignalKind[]> {
  const words = splitList(text.toLowerCase());
  const included = SIGNAL_KINDS.filter((kind) => words.includes(kind));
  const unknown = words.find((word) => !SIGNAL_KINDS.some((kind) => kind === word));
  if (unknown === undefined && included.length > 0) return ok(included);
  return invalidValue(name, unknown ?? text, 'Use questions, searches or feedback.');
}

/**
 * Returns whether `paths` includes a page. A list that only excludes pages includes all others.
 *
 * @param page its path; empty for a problem without a page, which no pattern selects.
 */
export function isExported(paths: readonly Glob[], page: string): boolean {
  const onlyExcludes = paths.every(({ negated }) => negated);
  if (page === '') return onlyExcludes;
  return paths.length === 0 || matchesGlobs(paths, page);
}
