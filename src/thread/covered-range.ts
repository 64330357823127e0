/** Which commits the jobs of a thread have covered, for `subject: since-last`. */
import { mayRetry } from './state.ts';
import type { Stored } from './submission-store.ts';

/**
 * The commits that `subject: since-last` covers, as full commit ids. `from` is undefined on a thread's first run, `to` unless an earlier
 * attempt of this run has fixed it.
 */
export type CoveredRange = Readonly<{ from: string | undefined; to: string | undefined }>;

/** Returns what a run covers: the range that its earlier attempt has fixed, or everything since the last covered commit. */
export function nextRange(submissions: readonly Stored[], run: string): CoveredRange {
  const ofRun = submissions.filter(({ submission }) => submission.run === run);
  const triggers = ofRun.map(({ submission }) => submission.trigger);
  const fixed = triggers.findLast((trigger) => trigger.kind === 'since-last');
  if (fixed === undefined) {
    return { from: lastCoveredSha(submissions), to: undefined };
  }
  return { from: fixed.from ?? undefined, to: fixed.to };
}

/** Returns the newest commit that a job of the thread covered. The commits of a failed job are covered again. */
export function lastCoveredSha(submissions: readonly Stored[]): string | undefined {
  const all = submissions.map(({ submission }) => submission);
  const last = all.findLast((each) => each.covered !== null && !mayRetry(each));
  return last?.covered ?? undefined;
}
