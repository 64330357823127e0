import { bad, good, quote, type Parsed } from '../inputs/parse.ts';

/** A date as it is told to the service, and the moment that it means in milliseconds since 1970 UTC. */
export type Moment = Readonly<{ text: string; at: number }>;

/** The days that are asked for. `to` is exclusive, as in the service (service document §4.4). */
export type DateWindow = Readonly<{ from: Moment; to: Moment }>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 3650;

/** Days with an optional time of day; a time needs its zone, or nobody knows which moment it is. */
const FORMAT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?$/;

const WRITE =
  'Write YYYY-MM-DD, for example 2026-08-01, or a time with its zone, for example 2026-08-01T00:00:00Z.';

/**
 * Reads the window. Without dates: `days` whole UTC days up to and including yesterday, so that nothing in it still counts.
 * With `date-to` alone: `days` before it; with `date-from` alone: from there up to and including yesterday.
 */
export function readWindow(
  given: Readonly<{ dateFrom: string; dateTo: string; days: string; now: Date }>,
): Parsed<DateWindow> {
  const from = given.dateFrom === '' ? undefined : readMoment('date-from', given.dateFrom);
  const to = given.dateTo === '' ? undefined : readMoment('date-to', given.dateTo);
  // Days are read even where the dates leave them unused: a wrong value is wrong anyway.
  const days = readDays(given.days);
  const faults = [from, to, days].flatMap((part) => (part === undefined || part.ok ? [] : part.faults));
  if (from?.ok === false || to?.ok === false || !days.ok) return { ok: false, faults };
  const end = to?.value ?? dayOf(startOfDay(given.now));
  const start = from?.value ?? back(end, days.value * DAY_MS);
  return vet({ from: start, to: end }, given.now, to === undefined);
}

/** The window of the same length that ends where this one begins. */
export function windowBefore(window: DateWindow): DateWindow {
  return { from: back(window.from, window.to.at - window.from.at), to: window.from };
}

/** For people: whole days with the last one included, other windows with both ends. */
export function describeWindow({ from, to }: DateWindow): string {
  if (!isWholeDay(from) || !isWholeDay(to)) return `${from.text} up to ${to.text}`;
  const days = Math.round((to.at - from.at) / DAY_MS);
  return days === 1 ? from.text : `${from.text} to ${dayOf(to.at - DAY_MS).text} (${days} days)`;
}

function vet(window: DateWindow, now: Date, upToYesterday: boolean): Parsed<DateWindow> {
  const { from, to } = window;
  const today = startOfDay(now);
  const tomorrow = dayOf(today + DAY_MS).text;
  if (from.at >= now.getTime())
    return bad(
      `\`date-from\` ${from.text} lies in the future: nothing has been counted yet. Write an earlier day.`,
    );
  if (to.at > today + DAY_MS)
    return bad(
      `\`date-to\` ${to.text} lies in the future. It is exclusive, so write ${dayOf(today).text} to end with yesterday, or ` +
        `${tomorrow} to have today so far.`,
    );
  if (to.at - from.at > MOST_DAYS * DAY_MS)
    return bad(
      `The window from ${from.text} to ${to.text} is longer than ${MOST_DAYS} days. Write a later \`date-from\`.`,
    );
  if (from.at < to.at) return good(window);
  if (upToYesterday)
    return bad(
      `The window from ${from.text} up to yesterday has no day in it. Write an earlier \`date-from\`, or ` +
        `\`date-to: ${tomorrow}\` to have today so far.`,
    );
  if (from.at === to.at)
    return bad(
      `The window from ${from.text} to ${to.text} is empty, because \`date-to\` is exclusive. Write a later \`date-to\`.`,
    );
  return bad(`\`date-from\` ${from.text} comes after \`date-to\` ${to.text}. Exchange the two.`);
}

function readMoment(name: string, text: string): Parsed<Moment> {
  const parts = FORMAT.exec(text);
  if (parts === null) return bad(`\`${name}\` is ${quote(text)}. ${WRITE}`);
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const zone = parts[8];
  if (parts[4] !== undefined && zone === undefined)
    return bad(
      `\`${name}\` is ${quote(text)}, a time without a zone. Write Z after it for UTC, or the offset as +02:00.`,
    );
  const at = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second, milliseconds(parts[7]));
  // Date.UTC turns the 30th of February into the 2nd of March: what does not come back as it went in does not exist.
  const returned = new Date(at).toISOString();
  const written = `${text.slice(0, 10)}T${parts[4] ?? '00'}:${parts[5] ?? '00'}:${parts[6] ?? '00'}`;
  const offset = offsetMs(zone);
  if (!returned.startsWith(written) || offset === undefined)
    return bad(`\`${name}\` is ${text}, which is on no calendar or clock. ${WRITE}`);
  return good({ text, at: at - offset });
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

function readDays(text: string): Parsed<number> {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= MOST_DAYS) return good(days);
  return bad(`\`days\` is ${quote(text)}. Write a whole number from 1 to ${MOST_DAYS}, for example 28.`);
}

/** A moment earlier, in the spelling of the one that it is counted from where that can say it. */
function back(moment: Moment, ms: number): Moment {
  const at = moment.at - ms;
  return isWholeDay(moment) && ms % DAY_MS === 0 ? dayOf(at) : { text: new Date(at).toISOString(), at };
}

function isWholeDay({ text }: Moment): boolean {
  return text.length === 10;
}

function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / DAY_MS) * DAY_MS;
}

function dayOf(at: number): Moment {
  return { text: new Date(at).toISOString().slice(0, 10), at };
}
