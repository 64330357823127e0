/** Explains what a sweep, a report or an export could not read. */
import { isRateLimited, type RequestError } from '../domain/errors.ts';
import { isTransient } from '../http/retry.ts';
import { formatNumber } from './format.ts';
import { renderInline } from './markdown.ts';
import { describeError } from './service-errors.ts';

/** Something that was not read, or not to its end. A result with a gap is not complete. */
export type Gap = Readonly<{
  /** Begins a sentence, in the plural: `Requests`. */
  what: string;
  /** A repository, `owner/name`, or another part; undefined if there is only one. */
  where?: string;
  /** One clause without a full stop. */
  cause: string;
}>;

/** Text about a run that ends before it has a file. */
export const CANCELLED =
  'The run was cancelled. No file was written. Run the action again.';

/** Bound on the names in one sentence. */
const MAX_NAMES = 20;

/**
 * Explains a failed read of GitHub in one clause: `403, may need \`issues: read\``.
 *
 * @param permission the key of `permissions` that the read needs.
 */
export function causeOf(error: RequestError, permission: string): string {
  return causeInGitHub(error, `\`${permission}\``);
}

/** @param access what the token may lack. */
export function causeInGitHub(error: RequestError, access: string): string {
  return explain(error, 'GitHub', {
    301: 'the new name of the repository',
    401: 'a new token',
    403: access,
    404: `another name or ${access}`,
  });
}

/** Explains a failed read of the docs service in one clause. */
export function causeInService(error: RequestError): string {
  return explain(error, 'the docs service', {
    401: 'the whole admin API key and nothing else in `api-key`, or a new one',
    403: 'an admin API key in `api-key`',
    404: 'another `project-id` or `base-url`',
  });
}

/** @param needs names what may be missing, by the status of the response. */
function explain(
  error: RequestError,
  host: string,
  needs: Readonly<Record<number, string>>,
): string {
  const { kind, status = 0, paymentRequired = false } = error;
  if (kind !== 'status' || paymentRequired) return describeError(error, host);
  if (isRateLimited(error)) return `${status}, the rate limit is exceeded`;
  if (isTransient(error)) return `${status}, run the action again later`;
  const need = needs[status];
  return need === undefined ? describeError(error, host) : `${status}, may need ${need}`;
}

/** Renders a warning for each explanation of gaps. */
export function renderGaps(gaps: readonly Gap[]): readonly string[] {
  return explainGaps(gaps).map((text) => `> [!WARNING]\n> ${renderInline(text)}`);
}

/** Explains gaps, those with the same cause in one sentence. The texts contain words of servers: escape them for Markdown. */
export function explainGaps(gaps: readonly Gap[]): readonly string[] {
  const groups = new Map<string, GapsAlike>();
  for (const gap of gaps) {
    const { where } = gap;
    const key = `${gap.what}\n${gap.cause}`;
    const group = groups.get(key) ?? { first: gap, names: new Set() };
    if (where !== undefined) group.names.add(where);
    groups.set(key, group);
  }
  return [...groups.values()].map(explainAlike);
}

/** Gaps with the same cause: the first of them, and the names of all. */
type GapsAlike = Readonly<{ first: Gap; names: Set<string> }>;

function explainAlike({ first, names }: GapsAlike): string {
  const shown = [...names].slice(0, MAX_NAMES).join(', ');
  const others = names.size - MAX_NAMES;
  const more = others > 0 ? ` and ${formatNumber(others)} more` : '';
  const places = names.size === 0 ? '' : ` of ${shown}${more}`;
  return `${first.what}${places} are incomplete: ${first.cause}.`;
}
