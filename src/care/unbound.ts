/** Status comments that an earlier run has created and could not write again. Another one would stay in the thread, too. */
import { accountName } from '../text/strings.ts';
import type { CareReason, ReadPullRequest } from './decide.ts';
import type { Repo } from '../run/repo.ts';

/** Time in which an unbound entry keeps messages back. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/**
 * Finds why no status comment is created in a thread: this account has written one there in the last 24 hours, on GitHub's clock, whose
 * entry is not bound. Anyone can copy such an entry, so the account decides. It is read only if there is one.
 */
export async function findUnboundBarrier(
  repo: Repo,
  { thread }: Pick<ReadPullRequest, 'thread'>,
): Promise<CareReason | undefined> {
  const { comments, unbound, listedAt = 0 } = thread;
  const ids = new Set(unbound.map(({ comment }) => comment.id));
  const recent = comments.filter(({ id, createdAt }) => {
    const ageMs = listedAt - Date.parse(createdAt);
    return ids.has(id) && ageMs < MAX_AGE_MS;
  });
  if (recent.length === 0) return undefined;
  const login = await repo.issues.login();
  if (!login.ok) {
    const what = 'The account of the token could not be read';
    repo.warn(what, login.error, '`pull-requests: write`');
    return 'unreadable-comments';
  }
  const own = accountName(login.value);
  const isOwn = recent.some(({ author }) => accountName(author) === own);
  return isOwn ? 'unbound' : undefined;
}
