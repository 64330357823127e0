/** The parts of repositories that a report reads. */
import * as z from 'zod/mini';
import type { Result } from '../domain/errors.ts';
import { accountField, textField } from '../domain/github-fields.ts';
import type { ListedPullRequest, ListedPullRequests } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { isLastPage } from './link.ts';

/** Number of items on a page, GitHub's limit. */
const PER_PAGE = 100;

/** Schema of a time that can be computed with: a wrong one would make a wrong number. */
const timeField = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));
const accounts = z._default(z.array(accountField), []);
const pullRequestsSchema = z.array(
  z.pipe(
    z.object({
      number: z.int(),
      state: z.literal(['open', 'closed']),
      title: textField,
      draft: z._default(z.boolean(), false),
      created_at: timeField,
      closed_at: textField,
      /** Never missing: without it, a merged pull request would look like a closed one. */
      merged_at: z.nullable(timeField),
      requested_reviewers: accounts,
      requested_teams: z._default(z.array(z.object({ slug: z.string() })), []),
    }),
    z.transform((pull): ListedPullRequest => {
      return {
        number: pull.number,
        state: pull.merged_at === null ? pull.state : 'merged',
        title: pull.title,
        isDraft: pull.draft,
        createdAt: pull.created_at,
        endedAt: pull.merged_at ?? pull.closed_at,
        reviewers: {
          users: pull.requested_reviewers,
          teams: pull.requested_teams.map(({ slug }) => slug),
        },
      };
    }),
  ),
);

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
export async function* listPullRequests(
  client: GitHubClient,
): AsyncGenerator<Result<ListedPullRequests>, void> {
  const order = { state: 'all', sort: 'created', direction: 'desc' } as const;
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
    yield { ok: true, value: { pullRequests: data, isLast } };
    if (isLast || data.length === 0) return;
  }
}
