/** Dates between which events are counted, in milliseconds since 1970; `to` is exclusive. */
export type DateRange = Readonly<{ from: number; to: number }>;

const DAY_MS = 86_400_000;
/** The length of the range without `dateFrom`: the document names no default. */
const DEFAULT_DAYS = 90;
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The most rows of a page, how many there are without `limit`, and what a request may name besides `dateFrom`, `dateTo` and `limit`. */
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
  const to = readDate(given['dateTo']) ?? (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const from = readDate(given['dateFrom']) ?? to - DEFAULT_DAYS * DAY_MS;
  const errors = [
    ...Object.keys(given)
      .filter((name) => !['dateFrom', 'dateTo', 'limit', ...others].includes(name))
      .map((name) => `${name} is not a known parameter`),
    ...(limit >= 1 && limit <= max ? [] : [`limit must be an integer from 1 to ${max}`]),
    ...(offset >= 0 ? [] : ['offset must be an integer of at least 0']),
    ...['dateFrom', 'dateTo']
      .filter((name) => Number.isNaN(readDate(given[name])))
      .map((name) => `${name} must be a date in ISO 8601 or YYYY-MM-DD format`),
  ];
  return { range: { from, to }, limit, offset, errors };
}

/** Reads a whole number; NaN for anything else. */
function readInteger(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NaN;
}

/** Reads a date, in UTC if it has no zone; NaN for anything else, 30 February included. */
function readDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, day = '', zone] = DATE.exec(text) ?? [];
  const midnight = Date.parse(day);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day))
    return NaN;
  return Date.parse(text === day || zone !== undefined ? text : `${text}Z`);
}
