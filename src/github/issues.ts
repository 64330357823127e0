import * as z from 'zod/mini';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { lenientField, noContent, textField } from '../domain/github-fields.ts';
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
    comments: lenientField(z.int()),
    pull_request: z.nullish(z.unknown()),
  }),
  z.transform(({ number, body, comments, pull_request: pull }) => ({
    issue: { number, body, comments },
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
const describedSchema = z.object({ description: textField });

export function createIssuesApi(client: GitHubClient): IssuesApi {
  return {
    withLabel: (labels) =>
      listIssues(client, { labels, sort: 'created', direction: 'asc' }),
    byCreator: (creator) =>
      listIssues(client, { creator, sort: 'updated', direction: 'desc' }),
    async createLabel(name, description) {
      const created = await client.request(
        'POST /repos/{owner}/{repo}/labels',
        { name, color: 'ededed', description },
        namedSchema,
      );
      if (created.ok) return ok('created');
      const { status, detail } = created.error;
      const exists = status === 422 && detail.includes('already_exists');
      return exists ? ok('exists') : notOk(created.error);
    },
    async labels() {
      const listed = await readList(
        (page) =>
          client.request('GET /repos/{owner}/{repo}/labels', page, z.array(namedSchema)),
        1,
      );
      if (!listed.ok) return listed;
      const { items, isComplete } = listed.value;
      return ok({ names: items.map(({ name }) => name), isComplete });
    },
    async labelDescription(name) {
      const read = await client.request(
        'GET /repos/{owner}/{repo}/labels/{name}',
        { name },
        describedSchema,
      );
      if (read.ok) return ok(read.value.description);
      return read.error.status === 404 ? ok('') : read;
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
    addLabels: (number, labels) =>
      client.request(
        'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
        { issue_number: number, labels: [...labels] },
        z.array(namedSchema),
      ),
    async login() {
      const read = await client.graphql('query { viewer { login } }', {}, viewerSchema);
      return read.ok ? ok(read.value.viewer.login) : read;
    },
  };
}

type Wanted = Readonly<{ labels: string } | { creator: string }> &
  Readonly<{ sort: 'created' | 'updated'; direction: 'asc' | 'desc' }>;

/** Lists issues in any state. */
async function listIssues(
  client: GitHubClient,
  wanted: Wanted,
): Promise<Result<readonly Issue[]>> {
  const listed = await readList(
    (page) => client.request(LIST, { ...wanted, state: 'all', ...page }, issuesSchema),
    MAX_PAGES,
  );
  if (!listed.ok) return listed;
  const issues = listed.value.items.filter(({ isPullRequest }) => !isPullRequest);
  return ok(issues.map(({ issue }) => issue));
}
