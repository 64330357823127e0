/** What a re-run does: it finds what an earlier run, or a parallel one, did for the same trigger. */
import type { Trigger } from '../domain.ts';
import { isSameTrigger } from '../trigger/trigger.ts';
import { hasJob, mayRetry, type FoundJob, type FoundSubmission } from './state.ts';

export type Previous =
  | Readonly<{ kind: 'none' }>
  /** It came to nothing, so this run may submit. `found` is the latest. */
  | Readonly<{ kind: 'retry'; found: FoundSubmission }>
  /** Two uses of the action share a trigger and a `comment-tag`, but not their instruction. */
  | Readonly<{ kind: 'other-instruction' }>
  /** Its job is known: resume it, or report its result again. */
  | Readonly<{ kind: 'resume' | 'report'; found: FoundJob }>
  | Readonly<{ kind: 'pending'; found: FoundSubmission }>
  /** It may have submitted, and nothing shows whether it did. */
  | Readonly<{ kind: 'unconfirmed' }>;

/** A pending submission that is older than this has lost its run. */
const MAX_PENDING_MS = 2 * 60_000;

/** What the thread says about a trigger. `now` is the wall clock. */
export function findPrevious(
  submissions: readonly FoundSubmission[],
  {
    trigger,
    digest,
    run,
    now,
  }: Readonly<{ trigger: Trigger; digest: string; run: string; now: Date }>,
): Previous {
  const same = submissions.filter(({ submission }) =>
    isSameTrigger(submission.trigger, trigger),
  );
  const latest = same.at(-1);
  if (latest === undefined) return { kind: 'none' };
  const open = same.filter(({ submission }) => !mayRetry(submission));
  const found = open.find(({ submission }) => hasJob(submission)) ?? findOwner(open);
  if (found === undefined) return { kind: 'retry', found: latest };
  const { submission } = found;
  if (submission.digest !== digest) return { kind: 'other-instruction' };
  if (submission.state === 'pending') {
    // An earlier attempt of this very run has ended, so nobody is about to submit.
    const isAlive =
      submission.run !== run &&
      now.getTime() - Date.parse(submission.submittedAt) < MAX_PENDING_MS;
    return isAlive ? { kind: 'pending', found } : { kind: 'unconfirmed' };
  }
  if (!hasJob(submission)) return { kind: 'unconfirmed' };
  const { outcome } = submission;
  const hasEnded =
    outcome === 'pr-opened' || outcome === 'no-pr' || outcome === 'archived';
  return { kind: hasEnded ? 'report' : 'resume', found: { ...found, submission } };
}

/** Of several submissions of a trigger, the one whose run may send: the first by reaction, else by comment. */
export function findOwner(
  submissions: readonly FoundSubmission[],
): FoundSubmission | undefined {
  return submissions.find(({ submission }) => submission.isFirst) ?? submissions[0];
}
