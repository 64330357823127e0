import * as z from 'zod/mini';
import { FetchError } from './client.ts';

/** What of GitHub's answers is read. A proxy's page with status 200 is no answer: believed, it would be an empty thread. */

export const commentSchema = z.object({
  id: z.int(),
  user: z.nullish(z.object({ id: z.int() })),
  body: z.nullish(z.string()),
  html_url: z.string(),
});
export const commentsSchema = z.array(commentSchema);
export const commentsWithIssueSchema = z.array(z.extend(commentSchema, { issue_url: z.string() }));
export const textSchema = z.object({ body: z.nullish(z.string()) });
export const reactionSchema = z.object({ id: z.int() });
export const pullSchema = z.object({ state: z.string() });
const flag = z.optional(z.boolean());
export const permissionSchema = z.object({
  permission: z.string(),
  role_name: z.optional(z.string()),
  user: z.nullish(
    z.object({
      permissions: z.optional(
        z.object({ admin: flag, maintain: flag, push: flag, triage: flag, pull: flag }),
      ),
    }),
  ),
});

/** The data of an answer that is what it should be; throws a SendError for any other. */
export function parseResponse<T extends z.ZodMiniType>(
  schema: T,
  { data }: Readonly<{ data: unknown }>,
): z.infer<T> {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new FetchError({ kind: 'invalid-response', detail: 'the answer is not what GitHub answers to this' });
}
