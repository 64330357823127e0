import { describe, expect, it } from '@jest/globals';
import {
  buildCoverage,
  COVERAGE_STATES,
  decideState,
  type CoverageFacts,
  type CoverageState,
  type CoveredPullRequest,
  type CoveringRequest,
} from '../../../src/report/coverage.ts';
import { exampleCovered, examplePullRequest, exampleRequest } from './examples.ts';

/** Creates a request whose docs pull request has this state. */
function withDocs(
  state: 'open' | 'merged' | 'closed',
  changes: Partial<CoveringRequest> = {},
): CoveringRequest {
  const name = { repository: 'acme/docs', number: 7, key: 'acme/docs#7' };
  const pullRequest = { ...name, found: examplePullRequest({ state }) };
  return { ...exampleRequest(), pullRequest, ...changes };
}

/** Creates a request that has ended without a known pull request. */
function without(changes: Partial<CoveringRequest>): CoveringRequest {
  return { ...exampleRequest({ prLink: null }), pullRequest: undefined, ...changes };
}

const MERGED = withDocs('merged');
const OPEN = withDocs('open');
const CLOSED = withDocs('closed');
const NOTHING = without({ result: 'no-pr' });
const FAILED = without({ result: 'failed' });
const ELSEWHERE = without({ prLink: 'https://gitlab.com/acme/docs/-/merge_requests/1' });

const KNOWN = { requests: [], isUnread: false, changesDocs: false, isOptedOut: false };

describe('the state of a pull request', () => {
  it.each<[CoverageState, Partial<CoverageFacts>]>([
    ['docs-merged', { requests: [MERGED] }],
    ['docs-merged', { requests: [FAILED, NOTHING, CLOSED, ELSEWHERE, OPEN, MERGED] }],
    ['docs-waiting', { requests: [FAILED, NOTHING, CLOSED, ELSEWHERE, OPEN] }],
    ['docs-waiting', { requests: [without({ result: 'unfinished' })] }],
    // A message to a job whose pull request was closed may open another one.
    ['docs-waiting', { requests: [withDocs('closed', { result: 'unfinished' })] }],
    ['docs-merged', { requests: [withDocs('merged', { result: 'unfinished' })] }],
    ['unknown', { requests: [FAILED, NOTHING, CLOSED, ELSEWHERE] }],
    ['unknown', { requests: [without({ result: 'pull-request' })] }],
    ['docs-closed', { requests: [FAILED, NOTHING, CLOSED] }],
    ['found-nothing', { requests: [FAILED, NOTHING] }],
    ['job-failed', { requests: [FAILED] }],
    ['job-failed', { requests: [without({ result: 'unconfirmed' })] }],
    ['job-failed', { requests: [FAILED], changesDocs: true, isOptedOut: true }],
    ['nothing', { requests: [without({ result: 'not-sent' })] }],
    ['changed-docs', { changesDocs: true, isOptedOut: true }],
    ['changed-docs', { changesDocs: true, isUnread: true }],
    ['opted-out', { isOptedOut: true }],
    ['opted-out', { isOptedOut: true, changesDocs: undefined }],
    ['unknown', { isOptedOut: true, isUnread: true }],
    ['unknown', { changesDocs: undefined }],
    ['unknown', { isOptedOut: undefined }],
    ['unknown', { isUnread: true }],
    ['nothing', {}],
  ])('%s: %#', (state, facts) => {
    expect(decideState({ ...KNOWN, ...facts }).state).toBe(state);
  });

  it('comes with the request that decides it', () => {
    const requests = [FAILED, CLOSED, MERGED];
    expect(decideState({ ...KNOWN, requests }).request).toBe(MERGED);
    expect(decideState(KNOWN).request).toBeUndefined();
  });
});

it('each state counts once, and the numbers are those of the README', () => {
  const pullRequests = COVERAGE_STATES.map((state, index): CoveredPullRequest =>
    exampleCovered({ state, number: index }),
  );
  const coverage = buildCoverage({
    repository: 'acme/app',
    tag: 'v2',
    previousTag: 'v1',
    pullRequests: pullRequests.toReversed(),
    otherCommits: [],
    gaps: [],
  });
  expect(coverage.totals).toEqual({ covered: 2, waiting: 1, uncovered: 2 });
  expect(Object.values(coverage.counts)).toEqual(COVERAGE_STATES.map(() => 1));
  expect(coverage.pullRequests).toEqual(pullRequests);
});
