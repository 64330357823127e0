/** Where `since-last` goes on: behind the last commit that a job of the thread has dealt with. */
import type { Submission, ThreadState } from '../domain.ts';

/** Full object names; `from` is undefined on a thread's first run, `to` unless this very run has asked before. */
export type CoveredRange = Readonly<{ from: string | undefined; to: string | undefined }>;

/**
 * The stretch that a run is to cover. What an ask was meant to cover and did not, because its job failed, is covered again.
 *
 * @param run the workflow run: an earlier attempt of it has fixed the stretch.
 */
export function nextRange(state: ThreadState | undefined, run: string): CoveredRange {
  const ranges = (state?.submissions ?? []).flatMap((submission) => {
    const range = parseRange(submission.trigger.id);
    return range === undefined ? [] : [{ submission, range }];
  });
  const mine = ranges.findLast(({ submission }) => submission.run === run);
  if (mine !== undefined) return mine.range;
  let from = state?.lastCoveredSha ?? undefined;
  for (const { submission, range } of ranges.toReversed()) {
    if (range.to === from && hasFailed(submission)) ({ from } = range);
  }
  return { from, to: undefined };
}

/** The name of a stretch, by which a trigger is known again. */
export function formatCoveredRange(from: string | undefined, to: string): string {
  return `since-last:${from ?? ''}..${to}`;
}

function parseRange(id: string): (CoveredRange & { to: string }) | undefined {
  const [, from, to] = /^since-last:([0-9a-f]{1,64})?\.\.([0-9a-f]{40,64})$/.exec(id) ?? [];
  return to === undefined ? undefined : { from, to };
}

function hasFailed({ state, outcome, job }: Submission): boolean {
  if (state !== 'finished') return false;
  return outcome === 'failed' || outcome === 'rejected' || (outcome === 'cancelled' && job === null);
}
