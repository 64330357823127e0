/** Commits, and their checks: https://docs.github.com/rest/commits, https://docs.github.com/rest/checks/runs */
import * as z from 'zod/mini';
import { ok } from '../domain/errors.ts';
import { accountField, textField } from '../domain/github-fields.ts';
import type { CommitsApi, FailedCheck } from '../ports.ts';
import type { GitHubClient } from './client.ts';
import { PER_PAGE, readList } from './pages.ts';

const COMMIT = '/repos/{owner}/{repo}/commits/{ref}';
/** GitHub itself commits for people and Apps, on its website and by its API. */
const GITHUB_COMMITTER = 'web-flow';
/** Bound on the pages of check runs, and of statuses: those beyond 1,000 are not looked at. */
const MAX_PAGES = 10;
/** Check runs whose annotations are read: one request for each. */
const MAX_ANNOTATED = 2;
const MAX_ANNOTATIONS = 20;

/** Conclusions of check runs, and states of commit statuses. */
const FAILED: readonly string[] = ['failure', 'timed_out', 'startup_failure', 'error'];

/** Schema of a commit. The ID shows that it is one: each of the accounts may be missing. */
const authorsSchema = z.pipe(
  z.object({ sha: z.string(), author: accountField, committer: accountField }),
  z.transform(({ author, committer }) => [author, committer]),
);

/** A check run or a commit status. */
type Check = Readonly<{ isPending: boolean; result: FailedCheck }>;

const checkRunSchema = z.pipe(
  z.object({
    id: z.int(),
    name: z.string(),
    status: z.string(),
    conclusion: textField,
  }),
  z.transform(({ id, name, status, conclusion }): Check => {
    const result = { name, conclusion, annotations: [], checkRunId: id };
    return { isPending: status !== 'completed', result };
  }),
);
const checkRunsSchema = z.pipe(
  z.object({ check_runs: z.array(checkRunSchema) }),
  z.transform(({ check_runs }) => check_runs),
);

const statusSchema = z.pipe(
  z.object({ context: textField, state: z.string(), description: textField }),
  z.transform(({ context: name, state, description }): Check => {
    const annotations = description === '' ? [] : [{ place: '', message: description }];
    return {
      isPending: state === 'pending',
      result: { name, conclusion: state, annotations },
    };
  }),
);
const statusesSchema = z.pipe(
  z.object({ statuses: z.array(statusSchema) }),
  z.transform(({ statuses }) => statuses),
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

export function createCommitsApi(client: GitHubClient): CommitsApi {
  return {
    async authors(sha) {
      // The page is one of the changed files, which are not needed.
      const commit = { ref: sha, per_page: 1 };
      const read = await client.request(`GET ${COMMIT}`, commit, authorsSchema);
      if (!read.ok) return read;
      return ok(read.value.filter((login) => login !== GITHUB_COMMITTER));
    },
    async checks(sha) {
      const latest = { ref: sha, filter: 'latest' } as const;
      const runs = await readList(
        (page) =>
          client.request(
            `GET ${COMMIT}/check-runs`,
            { ...latest, ...page },
            checkRunsSchema,
          ),
        MAX_PAGES,
      );
      if (!runs.ok) return runs;
      const statuses = await readList(
        (page) =>
          client.request(`GET ${COMMIT}/status`, { ref: sha, ...page }, statusesSchema),
        MAX_PAGES,
      );
      if (!statuses.ok) return statuses;
      const all = [...runs.value.items, ...statuses.value.items];
      const failed = all.map(({ result }) => result).filter(hasFailed);
      return ok({ failed, isPending: all.some(({ isPending }) => isPending) });
    },
    async annotate(failed) {
      const checks: FailedCheck[] = [];
      for (const check of failed) {
        const { checkRunId } = check;
        const isRead = checkRunId !== undefined && checks.length < MAX_ANNOTATED;
        checks.push({
          ...check,
          annotations: isRead
            ? await readAnnotations(client, checkRunId)
            : check.annotations,
        });
      }
      return checks;
    },
  };
}

function hasFailed({ conclusion }: FailedCheck): boolean {
  return FAILED.includes(conclusion);
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
