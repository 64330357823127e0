import { parsePullRequestUrl } from '../../../src/domain/pull-request-url.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { CoveredPullRequest } from '../../../src/report/coverage/coverage.ts';
import type { DocsPullRequest } from '../../../src/report/requests/docs-pull-request.ts';
import type { ReportedRequest } from '../../../src/report/requests/requests.ts';
import { examplePullRequest, PR_LINK } from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';

/** Creates a request that opened a pull request. */
export function exampleRequest(changes: Partial<ReportedRequest> = {}): ReportedRequest {
  const { prLink = PR_LINK } = changes;
  return {
    repository: 'acme/app',
    thread: 2,
    url: 'https://github.com/acme/app/issues/2#issuecomment-3',
    createdAt: '2026-03-01T11:00:00Z',
    kind: 'command',
    covers: { kind: 'pull-request', number: 2 },
    job: 'job_1',
    result: 'pull-request',
    outcome: 'pr-opened',
    prLink,
    pull: parsePullRequestUrl(prLink ?? '', RUN.serverUrl),
    ...changes,
  };
}

/** Creates the docs pull request of a request, with what GitHub says about it. */
export function exampleDocs(found: Partial<PullRequest> = {}): DocsPullRequest {
  const name = { repository: 'acme/docs', number: 7, url: PR_LINK };
  return { ...name, found: examplePullRequest(found) };
}

/** Creates a pull request of a release that no request covers. */
export function exampleCovered(
  changes: Partial<CoveredPullRequest> = {},
): CoveredPullRequest {
  const { number = 12 } = changes;
  return {
    state: 'uncovered',
    request: undefined,
    number,
    title: 'Retries',
    url: `https://github.com/acme/app/pull/${number}`,
    mergedAt: '2026-03-02T00:00:00Z',
    ...changes,
  };
}
