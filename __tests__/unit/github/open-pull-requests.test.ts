import { describe, expect, it } from '@jest/globals';
import type { Options, ThreadSeed } from '../../../fakes/github/index.ts';
import type { OpenPullRequestsApi } from '../../../src/ports.ts';
import { connect } from './connect.ts';

async function readAll(api: OpenPullRequestsApi, checks = false) {
  const pages = [];
  for await (const page of api.states({ checks })) pages.push(page);
  return pages;
}

const threads = (count: number): readonly ThreadSeed[] =>
  Array.from({ length: count }, (_, nth) => ({ number: nth + 1, pull: {} }));

const answered = (body: unknown): Options => ({
  intercept: () => ({ status: 200, body }),
});

describe('the states of open pull requests', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [300, 3],
  ])('of %d need %d requests', async (count, requests) => {
    const { openPullRequests, github } = await connect({ threads: threads(count) });
    const pages = await readAll(openPullRequests);
    const found = pages.flatMap((page) => (page.ok ? page.value.pullRequests : []));
    expect(found.map(({ number }) => number)).toEqual(
      threads(count).map(({ number }) => number),
    );
    expect(github.requests).toHaveLength(requests);
  });

  it('name labels and the authors of the head', async () => {
    const { openPullRequests } = await connect({
      threads: [
        {
          number: 7,
          author: 'mintlify[bot]',
          labels: ['docs'],
          pull: {
            draft: true,
            mergeable: null,
            headAuthors: ['octocat', 'web-flow'],
          },
        },
      ],
    });
    const [page] = await readAll(openPullRequests);
    expect(page).toMatchObject({
      value: {
        problem: undefined,
        pullRequests: [
          {
            number: 7,
            author: 'mintlify',
            isDraft: true,
            mergeable: undefined,
            base: 'master',
            labels: ['docs'],
            // GitHub itself commits for people.
            headAuthors: ['octocat'],
          },
        ],
      },
    });
  });

  it('do without checks if the token may not read them', async () => {
    const repository = { private: true };
    const { openPullRequests } = await connect({ repository, threads: threads(1) });
    const [page] = await readAll(openPullRequests, true);
    expect(page).toMatchObject({
      value: { problem: { status: 403 }, pullRequests: [{ checks: { failed: 0 } }] },
    });
  });

  it('are those of the other nodes of a page if one is null', async () => {
    const node = {
      number: 7,
      isDraft: false,
      mergeable: 'MERGEABLE',
      baseRefName: 'main',
      headRefOid: 'c0ffee'.repeat(7).slice(2),
      updatedAt: '2026-03-01T12:00:00Z',
    };
    const pullRequests = { pageInfo: { hasNextPage: false }, nodes: [null, node] };
    const body = { data: { repository: { pullRequests } } };
    const { openPullRequests } = await connect(answered(body));
    expect(await readAll(openPullRequests)).toMatchObject([
      { ok: true, value: { pullRequests: [{ number: 7 }] } },
    ]);
  });

  it.each<[string, unknown]>([
    ['an error', { data: null, errors: [{ message: 'Something went wrong' }] }],
    ['no data', {}],
    ['no repository', { data: { repository: null } }],
    ['another shape', { data: { repository: { pullRequests: [] } } }],
    ['a list', []],
  ])('are an error after %s', async (_, body) => {
    const { openPullRequests } = await connect(answered(body));
    expect(await readAll(openPullRequests)).toMatchObject([{ ok: false }]);
  });
});
