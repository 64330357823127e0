import type { ViewsPage } from '../domain.ts';

/** Views by people, views by AI, and their sum. */
export type ViewTotals = ViewsPage['totals'];

export function sumViews(rows: Iterable<ViewTotals>): ViewTotals {
  const sum = { human: 0, ai: 0, total: 0 };
  for (const row of rows) {
    sum.human += row.human;
    sum.ai += row.ai;
    sum.total += row.total;
  }
  return sum;
}

export function equals(a: ViewTotals, b: ViewTotals): boolean {
  return a.human === b.human && a.ai === b.ai && a.total === b.total;
}
