/** Pull requests, in the one form in which the REST API, its lists and the webhooks are read: https://docs.github.com/rest/pulls */
import * as z from 'zod/mini';
import {
  accountField,
  flagField,
  idSchema,
  labelsField,
  lenientField,
  namesField,
  readTime,
  repositorySchema,
  textField,
} from './github-fields.ts';

/** Logins, and slugs of teams. */
export type Reviewers = Readonly<{ users: readonly string[]; teams: readonly string[] }>;

/** A pull request. People choose every text. Times are ISO 8601; logins are empty if there is no account. */
export type PullRequest = Readonly<{
  number: number;
  url: string;
  repositoryId: number;
  /** Whether not everyone can read its repository; undefined if GitHub does not say. */
  isPrivate: boolean | undefined;
  state: 'open' | 'merged' | 'closed';
  /** Empty if GitHub did not give one. */
  title: string;
  /** The description; empty if there is none. */
  body: string;
  isDraft: boolean;
  /** Whether only people with write access can comment. */
  isLocked: boolean;
  /** Whether it has no conflict with its base; undefined in a list, and as long as GitHub does not know that. */
  mergeable: boolean | undefined;
  /** Name of the base branch. */
  base: string;
  createdAt: string;
  /** The last change; empty if GitHub did not give one. */
  updatedAt: string;
  /** Empty as long as it is open. */
  endedAt: string;
  author: string;
  /** The person who merged it; empty in a list, and in the webhook of a review. */
  merger: string;
  labels: readonly string[];
  reviewers: Reviewers;
  branch: string;
  /** Whether its branch is in another repository. */
  isFork: boolean;
  /** Empty if GitHub did not give one. */
  headSha: string;
  /** The commit that the merge put on the branch; empty unless it is merged. */
  mergeCommit: string;
  /** Number of changed files; undefined in a list, and in the webhook of a review. */
  changedFiles: number | undefined;
}>;

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
    requested_reviewers: namesField('login'),
    requested_teams: namesField('slug'),
    /** An unreadable one counts as a branch of a fork. */
    head: z.catch(headSchema, { ref: '', sha: '', repo: undefined }),
    base: z.object({
      ref: textField,
      repo: repositorySchema,
    }),
    changed_files: lenientField(z.int()),
  }),
  z.transform((pull): PullRequest => {
    const { head, base } = pull;
    const isMerged = pull.merged_at !== null;
    return {
      number: pull.number,
      url: pull.html_url,
      repositoryId: base.repo.id,
      isPrivate: base.repo.private,
      state: isMerged ? 'merged' : pull.state,
      title: pull.title,
      body: pull.body,
      isDraft: pull.draft,
      isLocked: pull.locked,
      mergeable: pull.mergeable,
      base: base.ref,
      createdAt: pull.created_at,
      updatedAt: pull.updated_at,
      endedAt: pull.merged_at ?? pull.closed_at,
      author: pull.user,
      merger: pull.merged_by,
      labels: pull.labels,
      reviewers: { users: pull.requested_reviewers, teams: pull.requested_teams },
      branch: head.ref,
      // Anyone can name a branch of a fork, so one whose repository is unknown counts as such.
      isFork: head.repo?.id !== base.repo.id,
      headSha: head.sha,
      // Others have the commit of a test merge.
      mergeCommit: isMerged ? pull.merge_commit_sha : '',
      changedFiles: pull.changed_files,
    };
  }),
);
