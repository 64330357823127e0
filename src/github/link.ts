/** Reads the `Link` header: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */

/** Returns whether there is a page after this one. */
export function hasMore(link: string | undefined): boolean {
  return link?.includes('rel="next"') === true;
}

/**
 * Returns whether a page of a list is the last one. A full page without a header may have another one after it, because a proxy may have
 * removed the header.
 */
export function isLastPage(
  { data, link }: Readonly<{ data: readonly unknown[]; link: string | undefined }>,
  perPage: number,
): boolean {
  if (hasMore(link)) return false;
  return data.length < perPage || link?.includes('rel="prev"') === true;
}

/** Returns the number of the last page; 0 if the header does not name it. */
export function lastPage(link = ''): number {
  const match = /[?&]page=(?<page>\d{1,9})[^,]*>; rel="last"/.exec(link);
  return Number(match?.groups?.['page'] ?? 0);
}
