/** The fields of commits, comparisons and files that the context needs, in the words of this project. */
import * as z from 'zod/mini';
import { account } from '../github-objects.ts';
import { firstLine } from '../text.ts';

export const fileSchema = z.pipe(
  z.object({
    filename: z.string(),
    status: z.string(),
    additions: z.int(),
    deletions: z.int(),
    patch: z.optional(z.string()),
    previous_filename: z.optional(z.string()),
  }),
  z.transform(({ filename: path, previous_filename: previousPath, ...rest }) => ({
    path,
    previousPath,
    ...rest,
  })),
);
const files = z._default(z.array(fileSchema), []);

/** Without files if it is part of a comparison. */
export const commitSchema = z.pipe(
  z.object({
    sha: z.string(),
    html_url: z.string(),
    commit: z.object({ message: z.string() }),
    author: account,
    parents: z.array(z.object({ sha: z.string() })),
    files,
  }),
  z.transform(({ html_url: url, commit: { message }, parents, ...rest }) => ({
    ...rest,
    url,
    message,
    title: firstLine(message),
    parents: parents.map(({ sha }) => sha),
    merge: parents.length > 1,
  })),
);
export type Commit = z.infer<typeof commitSchema>;

export const comparisonSchema = z.object({
  html_url: z.string(),
  status: z.string(),
  total_commits: z.int(),
  commits: z.array(commitSchema),
  files,
});
