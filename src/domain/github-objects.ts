/**
 * Issues, pull requests and releases as GitHub's API and its webhooks give them, in the words of this
 * project: https://docs.github.com/rest, https://docs.github.com/webhooks/webhook-events-and-payloads.
 * `details` are the fields that describe the object itself.
 */
import * as z from 'zod/mini';
import { isFromFork } from './agent-pull-request.ts';
import {
  accountField,
  flagField,
  idSchema,
  labelsField,
  lenientField,
  textField,
} from './github-fields.ts';

/** Schema of the repository of a branch; null for a fork that was deleted. */
const branchRepository = z.catch(z.nullish(idSchema), undefined);
/** Schema of the branch of a pull request. */
const headSchema = z.object({
  ref: textField,
  sha: z.string(),
  repo: branchRepository,
});
const thread = {
  number: z.int(),
  title: z.string(),
  body: textField,
  html_url: z.string(),
  user: accountField,
  labels: labelsField,
};

export const issueSchema = z.pipe(
  z.object({
    ...thread,
    pull_request: z.nullish(z.unknown()),
    updated_at: textField,
  }),
  z.transform(({ pull_request: pull, updated_at: updatedAt, ...issue }) => ({
    isPullRequest: !!pull,
    updatedAt,
    details: { ...describe(issue), kind: 'issue' as const },
  })),
);
export type IssueObject = z.infer<typeof issueSchema>;

export const pullRequestSchema = z.pipe(
  z.object({
    ...thread,
    draft: flagField,
    updated_at: textField,
    /** Lists of pull requests do not have it. */
    changed_files: lenientField(z.int()),
    /** Webhooks of reviews and lists of pull requests have no `merged`. Anything but a time or null would hide a merge. */
    merged_at: z.nullish(z.string()),
    merge_commit_sha: z.nullish(z.string()),
    base: z.object({ ref: textField, repo: branchRepository }),
    head: headSchema,
  }),
  z.transform(
    ({ base, head, draft, updated_at: updatedAt, merged_at: mergedTime, ...pull }) => {
      const { changed_files: changedFiles } = pull;
      const mergedAt = mergedTime ?? '';
      const merged = mergedAt !== '';
      // The commit that the merge put on the branch. The next range begins there.
      const mergeCommit = merged ? pull.merge_commit_sha : undefined;
      return {
        updatedAt,
        mergedAt,
        details: {
          ...describe(pull),
          kind: 'pull-request' as const,
          branch: head.ref,
          base: base.ref,
          isFork: isFromFork(head, base),
          draft,
          merged,
          changedFiles,
          headSha: mergeCommit ?? head.sha,
        },
      };
    },
  ),
);
export type PullRequestObject = z.infer<typeof pullRequestSchema>;

/** Schema of a release. `publishedAt` is empty until it is published. */
export const releaseSchema = z.pipe(
  z.object({
    id: z.int(),
    tag_name: z.string(),
    name: textField,
    body: textField,
    html_url: z.string(),
    author: accountField,
    draft: z.boolean(),
    prerelease: z.boolean(),
    published_at: textField,
  }),
  z.transform(
    ({
      id,
      tag_name: tag,
      name,
      html_url: url,
      published_at: publishedAt,
      ...release
    }) => ({
      id,
      publishedAt,
      // Without a name GitHub's pages show the tag.
      details: {
        ...release,
        kind: 'release' as const,
        title: name.trim() || tag,
        url,
        tag,
      },
    }),
  ),
);
export type ReleaseObject = z.infer<typeof releaseSchema>;

function describe(data: z.infer<z.ZodMiniObject<typeof thread>>) {
  const { number, title, body, html_url: url, user: author, labels: names } = data;
  return {
    title,
    body,
    url,
    author,
    labels: names,
    thread: number,
  };
}
