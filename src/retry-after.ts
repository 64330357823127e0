/** The three date formats of RFC 9110 §5.6.7. `Date.parse` alone accepts nearly any text. */
const DATE_FORMATS = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
];
const DATE_WITHOUT_ZONE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * The delay in a `Retry-After` header (RFC 9110 §10.2.3), in milliseconds: finite, and 0 for a date in the past. Undefined if the header
 * is missing or invalid. Callers decide how long they wait at most.
 *
 * @param now the time of day
 */
export function parseRetryAfter(value: string | undefined, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  const date = readDate(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime());
}

function readDate(text: string): number {
  if (DATE_FORMATS.some((format) => format.test(text))) return Date.parse(text);
  // asctime's format names no zone and means GMT; `Date.parse` would take it for local time.
  return DATE_WITHOUT_ZONE.test(text) ? Date.parse(`${text} GMT`) : Number.NaN;
}
