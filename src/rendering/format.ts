/**
 * Formats numbers, durations and times for people. Does not use `Intl`, whose first use
 * costs more than the rest of a summary.
 */

/** Positions before groups of three digits. */
const BEFORE_THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Formats a number: `12340` → `12,340`. */
export function formatNumber(count: number): string {
  return String(Math.round(count)).replace(BEFORE_THOUSANDS, ',');
}

/** Formats a number with its noun: `1` → `1 poll`, `2` → `2 polls`. */
export function pluralize(count: number, noun: string): string {
  const number = formatNumber(count);
  return count === 1 ? `${number} ${noun}` : `${number} ${noun}s`;
}

/** Formats milliseconds for people: `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return formatSixtieths(seconds, 'min', 's');
  return formatSixtieths(Math.round(seconds / 60), 'h', 'min');
}

/** Formats a time of day as the minute at which something is possible then: `2026-03-01 14:05 UTC`. */
export function formatMinute(time: Date): string {
  const roundedUp = new Date(time.getTime() + 59_999);
  const minute = roundedUp.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  return `${minute.replace('T', ' ')} UTC`;
}

/** Formats an ISO 8601 time as its day in UTC: `2026-03-01`. */
export function formatDay(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length);
}

/** Formats an amount in a unit and its sixtieths. */
function formatSixtieths(amount: number, unit: string, smallerUnit: string): string {
  const whole = `${Math.floor(amount / 60)} ${unit}`;
  const rest = amount % 60;
  return rest === 0 ? whole : `${whole} ${rest} ${smallerUnit}`;
}
