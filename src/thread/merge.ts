import type { Submission, ThreadState } from '../domain.ts';

/**
 * One record of two of the same thread: two runs that began at once may each have made a status comment, and a comment may
 * have been edited since it was read. Of two entries for one trigger the one that has come further counts.
 */
export function mergeStates(one: ThreadState, other: ThreadState): ThreadState {
  const byTrigger = new Map<string, Submission>();
  for (const submission of [...withoutPruned(one, other), ...withoutPruned(other, one)]) {
    const key = keyOf(submission);
    const before = byTrigger.get(key);
    if (before === undefined || isMoreAdvanced(submission, before)) byTrigger.set(key, submission);
  }
  const submissions = [...byTrigger.values()].toSorted((a, b) => compare(a.submittedAt, b.submittedAt));
  // Clocks of two runners may differ: where one record has gone on from the other, its order is the order of writing.
  const order = isNewer(one, other) ? [one, other] : [other, one];
  const longer = order.find((state) => state.submissions.length === submissions.length);
  const newest = compare(lastSubmitted(one), lastSubmitted(other)) >= 0 ? one : other;
  return {
    ...one,
    submissions:
      longer === undefined
        ? submissions
        : longer.submissions.map((submission) => byTrigger.get(keyOf(submission)) ?? submission),
    lastCoveredSha: newest.lastCoveredSha ?? one.lastCoveredSha ?? other.lastCoveredSha,
    waitUntil: newest.waitUntil,
    pruned: mergePruned(one, other),
  };
}

/** Whether a record knows something of an ask that the other one does not yet know. */
function isNewer({ submissions }: ThreadState, { submissions: others }: ThreadState): boolean {
  const known = new Map(others.map((submission) => [keyOf(submission), submission]));
  return submissions.some((submission) => {
    const before = known.get(keyOf(submission));
    return before !== undefined && isMoreAdvanced(submission, before) && !isMoreAdvanced(before, submission);
  });
}

/** The asks of a record but those that the other one has forgotten since: they would be counted as forgotten twice. */
function withoutPruned(
  { submissions }: ThreadState,
  { submissions: known, pruned }: ThreadState,
): readonly Submission[] {
  if (pruned === null) return submissions;
  const knows = new Set(known.map(keyOf));
  return submissions.filter(
    (submission) => submission.submittedAt > pruned.until || knows.has(keyOf(submission)),
  );
}

function keyOf({ trigger }: Submission): string {
  return `${trigger.kind} ${trigger.id}`;
}

const ORDER: readonly Submission['state'][] = ['pending', 'submitted', 'finished'];

function isMoreAdvanced(submission: Submission, before: Submission): boolean {
  const byTime = compare(submission.submittedAt, before.submittedAt);
  return byTime === 0 ? ORDER.indexOf(submission.state) >= ORDER.indexOf(before.state) : byTime > 0;
}

function lastSubmitted({ submissions }: ThreadState): string {
  return submissions.reduce((latest, { submittedAt }) => (submittedAt > latest ? submittedAt : latest), '');
}

function mergePruned({ pruned: one }: ThreadState, { pruned: other }: ThreadState): ThreadState['pruned'] {
  if (one === null || other === null) return one ?? other;
  return {
    count: Math.max(one.count, other.count),
    until: one.until > other.until ? one.until : other.until,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
