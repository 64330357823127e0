import { isPageExported } from '../export/export-inputs.ts';
import type { PageViews } from '../domain/analytics.ts';
import { sumViews, type CollectedViews } from './collect.ts';
import type { ViewsInputs } from './views-inputs.ts';

/** Contents of the file and the summary. */
export type ViewsReport = Readonly<ReturnType<typeof buildViewsReport>>;

/**
 * Limits from which AI is the main reader of a page: it reads this many times as often as people,
 * and not by chance.
 */
const MOSTLY_AI = { factor: 3, minViews: 10 };

/** Selects and sorts the collected rows. */
export function buildViewsReport(
  { paths, sortBy, top }: ViewsInputs,
  collected: CollectedViews,
) {
  const included = collected.rows.filter(({ path }) => isPageExported(paths, path));
  const pages = included.toSorted(descendingBy(sortBy));
  const isFiltered = paths.length > 0;
  const siteWide = isFiltered ? undefined : collected.totals;
  const mostlyAi = pages.filter(isMostlyAi).toSorted(descendingBy('ai'));
  return {
    isFiltered,
    /** Sum of the selected pages; the site-wide totals if nothing is filtered. */
    totals: siteWide ?? sumViews(pages),
    /** All selected pages. */
    pages,
    top: pages.slice(0, top),
    mostlyAi,
  };
}

function isMostlyAi({ ai, human }: PageViews): boolean {
  const { factor, minViews } = MOSTLY_AI;
  return ai >= minViews && ai >= factor * human;
}

/** Returns an order, highest first. Equal pages are sorted by path, so that it is the same in every run. */
function descendingBy(
  key: ViewsInputs['sortBy'],
): (a: PageViews, b: PageViews) => number {
  return (a, b) => {
    if (a[key] !== b[key]) return b[key] - a[key];
    return a.path < b.path ? -1 : 1;
  };
}
