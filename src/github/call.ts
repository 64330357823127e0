import type { Answer, Fault } from '../domain.ts';
import { SendError } from './fetch.ts';

/** What a call to GitHub may do again after a fault. */
export type Repeat =
  /** Reads, and writes that say what shall be: the second time changes nothing. */
  | 'freely'
  /** Writes that add something: only where the first cannot have been carried out. */
  | 'if-not-done';

/** Before the second and the third try. */
const WAITS_MS = [1000, 3000];
/** GitHub's limits tell how long to wait; a longer wait is left to the next run. */
const LONGEST_LIMIT_WAIT_MS = 60_000;

/**
 * Makes a call through Octokit and turns what it throws into a fault. Passing faults are tried again, twice at most:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
export async function call<T>(
  request: () => Promise<T>,
  { repeat, sleep }: Readonly<{ repeat: Repeat; sleep: (ms: number) => Promise<void> }>,
): Promise<Answer<T>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { ok: true, value: await request() };
    } catch (error) {
      const fault = faultOf(error);
      const wait = waitBefore(fault, attempt);
      if (wait === undefined || (repeat === 'if-not-done' && !isNotDone(fault))) return { ok: false, fault };
      await sleep(wait);
    }
  }
}

function waitBefore(fault: Fault, attempt: number): number | undefined {
  const usual = WAITS_MS[attempt];
  if (usual === undefined || !isPassing(fault)) return undefined;
  const wait = Math.max(usual, fault.retryAfterMs ?? 0);
  return wait > LONGEST_LIMIT_WAIT_MS ? undefined : wait;
}

function isPassing({ kind, status = 0, transient, retryAfterMs }: Fault): boolean {
  if (kind === 'not-sent') return transient !== false;
  if (kind !== 'status') return true;
  return status >= 500 || status === 408 || status === 429 || (status === 403 && retryAfterMs !== undefined);
}

function isNotDone({ kind, status = 0 }: Fault): boolean {
  return kind === 'not-sent' || (kind === 'status' && (status === 429 || status === 403));
}

/** The fault behind whatever Octokit threw. */
export function faultOf(error: unknown): Fault {
  const cause = property(error, 'cause');
  if (cause instanceof SendError) return cause.fault;
  const status = property(error, 'status');
  const headers = property(property(error, 'response'), 'headers');
  if (typeof status !== 'number' || headers === undefined)
    return { kind: 'bad-answer', detail: describe(error) };
  const requestId = property(headers, 'x-github-request-id');
  const needed = property(headers, 'x-accepted-github-permissions');
  const retryAfterMs = limitWait(headers);
  return {
    kind: 'status',
    status,
    detail: describe(error),
    ...(typeof requestId === 'string' && { requestId }),
    ...(typeof needed === 'string' && status === 403 && { permissionsNeeded: needed }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

function limitWait(headers: unknown): number | undefined {
  const retryAfter = property(headers, 'retry-after');
  if (retryAfter !== undefined && Number(retryAfter) >= 0) return Number(retryAfter) * 1000;
  // The primary limit: nothing is left until the hour is over, which is always too long to wait here.
  return property(headers, 'x-ratelimit-remaining') === '0' ? Infinity : undefined;
}

function describe(error: unknown): string {
  const told = property(error, 'message');
  const message = typeof told === 'string' ? told : 'an error without a message';
  // Octokit appends the address of the documentation to GitHub's sentence.
  return (message.split(' - https://')[0] ?? message).replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 300);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
