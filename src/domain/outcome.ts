/** How a run can end: the outputs `outcome` and `reason`. */

/**
 * Ends of a run and their reasons: the outputs `outcome` and `reason`. The reason is empty if there is
 * only one.
 */
export const OUTCOMES = {
  'pr-opened': [''],
  'no-pr': [''],
  failed: [''],
  archived: [''],
  'still-active': ['timed-out', 'not-waiting'],
  misconfigured: ['invalid-input', 'no-api-key', 'cannot-comment'],
  rejected: [
    'not-sent',
    'invalid-request',
    'unauthorized',
    'payment-required',
    'forbidden',
    'not-found',
    'rate-limited',
    'github-unavailable',
    'job-unreadable',
  ],
  unconfirmed: ['create-unconfirmed', 'message-unconfirmed', 'state-unavailable'],
  'connection-lost': [
    'no-response',
    'invalid-response',
    'unauthorized',
    'payment-required',
    'forbidden',
    'not-found',
  ],
  cancelled: [''],
  skipped: [
    'no-command',
    'not-created',
    'denied',
    'bot',
    'help',
    'unknown-command',
    'paths',
    'ignored-author',
    'label',
    'limit',
    'no-feedback',
    'job-ended',
    'not-merged',
    'draft',
    'prerelease',
    'no-secrets',
    'dry-run',
    'unsupported-event',
  ],
  'internal-error': [''],
} as const;
export type Outcome = keyof typeof OUTCOMES;
export type ReasonOf<O extends Outcome> = (typeof OUTCOMES)[O][number];
export type Reason = ReasonOf<Outcome>;

/** An outcome with one of its reasons. */
export type Conclusion = {
  [O in Outcome]: Readonly<{ outcome: O; reason: ReasonOf<O> }>;
}[Outcome];

type Ending = Readonly<{
  outcome: string | null;
  reason: string;
}>;

export function isConclusion(value: Ending): value is Conclusion {
  const outcomes = Object.entries<readonly string[]>(OUTCOMES);
  return outcomes.some(([outcome, reasons]) => {
    const isSame = outcome === value.outcome;
    return isSame && reasons.includes(value.reason);
  });
}
