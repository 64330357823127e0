import { invalid, ok, type ParseResult } from '../inputs/parse.ts';
import { singleLine, truncate } from '../text.ts';

/** Days (`YYYY-MM-DD`) or times, as they are sent to the service. `to` is exclusive (service document §4.4). */
export type DateRange = Readonly<{ from: string; to: string }>;

const DAY_MS = 86_400_000;

/** A date, or a time with its time zone. */
const FORMAT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/** The default is `days` whole days (UTC) until yesterday: those no longer change. `to` alone moves the end, `from` the start. */
export function parseDateRange(
  given: Readonly<{ from: string | undefined; to: string | undefined; days: number }>,
  now: Date,
): ParseResult<DateRange> {
  const to = given.to ?? dayOf(now.getTime());
  const from = given.from ?? before(to, given.days * DAY_MS);
  const tomorrow = dayOf(now.getTime() + DAY_MS);
  if (Date.parse(to) > Date.parse(tomorrow))
    return invalid(
      `\`date-to\` is in the future: ${to}. To include today, use ${tomorrow}.`,
    );
  if (Date.parse(from) >= Date.parse(to))
    return invalid(
      `\`date-from\` must be before \`date-to\`: ${from}, ${to}. \`date-to\` is exclusive and defaults to today.`,
    );
  return ok({ from, to });
}

/** The period of the same length right before this one. */
export function previousRange({ from, to }: DateRange): DateRange {
  return { from: before(from, Date.parse(to) - Date.parse(from)), to: from };
}

/** For people: the last day is included, unless the range has a time of day. Fractions of a second are left out. */
export function formatDateRange({ from, to }: DateRange): string {
  if (!isWholeDay(from) || !isWholeDay(to))
    return `${from} up to ${to}`.replaceAll(/\.\d+/g, '');
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days === 1 ? from : `${from} to ${before(to, DAY_MS)} (${days} days)`;
}

/** A day or a time that exists. */
export function parseDate(text: string, name: string): ParseResult<string> {
  const day = text.slice(0, 10);
  // Date.parse reads 30 February as 2 March.
  if (
    FORMAT.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    dayOf(Date.parse(day)) === day
  )
    return ok(text);
  return invalid(
    `\`${name}\` is not a valid date: ${truncate(singleLine(text), 40)}. Use YYYY-MM-DD, or a time with a time zone such as 2026-08-01T00:00:00Z.`,
  );
}

/** An earlier time, as a day if possible. */
function before(date: string, ms: number): string {
  const at = Date.parse(date) - ms;
  return isWholeDay(date) && ms % DAY_MS === 0 ? dayOf(at) : new Date(at).toISOString();
}

function isWholeDay(date: string): boolean {
  return date.length === 10;
}

/** The day (UTC) of a time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
