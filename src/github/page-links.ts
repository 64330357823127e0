/** The `Link` header of a list that comes in pages: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api */

/** Whether another page follows; undefined where the header is missing, as it is on lists of one page. */
export function hasNext(link: string | undefined): boolean | undefined {
  return link === undefined ? undefined : link.includes('rel="next"');
}

/** The number of the last page, where the header tells it. */
export function lastPage(link: string | undefined): number | undefined {
  const target = link?.split(',').find((each) => each.includes('rel="last"'));
  const page = /[?&]page=(\d{1,9})[&>]/.exec(target ?? '')?.[1];
  return page === undefined ? undefined : Number(page);
}
