/** Finds the commits that the jobs of a thread have covered, for `subject: since-last`. */
import type { SubmissionFacts } from '../domain/submission.ts';
import { isRequest, mayRetry } from './state.ts';
import type { Stored } from './submission-store.ts';

/**
 * The commits that a run with `subject: since-last` covers, as full commit ids. `to` is undefined unless an
 * earlier attempt of this run has fixed it.
 */
export type NextRange =
  | Readonly<{ kind: 'next'; from: string | undefined; to: string | undefined }>
  /** The thread has only ranges of other series, so it is not known where to start. */
  | Readonly<{ kind: 'of-others' }>;

/** The run, and the workflow file, branch and job whose ranges it continues. */
type RunOfSeries = Pick<SubmissionFacts, 'run' | 'series'>;

/** Returns what a run covers: the range that its earlier attempt has fixed, or everything since the newest range of its series. */
export function nextRange(
  submissions: readonly Stored[],
  { run, series }: RunOfSeries,
): NextRange {
  const ranges = submissions.filter(isRequest).map(({ submission }) => submission);
  const own = ranges.filter((each) => each.series === series).toReversed();
  for (const each of own) {
    const { trigger } = each;
    if (each.run !== run || trigger.kind !== 'since-last') continue;
    return { kind: 'next', from: trigger.from ?? undefined, to: trigger.to };
  }
  const newest = own.find(coversRange);
  if (newest !== undefined) {
    return { kind: 'next', from: newest.covered ?? undefined, to: undefined };
  }
  if (ranges.some(coversRange)) return { kind: 'of-others' };
  return { kind: 'next', from: undefined, to: undefined };
}

/** Returns whether a job has covered a range of commits. The commits of a failed job are covered again. */
function coversRange(submission: SubmissionFacts): boolean {
  const { trigger, covered } = submission;
  const isRange =
    trigger.kind === 'since-last' ||
    (trigger.kind === 'subject' && trigger.subject.kind === 'commits');
  return isRange && covered !== null && !mayRetry(submission);
}

/** Returns the newest commit that a job of the thread covered. */
export function lastCoveredSha(submissions: readonly Stored[]): string | undefined {
  for (const { submission } of submissions.toReversed()) {
    const { covered } = submission;
    if (covered !== null && !mayRetry(submission)) return covered;
  }
  return undefined;
}
