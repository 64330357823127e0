import { notOk, ok } from '../domain/errors.ts';
import { CONNECTION_INPUTS } from '../inputs/connection.ts';
import { matchesGlobs, parseGlobs, type Glob } from '../inputs/glob.ts';
import {
  booleanOr,
  numberFrom,
  optional,
  type CombinedInputs,
  type Values,
  withDefault,
} from '../inputs/parse.ts';
import { parseExportDate, parseExportDateRange, type DateRange } from './date-range.ts';
import { parseFileFormat } from '../rendering/file-formats.ts';

/** The inputs that every export of analytics has. */
export const EXPORT_INPUTS = {
  ...CONNECTION_INPUTS,
  'date-from': optional(parseExportDate),
  'date-to': optional(parseExportDate),
  days: withDefault('28', numberFrom(1, 3650)),
  paths: parseGlobs,
  summary: booleanOr(true),
  format: parseFileFormat,
};

export type ExportInputs = Values<typeof EXPORT_INPUTS>;

/** Adds the value that depends on several inputs. */
export function withExportRange<T extends ExportInputs>(
  parsed: CombinedInputs<T>,
  now: Date,
): CombinedInputs<T & Readonly<{ range: DateRange }>> {
  if (!parsed.ok) return parsed;
  const { dateFrom: from, dateTo: to, days } = parsed.value;
  const range = parseExportDateRange({ from, to, days }, now);
  if (!range.ok) return notOk([range.error]);
  return ok({ ...parsed.value, range: range.value });
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
