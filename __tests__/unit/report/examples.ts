import type { FleetGitHub } from '../../../src/fleet/fleet.ts';
import type { PullRequestsApi } from '../../../src/ports.ts';
import type { CoveredPullRequest } from '../../../src/report/coverage/coverage.ts';
import type { ReportedRequest } from '../../../src/report/requests/requests.ts';

/** Creates a request that opened a pull request. */
export function exampleRequest(changes: Partial<ReportedRequest> = {}): ReportedRequest {
  return {
    repository: 'acme/app',
    thread: 2,
    commentId: 3,
    createdAt: '2026-03-01T11:00:00Z',
    kind: 'command',
    covers: { kind: 'pull-request', number: 2 },
    job: 'job_1',
    result: 'pull-request',
    outcome: 'pr-opened',
    prLink: 'https://github.com/acme/docs/pull/7',
    ...changes,
  };
}

/** Creates a repository of which nothing can be read but the named parts. */
export function exampleRepository(
  parts: Partial<FleetGitHub>,
  pulls: Partial<PullRequestsApi> = {},
): FleetGitHub {
  const error = { kind: 'status', detail: 'no', status: 500 } as const;
  const unreadable = async () => ({ ok: false, error }) as const;
  return {
    readRepository: unreadable,
    listInstalled: unreadable,
    login: unreadable,
    comments: undefined as never,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a missing call fails its test
    pullRequests: { listEnded: unreadable, ...pulls } as PullRequestsApi,
    commits: undefined as never,
    ...parts,
  };
}

/** Creates a pull request of a release that no request covers. */
export function exampleCovered(
  changes: Partial<CoveredPullRequest> = {},
): CoveredPullRequest {
  return {
    state: 'uncovered',
    request: undefined,
    number: 12,
    title: 'Retries',
    mergedAt: '2026-03-02T00:00:00Z',
    ...changes,
  };
}
