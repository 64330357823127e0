import * as z from 'zod/mini';
import { notOk, ok, type RequestError } from '../domain/errors.ts';
import type { CheckRun, ChecksApi } from '../ports.ts';
import type { GitHubClient } from './client.ts';

/** GitHub's limit. */
const PER_PAGE = 100;
/** All workflows and Apps add to the checks of a commit. */
const MAX_PAGES = 5;
/** The App that creates the check runs of workflow jobs. */
const ACTIONS = 'github-actions';

const appSchema = z.object({ slug: z.optional(z.string()) });
const checkRunSchema = z.object({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  details_url: z.nullish(z.string()),
  app: z.nullish(appSchema),
});
type ListedCheckRun = z.infer<typeof checkRunSchema>;

const checkRunsSchema = z.pipe(
  z.object({ check_runs: z.array(checkRunSchema) }),
  z.transform(({ check_runs }) => check_runs),
);

const titlesSchema = z.array(
  z.pipe(
    z.object({ title: z.nullish(z.string()) }),
    z.transform(({ title }) => title ?? ''),
  ),
);

/** Creates the API for the checks of the client's repository. */
export function createChecksApi(client: GitHubClient): ChecksApi {
  return {
    async ofWorkflowRun({ id, commit }) {
      const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
      const all = { ref: commit, filter: 'all', per_page: PER_PAGE } as const;
      const found: CheckRun[] = [];
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const read = await client.request(route, { ...all, page }, checkRunsSchema);
        if (!read.ok) return read;
        const listed = read.value;
        for (const each of listed) {
          if (isOfWorkflowRun(each, id)) found.push(toCheckRun(each));
        }
        if (listed.length < PER_PAGE) return ok(found);
      }
      return notOk(tooMany('check runs', MAX_PAGES * PER_PAGE));
    },
    async annotationTitles(checkRunId) {
      const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations';
      const one = { check_run_id: checkRunId, per_page: PER_PAGE };
      const read = await client.request(route, one, titlesSchema);
      if (!read.ok || read.value.length < PER_PAGE) return read;
      return notOk(tooMany('annotations', PER_PAGE));
    },
  };
}

/** Returns whether a check run is a job of a workflow run. Other Apps choose the address of their check runs freely. */
function isOfWorkflowRun({ app, details_url }: ListedCheckRun, runId: string): boolean {
  if (app?.slug !== ACTIONS) return false;
  const page = details_url ?? '';
  return page.includes(`/actions/runs/${runId}/`);
}

function toCheckRun({ id, name, status }: ListedCheckRun): CheckRun {
  return { id, name, isCompleted: status === 'completed' };
}

function tooMany(what: string, count: number): RequestError {
  return { kind: 'invalid-response', detail: `there are at least ${count} ${what}` };
}
