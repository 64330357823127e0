import { notOk, ok } from '../domain/errors.ts';
import { invalidValue, type ParseResult } from '../inputs/parse.ts';

/**
 * Days (`YYYY-MM-DD`, UTC), as they are sent to the service. `to` is exclusive (service document
 * §4.4).
 */
export type DateRange = Readonly<{ from: string; to: string }>;

const DAY_MS = 86_400_000;

/** Form of a day. Days of this form can be compared as texts. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Decides the date range. The default is `days` days until yesterday, because these no longer
 * change. `to` alone moves the end, `from` the start.
 */
export function parseDateRange(
  given: Readonly<{ from: string | undefined; to: string | undefined; days: number }>,
  now: Date,
): ParseResult<DateRange> {
  const today = dayOf(now.getTime());
  const tomorrow = daysBefore(today, -1);
  const to = given.to ?? today;
  const from = given.from ?? daysBefore(to, given.days);
  if (to > tomorrow) {
    return notOk(
      `\`date-to\` is in the future: ${to}. To include today, use ${tomorrow}.`,
    );
  }
  if (from >= to) {
    return notOk(
      `\`date-from\` must be before \`date-to\`: ${from}, ${to}. \`date-to\` is exclusive and defaults to today.`,
    );
  }
  return ok({ from, to });
}

/** Returns the period of the same length right before this one. */
export function previousRange(range: DateRange): DateRange {
  return { from: daysBefore(range.from, lengthOf(range)), to: range.from };
}

/** Returns a range in the words of the service. */
export function datesOf({ from, to }: DateRange) {
  return { dateFrom: from, dateTo: to };
}

/** Formats a range for people, with its last day: `2026-02-01 to 2026-02-28 (28 days)`. */
export function formatRange(range: DateRange): string {
  const days = lengthOf(range);
  if (days === 1) return range.from;
  return `${range.from} to ${daysBefore(range.to, 1)} (${days} days)`;
}

/** Parses a day that exists. */
export function parseDate(text: string, name: string): ParseResult<string> {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse reads 30 February as 2 March.
  const exists = !Number.isNaN(time) && dayOf(time) === text;
  return exists ? ok(text) : invalidValue(name, text, 'Use a date such as 2026-08-01.');
}

/** Returns the length of a range in days. */
function lengthOf({ from, to }: DateRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * DAY_MS);
}

/** Returns the day (UTC) of a time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
