/** The `Retry-After` header (RFC 9110 §10.2.3): how long to stay away. */

/** The three date formats of RFC 9110 §5.6.7. Strict: `Date.parse` alone would make a date of nearly anything. */
const DATE_FORMATS = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
];
const DATE_WITHOUT_ZONE = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/;

/**
 * Milliseconds from `now` (wall clock), never negative and always finite; a date that has passed is 0. Undefined where
 * the header is missing, negative or unreadable. No upper bound: how long to obey is the caller's to say.
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
