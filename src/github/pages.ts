/** Lists of GitHub, page by page: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';

/** Number of items on a page, GitHub's limit. */
export const PER_PAGE = 100;

/** Parameters of a page. The first one is 1. */
export type PageParameters = Readonly<{ per_page: number; page: number }>;

/** Items of a list. `isComplete`: whether there are no more of those that are wanted. */
type ListedItems<T> = Readonly<{ items: readonly T[]; isComplete: boolean }>;

/**
 * Reads the pages of a list one after the other, as far as they are wanted. `error`: why the list ended before.
 *
 * @param max bound on the pages
 * @param isEnough returns whether no further page is wanted
 */
export async function collectPages<T, E = RequestError>(
  readPage: (parameters: PageParameters) => Promise<Result<readonly T[], E>>,
  max: number,
  isEnough: (page: readonly T[]) => boolean = isShortPage,
): Promise<ListedItems<T> & Readonly<{ error: E | undefined }>> {
  const items: T[] = [];
  for (let page = 1; page <= max; page += 1) {
    const read = await readPage({ per_page: PER_PAGE, page });
    if (!read.ok) return { items, isComplete: false, error: read.error };
    items.push(...read.value);
    if (isEnough(read.value)) return { items, isComplete: true, error: undefined };
  }
  return { items, isComplete: false, error: undefined };
}

/** Reads the pages of a list, as far as they are wanted. An error of any page is the result. */
export async function readList<T>(
  ...list: Parameters<typeof collectPages<T>>
): Promise<Result<ListedItems<T>>> {
  const { error, ...listed } = await collectPages(...list);
  return error === undefined ? ok(listed) : notOk(error);
}

/** Returns whether a page is not full, so that it is the last one. */
export function isShortPage(page: readonly unknown[]): boolean {
  return page.length < PER_PAGE;
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
