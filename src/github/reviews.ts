import * as z from 'zod/mini';
import { ok } from '../domain/errors.ts';
import { lenientField, textField } from '../domain/github-fields.ts';
import type { ReviewComment, ReviewPlace } from '../domain/review.ts';
import type { ReviewsApi } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { readList } from './pages.ts';

/** More comments than anyone writes in a review. */
const MAX_PAGES = 3;

const number = lenientField(z.int());

/** Fields of the place of a comment in the diff. `line` is often missing in lists, and null if the comment is outdated. */
export const placeFields = { path: z.string(), diff_hunk: textField, line: number };

/** Schema of a comment of a review: https://docs.github.com/rest/pulls/reviews */
const commentSchema = z.pipe(
  z.object({ ...placeFields, body: textField, in_reply_to_id: number }),
  z.transform((comment): ReviewComment => ({
    ...toReviewPlace(comment),
    body: comment.body,
    isReply: comment.in_reply_to_id !== undefined,
  })),
);
const commentsSchema = z.array(commentSchema);

export function createReviewsApi(client: GitHubClient): ReviewsApi {
  return {
    async comments(pull, review) {
      const route =
        'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments';
      const read = await readList((page) => {
        const parameters = { pull_number: pull, review_id: review, ...page };
        return client.request(route, parameters, commentsSchema);
      }, MAX_PAGES);
      if (!read.ok) return read;
      const { items: comments, isComplete } = read.value;
      return ok({ comments, isComplete });
    },
  };
}

export function toReviewPlace({
  path,
  diff_hunk: hunk,
  line = lastLineOf(hunk),
}: z.infer<z.ZodMiniObject<typeof placeFields>>): ReviewPlace {
  return { path, line, hunk };
}

/** First lines of the two files in the heading of a hunk: `@@ -12,7 +12,9 @@`. */
const HUNK_HEADING = /^@@ -(?<before>\d{1,9})(?:,\d+)? \+(?<after>\d{1,9})(?:,\d+)? @@/;

/** Returns the number of the last line of a hunk, which is the line of its comment: in the old file if it was removed, else in the new one. */
function lastLineOf(hunk: string): number | undefined {
  const [heading = '', ...lines] = hunk.replace(/\n$/, '').split('\n');
  const { before, after } = HUNK_HEADING.exec(heading)?.groups ?? {};
  if (before === undefined || after === undefined) return undefined;
  const isRemoved = lines.at(-1)?.startsWith('-') === true;
  const first = Number(isRemoved ? before : after);
  const absent = isRemoved ? '+' : '-';
  // A line that begins with a backslash is a remark about the line before it.
  const present = lines.filter(
    (line) => !line.startsWith(absent) && !line.startsWith('\\'),
  );
  if (present.length === 0) return undefined;
  return first + present.length - 1;
}
