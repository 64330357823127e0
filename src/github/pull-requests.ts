/** Pull requests by the REST API: https://docs.github.com/rest/pulls */
import type { RestEndpointMethodTypes } from '@octokit/rest';
import * as z from 'zod/mini';
import { ok, type Result } from '../domain/errors.ts';
import { filePaths } from '../domain/github-fields.ts';
import { pullRequestSchema, type PullRequest } from '../domain/pull-request.ts';
import type { ListedPaths, ListedPulls, PullRequestsApi } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { isShortPage, PER_PAGE, readList } from './pages.ts';

const PULLS = '/repos/{owner}/{repo}/pulls';
const PULL = `${PULLS}/{pull_number}`;

/** Bound on the pages of a list, unless its caller needs more. */
const MAX_PAGES = 10;
/** Bound on the pages of the list of all pull requests. */
const MAX_PAGES_OF_ALL = 50;

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
/** Schema that rejects HTML error pages of proxies: the response must be a JSON object. */
const anyObject = z.looseObject({});

export function createPullRequestsApi(client: GitHubClient): PullRequestsApi {
  return {
    listOpen: () => listPulls(client, OPEN, MAX_PAGES, () => false),
    listEnded: (since, max) => listEnded(client, since, max),
    listBackTo: (oldest) =>
      // Numbers grow in the order of creation.
      listPulls(client, NEWEST_FIRST, MAX_PAGES_OF_ALL, ({ number }) => number <= oldest),
    changedPaths: (number) => listChangedPaths(client, number),
    read: (number) =>
      client.request(`GET ${PULL}`, { pull_number: number }, pullRequestSchema),
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

/** Reads a list, at most `max` pages of it, and until a pull request is past those that are wanted. */
async function listPulls(
  client: GitHubClient,
  order: ListOrder,
  max: number,
  isPast: (pull: PullRequest) => boolean,
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

/**
 * Lists merged and closed pull requests. One that changes while later pages are read moves to the first page, which is read again. The list
 * is not complete if that page has nothing that is known.
 */
async function listEnded(
  client: GitHubClient,
  since: Date,
  max: number,
): Promise<Result<ListedPulls>> {
  const isPast = ({ updatedAt }: PullRequest): boolean =>
    Date.parse(updatedAt) < since.getTime();
  const listed = await listPulls(client, ENDED, max, isPast);
  if (!listed.ok || listed.value.pulls.length <= PER_PAGE) return listed;
  const newest = await listPulls(client, ENDED, 1, isPast);
  if (!newest.ok) return newest;
  const { pulls, isComplete } = listed.value;
  const versionOf = ({ number, updatedAt }: PullRequest) => `${number} ${updatedAt}`;
  const known = new Set(pulls.map(versionOf));
  const isConnected = newest.value.pulls.some((pull) => known.has(versionOf(pull)));
  const again = new Set(newest.value.pulls.map(({ number }) => number));
  const others = pulls.filter(({ number }) => !again.has(number));
  return ok({
    pulls: [...newest.value.pulls, ...others],
    isComplete: isComplete && isConnected,
  });
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
