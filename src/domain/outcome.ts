/** How a run can end: the outputs `outcome` and `reason`. */
import { getProperty } from '../text/unknown-values.ts';

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
  misconfigured: ['invalid-input', 'cannot-comment'],
  rejected: [
    'not-sent',
    'invalid-request',
    'unauthorized',
    'payment-required',
    'not-found',
    'unavailable',
    'github',
  ],
  unconfirmed: [''],
  'connection-lost': ['no-response', 'unauthorized', 'payment-required'],
  cancelled: [''],
  skipped: [
    'no-command',
    'command-deleted',
    'denied',
    'bot',
    'help',
    'paths',
    'ignored-author',
    'label',
    'limit',
    'no-feedback',
    'not-final',
    'no-secrets',
    'dry-run',
    'unsupported-event',
  ],
  'internal-error': [''],
} as const;
export type Outcome = keyof typeof OUTCOMES;
export type ReasonOf<O extends Outcome> = (typeof OUTCOMES)[O][number];
export type Reason = ReasonOf<Outcome>;

/** One of some outcomes, with one of its reasons. */
export type ConclusionOf<Some extends Outcome> = {
  [O in Some]: Readonly<{ outcome: O; reason: ReasonOf<O> }>;
}[Some];

/** An outcome with one of its reasons. */
export type Conclusion = ConclusionOf<Outcome>;

/** Names a conclusion: `rejected/github`, or the outcome alone if it has no reason. */
export function nameConclusion({ outcome, reason }: Conclusion): string {
  return reason === '' ? outcome : `${outcome}/${reason}`;
}

/** Returns whether a value is an outcome with one of its reasons. */
export function isConclusion(value: unknown): value is Conclusion {
  const outcomes = Object.entries<readonly unknown[]>(OUTCOMES);
  const given = getProperty(value, 'outcome');
  const reason = getProperty(value, 'reason');
  return outcomes.some(
    ([outcome, reasons]) => outcome === given && reasons.includes(reason),
  );
}
