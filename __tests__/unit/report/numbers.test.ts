import { describe, expect, it } from '@jest/globals';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { DocsPullRequest } from '../../../src/report/requests/docs-pull-request.ts';
import { computeReportNumbers } from '../../../src/report/requests/numbers.ts';
import { exampleDocs, exampleRequest } from './examples.ts';

const pull = (state: PullRequest['state'], hours = 0, isDraft = false): DocsPullRequest =>
  exampleDocs({
    state,
    isDraft,
    createdAt: '2026-03-01T00:00:00Z',
    endedAt: new Date(
      Date.parse('2026-03-01T00:00:00Z') + hours * 3_600_000,
    ).toISOString(),
  });
const merged = (...hours: readonly number[]) => hours.map((each) => pull('merged', each));

it('without anything, there are zeros, and no median', () => {
  const numbers = computeReportNumbers([], []);
  expect(numbers).toMatchObject({ requests: 0, jobs: 0, merged: 0, noPr: 0 });
  expect(numbers.medianHoursToMerge).toBeUndefined();
});

describe('requests', () => {
  it('that were perhaps sent count', () => {
    const unconfirmed = exampleRequest({ result: 'unconfirmed', job: null });
    const numbers = computeReportNumbers([unconfirmed], []);
    expect(numbers).toMatchObject({ requests: 1, jobs: 0, unconfirmed: 1 });
  });

  it('of one job are several requests and one job', () => {
    const numbers = computeReportNumbers([exampleRequest(), exampleRequest()], []);
    expect(numbers).toMatchObject({ requests: 2, jobs: 1 });
  });

  it('are counted by their results', () => {
    const results = [
      'no-pr',
      'failed',
      'pull-request',
      'unfinished',
      'unconfirmed',
    ] as const;
    const numbers = computeReportNumbers(
      results.map((result) => exampleRequest({ result })),
      [],
    );
    expect(numbers).toMatchObject({ noPr: 1, failed: 1, unfinished: 1, unconfirmed: 1 });
  });
});

describe('pull requests', () => {
  it('are counted by their states, drafts included', () => {
    const unknown = { ...pull('open'), found: undefined };
    const pulls = [
      ...merged(1),
      pull('open'),
      pull('open', 0, true),
      pull('closed', 1, true),
      unknown,
    ];
    const numbers = computeReportNumbers([exampleRequest()], pulls);
    expect(numbers).toMatchObject({
      merged: 1,
      closed: 1,
      open: 2,
      drafts: 1,
      unknown: 1,
    });
  });

  it('on another server are unknown, each counted once', () => {
    const link = (number: number) =>
      `https://gitlab.com/acme/docs/-/merge_requests/${number}`;
    const links = [link(1), link(1), link(2), null];
    const requests = links.map((prLink) => exampleRequest({ prLink }));
    expect(computeReportNumbers(requests, []).unknown).toBe(2);
    const unread = { ...pull('open'), found: undefined };
    expect(computeReportNumbers(requests, [unread, ...merged(1)]).unknown).toBe(3);
  });

  it.each([
    [[1, 9], 5],
    [[9, 1, 2], 2],
    [[8, 1, 2, 4], 3],
  ])('that were merged after %j hours have the median %d', (hours, median) => {
    expect(computeReportNumbers([], merged(...hours)).medianHoursToMerge).toBe(median);
  });

  it('that were closed have no part in the median', () => {
    const numbers = computeReportNumbers([], [...merged(2), pull('closed', 100)]);
    expect(numbers.medianHoursToMerge).toBe(2);
  });
});
