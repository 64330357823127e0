/** Numbers and durations for people, and lists for outputs. By hand: the first use of `Intl` costs more than the rest of a summary. */

/** `12340` → `12,340`. */
export function formatNumber(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1` → `1 poll`, `2` → `2 polls`. */
export function pluralize(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Milliseconds as a person says them: `45 s`, `3 min 20 s`, `1 h 5 min`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  const [total, unit, smallerUnit] =
    seconds < 3600 ? [seconds, 'min', 's'] : [minutes, 'h', 'min'];
  const rest = total % 60;
  return `${Math.floor(total / 60)} ${unit}${rest === 0 ? '' : ` ${rest} ${smallerUnit}`}`;
}

/** An environment variable of a later step carries no more than 128 KiB, with its name: so many bytes of an output fit for certain. */
export const MAX_OUTPUT_BYTES = 100_000;

/** Items as a JSON array for an output, in their order; one that no longer fits beside those before it is left out. */
export function jsonArrayOutput(items: readonly unknown[]): string {
  let remaining = MAX_OUTPUT_BYTES - '[]'.length;
  const kept = items
    .map((item) => JSON.stringify(item))
    .filter((text) => {
      const bytes = Buffer.byteLength(text) + ','.length;
      const fits = bytes <= remaining;
      if (fits) remaining -= bytes;
      return fits;
    });
  return `[${kept.join(',')}]`;
}
