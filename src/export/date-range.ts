import { ok } from '../domain/errors.ts';
import { invalid, type ParseResult } from '../inputs/parse.ts';
import { singleLine, truncate } from '../text/strings.ts';

/**
 * Days (`YYYY-MM-DD`) or times, as they are sent to the service. `to` is exclusive (service document
 * §4.4).
 */
export type DateRange = Readonly<{ from: string; to: string }>;

const DAY_MS = 86_400_000;

const DAY = String.raw`\d{4}-\d\d-\d\d`;
const TIME = String.raw`\d\d:\d\d(:\d\d(\.\d{1,9})?)?`;
const ZONE = String.raw`(Z|[+-]\d\d:\d\d)`;
/** A date, or a time with its time zone. */
const FORMAT = new RegExp(`^${DAY}(T${TIME}${ZONE})?$`);

/**
 * Decides the date range. The default is `days` whole days (UTC) until yesterday, because these no
 * longer change. `to` alone moves the end, `from` the start.
 */
export function parseExportDateRange(
  given: Readonly<{ from: string | undefined; to: string | undefined; days: number }>,
  now: Date,
): ParseResult<DateRange> {
  const time = now.getTime();
  const to = given.to ?? dayOf(time);
  const from = given.from ?? before(to, given.days * DAY_MS);
  const tomorrow = dayOf(time + DAY_MS);
  const endsAt = Date.parse(to);
  if (endsAt > Date.parse(tomorrow)) {
    return invalid(
      `\`date-to\` is in the future: ${to}. To include today, use ${tomorrow}.`,
    );
  }
  if (Date.parse(from) >= endsAt) {
    return invalid(
      `\`date-from\` must be before \`date-to\`: ${from}, ${to}. \`date-to\` is exclusive and defaults to today.`,
    );
  }
  return ok({ from, to });
}

/** Returns the period of the same length right before this one. */
export function previousExportRange(range: DateRange): DateRange {
  return { from: before(range.from, lengthOf(range)), to: range.from };
}

/** Returns a range in the words of the service. */
export function datesOfExport({ from, to }: DateRange) {
  return { dateFrom: from, dateTo: to };
}

/** Returns the length of a range in milliseconds. */
function lengthOf({ from, to }: DateRange): number {
  return Date.parse(to) - Date.parse(from);
}

/**
 * Formats a range for people. Includes the last day, unless the range has a time of day. Leaves out
 * fractions of a second.
 */
export function formatExportRange(range: DateRange): string {
  const { from, to } = range;
  if (!isWholeDay(from) || !isWholeDay(to)) {
    return `${from} up to ${to}`.replaceAll(/\.\d+/g, '');
  }
  const days = lengthOf(range) / DAY_MS;
  if (days === 1) return from;
  const lastDay = before(to, DAY_MS);
  return `${from} to ${lastDay} (${days} days)`;
}

/** Parses a day or a time that exists. */
export function parseExportDate(text: string, name: string): ParseResult<string> {
  if (isDate(text)) return ok(text);
  return invalid(
    `\`${name}\` is not a valid date: ${truncate(singleLine(text), 40)}. Use YYYY-MM-DD, or a time with a time zone such as 2026-08-01T00:00:00Z.`,
  );
}

function isDate(text: string): boolean {
  if (!FORMAT.test(text)) return false;
  if (Number.isNaN(Date.parse(text))) return false;
  // Date.parse reads 30 February as 2 March.
  const day = text.slice(0, 10);
  return dayOf(Date.parse(day)) === day;
}

/** Returns an earlier time, as a day if possible. */
function before(date: string, ms: number): string {
  const at = Date.parse(date) - ms;
  if (isWholeDay(date) && ms % DAY_MS === 0) return dayOf(at);
  return new Date(at).toISOString();
}

function isWholeDay(date: string): boolean {
  return date.length === 10;
}

/** Returns the day (UTC) of a time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
