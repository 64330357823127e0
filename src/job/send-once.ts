import type { Answer, Fault, Job, ReasonOf } from '../domain.ts';
import type { Clock } from '../ports.ts';
import { duration } from '../report/format.ts';

/** What became of a request that spends money. */
export type Sent =
  | Readonly<{ kind: 'done'; job: Job }>
  | Readonly<{ kind: 'refused'; reason: ReasonOf<'refused'>; fault: Fault }>
  | Readonly<{ kind: 'unclear'; fault: Fault }>
  | Readonly<{ kind: 'cancelled' }>;

/** Waits before the tries after the first, when the request cannot have reached the service. */
const NOT_SENT_WAITS_MS = [1000, 2000, 4000];
/** A rate limit is waited out for this long altogether; the known one resets within the hour, which is too long to hold a runner. */
const LONGEST_RATE_WAIT_MS = 5 * 60_000;
/** Where a 429 names no time. */
const DEFAULT_RATE_WAIT_MS = 60_000;
/** Where a 429 names a time that is over at once, each further one doubles this. */
const LEAST_RATE_WAIT_MS = 1000;
/** After a cancel, a request under way gets this long to bring its job id home. */
const CANCEL_GRACE_MS = 2500;

/**
 * Sends one request that must not be carried out twice: there is no idempotency key. It is sent again only where the service
 * cannot have begun (no connection, 429); whatever may have been carried out is `unclear` and never repeated.
 */
export async function sendOnce(
  ask: Readonly<{
    post: (signal: AbortSignal) => Promise<Answer<Job>>;
    clock: Clock;
    random: () => number;
    /** How long a rate limit may hold this up, besides its own bound. */
    patienceMs: number;
    signal: AbortSignal;
    say: (line: string) => void;
  }>,
): Promise<Sent> {
  const { clock, random, signal, say } = ask;
  const patientUntil = clock.now() + Math.min(ask.patienceMs, LONGEST_RATE_WAIT_MS);
  const grace = graceAfter(signal, clock);
  let unsent = 0;
  let limited = 0;
  for (;;) {
    if (signal.aborted) return { kind: 'cancelled' };
    const answer = await ask.post(grace);
    if (answer.ok) return { kind: 'done', job: answer.value };
    const { fault } = answer;
    if (fault.kind === 'not-sent') {
      if (signal.aborted) return { kind: 'cancelled' };
      const wait = NOT_SENT_WAITS_MS[unsent++];
      if (fault.transient === false || wait === undefined)
        return { kind: 'refused', reason: 'not-sent', fault };
      say(`The service could not be reached (${fault.detail}); trying again.`);
      await clock.sleep(wait * random(), signal);
    } else if (fault.status === 429 && fault.kind === 'status') {
      const wait = Math.max(fault.retryAfterMs ?? DEFAULT_RATE_WAIT_MS, LEAST_RATE_WAIT_MS * 2 ** limited++);
      if (clock.now() + wait > patientUntil) return { kind: 'refused', reason: 'rate-limited', fault };
      say(`The service is limiting the rate; trying again in ${duration(wait)}.`);
      await clock.sleep(wait, signal);
    } else {
      const reason = refusal(fault);
      return reason === undefined ? { kind: 'unclear', fault } : { kind: 'refused', reason, fault };
    }
  }
}

/** The reason, where the fault proves that the service has not carried the request out. */
export function refusal({ kind, status }: Fault): ReasonOf<'refused'> | undefined {
  if (kind === 'not-sent') return 'not-sent';
  if (kind !== 'status' || status === undefined || status >= 500 || status < 300 || status === 408)
    return undefined;
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  return 'invalid-request';
}

function graceAfter(signal: AbortSignal, clock: Clock): AbortSignal {
  const grace = new AbortController();
  const expire = (): void => void clock.sleep(CANCEL_GRACE_MS).then(() => grace.abort());
  if (signal.aborted) expire();
  else signal.addEventListener('abort', expire, { once: true });
  return grace.signal;
}
