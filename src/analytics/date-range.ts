import type { DateRange } from '../domain/analytics.ts';
import { notOk, ok } from '../domain/errors.ts';
import { invalidValue, type ParseResult } from '../inputs/parse.ts';

const DAY_MS = 86_400_000;

/** Form of a day. Days of this form can be compared as texts. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Decides the date range. The default is `days` days until yesterday, because these no longer
 * change. `dateTo` alone moves the end, `dateFrom` the start.
 */
export function parseDateRange(
  given: Readonly<Record<keyof DateRange, string | undefined> & { days: number }>,
  now: Date,
): ParseResult<DateRange> {
  const today = dayOf(now.getTime());
  const tomorrow = daysBefore(today, -1);
  const dateTo = given.dateTo ?? today;
  const dateFrom = given.dateFrom ?? daysBefore(dateTo, given.days);
  if (dateTo > tomorrow) {
    return notOk(
      `\`date-to\` is in the future: ${dateTo}. To include today, use ${tomorrow}.`,
    );
  }
  if (dateFrom >= dateTo) {
    return notOk(
      `\`date-from\` must be before \`date-to\`: ${dateFrom}, ${dateTo}. \`date-to\` is exclusive and defaults to today.`,
    );
  }
  return ok({ dateFrom, dateTo });
}

/** Returns the period of the same length right before this one. */
export function previousRange(range: DateRange): DateRange {
  const { dateFrom } = range;
  return { dateFrom: daysBefore(dateFrom, lengthOf(range)), dateTo: dateFrom };
}

/** Formats a range for people, with its last day: `2026-02-01 to 2026-02-28 (28 days)`. */
export function formatRange(range: DateRange): string {
  const days = lengthOf(range);
  if (days === 1) return range.dateFrom;
  return `${range.dateFrom} to ${daysBefore(range.dateTo, 1)} (${days} days)`;
}

/** Parses a day that exists. */
export function parseDate(text: string, name: string): ParseResult<string> {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse reads 30 February as 2 March.
  const exists = !Number.isNaN(time) && dayOf(time) === text;
  return exists ? ok(text) : invalidValue(name, text, 'Use a date such as 2026-08-01.');
}

/** Returns the length of a range in days. */
function lengthOf({ dateFrom, dateTo }: DateRange): number {
  return (Date.parse(dateTo) - Date.parse(dateFrom)) / DAY_MS;
}

function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * DAY_MS);
}

/** Returns the day (UTC) of a time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
