/** The states of pull requests, 100 with each request, and the checks of their heads. */
import * as z from 'zod/mini';
import { accountField, textField } from '../domain/github-fields.ts';
import type {
  FailedCheck,
  OpenPullRequestStates,
  PullRequestState,
  PullRequestStatesApi,
  WithChecks,
} from '../ports.ts';
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { GitHubQueryClient } from './client.ts';

/** GitHub's limit. */
const PER_PAGE = 100;
const MAX_PAGES = 10;
/** Check runs whose annotations are read: one request for each. */
const MAX_ANNOTATED = 2;
const MAX_ANNOTATIONS = 20;
/** GitHub itself commits for people and Apps, on its website and by its API. */
const GITHUB_COMMITTER = 'web-flow';

const COUNTS =
  'checkRunCountsByState { state count } statusContextCountsByState { state count }';
/** Fields that need the permissions `checks: read` and `statuses: read`. */
const CHECKS = `statusCheckRollup { contexts { ${COUNTS} } } status { contexts { context state description } }`;

const AUTHORS = 'author { user { login } } committer { user { login } }';

/** Returns the fields of a pull request. https://docs.github.com/graphql/reference/objects#pullrequest */
function fieldsOf({ checks }: WithChecks): string {
  const commit = checks ? `${AUTHORS} ${CHECKS}` : AUTHORS;
  return `number state locked isDraft mergeable baseRefName headRefName headRefOid isCrossRepository updatedAt
        author { __typename login }
        labels(first: 100) { nodes { name } }
        commits(last: 1) { nodes { commit { ${commit} } } }`;
}

/** Returns the query for a page of open pull requests. */
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

/** Returns the query for one pull request. */
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

const countSchema = z.object({ state: z.string(), count: z.int() });
const countsField = z.nullish(z.array(countSchema));
const actorSchema = z.nullish(z.object({ user: accountField }));
const statusSchema = z.object({
  context: textField,
  state: z.string(),
  description: textField,
});
const commitSchema = z.object({
  author: actorSchema,
  committer: actorSchema,
  statusCheckRollup: z.nullish(
    z.object({
      contexts: z.object({
        checkRunCountsByState: countsField,
        statusContextCountsByState: countsField,
      }),
    }),
  ),
  status: z.nullish(z.object({ contexts: z.array(statusSchema) })),
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

const pullRequestSchema = z.pipe(
  z.object({
    number: z.int(),
    state: z.string(),
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
      isOpen: pull.state === 'OPEN',
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

const FAILED = ['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ERROR'];
const PENDING = ['PENDING', 'QUEUED', 'IN_PROGRESS', 'WAITING', 'REQUESTED', 'EXPECTED'];

function checksOf(head: HeadCommit | undefined): PullRequestState['checks'] {
  const contexts = head?.statusCheckRollup?.contexts;
  const runs = contexts?.checkRunCountsByState ?? [];
  const statusCounts = contexts?.statusContextCountsByState ?? [];
  const counts = [...runs, ...statusCounts];
  const statuses = head?.status?.contexts ?? [];
  const failedStatuses = statuses.filter(({ state }) => FAILED.includes(state));
  return {
    failed: sumOf(counts, FAILED),
    pending: sumOf(counts, PENDING),
    failedStatuses: failedStatuses.map(toFailedCheck),
  };
}

function toFailedCheck(status: z.infer<typeof statusSchema>): FailedCheck {
  const { context, state, description } = status;
  const annotations = description === '' ? [] : [{ place: '', message: description }];
  return { name: context, conclusion: state.toLowerCase(), annotations };
}

function sumOf(
  counts: readonly z.infer<typeof countSchema>[],
  states: readonly string[],
): number {
  let sum = 0;
  for (const { state, count } of counts) {
    if (states.includes(state)) sum += count;
  }
  return sum;
}

const outputSchema = z.object({ annotations_count: z.catch(z.int(), 0) });
const checkRunSchema = z.object({
  id: z.int(),
  name: z.string(),
  conclusion: z.nullish(z.string()),
  output: z.nullish(outputSchema),
});
type ListedCheckRun = z.infer<typeof checkRunSchema>;
const checkRunsSchema = z.pipe(
  z.object({ check_runs: z.array(checkRunSchema) }),
  z.transform(({ check_runs }) => check_runs),
);
const annotationSchema = z.pipe(
  z.object({
    path: textField,
    start_line: z.catch(z.int(), 0),
    annotation_level: textField,
    title: textField,
    message: textField,
  }),
  z.transform(({ path, start_line, annotation_level, title, message }) => ({
    isFailure: annotation_level === 'failure',
    place: `${path}:${start_line}`,
    message: title === '' ? message : `${title}: ${message}`,
  })),
);
const annotationsSchema = z.array(annotationSchema);

/** Creates the API for the states of pull requests of a repository, `owner/name`. */
export function createPullRequestStatesApi(
  client: GitHubQueryClient,
  repository: string,
): PullRequestStatesApi {
  const [owner = '', name = ''] = repository.split('/');
  return {
    open: (parts) => readPages(client, { owner, name }, parts),
    async one(number, parts) {
      const query = queryForOne(number, parts);
      const read = await client.query(query, { owner, name }, oneSchema);
      if (!read.ok) return read;
      const { data, problem } = read.value;
      return problem === undefined ? ok(data.repository.pullRequest) : notOk(problem);
    },
    async failedChecks(sha) {
      const failed: ListedCheckRun[] = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const listed = await client.request(
          'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
          { ref: sha, filter: 'latest', per_page: PER_PAGE, page },
          checkRunsSchema,
        );
        if (!listed.ok) return listed;
        failed.push(...listed.value.filter(hasFailed));
        if (listed.value.length < PER_PAGE) break;
      }
      const annotated = failed.filter(isAnnotated);
      const others = failed.filter((each) => !isAnnotated(each));
      const readable = Math.min(MAX_ANNOTATED, annotated.length);
      const checks: FailedCheck[] = [];
      for (const { id, name: check, conclusion } of [...annotated, ...others]) {
        const isRead = checks.length < readable;
        const annotations = isRead ? await readAnnotations(client, id) : [];
        checks.push({ name: check, conclusion: conclusion ?? '', annotations });
      }
      return ok(checks);
    },
  };
}

function hasFailed({ conclusion }: ListedCheckRun): boolean {
  const state = conclusion?.toUpperCase() ?? '';
  return FAILED.includes(state);
}

function isAnnotated({ output }: ListedCheckRun): boolean {
  const count = output?.annotations_count ?? 0;
  return count > 0;
}

async function* readPages(
  client: GitHubQueryClient,
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

/** Reads the annotations of a check run, failures first; none if they cannot be read. */
async function readAnnotations(
  client: GitHubQueryClient,
  checkRunId: number,
): Promise<FailedCheck['annotations']> {
  const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations';
  const one = { check_run_id: checkRunId, per_page: PER_PAGE };
  const read = await client.request(route, one, annotationsSchema);
  if (!read.ok) return [];
  const failures = read.value.filter(({ isFailure }) => isFailure);
  const others = read.value.filter(({ isFailure }) => !isFailure);
  return [...failures, ...others].slice(0, MAX_ANNOTATIONS);
}
