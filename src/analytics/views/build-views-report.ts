import { isExported, type ViewsInputs } from '../analytics-inputs.ts';
import type { PageViews } from '../../domain/analytics.ts';
import { sumViews, type CollectedViews } from './collect.ts';

/** Contents of the file and the summary. */
export type ViewsReport = Readonly<ReturnType<typeof buildViewsReport>>;

/** Selects and sorts the collected rows. */
export function buildViewsReport({ paths, top }: ViewsInputs, collected: CollectedViews) {
  const included = collected.rows.filter(({ path }) => isExported(paths, path));
  const pages = included.toSorted(byViews);
  const isFiltered = paths.length > 0;
  const siteWide = isFiltered ? undefined : collected.totals;
  return {
    isFiltered,
    /** Sum of the selected pages; the site-wide totals if nothing is filtered. */
    totals: siteWide ?? sumViews(pages),
    /** All selected pages. */
    pages,
    top: pages.slice(0, top),
  };
}

/** Sorts by views, most first. Equal pages are sorted by path, so that the order is the same in every run. */
function byViews(a: PageViews, b: PageViews): number {
  if (a.total !== b.total) return b.total - a.total;
  return a.path < b.path ? -1 : 1;
}
