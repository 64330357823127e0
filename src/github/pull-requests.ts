import * as z from 'zod/mini';
import { isFromFork } from '../domain/agent-pull-request.ts';
import { ok, type Result } from '../domain/errors.ts';
import { accountField, idSchema, textField } from '../domain/github-fields.ts';
import type {
  EndedPullRequest,
  ListedPulls,
  OpenPullRequest,
  PullRequest,
  PullRequestsApi,
} from '../ports.ts';
import type { GitHubClient } from './client.ts';

const PULLS = '/repos/{owner}/{repo}/pulls';
const PULL = `${PULLS}/{pull_number}`;
const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const DEPLOYMENTS = '/repos/{owner}/{repo}/deployments';

/** Number of items on a page, GitHub's limit. */
const PER_PAGE = 100;
const MAX_PAGES = 10;
const MAX_DEPLOYMENTS = 2;

const accounts = z._default(z.array(accountField), []);
const repository = z.nullish(idSchema);

const listedPullRequest = {
  number: z.int(),
  html_url: z.string(),
  created_at: z.string(),
  user: accountField,
  head: z.object({ ref: z.string(), repo: repository }),
  base: z.object({ repo: repository }),
};
const openPullRequestsSchema = z.array(
  z.pipe(z.object(listedPullRequest), z.transform(toListed)),
);
const endedPullRequestsSchema = z.array(
  z.pipe(
    z.object({
      ...listedPullRequest,
      closed_at: z.string(),
      updated_at: z.string(),
      /** Never missing: without it, a merged pull request would look like a closed one. */
      merged_at: z.nullable(z.string()),
    }),
    z.transform((pull): EndedPullRequest => ({
      ...toListed(pull),
      isMerged: pull.merged_at !== null,
      endedAt: pull.closed_at,
      updatedAt: pull.updated_at,
    })),
  ),
);

type ListedFields = z.infer<z.ZodMiniObject<typeof listedPullRequest>>;

function toListed(pull: ListedFields): OpenPullRequest {
  return {
    number: pull.number,
    url: pull.html_url,
    createdAt: pull.created_at,
    author: pull.user,
    branch: pull.head.ref,
    isFork: isFromFork(pull.head, pull.base),
  };
}

const namedSchema = z.object({ name: z.string() });
const teamSchema = z.object({ slug: z.string() });
const headSchema = z.object({
  ref: z.string(),
  sha: z.string(),
  repo: repository,
});
const baseSchema = z.object({
  repo: z.object({ id: z.int(), private: z.catch(z.boolean(), true) }),
});
const pullRequestSchema = z.pipe(
  z.object({
    state: z.string(),
    title: textField,
    created_at: z.string(),
    user: accountField,
    merged_by: accountField,
    labels: z.array(namedSchema),
    requested_reviewers: accounts,
    requested_teams: z._default(z.array(teamSchema), []),
    head: headSchema,
    base: baseSchema,
  }),
  z.transform((pull): PullRequest => ({
    repositoryId: pull.base.repo.id,
    isPublic: !pull.base.repo.private,
    title: pull.title,
    createdAt: pull.created_at,
    branch: pull.head.ref,
    isFork: isFromFork(pull.head, pull.base),
    isOpen: pull.state === 'open',
    headSha: pull.head.sha,
    author: pull.user,
    merger: pull.merged_by,
    labels: pull.labels.map(({ name }) => name),
    reviewers: {
      users: pull.requested_reviewers,
      teams: pull.requested_teams.map(({ slug }) => slug),
    },
  })),
);
const deploymentsSchema = z.array(idSchema);
const deploymentStatusSchema = z.object({
  state: z.string(),
  environment_url: z.nullish(z.string()),
});
/**
 * Schema of the address in the newest status, if that is a success; otherwise empty. A later status
 * may say that the deployment is no longer up.
 */
const environmentSchema = z.pipe(
  z.array(deploymentStatusSchema),
  z.transform(([newest]) => {
    if (newest?.state !== 'success') return '';
    return newest.environment_url ?? '';
  }),
);
/** Schema that rejects HTML error pages of proxies: the response must be a JSON object (or a list of them). */
const anyObject = z.looseObject({});
const labelsSchema = z.array(anyObject);

/** Creates the API for the pull requests of the client's repository. */
export function createPullRequestsApi(client: GitHubClient): PullRequestsApi {
  return {
    listOpen: () =>
      listPages(
        client,
        { state: 'open', sort: 'created', direction: 'asc' },
        openPullRequestsSchema,
      ),
    listEnded: (since) =>
      listPages(
        client,
        { state: 'closed', sort: 'updated', direction: 'desc' },
        endedPullRequestsSchema,
        ({ updatedAt }) => Date.parse(updatedAt) < since.getTime(),
      ),
    read: (number) =>
      client.request(`GET ${PULL}`, { pull_number: number }, pullRequestSchema),
    addLabels: (number, labels) =>
      client.request(
        `POST ${ISSUE}/labels`,
        { issue_number: number, labels: [...labels] },
        labelsSchema,
      ),
    requestReviewers(number, { users, teams }) {
      const reviewers = {
        pull_number: number,
        reviewers: [...users],
        team_reviewers: [...teams],
      };
      return client.request(`POST ${PULL}/requested_reviewers`, reviewers, anyObject);
    },
    async previewUrls(headSha) {
      const ofCommit = { sha: headSha, per_page: MAX_DEPLOYMENTS };
      const newest = await client.request(
        `GET ${DEPLOYMENTS}`,
        ofCommit,
        deploymentsSchema,
      );
      if (!newest.ok) return newest;
      const environments = await Promise.all(
        newest.value.map(({ id }) => {
          const last = { deployment_id: id, per_page: 1 };
          return client.request(
            `GET ${DEPLOYMENTS}/{deployment_id}/statuses`,
            last,
            environmentSchema,
          );
        }),
      );
      const urls: string[] = [];
      for (const each of environments) {
        if (each.ok && each.value !== '') urls.push(each.value);
      }
      const failed = environments.find((each) => !each.ok);
      if (failed !== undefined && urls.length === 0) return failed;
      return ok(urls);
    },
  };
}

/** Lists pull requests page by page, until one is past those that are wanted. */
async function listPages<T>(
  client: GitHubClient,
  order: Readonly<{
    state: 'open' | 'closed';
    sort: 'created' | 'updated';
    direction: 'asc' | 'desc';
  }>,
  schema: z.ZodMiniType<T[]>,
  isPast: (pull: T) => boolean = () => false,
): Promise<Result<ListedPulls<T>>> {
  const pulls: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const read = await client.request(
      `GET ${PULLS}`,
      { ...order, per_page: PER_PAGE, page },
      schema,
    );
    if (!read.ok) return read;
    pulls.push(...read.value);
    const isLast = read.value.length < PER_PAGE || read.value.some(isPast);
    if (isLast) return ok({ pulls, isComplete: true });
  }
  return ok({ pulls, isComplete: false });
}
