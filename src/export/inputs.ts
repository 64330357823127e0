import { notOk } from '../domain/errors.ts';
import { CONNECTION_INPUTS } from '../inputs/connection.ts';
import { parseGlobs } from '../inputs/glob.ts';
import {
  booleanOr,
  combine,
  numberFrom,
  oneOf,
  optional,
  parseText,
  type Fields,
  type ParseResult,
  type Values,
  withDefault,
} from '../inputs/parse.ts';
import { parseDate, parseDateRange, type DateRange } from './date-range.ts';
import { FILE_FORMATS, parseFileName } from './file-formats.ts';

/** Inputs that every export of analytics has. */
export const EXPORT_INPUTS = {
  ...CONNECTION_INPUTS,
  'date-from': optional(parseDate),
  'date-to': optional(parseDate),
  days: withDefault('28', numberFrom(1, 3650)),
  compare: booleanOr(false),
  paths: parseGlobs,
  'paths-ignore': parseGlobs,
  format: withDefault('csv', oneOf(...FILE_FORMATS)),
  file: parseText,
  'max-requests': withDefault('90', numberFrom(1, 1000)),
  summary: booleanOr(true),
};

/** Error of a value whose fields are invalid. These have errors of their own, so it adds none. */
const REPORTED: ParseResult<never> = notOk([]);

/**
 * Parses the values that depend on several inputs.
 *
 * @param defaultName name of the file, without its extension.
 */
export function parseRangeAndFile(
  { dateFrom, dateTo, days, format, file }: Fields<Values<typeof EXPORT_INPUTS>>,
  now: Date,
  defaultName: string,
): Readonly<{ range: ParseResult<DateRange>; file: ParseResult<string> }> {
  const dates = combine({ from: dateFrom, to: dateTo, days });
  const name = combine({ format, file });
  return {
    range: dates.ok ? parseDateRange(dates.value, now) : REPORTED,
    file: name.ok ? parseName(name.value, defaultName) : REPORTED,
  };
}

function parseName(
  { file, format }: Pick<Values<typeof EXPORT_INPUTS>, 'file' | 'format'>,
  defaultName: string,
): ParseResult<string> {
  return parseFileName(file, format, defaultName);
}
