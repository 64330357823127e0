import { describe, expect, it } from '@jest/globals';
import { pullRequestKey } from '../../../src/domain/pull-request-url.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { DocsPullRequest } from '../../../src/report/requests/docs-pull-request.ts';
import type { Gap } from '../../../src/rendering/incomplete.ts';
import { buildReport } from '../../../src/report/requests/build-report.ts';
import type { ReportedRequest } from '../../../src/report/requests/requests.ts';
import { reportHeadline, reportSections } from '../../../src/report/output/summary.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { exampleRequest } from './examples.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

/** The state of the pull request with each number; the others could not be read. */
type States = Readonly<Record<number, Partial<PullRequest>>>;

function reportOf(
  requests: readonly ReportedRequest[],
  states: States = {},
  gaps: readonly Gap[] = [],
  days = 30,
) {
  const pullRequests = new Map<string, DocsPullRequest>();
  for (const { pull } of requests) {
    if (pull === undefined) continue;
    const { number } = pull;
    const state = states[number];
    const listed = { number, title: 'Docs', ...state };
    const found = state === undefined ? undefined : examplePullRequest(listed);
    pullRequests.set(pullRequestKey(pull), { ...pull, found });
  }
  return buildReport({
    days,
    repositories: ['acme/app'],
    requests: requests.filter(({ result }) => result !== 'not-sent'),
    notSent: requests.filter(({ result }) => result === 'not-sent'),
    pullRequests,
    gaps,
  });
}

const request = (number: number, changes: Partial<ReportedRequest> = {}) =>
  exampleRequest({
    url: `#${number}`,
    prLink: `https://github.com/acme/docs/pull/${number}`,
    ...changes,
  });
const merged = { state: 'merged', endedAt: '2026-03-02T12:00:00Z' } as const;
const elsewhere: Gap = { what: 'Docs pull requests', cause: '1 on another server' };
const unknown: Gap = { what: 'Requests', where: 'acme/app', cause: 'unsigned' };

const OPTIONS = { run: { repositoryId: 7 }, now: NOW, comments: 1, maxRows: 9 };

describe('the title of a docs pull request', () => {
  it.each([
    ['shown: its repository is public', 8, false, true],
    ['shown: it is in the repository of the workflow', 7, true, true],
    ['hidden: it is in another private repository', 8, true, false],
    ['hidden: its repository is perhaps private', 8, undefined, false],
    ['hidden: its repository is not known', 0, true, false],
  ])('is %s', (_, repositoryId, isPrivate, isShown) => {
    const found = { title: 'Codename Falcon', repositoryId, isPrivate };
    const sections = reportSections(reportOf([request(1)], { 1: found }), OPTIONS);
    const text = sections.join('\n\n');
    expect(text.includes('Codename Falcon')).toBe(isShown);
    expect(text).toContain('acme/docs/pull/1)');
  });
});

describe('the first line', () => {
  it.each<[string, Parameters<typeof reportOf>, string]>([
    [
      'nothing',
      [[]],
      '0 docs pull requests merged from 0 requests in 30 days; none waits for a review',
    ],
    [
      'one of each',
      [
        [request(1), request(2)],
        { 1: merged, 2: { createdAt: '2026-03-10T06:00:00Z' } },
        [],
        1,
      ],
      '1 docs pull request merged from 2 requests in 1 day; 1 waits for a review (oldest: 6 hours)',
    ],
    [
      'a draft, which does not wait',
      [[request(1)], { 1: { isDraft: true } }],
      '0 docs pull requests merged from 1 request in 30 days; none waits for a review',
    ],
    [
      'unknown states',
      [[request(1)], { 1: merged }, [elsewhere]],
      'At least 1 docs pull request merged from at least 1 request in 30 days',
    ],
    [
      'unknown requests',
      [[request(1)], { 1: {} }, [unknown]],
      'At least 0 docs pull requests merged from at least 1 request in 30 days; at least 1 waits for a review (oldest: 9 days)',
    ],
  ])('of %s', (_, parameters, line) => {
    const report = reportOf(...parameters);
    expect(reportHeadline(report, NOW)).toBe(line);
  });
});

describe('groups', () => {
  it('count a pull request in the row of its first request, so that they add up', () => {
    const shared = 'https://github.com/acme/docs/pull/1';
    const report = reportOf(
      [
        request(2, {
          kind: 'merge',
          createdAt: '2026-03-03T00:00:00Z',
          prLink: shared,
        }),
        request(1, { kind: 'command', createdAt: '2026-03-02T00:00:00Z' }),
      ],
      { 1: merged },
    );
    expect(report.byKind).toMatchObject([
      { name: 'merge', requests: 1, merged: 0 },
      { name: 'command', requests: 1, merged: 1 },
    ]);
    expect(report.numbers).toMatchObject({ requests: 2, merged: 1 });
  });

  it('of repositories have the newest accepted request, and the newest failure, also one that was not sent', () => {
    const on = (day: number) => ({ createdAt: `2026-03-0${day}T00:00:00Z` });
    const lost = { outcome: 'connection-lost/no-response' } as const;
    const report = reportOf([
      request(1, { ...on(1), result: 'failed' }),
      request(3, { ...on(3), ...lost, result: 'unfinished' }),
      request(2, on(2)),
      request(4, { ...on(4), result: 'unconfirmed' }),
      request(5, { ...on(5), result: 'not-sent', outcome: 'rejected/unauthorized' }),
      request(6, { ...on(6), result: 'not-sent', repository: 'acme/other' }),
    ]);
    const [ours] = report.byRepository;
    expect([ours?.accepted?.url, ours?.failure?.url]).toEqual(['#3', '#5']);
    expect(report.numbers).toMatchObject({ requests: 4 });
    const table = reportSections(report, OPTIONS).join('\n');
    expect(table).toContain(
      '| [2026-03-03](#3) | [2026-03-05](#5) `rejected/unauthorized` |',
    );
  });

  it('have repositories without requests, too', () => {
    expect(reportOf([]).byRepository).toMatchObject([{ name: 'acme/app', requests: 0 }]);
  });
});

it('failures are newest first, also lost jobs', () => {
  const report = reportOf([
    request(1, { result: 'failed', createdAt: '2026-03-01T00:00:00Z' }),
    request(2, { result: 'unconfirmed', job: null, createdAt: '2026-03-03T00:00:00Z' }),
    request(3, {
      result: 'unfinished',
      outcome: 'connection-lost/no-response',
      createdAt: '2026-03-02T00:00:00Z',
    }),
    request(4),
  ]);
  expect(report.failures.map(({ url }) => url)).toEqual(['#2', '#3', '#1']);
  expect(report.rows).toHaveLength(4);
});
