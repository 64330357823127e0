import { notOk } from '../domain/errors.ts';
import { CONNECTION_INPUTS } from '../inputs/connection.ts';
import { matchesGlobs, parseGlobs, type Glob } from '../inputs/glob.ts';
import {
  booleanOr,
  combineInputs,
  numberFrom,
  optional,
  type Fields,
  type ParseResult,
  type Values,
  withDefault,
} from '../inputs/parse.ts';
import { parseExportDate, parseExportDateRange, type DateRange } from './date-range.ts';
import { parseExportFile } from './file-formats.ts';

/** Returns the inputs that every export of analytics has. */
export function exportInputs(defaultFile: string) {
  return {
    ...CONNECTION_INPUTS,
    'date-from': optional(parseExportDate),
    'date-to': optional(parseExportDate),
    days: withDefault('28', numberFrom(1, 3650)),
    paths: parseGlobs,
    summary: booleanOr(true),
    file: withDefault(defaultFile, parseExportFile),
  };
}

export type ExportInputs = Values<ReturnType<typeof exportInputs>>;

/** Parses the value that depends on several inputs. */
export function parseExportRange(
  { dateFrom, dateTo, days }: Fields<ExportInputs>,
  now: Date,
): ParseResult<DateRange> {
  const dates = combineInputs({ from: dateFrom, to: dateTo, days });
  // Invalid fields have errors of their own.
  return dates.ok ? parseExportDateRange(dates.value, now) : notOk([]);
}

/**
 * Returns whether `paths` includes a page. A list that only excludes pages includes all others.
 *
 * @param page its path; empty for a problem without a page, which no pattern selects.
 */
export function isPageExported(paths: readonly Glob[], page: string): boolean {
  const onlyExcludes = paths.every(({ negated }) => negated);
  if (page === '') return onlyExcludes;
  return paths.length === 0 || matchesGlobs(paths, page);
}
