import { ok, type Result } from '../domain/errors.ts';
import type { ThreadComment } from '../ports.ts';
import { hasReplyMarker } from './replies.ts';
import { accountName } from '../text/strings.ts';

/**
 * Finds the newest comment of this account that has a marker on its last line. Anyone can type a marker, so the account decides.
 *
 * @param comments oldest first
 * @param login reads the login of this account; called only if a comment has the marker
 */
export async function findMarkedComment(
  comments: readonly ThreadComment[],
  marker: string,
  login: () => Promise<Result<string>>,
): Promise<Result<ThreadComment | undefined>> {
  const marked = comments.filter(({ body }) => hasReplyMarker(body, marker));
  if (marked.length === 0) return ok(undefined);
  const account = await login();
  if (!account.ok) return account;
  const own = accountName(account.value);
  return ok(marked.findLast(({ author }) => accountName(author) === own));
}
