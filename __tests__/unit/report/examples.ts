import type { ReportedRequest } from '../../../src/report/requests.ts';

/** Creates a request that opened a pull request. */
export function exampleRequest(changes: Partial<ReportedRequest> = {}): ReportedRequest {
  return {
    repository: 'acme/app',
    thread: 2,
    commentId: 3,
    claimId: 'c1',
    createdAt: '2026-03-01T11:00:00Z',
    trigger: 'command',
    job: 'job_1',
    result: 'pull-request',
    outcome: 'pr-opened',
    prLink: 'https://github.com/acme/docs/pull/7',
    requester: 'octocat',
    ...changes,
  };
}
