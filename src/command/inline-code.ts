/**
 * Runs of back-ticks and the inline code between them, by CommonMark's rule: code ends at the first run that is exactly
 * as long as the one that opened it; a run without such a partner is just back-ticks.
 */

/** Length of the run of back-ticks that starts at `at`; 0 if none does. */
export function backtickRunLength(text: string, at: number): number {
  let end = at;
  while (text[end] === '`') end += 1;
  return end - at;
}

/** Where the first run of exactly `length` back-ticks starts, at or after `from` (not inside a run); -1 if nowhere. */
export function findBacktickRun(text: string, length: number, from: number): number {
  for (let at = text.indexOf('`', from); at >= 0;) {
    const found = backtickRunLength(text, at);
    if (found === length) return at;
    at = text.indexOf('`', at + found);
  }
  return -1;
}

/** For each length of a run, where the last run of that length starts. Asking it first keeps many lone runs linear. */
export function lastBacktickRuns(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (let at = text.indexOf('`'); at >= 0;) {
    const length = backtickRunLength(text, at);
    last.set(length, at);
    at = text.indexOf('`', at + length);
  }
  return last;
}
