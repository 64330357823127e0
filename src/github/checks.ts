/** The checks of a commit: their counts by GraphQL, and those that have failed by REST. */
import * as z from 'zod/mini';
import { ok, type Result } from '../domain/errors.ts';
import { textField } from '../domain/github-fields.ts';
import type { FailedCheck, PullRequestState } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { PER_PAGE, readList } from './pages.ts';

const COUNTS =
  'checkRunCountsByState { state count } statusContextCountsByState { state count }';
/** Fields of a commit in a query. They need the permissions `checks: read` and `statuses: read`. */
export const CHECKS = `statusCheckRollup { contexts { ${COUNTS} } } status { contexts { context state description } }`;

const countSchema = z.object({ state: z.string(), count: z.int() });
const countsField = z.nullish(z.array(countSchema));
const statusSchema = z.object({
  context: textField,
  state: z.string(),
  description: textField,
});
/** The fields of `CHECKS` in the schema of a commit. Without them in the query, they are missing. */
export const checkFields = {
  statusCheckRollup: z.nullish(
    z.object({
      contexts: z.object({
        checkRunCountsByState: countsField,
        statusContextCountsByState: countsField,
      }),
    }),
  ),
  status: z.nullish(z.object({ contexts: z.array(statusSchema) })),
};
type CheckedCommit = z.infer<z.ZodMiniObject<typeof checkFields>>;

const FAILED = ['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ERROR'];
const PENDING = ['PENDING', 'QUEUED', 'IN_PROGRESS', 'WAITING', 'REQUESTED', 'EXPECTED'];

/** Counts the checks of a commit; none if GitHub does not show it. */
export function checksOf(head: CheckedCommit | undefined): PullRequestState['checks'] {
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

/** Bound on the pages of check runs: those beyond 1,000 are not looked at. */
const MAX_PAGES = 10;
/** Check runs whose annotations are read: one request for each. */
const MAX_ANNOTATED = 2;
const MAX_ANNOTATIONS = 20;

const checkRunSchema = z.object({
  id: z.int(),
  name: z.string(),
  conclusion: z.nullish(z.string()),
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

/** Reads the failed check runs of a commit, with some of their annotations. */
export async function readFailedChecks(
  client: GitHubClient,
  sha: string,
): Promise<Result<readonly FailedCheck[]>> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const latest = { ref: sha, filter: 'latest' } as const;
  const listed = await readList(
    (page) => client.request(route, { ...latest, ...page }, checkRunsSchema),
    MAX_PAGES,
  );
  if (!listed.ok) return listed;
  const failed = listed.value.items.filter(hasFailed);
  const checks: FailedCheck[] = [];
  for (const { id, name, conclusion } of failed) {
    const isRead = checks.length < MAX_ANNOTATED;
    const annotations = isRead ? await readAnnotations(client, id) : [];
    checks.push({ name, conclusion: conclusion ?? '', annotations });
  }
  return ok(checks);
}

function hasFailed({ conclusion }: ListedCheckRun): boolean {
  const state = conclusion?.toUpperCase() ?? '';
  return FAILED.includes(state);
}

/** Reads the failures among the annotations of a check run; none if they cannot be read. */
async function readAnnotations(
  client: GitHubClient,
  checkRunId: number,
): Promise<FailedCheck['annotations']> {
  const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations';
  const one = { check_run_id: checkRunId, per_page: PER_PAGE };
  const read = await client.request(route, one, annotationsSchema);
  if (!read.ok) return [];
  const failures = read.value.filter(({ isFailure }) => isFailure);
  return failures.slice(0, MAX_ANNOTATIONS);
}
