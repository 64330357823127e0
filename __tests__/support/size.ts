/**
 * How much of a large test runs: by default a third of it, in the workflow `weekly.yml` all. The only place that reads the variable.
 * `TEST_SIZE=1 npm run jest -- FILE` runs a file whole, and `TEST_SIZE=50` draws fifty times as many cases as that.
 */
const SIZE = Number(process.env['TEST_SIZE'] ?? 1 / 3);

/** Whether tables run whole, not in part. */
export const IS_WHOLE = SIZE >= 1;

/** Returns a number of cases, seeds or items for this run, at least one. */
export function sized(whole: number): number {
  return Math.max(1, Math.round(whole * SIZE));
}

/** Returns one of `of` rows of a table, or all of them; `turn` chooses which one, so that several tables together have each row. */
export function sampled<T>(rows: readonly T[], turn = 0, of = 3): readonly T[] {
  if (IS_WHOLE) return rows;
  return rows.filter((_, index) => (index + turn) % of === 0);
}
