/** The search for the submission of an earlier run, or a parallel one, for the same trigger. */
import { hasJob, mayRetry } from './state.ts';
import type { JobSubmission, ClaimState } from './submission-store.ts';

export type Previous =
  | Readonly<{ kind: 'none' }>
  /** It came to nothing, so this run may submit. `found` is the latest. */
  | Readonly<{ kind: 'retry'; found: ClaimState }>
  /** Two uses of the action share a trigger and a `comment-tag`, but not their instruction. */
  | Readonly<{ kind: 'other-instruction' }>
  /** Its job is known: resume it, or report its result again. */
  | Readonly<{ kind: 'resume' | 'report'; found: JobSubmission }>
  /** Its run may be alive. It has sent nothing until its state is bound. */
  | Readonly<{ kind: 'pending'; found: ClaimState }>
  /** It may have submitted, and nothing shows whether it did. */
  | Readonly<{ kind: 'unconfirmed'; found: ClaimState }>;

type RequestOfRun = Readonly<{
  digest: string;
  run: string;
  attempt: number;
}>;

/** Finds what the states of a trigger mean for a run with this digest. */
export function findPrevious(
  states: readonly ClaimState[],
  request: RequestOfRun,
): Previous {
  const latest = states.at(-1);
  if (latest === undefined) return { kind: 'none' };
  const open = states.filter(({ submission }) => !mayRetry(submission));
  const withJob = open.find(({ submission }) => hasJob(submission));
  const found = withJob ?? findOwner(open);
  if (found === undefined) return { kind: 'retry', found: latest };
  const { submission } = found;
  if (submission.digest !== request.digest) return { kind: 'other-instruction' };
  if (submission.state === 'pending') {
    // An earlier attempt of this run has ended, so it does not send any more.
    const isOfRun = submission.run === request.run;
    const hasEnded = isOfRun && submission.attempt < request.attempt;
    return { kind: hasEnded ? 'unconfirmed' : 'pending', found };
  }
  if (!hasJob(submission)) return { kind: 'unconfirmed', found };
  const { outcome } = submission;
  const hasEnded =
    outcome === 'pr-opened' || outcome === 'no-pr' || outcome === 'archived';
  return {
    kind: hasEnded ? 'report' : 'resume',
    found: { ...found, submission },
  };
}

/** Finds the state whose run may send, of several for one trigger, lowest comment id first: a bound one, because its run has decided to send; else the first. */
export function findOwner<T extends ClaimState>(states: readonly T[]): T | undefined {
  const bound = states.find(({ isBound }) => isBound);
  return bound ?? states[0];
}
