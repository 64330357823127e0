/** The fields of GitHub's responses that the context needs, in the words of this project. */
import * as z from 'zod/mini';
import { firstLine } from '../subject-details.ts';

const nullableText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
);
/** The login; empty if there is no account. */
const account = z.pipe(
  z.nullish(z.object({ login: z.optional(z.string()) })),
  z.transform((user) => user?.login ?? ''),
);
const labels = z.pipe(
  z.nullish(z.array(z.union([z.string(), z.object({ name: z.nullish(z.string()) })]))),
  z.transform((all) =>
    (all ?? []).flatMap((label) => (typeof label === 'string' ? label : label.name) || []),
  ),
);

export const releaseSchema = z.object({
  tag_name: z.string(),
  name: z.nullish(z.string()),
  body: nullableText,
  html_url: z.string(),
  draft: z.boolean(),
  prerelease: z.boolean(),
  published_at: z.nullish(z.string()),
  author: account,
});
export type Release = z.infer<typeof releaseSchema>;

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

const issueFields = { title: z.string(), body: nullableText, html_url: z.string(), user: account, labels };
export const issueSchema = z.pipe(
  z.object({ ...issueFields, pull_request: z.nullish(z.unknown()) }),
  z.transform(({ pull_request: pull, ...issue }) => ({
    isPullRequest: !!pull,
    description: describe(issue),
  })),
);

/** `details` is what a pull request says about itself, without its files. */
export const pullRequestSchema = z.pipe(
  z.object({
    ...issueFields,
    number: z.int(),
    draft: z.nullish(z.boolean()),
    created_at: z.catch(z.string(), ''),
    merged_at: z.nullish(z.string()),
    merge_commit_sha: z.nullish(z.string()),
    base: z.object({ ref: z.string() }),
    head: z.object({ ref: z.string(), sha: z.string() }),
  }),
  z.transform(({ number, base, head, draft, created_at: openedAt, ...pull }) => ({
    number,
    base: base.ref,
    details: {
      ...describe(pull),
      kind: 'pull-request' as const,
      thread: number,
      branch: head.ref,
      openedAt,
      draft: draft ?? false,
      merged: !!pull.merged_at,
      // The commit that the merge put on the branch: the next range begins there.
      headSha: (pull.merged_at ? pull.merge_commit_sha : undefined) ?? head.sha,
    },
  })),
);
export type PullRequest = z.infer<typeof pullRequestSchema>;

function describe(data: z.infer<z.ZodMiniObject<typeof issueFields>>) {
  const { title, body, html_url: url, user: author, labels: names } = data;
  return { title, body, url, author, labels: names };
}
