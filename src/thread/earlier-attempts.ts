/**
 * The evidence of annotations about the earlier attempts of a workflow run. A run without a thread has no other memory. Its annotations are
 * in the check runs of its jobs, which have the same name in every attempt.
 */
import type { CheckRun } from '../ports.ts';

/** The title of the result of a run that submitted its request, or perhaps did. */
export const RESULT_TITLE = 'Docs agent';

/** Returns the title of the result of a run that submitted nothing. The step distinguishes it from those of other steps of the job. */
export function nothingSubmittedTitle(step: string): string {
  const title = `${RESULT_TITLE}: this attempt submitted nothing`;
  return step === '' ? title : `${title} (${step})`;
}

/**
 * Returns the check runs of all earlier attempts of this job; undefined if some are missing. The runner does not say what the check run of
 * a job is called, so each job of the workflow run that has not ended may be this one.
 */
export function findEarlierAttempts(
  checkRuns: readonly CheckRun[],
  attempt: number,
): readonly CheckRun[] | undefined {
  const notEnded = checkRuns.filter(({ isCompleted }) => !isCompleted);
  const names = new Set(notEnded.map(({ name }) => name));
  const earlier = checkRuns.filter((each) => each.isCompleted && names.has(each.name));
  const isComplete = [...names].every((name) => {
    const ofName = earlier.filter((each) => each.name === name);
    return ofName.length >= attempt - 1;
  });
  if (names.size === 0 || !isComplete) return undefined;
  return earlier;
}

/**
 * Returns whether the annotations of a check run show that a step submitted nothing. A run that is killed leaves no title. Both titles contradict
 * each other: another step of the job may have submitted, or have printed a text from outside.
 */
export function showsNothingSubmitted(titles: readonly string[], step: string): boolean {
  const hasResult = titles.includes(RESULT_TITLE);
  const title = nothingSubmittedTitle(step);
  return titles.includes(title) && !hasResult;
}
