/** Dates between which events are counted, in milliseconds since 1970; `to` is exclusive. */
export type DateRange = Readonly<{ from: number; to: number }>;

const DAY_MS = 86_400_000;
/** Length of the range without `dateFrom`: the document names no default. */
const DEFAULT_DAYS = 90;
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Largest number of rows of a page, its number without `limit`, and the other parameters that a request may have. */
export type QueryRules = Readonly<{
  max: number;
  preset: number;
  others: readonly string[];
}>;

/**
 * Reads the parameters of a request for analytics (service document §4.4 and §8). An unknown parameter is an error too, so that a
 * misspelt one is noticed. `errors`: all of them, a sentence each.
 */
export function readAnalyticsQuery(
  given: Readonly<Record<string, string>>,
  now: number,
  { max, preset, others }: QueryRules,
) {
  const limit = readInteger(given['limit'] ?? String(preset));
  const offset = readInteger(given['offset'] ?? '0');
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const to = readDate(given['dateTo']) ?? tomorrow;
  const from = readDate(given['dateFrom']) ?? to - DEFAULT_DAYS * DAY_MS;

  const errors: string[] = [];
  const known = ['dateFrom', 'dateTo', 'limit', ...others];
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) errors.push(`${name} is not a known parameter`);
  }
  const isLimit = limit >= 1 && limit <= max;
  if (!isLimit) errors.push(`limit must be an integer from 1 to ${max}`);
  const isOffset = offset >= 0;
  if (!isOffset) errors.push('offset must be an integer of at least 0');
  for (const name of ['dateFrom', 'dateTo']) {
    const date = readDate(given[name]);
    if (Number.isNaN(date)) {
      errors.push(`${name} must be a date in ISO 8601 or YYYY-MM-DD format`);
    }
  }
  return { range: { from, to }, limit, offset, errors };
}

/** Reads a whole number; NaN for anything else. */
function readInteger(text: string): number {
  const isInteger = /^\d{1,9}$/.test(text);
  return isInteger ? Number(text) : NaN;
}

/** Reads a date, in UTC if it has no zone; NaN for anything else, 30 February included. */
function readDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, day = '', zone] = DATE.exec(text) ?? [];
  const midnight = Date.parse(day);
  if (Number.isNaN(midnight)) return NaN;
  const exists = new Date(midnight).toISOString().startsWith(day);
  if (!exists) return NaN;
  const isInUtc = text === day || zone !== undefined;
  return Date.parse(isInUtc ? text : `${text}Z`);
}
