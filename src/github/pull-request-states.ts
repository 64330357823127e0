/** The states of pull requests by GraphQL, 100 with each request. */
import * as z from 'zod/mini';
import { accountField, textField } from '../domain/github-fields.ts';
import type {
  OpenPullRequestStates,
  PullRequestState,
  PullRequestStatesApi,
  WithChecks,
} from '../ports.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import { checkFields, CHECKS, checksOf, readFailedChecks } from './checks.ts';
import type { GitHubClient } from './client.ts';
import { PER_PAGE } from './pages.ts';

const MAX_PAGES = 10;
/** GitHub itself commits for people and Apps, on its website and by its API. */
const GITHUB_COMMITTER = 'web-flow';

const AUTHORS = 'author { user { login } } committer { user { login } }';

/** Returns the fields of a pull request. https://docs.github.com/graphql/reference/objects#pullrequest */
function fieldsOf({ checks }: WithChecks): string {
  const commit = checks ? `${AUTHORS} ${CHECKS}` : AUTHORS;
  return `number state locked isDraft mergeable baseRefName headRefName headRefOid isCrossRepository updatedAt
        author { __typename login }
        labels(first: 100) { nodes { name } }
        commits(last: 1) { nodes { commit { ${commit} } } }`;
}

function queryForPage(parts: WithChecks): string {
  return `query($owner: String!, $name: String!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequests(states: OPEN, first: ${PER_PAGE}, after: $after, orderBy: {field: CREATED_AT, direction: ASC}) {
      pageInfo { hasNextPage endCursor }
      nodes {
        ${fieldsOf(parts)}
      }
    }
  }
}`;
}

function queryForOne(number: number, parts: WithChecks): string {
  return `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: ${number}) {
        ${fieldsOf(parts)}
    }
  }
}`;
}

/** Creates the schema of a list of nodes, of which GitHub may leave out any. */
function listOf<T>(schema: z.ZodMiniType<T>) {
  return z.pipe(
    z.array(z.nullish(schema)),
    z.transform((all) => all.filter((each) => each !== null && each !== undefined)),
  );
}

/** Creates the schema of a connection. GitHub may leave out the connection, its list, or any node. */
function nodesOf<T>(schema: z.ZodMiniType<T>) {
  const connection = z.object({ nodes: z.nullish(listOf(schema)) });
  return z.pipe(
    z.nullish(connection),
    z.transform((list) => list?.nodes ?? []),
  );
}

const actorSchema = z.nullish(z.object({ user: accountField }));
const commitSchema = z.object({
  author: actorSchema,
  committer: actorSchema,
  ...checkFields,
});
type HeadCommit = z.infer<typeof commitSchema>;

/** The id of a commit. The instruction of a message contains it. */
const COMMIT_ID = /^[0-9a-f]{40,64}$/;

/** Schema of an author, with the name that the REST API gives an App; empty without an account. */
const authorSchema = z.pipe(
  z.nullish(z.object({ __typename: textField, login: z.string() })),
  z.transform((author): string => {
    if (author === null || author === undefined) return '';
    return author.__typename === 'Bot' ? `${author.login}[bot]` : author.login;
  }),
);

const STATES = { OPEN: 'open', MERGED: 'merged', CLOSED: 'closed' } as const;

const pullRequestSchema = z.pipe(
  z.object({
    number: z.int(),
    state: z.literal(['OPEN', 'MERGED', 'CLOSED']),
    locked: z.boolean(),
    isDraft: z.boolean(),
    mergeable: z.string(),
    baseRefName: z.string(),
    headRefName: z.string(),
    isCrossRepository: z.boolean(),
    headRefOid: z.string().check(z.regex(COMMIT_ID)),
    updatedAt: z.string(),
    author: authorSchema,
    labels: nodesOf(z.object({ name: z.string() })),
    commits: nodesOf(z.object({ commit: commitSchema })),
  }),
  z.transform((pull): PullRequestState => {
    const head = pull.commits.at(-1)?.commit;
    return {
      number: pull.number,
      state: STATES[pull.state],
      isLocked: pull.locked,
      isDraft: pull.isDraft,
      branch: pull.headRefName,
      isFork: pull.isCrossRepository,
      mergeable: mergeableOf(pull.mergeable),
      base: pull.baseRefName,
      headSha: pull.headRefOid,
      updatedAt: pull.updatedAt,
      author: pull.author,
      labels: pull.labels.map(({ name }) => name),
      headAuthors: head === undefined ? undefined : authorsOf(head),
      checks: checksOf(head),
    };
  }),
);

const pageSchema = z.object({
  repository: z.object({
    pullRequests: z.object({
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: textField }),
      nodes: z.array(z.nullish(pullRequestSchema)),
    }),
  }),
});
const oneSchema = z.object({
  repository: z.object({ pullRequest: pullRequestSchema }),
});

/** GitHub has left out a pull request of a page, without saying why. */
const LEFT_OUT: RequestError = {
  kind: 'invalid-response',
  detail: 'the response leaves out pull requests',
};

/** GitHub computes it in the background. */
function mergeableOf(state: string): boolean | undefined {
  if (state === 'UNKNOWN') return undefined;
  return state !== 'CONFLICTING';
}

/** Returns the logins of the author and the committer; empty for an unknown one. */
function authorsOf({ author, committer }: HeadCommit): readonly string[] {
  const logins = [author?.user ?? '', committer?.user ?? ''];
  return logins.filter((login) => login !== GITHUB_COMMITTER);
}

/** Creates the API for the states of pull requests of a repository, `owner/name`. */
export function createPullRequestStatesApi(
  client: GitHubClient,
  repository: string,
): PullRequestStatesApi {
  const [owner = '', name = ''] = repository.split('/');
  return {
    open: (parts) => readPages(client, { owner, name }, parts),
    async one(number, parts) {
      const variables = { owner, name };
      const read = await client.query(queryForOne(number, parts), variables, oneSchema);
      if (!read.ok) return read;
      const { data, problem } = read.value;
      return problem === undefined ? ok(data.repository.pullRequest) : notOk(problem);
    },
    failedChecks: (sha) => readFailedChecks(client, sha),
  };
}

async function* readPages(
  client: GitHubClient,
  variables: Readonly<{ owner: string; name: string }>,
  parts: WithChecks,
): AsyncGenerator<Result<OpenPullRequestStates>, void> {
  const query = queryForPage(parts);
  let after: string | undefined;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const cursor = after === undefined ? variables : { ...variables, after };
    const read = await client.query(query, cursor, pageSchema);
    if (!read.ok) {
      yield read;
      return;
    }
    const { data, problem } = read.value;
    const { nodes, pageInfo } = data.repository.pullRequests;
    const pullRequests = nodes.filter((each) => each !== null && each !== undefined);
    const leftOut = pullRequests.length < nodes.length ? LEFT_OUT : undefined;
    const isCut = pageInfo.hasNextPage && page === MAX_PAGES;
    yield ok({ pullRequests, problem: problem ?? leftOut, isCut });
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
