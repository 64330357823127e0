import { describe, expect, it } from '@jest/globals';
import {
  buildCoverageReport,
  COVERAGE_STATES,
  newestRequests,
  stateOfRequest,
  type CoverageState,
} from '../../../src/report/coverage/coverage.ts';
import type { RequestWithDocs } from '../../../src/report/requests/docs-pull-request.ts';
import type { ReportedRequest } from '../../../src/report/requests/requests.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { exampleCovered, exampleDocs, exampleRequest } from './examples.ts';

/** Creates a request whose docs pull request has this state. */
function withDocs(
  state: 'open' | 'merged' | 'closed',
  changes: Partial<RequestWithDocs> = {},
): RequestWithDocs {
  return { ...exampleRequest(), pullRequest: exampleDocs({ state }), ...changes };
}

/** Creates a request that has ended without a known pull request. */
function without(changes: Partial<RequestWithDocs>): RequestWithDocs {
  return { ...exampleRequest({ prLink: null }), pullRequest: undefined, ...changes };
}

const ELSEWHERE = 'https://gitlab.com/acme/docs/-/merge_requests/1';

it.each<[CoverageState | undefined, RequestWithDocs]>([
  ['covered', withDocs('merged')],
  ['covered', withDocs('merged', { result: 'unfinished' })],
  ['covered', withDocs('merged', { result: 'failed' })],
  ['covered', without({ result: 'no-pr' })],
  ['waiting', withDocs('open')],
  ['waiting', withDocs('open', { result: 'no-pr' })],
  ['waiting', without({ result: 'unfinished' })],
  // A message to a job whose pull request was closed may open another one.
  ['waiting', withDocs('closed', { result: 'unfinished' })],
  // Nobody knows, and it must not be requested again.
  ['waiting', without({ prLink: ELSEWHERE })],
  ['waiting', without({ result: 'pull-request' })],
  ['opted-out', withDocs('closed')],
  [undefined, without({ result: 'failed' })],
  [undefined, without({ result: 'unconfirmed' })],
])('a request gives the state %s: %#', (state, request) => {
  expect(stateOfRequest(request)).toBe(state);
});

describe('the newest request', () => {
  const RELEASE = {
    tag: 'v2',
    previousTag: 'v1',
    commits: [],
    commitsComplete: true,
    pullRequests: [examplePullRequest({ number: 2, state: 'merged' })],
  };
  /** Creates a request with a status comment. */
  const request = (url: string, changes: Partial<ReportedRequest> = {}) =>
    exampleRequest({ url, ...changes });
  const failed = { result: 'failed', prLink: null } as const;

  it.each<[string, readonly ReportedRequest[], string | undefined]>([
    ['the last one', [request('#1'), request('#2')], '#2'],
    ['not one that failed', [request('#1'), request('#2', failed)], '#1'],
    [
      'the last of those that failed',
      [request('#1', failed), request('#2', failed)],
      '#2',
    ],
    [
      'none about another pull request',
      [request('#1', { covers: { kind: 'pull-request', number: 9 } })],
      undefined,
    ],
  ])('is %s', (_, requests, expected) => {
    expect(newestRequests(requests, RELEASE).get(2)?.url).toBe(expected);
  });
});

it('pull requests are counted, and sorted as their states', () => {
  const pullRequests = COVERAGE_STATES.map((state, index) =>
    exampleCovered({ state, number: index }),
  );
  const coverage = buildCoverageReport({
    repository: 'acme/app',
    tag: 'v2',
    previousTag: 'v1',
    pullRequests: pullRequests.toReversed(),
    gaps: [],
  });
  expect(Object.values(coverage.counts)).toEqual(COVERAGE_STATES.map(() => 1));
  expect(coverage.pullRequests).toEqual(pullRequests);
});
