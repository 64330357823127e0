import { combine, invalid, ok, optional, parseNumber, type ParseResult } from '../inputs/parse.ts';
import { singleLine, truncate } from '../text.ts';

/** A date as it is sent to the service, and its time in milliseconds since 1970 UTC. */
export type DateBound = Readonly<{ text: string; at: number }>;

/** The dates to export. `to` is exclusive, as in the service (service document §4.4). */
export type DateRange = Readonly<{ from: DateBound; to: DateBound }>;

const DAY_MS = 86_400_000;

/** A date, or a time with its time zone. */
const FORMAT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * Parses the date range. The default is `days` whole days (UTC) that end yesterday, because views of past days no longer
 * change. `date-to` alone moves the end, `date-from` alone moves the start.
 */
export function parseDateRange(
  getInput: (name: 'date-from' | 'date-to' | 'days') => string,
  now: Date,
): ParseResult<DateRange> {
  const parsed = combine({
    from: optional(getInput('date-from'), (text) => parseDate('date-from', text)),
    to: optional(getInput('date-to'), (text) => parseDate('date-to', text)),
    days: parseNumber('days', getInput('days'), { min: 1, max: 3650 }),
  });
  if (!parsed.ok) return parsed;
  const { from, to = dayOf(now.getTime()), days } = parsed.value;
  return validateRange({ from: from ?? before(to, days * DAY_MS), to }, now);
}

/** The period of the same length right before this one. */
export function previousRange({ from, to }: DateRange): DateRange {
  return { from: before(from, to.at - from.at), to: from };
}

/** For people: the last day is included, unless the range has a time of day. */
export function formatDateRange({ from, to }: DateRange): string {
  if (!isWholeDay(from) || !isWholeDay(to)) return `${from.text} up to ${to.text}`;
  const days = Math.round((to.at - from.at) / DAY_MS);
  return days === 1 ? from.text : `${from.text} to ${dayOf(to.at - DAY_MS).text} (${days} days)`;
}

function validateRange(range: DateRange, now: Date): ParseResult<DateRange> {
  const { from, to } = range;
  const tomorrow = dayOf(now.getTime() + DAY_MS);
  if (from.at >= now.getTime()) return invalid(`\`date-from\` is in the future: ${from.text}.`);
  if (to.at > tomorrow.at)
    return invalid(`\`date-to\` is in the future: ${to.text}. To include today, use ${tomorrow.text}.`);
  if (from.at >= to.at)
    return invalid(
      `\`date-from\` must be before \`date-to\`: ${from.text}, ${to.text}. \`date-to\` is exclusive and defaults to today.`,
    );
  return ok(range);
}

function parseDate(name: string, text: string): ParseResult<DateBound> {
  const at = FORMAT.test(text) ? Date.parse(text) : Number.NaN;
  const day = text.slice(0, 10);
  // Date.parse reads 30 February as 2 March.
  if (!Number.isNaN(at) && dayOf(Date.parse(day)).text === day) return ok({ text, at });
  return invalid(
    `\`${name}\` is not a valid date: ${truncate(singleLine(text), 40)}. Use YYYY-MM-DD, or a time with a time zone such as 2026-08-01T00:00:00Z.`,
  );
}

/** An earlier time, written as a date if possible. */
function before(bound: DateBound, ms: number): DateBound {
  const at = bound.at - ms;
  return isWholeDay(bound) && ms % DAY_MS === 0 ? dayOf(at) : { text: new Date(at).toISOString(), at };
}

function isWholeDay({ text }: DateBound): boolean {
  return text.length === 10;
}

/** The day (UTC) of a time. */
function dayOf(time: number): DateBound {
  const at = Math.floor(time / DAY_MS) * DAY_MS;
  return { text: new Date(at).toISOString().slice(0, 10), at };
}
