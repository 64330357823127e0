/** Finds the commits that the jobs of a thread have covered, for `subject: since-last`. */
import { isRequest, mayRetry } from './state.ts';
import type { Stored } from './submission-store.ts';

/**
 * The commits that `subject: since-last` covers, as full commit ids. `from` is undefined on a thread's first run, `to` unless an earlier
 * attempt of this run has fixed it.
 */
export type CoveredRange = Readonly<{ from: string | undefined; to: string | undefined }>;

/** Returns what a run covers: the range that its earlier attempt has fixed, or everything since the last covered commit. */
export function nextRange(submissions: readonly Stored[], run: string): CoveredRange {
  // The trigger of a linked comment belongs to another thread.
  for (const { submission } of submissions.filter(isRequest).toReversed()) {
    const { trigger } = submission;
    const isFixed = submission.run === run && trigger.kind === 'since-last';
    if (isFixed) return { from: trigger.from ?? undefined, to: trigger.to };
  }
  const from = lastCoveredSha(submissions);
  return { from, to: undefined };
}

/** Returns the newest commit that a job of the thread covered. The commits of a failed job are covered again. */
export function lastCoveredSha(submissions: readonly Stored[]): string | undefined {
  for (const { submission } of submissions.toReversed()) {
    const { covered } = submission;
    if (covered !== null && !mayRetry(submission)) return covered;
  }
  return undefined;
}
