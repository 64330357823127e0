import { notOk, type RequestError, type Result } from '../domain/errors.ts';
import type { Clock } from '../ports.ts';
import { explainServiceError, explanationText } from '../rendering/service-errors.ts';
import { retry, transientDelay } from '../http/retry.ts';

/** Explanations for people, unless a request failed: the cause and what to do. */
export const STOP_REASONS = {
  'max-requests':
    'The export stopped because it used all requests that `max-requests` allows. ' +
    'To read more rows in one run, raise `max-requests`.',
  cancelled: 'The run was cancelled. No file was written. Run the action again.',
  'rows-moved':
    'Rows moved between pages during the export, so some may be missing. Run the action again. ' +
    'If `date-to` is set, remove it: a date range that ends yesterday no longer changes.',
  'inconsistent-paging':
    'The docs service announced more rows, but returned no new ones. Contact the support of the service.',
  'too-many-groups':
    'There were more different texts or pages than one run can compare. Choose a shorter date range.',
  'too-many-pages':
    'The docs service lists the votes on 100 pages at most, and more pages have votes. Choose a shorter date range.',
  'votes-without-direction':
    'The docs service counts some votes without saying whether they are positive or negative, so they are not in the list. ' +
    'Look at the feedback in its dashboard.',
};

/** Reason for rows that may be missing. */
export type Incomplete =
  | Readonly<{ reason: keyof typeof STOP_REASONS; error?: undefined }>
  | Readonly<{ reason: 'rate-limited' | 'request-failed'; error: RequestError }>;

/**
 * Explains what happened and what to do. May quote the service: escape it for Markdown.
 *
 * @param nextOffset where a later run can resume.
 */
export function explainIncomplete(incomplete: Incomplete, nextOffset = 0): string {
  const text = explainReason(incomplete);
  if (nextOffset === 0) return text;
  return `${text} To resume, run the action again with \`offset: ${nextOffset}\`.`;
}

function explainReason({ reason, error }: Incomplete): string {
  if (error === undefined) return STOP_REASONS[reason];
  const explanation = explainServiceError({
    error,
    request: 'analytics',
    host: 'the docs service',
  });
  return explanationText(explanation);
}

export type RequestOptions = Readonly<{
  clock: Clock;
  /** Requests that a run may send, retries and both periods included. */
  budget: { readonly max: number; used: number };
  signal: AbortSignal;
  log: (line: string) => void;
}>;

const transient = transientDelay([1000, 3000, 9000]);

/**
 * Longest delay before a retry. A longer `Retry-After` is not worth the runner minutes: the rows that
 * were read are kept.
 */
const MAX_DELAY_MS = 60_000;

/**
 * Requests one page. Retries transient errors within the budget, but no 429: a retry would use up
 * more of the hourly limit.
 */
export async function requestPage<T>(
  { clock, budget, signal, log }: RequestOptions,
  read: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T, Incomplete>> {
  if (signal.aborted) return notOk({ reason: 'cancelled' });
  const isUsedUp = (): boolean => budget.used >= budget.max;
  if (isUsedUp()) return notOk({ reason: 'max-requests' });
  const request = (): Promise<Result<T>> => {
    budget.used += 1;
    return read(signal);
  };
  const delay = (error: RequestError, attempts: number): number | undefined => {
    if (error.status === 429 || isUsedUp()) return undefined;
    const ms = transient(error, attempts);
    if (ms === undefined || ms > MAX_DELAY_MS) return undefined;
    const seconds = Math.ceil(ms / 1000);
    log(`The request failed (${error.detail}). Retrying in ${seconds} s.`);
    return ms;
  };
  const response = await retry(request, { clock, signal, delay });
  if (response.ok) return response;
  const { error } = response;
  const reason = error.status === 429 ? 'rate-limited' : 'request-failed';
  return notOk({ reason, error });
}
