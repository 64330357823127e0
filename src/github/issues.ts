import * as z from 'zod/mini';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { noContent, textField } from '../domain/github-fields.ts';
import type { Issue, IssuesApi } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { readList } from './pages.ts';

/** Bound on the pages of a list. */
const MAX_PAGES = 3;

const LIST = 'GET /repos/{owner}/{repo}/issues';

/** Schema of an issue or a pull request: lists have both. https://docs.github.com/rest/issues/issues */
const issueSchema = z.pipe(
  z.object({
    number: z.int(),
    body: textField,
    pull_request: z.nullish(z.unknown()),
  }),
  z.transform(({ number, body, pull_request: pull }) => ({
    issue: { number, body },
    isPullRequest: Boolean(pull),
  })),
);
const issuesSchema = z.array(issueSchema);
const numberSchema = z.pipe(
  z.object({ number: z.int() }),
  z.transform(({ number }) => number),
);
const viewerSchema = z.object({ viewer: z.object({ login: z.string() }) });
const namedSchema = z.object({ name: z.string() });

export function createIssuesApi(client: GitHubClient): IssuesApi {
  return {
    async withLabel(labels) {
      const listed = await listIssues(client, { labels });
      if (!listed.ok) return listed;
      return ok(listed.value.map(({ number }) => number));
    },
    byCreator: (creator) => listIssues(client, { creator }),
    async createLabel(name) {
      const created = await client.request(
        'POST /repos/{owner}/{repo}/labels',
        {
          name,
          color: 'ededed',
          description: 'The thread of requests to the docs agent',
        },
        namedSchema,
      );
      if (created.ok) return ok('created');
      const { status, detail } = created.error;
      const exists = status === 422 && detail.includes('already_exists');
      return exists ? ok('exists') : notOk(created.error);
    },
    removeLabel: (name) =>
      client.request(
        'DELETE /repos/{owner}/{repo}/labels/{name}',
        { name },
        noContent,
        'if-not-processed',
      ),
    create: ({ title, body, label }) =>
      client.request(
        'POST /repos/{owner}/{repo}/issues',
        { title, body, labels: [label] },
        numberSchema,
        'if-not-processed',
      ),
    addLabel: (number, label) =>
      client.request(
        'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
        { issue_number: number, labels: [label] },
        z.array(namedSchema),
      ),
    async login() {
      const read = await client.graphql('query { viewer { login } }', {}, viewerSchema);
      return read.ok ? ok(read.value.viewer.login) : read;
    },
  };
}

/** Lists issues in any state, oldest first. */
async function listIssues(
  client: GitHubClient,
  filter: Readonly<{ labels: string } | { creator: string }>,
): Promise<Result<readonly Issue[]>> {
  const order = { state: 'all', sort: 'created', direction: 'asc' } as const;
  const listed = await readList(
    (page) => client.request(LIST, { ...filter, ...order, ...page }, issuesSchema),
    MAX_PAGES,
  );
  if (!listed.ok) return listed;
  const issues = listed.value.items.filter(({ isPullRequest }) => !isPullRequest);
  return ok(issues.map(({ issue }) => issue));
}
