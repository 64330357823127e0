import * as z from 'zod/mini';
import { SendError } from './client.ts';

/** What of GitHub's answers is read. A proxy's page with status 200 is no answer: believed, it would be an empty thread. */

export const commentShape = z.object({
  id: z.int(),
  user: z.nullish(z.object({ id: z.int() })),
  body: z.nullish(z.string()),
  html_url: z.string(),
});
export const commentsShape = z.array(commentShape);
export const placedCommentsShape = z.array(z.extend(commentShape, { issue_url: z.string() }));
export const textShape = z.object({ body: z.nullish(z.string()) });
export const reactionShape = z.object({ id: z.int() });
export const pullShape = z.object({ state: z.string() });
const flag = z.optional(z.boolean());
export const permissionShape = z.object({
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
export function readAnswer<T extends z.ZodMiniType>(
  shape: T,
  { data }: Readonly<{ data: unknown }>,
): z.infer<T> {
  const read = shape.safeParse(data);
  if (read.success) return read.data;
  throw new SendError({ kind: 'bad-answer', detail: 'the answer is not what GitHub answers to this' });
}
