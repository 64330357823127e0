import { invalid, ok, quoteValue, type ParseResult } from '../inputs/parse.ts';

/** A date as it is told to the service, and the moment that it means in milliseconds since 1970 UTC. */
export type DateBound = Readonly<{ text: string; at: number }>;

/** The days that are asked for. `to` is exclusive, as in the service (service document §4.4). */
export type DateRange = Readonly<{ from: DateBound; to: DateBound }>;

const DAY_MS = 86_400_000;
const MAX_DAYS = 3650;

/** Days with an optional time of day; a time needs its zone, or nobody knows which moment it is. */
const FORMAT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?$/;

const WRITE =
  'Write YYYY-MM-DD, for example 2026-08-01, or a time with its zone, for example 2026-08-01T00:00:00Z.';

/**
 * Reads the window. Without dates: `days` whole UTC days up to and including yesterday, so that nothing in it still counts.
 * With `date-to` alone: `days` before it; with `date-from` alone: from there up to and including yesterday.
 */
export function parseDateRange(
  given: Readonly<{ dateFrom: string; dateTo: string; days: string; now: Date }>,
): ParseResult<DateRange> {
  const from = given.dateFrom === '' ? undefined : readMoment('date-from', given.dateFrom);
  const to = given.dateTo === '' ? undefined : readMoment('date-to', given.dateTo);
  // Days are read even where the dates leave them unused: a wrong value is wrong anyway.
  const days = readDays(given.days);
  const errors = [from, to, days].flatMap((part) => (part === undefined || part.ok ? [] : part.errors));
  if (from?.ok === false || to?.ok === false || !days.ok) return { ok: false, errors };
  const end = to?.value ?? dayOf(startOfDay(given.now));
  const start = from?.value ?? subtractDays(end, days.value * DAY_MS);
  return validateRange({ from: start, to: end }, given.now, to === undefined);
}

/** The window of the same length that ends where this one begins. */
export function previousRange(range: DateRange): DateRange {
  return { from: subtractDays(range.from, range.to.at - range.from.at), to: range.from };
}

/** For people: whole days with the last one included, other windows with both ends. */
export function formatRange({ from, to }: DateRange): string {
  if (!isWholeDay(from) || !isWholeDay(to)) return `${from.text} up to ${to.text}`;
  const days = Math.round((to.at - from.at) / DAY_MS);
  return days === 1 ? from.text : `${from.text} to ${dayOf(to.at - DAY_MS).text} (${days} days)`;
}

function validateRange(range: DateRange, now: Date, upToYesterday: boolean): ParseResult<DateRange> {
  const { from, to } = range;
  const today = startOfDay(now);
  const tomorrow = dayOf(today + DAY_MS).text;
  if (from.at >= now.getTime())
    return invalid(
      `\`date-from\` ${from.text} lies in the future: nothing has been counted yet. Write an earlier day.`,
    );
  if (to.at > today + DAY_MS)
    return invalid(
      `\`date-to\` ${to.text} lies in the future. It is exclusive, so write ${dayOf(today).text} to end with yesterday, or ` +
        `${tomorrow} to have today so far.`,
    );
  if (to.at - from.at > MAX_DAYS * DAY_MS)
    return invalid(
      `The window from ${from.text} to ${to.text} is longer than ${MAX_DAYS} days. Write a later \`date-from\`.`,
    );
  if (from.at < to.at) return ok(range);
  if (upToYesterday)
    return invalid(
      `The window from ${from.text} up to yesterday has no day in it. Write an earlier \`date-from\`, or ` +
        `\`date-to: ${tomorrow}\` to have today so far.`,
    );
  if (from.at === to.at)
    return invalid(
      `The window from ${from.text} to ${to.text} is empty, because \`date-to\` is exclusive. Write a later \`date-to\`.`,
    );
  return invalid(`\`date-from\` ${from.text} comes after \`date-to\` ${to.text}. Exchange the two.`);
}

function readMoment(name: string, text: string): ParseResult<DateBound> {
  const parts = FORMAT.exec(text);
  if (parts === null) return invalid(`\`${name}\` is ${quoteValue(text)}. ${WRITE}`);
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const zone = parts[8];
  if (parts[4] !== undefined && zone === undefined)
    return invalid(
      `\`${name}\` is ${quoteValue(text)}, a time without a zone. Write Z after it for UTC, or the offset as +02:00.`,
    );
  const at = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second, milliseconds(parts[7]));
  // Date.UTC turns the 30th of February into the 2nd of March: what does not come back as it went in does not exist.
  const returned = new Date(at).toISOString();
  const written = `${text.slice(0, 10)}T${parts[4] ?? '00'}:${parts[5] ?? '00'}:${parts[6] ?? '00'}`;
  const offset = offsetMs(zone);
  if (!returned.startsWith(written) || offset === undefined)
    return invalid(`\`${name}\` is ${text}, which is on no calendar or clock. ${WRITE}`);
  return ok({ text, at: at - offset });
}

function milliseconds(fraction: string | undefined): number {
  return fraction === undefined ? 0 : Number(fraction.padEnd(3, '0').slice(0, 3));
}

/** Milliseconds that a zone is ahead of UTC; undefined where no zone is: the widest ones are 14 hours away. */
function offsetMs(zone: string | undefined): number | undefined {
  if (zone === undefined || zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4, 6));
  if (hours > 14 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function readDays(text: string): ParseResult<number> {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MAX_DAYS) return ok(days);
  return invalid(
    `\`days\` is ${quoteValue(text)}. Write a whole number from 1 to ${MAX_DAYS}, for example 28.`,
  );
}

/** A moment earlier, in the spelling of the one that it is counted from where that can say it. */
function subtractDays(moment: DateBound, ms: number): DateBound {
  const at = moment.at - ms;
  return isWholeDay(moment) && ms % DAY_MS === 0 ? dayOf(at) : { text: new Date(at).toISOString(), at };
}

function isWholeDay({ text }: DateBound): boolean {
  return text.length === 10;
}

function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) * DAY_MS;
}

function dayOf(at: number): DateBound {
  return { text: new Date(at).toISOString().slice(0, 10), at };
}
