/** Where `subject: since-last` starts: after the last commit that a job of the thread covered. */
import type { Submission } from '../domain.ts';
import type { FoundSubmission } from '../thread/submissions.ts';
import { mayRetry } from '../thread/state.ts';

/** Full commit ids. `from` is undefined on a thread's first run, `to` unless an earlier attempt of this run has fixed it. */
export type CoveredRange = Readonly<{ from: string | undefined; to: string | undefined }>;

export function nextRange(submissions: readonly FoundSubmission[], run: string): CoveredRange {
  const own = submissions.filter(({ submission }) => submission.run === run);
  const [range] = own.flatMap(({ submission }) => rangeOf(submission) ?? []).slice(-1);
  return range ?? { from: lastCoveredSha(submissions), to: undefined };
}

/** The newest commit that a job of the thread covered. Those that a failed job was to cover are covered again. */
export function lastCoveredSha(submissions: readonly FoundSubmission[]): string | undefined {
  const isCovered = ({ submission }: FoundSubmission): boolean =>
    submission.covered !== null && !mayRetry(submission);
  return submissions.findLast(isCovered)?.submission.covered ?? undefined;
}

export function formatRange({ from = '' }: CoveredRange, to: string): string {
  return `since-last:${from}..${to}`;
}

function rangeOf({ trigger }: Submission): CoveredRange | undefined {
  const [, from, to] = /^since-last:([0-9a-f]{1,64})?\.\.([0-9a-f]{40,64})$/.exec(trigger.id) ?? [];
  return to === undefined ? undefined : { from, to };
}
