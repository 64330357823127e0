/** The parts of repositories that a report reads. */
import type { RestEndpointMethodTypes } from '@octokit/rest';
import * as z from 'zod/mini';
import { isFromFork } from '../domain/agent-pull-request.ts';
import { ok, type Result } from '../domain/errors.ts';
import { accountField, textField } from '../domain/github-fields.ts';
import type { ListedPullRequest, ListedPullRequests } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { isLastPage } from './link.ts';

/** Number of items on a page, GitHub's limit. */
const PER_PAGE = 100;

const isTime = (text: string): boolean => !Number.isNaN(Date.parse(text));
/** Schema of a time that can be computed with: a wrong one would make a wrong number. */
const timeField = z.string().check(z.refine(isTime));
/** Schema of a branch. One without a repository counts as a branch of a fork. */
const branchSchema = z.catch(
  z.object({
    ref: textField,
    repo: z.nullish(z.object({ id: z.int(), private: z.catch(z.boolean(), true) })),
  }),
  { ref: '' },
);
const labelSchema = z.object({ name: z.string() });
const pullRequestSchema = z.pipe(
  z.object({
    number: z.int(),
    state: z.literal(['open', 'closed']),
    title: textField,
    draft: z._default(z.boolean(), false),
    created_at: timeField,
    updated_at: textField,
    closed_at: textField,
    /** Never missing: without it, a merged pull request would look like a closed one. */
    merged_at: z.nullable(timeField),
    merge_commit_sha: textField,
    user: accountField,
    labels: z._default(z.array(labelSchema), []),
    head: branchSchema,
    base: branchSchema,
  }),
  z.transform((pull): ListedPullRequest => {
    const isMerged = pull.merged_at !== null;
    const { repo } = pull.base;
    return {
      number: pull.number,
      repositoryId: repo?.id ?? 0,
      isPublic: repo?.private === false,
      state: isMerged ? 'merged' : pull.state,
      title: pull.title,
      isDraft: pull.draft,
      createdAt: pull.created_at,
      updatedAt: pull.updated_at,
      endedAt: pull.merged_at ?? pull.closed_at,
      author: pull.user,
      labels: pull.labels.map(({ name }) => name),
      branch: pull.head.ref,
      isFork: isFromFork(pull.head, pull.base),
      // Others have the commit of a test merge.
      mergeCommit: isMerged ? pull.merge_commit_sha : '',
    };
  }),
);
const pullRequestsSchema = z.array(pullRequestSchema);
const fileSchema = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
});
const filesSchema = z.array(fileSchema);

/** Returns a client for another repository, `owner/name`, with the connection of this one. */
export function inRepository(client: GitHubClient, name: string): GitHubClient {
  const [owner = '', repo = ''] = name.split('/');
  return {
    fetch: (route, parameters, ...rest) =>
      client.fetch(route, { owner, repo, ...parameters }, ...rest),
    request: (route, parameters, ...rest) =>
      client.request(route, { owner, repo, ...parameters }, ...rest),
    mutate: (...request) => client.mutate(...request),
  };
}

/** Lists all pull requests of the client's repository, newest first. Ends after an error. */
export function listPullRequests(
  client: GitHubClient,
): AsyncGenerator<Result<ListedPullRequests>, void> {
  return listInOrder(client, { state: 'all', sort: 'created', direction: 'desc' });
}

/** Lists merged and closed pull requests, the one with the newest change first. Ends after an error. */
export function listEndedPullRequests(
  client: GitHubClient,
): AsyncGenerator<Result<ListedPullRequests>, void> {
  return listInOrder(client, { state: 'closed', sort: 'updated', direction: 'desc' });
}

type ListParameters = RestEndpointMethodTypes['pulls']['list']['parameters'];

async function* listInOrder(
  client: GitHubClient,
  order: Pick<ListParameters, 'state' | 'sort' | 'direction'>,
): AsyncGenerator<Result<ListedPullRequests>, void> {
  for (let page = 1; ; page += 1) {
    const listed = await client.fetch(
      'GET /repos/{owner}/{repo}/pulls',
      { ...order, per_page: PER_PAGE, page },
      pullRequestsSchema,
    );
    if (!listed.ok) {
      yield listed;
      return;
    }
    const { data } = listed.value;
    const isLast = isLastPage(listed.value, PER_PAGE);
    yield ok({ pullRequests: data, isLast });
    if (isLast || data.length === 0) return;
  }
}

/** Reads one pull request of the client's repository. */
export function readPullRequest(
  client: GitHubClient,
  number: number,
): Promise<Result<ListedPullRequest>> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
  return client.request(route, { pull_number: number }, pullRequestSchema);
}

/** Lists the paths that a pull request changes. Ends after the last page, or after an error. */
export async function* listChangedPaths(
  client: GitHubClient,
  number: number,
): AsyncGenerator<Result<readonly string[]>, void> {
  for (let page = 1; ; page += 1) {
    const listed = await client.fetch(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
      { pull_number: number, per_page: PER_PAGE, page },
      filesSchema,
    );
    if (!listed.ok) {
      yield listed;
      return;
    }
    const { data } = listed.value;
    yield ok(
      data.flatMap(({ filename, previous_filename: previous = filename }) => [
        filename,
        previous,
      ]),
    );
    if (isLastPage(listed.value, PER_PAGE) || data.length === 0) return;
  }
}
