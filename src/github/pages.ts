/** Lists of GitHub, page by page: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';

/** Number of items on a page, GitHub's limit. */
export const PER_PAGE = 100;

/** Parameters of a page. The first one is 1. */
export type PageParameters = Readonly<{ per_page: number; page: number }>;

/** A page, and whether it is the last one that is wanted. */
type PageRead<P> = Readonly<{ page: P; isLast: boolean }>;

type PagesOptions<P> = Readonly<{
  /** Bound on the pages. */
  max?: number;
  /** Returns whether no further page is wanted, because there is none or because this one has enough. It ends the list. */
  isEnough: (page: P) => boolean;
}>;

/** Reads the pages of a list one after the other. Ends after the last one, or after an error. */
export async function* readPages<P, E>(
  readPage: (parameters: PageParameters) => Promise<Result<P, E>>,
  { max = Infinity, isEnough }: PagesOptions<P>,
): AsyncGenerator<Result<PageRead<P>, E>, void> {
  for (let page = 1; page <= max; page += 1) {
    const read = await readPage({ per_page: PER_PAGE, page });
    if (!read.ok) {
      yield read;
      return;
    }
    const isLast = isEnough(read.value);
    yield ok({ page: read.value, isLast });
    if (isLast) return;
  }
}

/** Items of a list. `isComplete`: whether there are no more of those that are wanted. */
type ListedItems<T> = Readonly<{ items: readonly T[]; isComplete: boolean }>;

/** Reads the pages of a list, as far as they are wanted. `error`: why the list ended before. */
export async function collectPages<T, E = RequestError>(
  readPage: (parameters: PageParameters) => Promise<Result<readonly T[], E>>,
  max: number,
  isEnough: (page: readonly T[]) => boolean = isShortPage,
): Promise<ListedItems<T> & Readonly<{ error: E | undefined }>> {
  const items: T[] = [];
  let isComplete = false;
  for await (const read of readPages(readPage, { max, isEnough })) {
    if (!read.ok) return { items, isComplete: false, error: read.error };
    items.push(...read.value.page);
    isComplete = read.value.isLast;
  }
  return { items, isComplete, error: undefined };
}

/** Reads the pages of a list, as far as they are wanted. An error of any page is the result. */
export async function readList<T>(
  ...list: Parameters<typeof collectPages<T>>
): Promise<Result<ListedItems<T>>> {
  const { error, ...listed } = await collectPages(...list);
  return error === undefined ? ok(listed) : notOk(error);
}

/**
 * Returns whether a page is not full, so that it is the last one. Lists that are read whole end there: `isLastPage` would read on after a
 * short page that claims a next one, and needs the header.
 */
export function isShortPage(page: readonly unknown[]): boolean {
  return page.length < PER_PAGE;
}

/**
 * Returns whether a page is the last one by its `Link` header. A full page without a header may have another one after it, because a proxy
 * may have removed the header. A server that claims to have pages without end is not believed.
 */
export function isLastPage({
  data,
  link,
}: Readonly<{ data: readonly unknown[]; link: string | undefined }>): boolean {
  if (data.length === 0) return true;
  if (hasMorePages(link)) return false;
  return isShortPage(data) || link?.includes('rel="prev"') === true;
}

/** Returns whether a `Link` header names a page after this one. */
export function hasMorePages(link: string | undefined): boolean {
  return link?.includes('rel="next"') === true;
}

/** Returns the number of the last page; 0 if the `Link` header does not name it. */
export function lastPage(link = ''): number {
  const match = /[?&]page=(?<page>\d{1,9})[^,]*>; rel="last"/.exec(link);
  return Number(match?.groups?.['page'] ?? 0);
}
