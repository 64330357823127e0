/** The comments of threads, as pages. */
import type { Result } from '../../src/domain/errors.ts';
import type { CommentsApi, ThreadComment } from '../../src/ports.ts';

/** Number of comments on a page, and of pages that are listed. */
const PER_PAGE = 100;
const MAX_PAGES = 25;

/** Creates the call that lists the comments of a thread, oldest first, as GitHub has them: page by page, the newest page first. */
export function pagesOfHundred(
  list: (thread: number, since: Date) => readonly ThreadComment[],
): CommentsApi['newestPages'] {
  return async function* newestPages(thread, { since = new Date(0) } = {}) {
    const comments = list(thread, since);
    const last = Math.max(1, Math.ceil(comments.length / PER_PAGE));
    for (let page = last; page > Math.max(0, last - MAX_PAGES); page -= 1) {
      const ofPage = comments.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      yield { ok: true, value: { comments: ofPage, isLast: page === 1 } };
    }
  };
}

/** Reads the newest pages, at most so many, and returns their comments, oldest first. */
export async function readPages(
  pages: ReturnType<CommentsApi['newestPages']>,
  atMost = Infinity,
): Promise<Result<readonly ThreadComment[]>> {
  const found: ThreadComment[] = [];
  let read = 0;
  for await (const page of pages) {
    if (!page.ok) return page;
    found.unshift(...page.value.comments);
    read += 1;
    if (read >= atMost) break;
  }
  return { ok: true, value: found };
}
