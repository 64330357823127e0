/** Explains what a report or an export could not read. */
import type { RequestError } from '../domain/errors.ts';
import { isRateLimited, isTransient } from '../http/retry.ts';
import { formatNumber } from './format.ts';
import { describeError } from './service-errors.ts';

/** Something that was not read, or not to its end. A result with a gap is not complete. */
export type Gap = Readonly<{
  /** Begins a sentence, in the plural: `Requests`. */
  what: string;
  /** A repository, `owner/name`; undefined if there is only one place. */
  where?: string;
  /** One clause without a full stop. */
  cause: string;
}>;

/** Bound on the names in one sentence. */
const MAX_NAMES = 20;

/**
 * Explains a failed read in one clause: `403, may need \`issues: read\``.
 *
 * @param permission the key of `permissions` that the read needs; empty if there is none.
 */
export function causeOf(error: RequestError, permission = '', host = 'GitHub'): string {
  const { kind, status = 0 } = error;
  if (kind !== 'status') return describeError(error, host);
  if (isRateLimited(error)) return `${status}, the rate limit is exceeded`;
  if (isTransient(error)) return `${status}, run the action again later`;
  if (status === 401) return '401, the token may have expired';
  const isRefused = status === 403 || status === 404;
  return isRefused && permission !== ''
    ? `${status}, may need \`${permission}\``
    : `${host} responded with ${status}`;
}

/** Explains gaps, those with the same cause in one sentence. The texts contain words of servers: escape them for Markdown. */
export function explainGaps(gaps: readonly Gap[]): readonly string[] {
  const groups = new Map<string, Gap[]>();
  for (const gap of gaps) {
    const key = `${gap.what}\n${gap.cause}`;
    const alike = groups.get(key) ?? [];
    groups.set(key, [...alike, gap]);
  }
  return [...groups.values()].map(explainAlike);
}

function explainAlike(gaps: readonly Gap[]): string {
  const [first] = gaps;
  if (first === undefined) return '';
  const names = new Set<string>();
  for (const { where } of gaps) {
    if (where !== undefined) names.add(where);
  }
  const shown = [...names].slice(0, MAX_NAMES).join(', ');
  const others = names.size - MAX_NAMES;
  const more = others > 0 ? ` and ${formatNumber(others)} more` : '';
  const places = names.size === 0 ? '' : ` of ${shown}${more}`;
  return `${first.what}${places} are incomplete: ${first.cause}.`;
}
