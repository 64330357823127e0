import type { PageViews, ViewsPage } from '../domain.ts';

/** Views by people, by AI and by both. */
export type ViewTotals = ViewsPage['totals'];

/** The sum of rows. */
export function sumViews(rows: Iterable<PageViews>): ViewTotals {
  const sum = { human: 0, ai: 0, total: 0 };
  for (const row of rows) {
    sum.human += row.human;
    sum.ai += row.ai;
    sum.total += row.total;
  }
  return sum;
}

/** Whether both tell the same. */
export function equals(a: ViewTotals, b: ViewTotals): boolean {
  return a.human === b.human && a.ai === b.ai && a.total === b.total;
}

/** What is left of `a` without `b`; below zero where `b` has more. */
export function subtract(a: ViewTotals, b: ViewTotals): ViewTotals {
  return { human: a.human - b.human, ai: a.ai - b.ai, total: a.total - b.total };
}
