/** Pull requests by the REST API: https://docs.github.com/rest/pulls */
import type { RestEndpointMethodTypes } from '@octokit/rest';
import * as z from 'zod/mini';
import { isFromFork } from '../domain/agent-pull-request.ts';
import { ok, type Result } from '../domain/errors.ts';
import {
  accountField,
  flagField,
  lenientField,
  namesField,
  readTime,
  repositorySchema,
  textField,
} from '../domain/github-fields.ts';
import { filePaths, headSchema, labels } from '../domain/github-objects.ts';
import type { ListedPaths, ListedPulls, PullRequest, PullRequestsApi } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { isShortPage, readList } from './pages.ts';

const PULLS = '/repos/{owner}/{repo}/pulls';
const PULL = `${PULLS}/{pull_number}`;
const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

/** Bound on the pages of a list, unless its caller needs more. */
const MAX_PAGES = 10;
/** Bound on the pages of the list of all pull requests. */
const MAX_PAGES_OF_ALL = 50;

/** Schema of a time that can be computed with: a wrong one would make a wrong number. */
const timeField = z.string().check(z.refine((text) => readTime(text) !== undefined));

/** Schema of a pull request, in a list or alone. It tolerates much, because one that does not fit makes the whole list unreadable. */
const pullRequestSchema = z.pipe(
  z.object({
    number: z.int(),
    html_url: z.string(),
    state: z.literal(['open', 'closed']),
    title: textField,
    draft: flagField,
    locked: flagField,
    /** Null as long as GitHub does not know it. Lists have none. */
    mergeable: lenientField(z.boolean()),
    created_at: timeField,
    updated_at: textField,
    closed_at: textField,
    /** Never missing: without it, a merged pull request would look like a closed one. */
    merged_at: z.nullable(timeField),
    merge_commit_sha: textField,
    user: accountField,
    /** Lists have none. */
    merged_by: accountField,
    labels,
    requested_reviewers: namesField('login'),
    requested_teams: namesField('slug'),
    /** An unreadable one counts as a branch of a fork. */
    head: z.catch(headSchema, { ref: '', sha: '', repo: undefined }),
    base: z.object({
      ref: textField,
      repo: repositorySchema,
    }),
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
      isFork: isFromFork(head, base),
      headSha: head.sha,
      // Others have the commit of a test merge.
      mergeCommit: isMerged ? pull.merge_commit_sha : '',
    };
  }),
);
const pullRequestsSchema = z.array(pullRequestSchema);
/** Schema of the paths of a file: now, and before the pull request has renamed it. */
const pathsSchema = z.pipe(
  z.object(filePaths),
  z.transform(({ filename, previous_filename: previous = filename }) => [
    filename,
    previous,
  ]),
);
const filesSchema = z.array(pathsSchema);
/** Schema that rejects HTML error pages of proxies: the response must be a JSON object (or a list of them). */
const anyObject = z.looseObject({});
const anyObjects = z.array(anyObject);

export function createPullRequestsApi(client: GitHubClient): PullRequestsApi {
  return {
    listOpen: () => listPulls(client, OPEN, { max: MAX_PAGES, isPast: () => false }),
    listEnded: (since, max) =>
      listPulls(client, ENDED, {
        max,
        isPast: ({ updatedAt }) => Date.parse(updatedAt) < since.getTime(),
      }),
    listBackTo: (oldest) =>
      listPulls(client, NEWEST_FIRST, {
        max: MAX_PAGES_OF_ALL,
        // Numbers grow in the order of creation.
        isPast: ({ number }) => number <= oldest,
      }),
    changedPaths: (number) => listChangedPaths(client, number),
    read: (number) =>
      client.request(`GET ${PULL}`, { pull_number: number }, pullRequestSchema),
    addLabels: (number, labels) =>
      client.request(
        `POST ${ISSUE}/labels`,
        { issue_number: number, labels: [...labels] },
        anyObjects,
      ),
    requestReviewers(number, { users, teams }) {
      const reviewers = {
        pull_number: number,
        reviewers: [...users],
        team_reviewers: [...teams],
      };
      return client.request(`POST ${PULL}/requested_reviewers`, reviewers, anyObject);
    },
  };
}

/** Which pull requests a list has, and in which order. */
type ListOrder = Pick<
  RestEndpointMethodTypes['pulls']['list']['parameters'],
  'state' | 'sort' | 'direction'
>;
const OPEN: ListOrder = { state: 'open', sort: 'created', direction: 'asc' };
/** Merged and closed pull requests, the one with the newest change first. */
const ENDED: ListOrder = { state: 'closed', sort: 'updated', direction: 'desc' };
/** All pull requests, the newest first. */
const NEWEST_FIRST: ListOrder = {
  state: 'all',
  sort: 'created',
  direction: 'desc',
};

/** How far a list is read: at most so many pages, and until a pull request is past those that are wanted. */
type ListExtent = Readonly<{ max: number; isPast: (pull: PullRequest) => boolean }>;

async function listPulls(
  client: GitHubClient,
  order: ListOrder,
  { max, isPast }: ListExtent,
): Promise<Result<ListedPulls>> {
  const read = await readList(
    (page) => client.request(`GET ${PULLS}`, { ...order, ...page }, pullRequestsSchema),
    max,
    (pulls) => isShortPage(pulls) || pulls.some(isPast),
  );
  if (!read.ok) return read;
  const { items: pulls, isComplete } = read.value;
  return ok({ pulls, isComplete });
}

async function listChangedPaths(
  client: GitHubClient,
  number: number,
): Promise<Result<ListedPaths>> {
  const read = await readList(
    (page) =>
      client.request(`GET ${PULL}/files`, { pull_number: number, ...page }, filesSchema),
    MAX_PAGES,
  );
  if (!read.ok) return read;
  const { items: files, isComplete } = read.value;
  return ok({ paths: files.flat(), isComplete });
}
