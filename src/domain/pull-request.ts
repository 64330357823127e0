/** Pull requests, in the one form in which the REST API, its lists and the webhooks are read: https://docs.github.com/rest/pulls */
import * as z from 'zod/mini';
import {
  accountField,
  flagField,
  idSchema,
  labelsField,
  lenientField,
  readTime,
  repositorySchema,
  textField,
} from './github-fields.ts';

/** Schema of a time that can be computed with: a wrong one would make a wrong number. */
const timeField = z.string().check(z.refine((text) => readTime(text) !== undefined));

const headSchema = z.object({
  ref: textField,
  sha: z.string(),
  /** Null for a fork that was deleted. */
  repo: z.catch(z.nullish(idSchema), undefined),
});

/** Schema of a pull request. It tolerates much, because one that does not fit makes a whole list unreadable. */
export const pullRequestSchema = z.pipe(
  z.object({
    number: z.int(),
    html_url: z.string(),
    state: z.literal(['open', 'closed']),
    title: textField,
    body: textField,
    draft: flagField,
    locked: flagField,
    mergeable: lenientField(z.boolean()),
    created_at: timeField,
    updated_at: textField,
    closed_at: textField,
    /** Never missing: without it, a merged pull request would look like a closed one. Lists and webhooks of reviews have no `merged`. */
    merged_at: z.nullable(timeField),
    merge_commit_sha: textField,
    user: accountField,
    merged_by: accountField,
    labels: labelsField,
    /** An unreadable one counts as a branch of a fork. */
    head: z.catch(headSchema, { ref: '', sha: '', repo: undefined }),
    base: z.object({
      ref: textField,
      repo: repositorySchema,
    }),
    changed_files: lenientField(z.int()),
  }),
  z.transform((pull) => {
    const { head, base } = pull;
    const isMerged = pull.merged_at !== null;
    return {
      number: pull.number,
      url: pull.html_url,
      repositoryId: base.repo.id,
      /** Whether not everyone can read its repository; undefined if GitHub does not say. */
      isPrivate: base.repo.private,
      state: isMerged ? ('merged' as const) : pull.state,
      /** Empty if GitHub did not give one. */
      title: pull.title,
      /** The description; empty if there is none. */
      body: pull.body,
      isDraft: pull.draft,
      /** Whether only people with write access can comment. */
      isLocked: pull.locked,
      /** Whether it has no conflict with its base; undefined in a list, and as long as GitHub does not know that. */
      mergeable: pull.mergeable,
      /** Name of the base branch. */
      base: base.ref,
      createdAt: pull.created_at,
      /** The last change; empty if GitHub did not give one. */
      updatedAt: pull.updated_at,
      /** Empty as long as it is open. */
      endedAt: pull.merged_at ?? pull.closed_at,
      author: pull.user,
      /** The person who merged it; empty in a list, and in the webhook of a review. */
      merger: pull.merged_by,
      labels: pull.labels,
      branch: head.ref,
      /** Whether its branch is in another repository. Anyone can name a branch of a fork, so one whose repository is unknown counts as such. */
      isFork: head.repo?.id !== base.repo.id,
      /** Empty if GitHub did not give one. */
      headSha: head.sha,
      /** The commit that the merge put on the branch; empty unless it is merged: others have that of a test merge. */
      mergeCommit: isMerged ? pull.merge_commit_sha : '',
      /** Number of changed files; undefined in a list, and in the webhook of a review. */
      changedFiles: pull.changed_files,
    };
  }),
);
/** A pull request. People choose every text. Times are ISO 8601; logins are empty if there is no account. */
export type PullRequest = Readonly<z.infer<typeof pullRequestSchema>>;

/** Logins, and slugs of teams. */
export type Reviewers = Readonly<{
  users: readonly string[];
  teams: readonly string[];
}>;
