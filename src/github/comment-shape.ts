import * as z from 'zod/mini';
import type { ThreadComment } from '../ports.ts';

/** The sliver of https://docs.github.com/rest/issues/comments that is read; the user is null where the account is gone. */
const comment = z.object({
  id: z.number(),
  user: z.nullish(z.object({ id: z.number() })),
  body: z.nullish(z.string()),
  html_url: z.string(),
});
const comments = z.array(comment);

/** One comment. Throws where the answer is something else: a proxy's page comes with a 200 as well. */
export function readComment(data: unknown): ThreadComment {
  const read = comment.safeParse(data);
  if (!read.success) throw new TypeError('the answer is not a comment of GitHub’s');
  return toComment(read.data);
}

/** A page of comments; throws likewise. */
export function readComments(data: unknown): readonly ThreadComment[] {
  const read = comments.safeParse(data);
  if (!read.success) throw new TypeError('the answer is not a list of GitHub’s comments');
  return read.data.map(toComment);
}

function toComment({ id, user, body, html_url: url }: z.infer<typeof comment>): ThreadComment {
  return { id, authorId: user?.id ?? 0, body: body ?? '', url };
}
