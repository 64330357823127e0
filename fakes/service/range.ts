/** Dates between which views are counted, in milliseconds since 1970; `to` is not part of them. */
export type DateRange = Readonly<{ from: number; to: number }>;

/** What a request for page views asks for. */
export type ViewsQuery = Readonly<{ range: DateRange; limit: number; offset: number }>;

const DAY_MS = 86_400_000;
/** How far back the counts go where no `dateFrom` is given: the document names no default. */
const DEFAULT_DAYS = 90;
const PARAMETERS = ['dateFrom', 'dateTo', 'limit', 'offset'];
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;
const ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads the parameters of a request for page views (service document §4.4 and §8). A parameter that the
 * document does not know is a fault too, so that a misspelt one is noticed.
 * @returns the query, or every fault at once as a sentence
 */
export function readViewsQuery(
  given: Readonly<Record<string, string>>,
  now: number,
): Readonly<{ query: ViewsQuery } | { faults: readonly string[] }> {
  const faults = Object.keys(given)
    .filter((name) => !PARAMETERS.includes(name))
    .map((name) => `${name} is not a known parameter`);
  const limit = readInteger(given['limit'], 50);
  if (limit === undefined || limit < 1 || limit > 250) faults.push('limit must be an integer from 1 to 250');
  const offset = readInteger(given['offset'], 0);
  if (offset === undefined) faults.push('offset must be an integer of at least 0');
  const tomorrow = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const to = readDate(given['dateTo'], tomorrow);
  const from = readDate(given['dateFrom'], (to ?? tomorrow) - DEFAULT_DAYS * DAY_MS);
  if (from === undefined) faults.push('dateFrom must be a date in ISO 8601 or YYYY-MM-DD format');
  if (to === undefined) faults.push('dateTo must be a date in ISO 8601 or YYYY-MM-DD format');
  if (
    faults.length > 0 ||
    from === undefined ||
    to === undefined ||
    limit === undefined ||
    offset === undefined
  ) {
    return { faults };
  }
  return { query: { range: { from, to }, limit, offset } };
}

function readInteger(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads a date; a date-time without a zone counts as UTC. 30 February is no date, whatever `Date` makes of
 * it.
 */
function readDate(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  if (!DATE.test(text) && !DATE_TIME.test(text)) return undefined;
  const day = Date.parse(text.slice(0, 10));
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(text.slice(0, 10))) return undefined;
  const time = Date.parse(DATE.test(text) || ZONE.test(text) ? text : `${text}Z`);
  return Number.isNaN(time) ? undefined : time;
}
