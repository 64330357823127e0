import { describe, expect, it } from '@jest/globals';
import type { Options, ThreadSeed } from '../../../fakes/github/index.ts';
import type { PullRequestStatesApi } from '../../../src/ports.ts';
import { connect } from './connect.ts';

const WITHOUT_CHECKS = { checks: false };
const WITH_CHECKS = { checks: true };

async function readAll(api: PullRequestStatesApi, parts = WITHOUT_CHECKS) {
  const pages = [];
  for await (const page of api.open(parts)) pages.push(page);
  return pages;
}

const threads = (count: number): readonly ThreadSeed[] =>
  Array.from({ length: count }, (_, nth) => ({ number: nth + 1, pull: {} }));

const answered = (body: unknown): Options => ({
  intercept: () => ({ status: 200, body }),
});

/** A pull request as GitHub has it. */
const NODE = {
  number: 7,
  state: 'OPEN',
  locked: false,
  isDraft: false,
  mergeable: 'MERGEABLE',
  baseRefName: 'main',
  headRefName: 'fix',
  isCrossRepository: false,
  headRefOid: 'c0ffee'.repeat(7).slice(2),
  updatedAt: '2026-03-01T12:00:00Z',
};

/** Answers with a page of these nodes. */
const answeredNodes = (...nodes: readonly unknown[]): Options => {
  const pullRequests = { pageInfo: { hasNextPage: false }, nodes };
  return answered({ data: { repository: { pullRequests } } });
};

/** Answers with one pull request. */
const answeredOne = (pullRequest: unknown): Options =>
  answered({ data: { repository: { pullRequest } } });

describe('the states of open pull requests', () => {
  it.each([
    [0, 1],
    [100, 1],
    [101, 2],
    [300, 3],
  ])('of %d need %d requests', async (count, requests) => {
    const { pullRequestStates, github } = await connect({ threads: threads(count) });
    const pages = await readAll(pullRequestStates);
    const found = pages.flatMap((page) => (page.ok ? page.value.pullRequests : []));
    expect(found.map(({ number }) => number)).toEqual(
      threads(count).map(({ number }) => number),
    );
    expect(github.requests).toHaveLength(requests);
  });

  it.each([
    [1000, false],
    [1001, true],
  ])('of %d are those of ten pages, which leave out some: %s', async (count, isCut) => {
    const { pullRequestStates } = await connect({ threads: threads(count) });
    const pages = await readAll(pullRequestStates);
    expect(pages).toHaveLength(10);
    expect(pages.at(-1)).toMatchObject({ ok: true, value: { isCut } });
    expect(pages.at(0)).toMatchObject({ ok: true, value: { isCut: false } });
  });

  it('are none of those that were merged or closed', async () => {
    const { pullRequestStates } = await connect({
      threads: [
        { number: 1, pull: { merged: true } },
        { number: 2, state: 'closed', pull: {} },
        { number: 3, pull: {} },
        { number: 4 },
      ],
    });
    expect(await readAll(pullRequestStates)).toMatchObject([
      { value: { pullRequests: [{ number: 3, state: 'open' }] } },
    ]);
  });

  it('name branches, labels and the authors of the head', async () => {
    const { pullRequestStates } = await connect({
      threads: [
        {
          number: 7,
          author: 'mintlify[bot]',
          labels: ['docs'],
          pull: {
            draft: true,
            mergeable: null,
            head: { ref: 'mintlify/retries', sha: 'c0ffee'.repeat(7).slice(2) },
            headAuthors: ['octocat', 'web-flow'],
          },
        },
      ],
    });
    const [page] = await readAll(pullRequestStates);
    expect(page).toMatchObject({
      value: {
        problem: undefined,
        pullRequests: [
          {
            number: 7,
            author: 'mintlify[bot]',
            isDraft: true,
            branch: 'mintlify/retries',
            isFork: false,
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

  it.each<readonly [string, unknown, string]>([
    ['an App', { __typename: 'Bot', login: 'mintlify' }, 'mintlify[bot]'],
    ['a person', { __typename: 'User', login: 'mintlify' }, 'mintlify'],
    ['no account', null, ''],
  ])('have the author that the REST API names: %s', async (_, author, expected) => {
    const { pullRequestStates } = await connect(answeredNodes({ ...NODE, author }));
    expect(await readAll(pullRequestStates)).toMatchObject([
      { ok: true, value: { pullRequests: [{ author: expected }] } },
    ]);
  });

  it.each<readonly [string, unknown, readonly string[] | undefined]>([
    ['no commit', { nodes: [] }, undefined],
    ['a commit that is null', { nodes: [null] }, undefined],
    ['no list of commits', null, undefined],
    ['a commit without accounts', { nodes: [{ commit: {} }] }, ['', '']],
  ])('know no author of the head if GitHub shows %s', async (_, commits, headAuthors) => {
    const { pullRequestStates } = await connect(answeredNodes({ ...NODE, commits }));
    const [page] = await readAll(pullRequestStates);
    const found = page?.ok === true ? page.value.pullRequests : [];
    expect(found.map((each) => each.headAuthors)).toEqual([headAuthors]);
  });

  it('say if the token may not see the commits of a private repository', async () => {
    const { pullRequestStates } = await connect({
      repository: { private: true },
      permissions: { 'pull-requests': 'read' },
      threads: threads(1),
    });
    expect(await readAll(pullRequestStates)).toMatchObject([
      {
        value: {
          problem: { status: 403 },
          pullRequests: [{ number: 1, headAuthors: undefined }],
        },
      },
    ]);
  });

  it('do without checks if the token may not read them', async () => {
    const { pullRequestStates } = await connect({
      repository: { private: true },
      threads: threads(1),
    });
    const [page] = await readAll(pullRequestStates, WITH_CHECKS);
    expect(page).toMatchObject({
      value: { problem: { status: 403 }, pullRequests: [{ checks: { failed: 0 } }] },
    });
  });

  it('are those of the other nodes of a page if one is null, which is a problem', async () => {
    const { pullRequestStates } = await connect(answeredNodes(null, NODE));
    expect(await readAll(pullRequestStates)).toMatchObject([
      {
        ok: true,
        value: { pullRequests: [{ number: 7 }], problem: { kind: 'invalid-response' } },
      },
    ]);
  });

  it.each<[string, unknown]>([
    ['an error', { data: null, errors: [{ message: 'Something went wrong' }] }],
    ['no data', {}],
    ['no repository', { data: { repository: null } }],
    ['another shape', { data: { repository: { pullRequests: [] } } }],
    ['a list', []],
  ])('are an error after %s', async (_, body) => {
    const { pullRequestStates } = await connect(answered(body));
    expect(await readAll(pullRequestStates)).toMatchObject([{ ok: false }]);
  });
});

describe('the state of one pull request', () => {
  const FAILED = { context: 'ci/docs', state: 'FAILURE', description: 'A broken link' };

  it('is read with one request', async () => {
    const pull = { mergeable: false, statuses: [FAILED] };
    const { pullRequestStates, sent } = await connect({
      threads: [
        { number: 6, pull: {} },
        { number: 7, pull },
      ],
    });
    expect(await pullRequestStates.one(7, WITH_CHECKS)).toMatchObject({
      ok: true,
      value: {
        number: 7,
        state: 'open',
        mergeable: false,
        checks: { failed: 1, failedStatuses: [{ name: 'ci/docs' }] },
      },
    });
    expect(sent()).toHaveLength(1);
  });

  it('has no checks if they are not wanted', async () => {
    const threadsWithCheck = [{ number: 7, pull: { statuses: [FAILED] } }];
    const { pullRequestStates } = await connect({ threads: threadsWithCheck });
    expect(await pullRequestStates.one(7, WITHOUT_CHECKS)).toMatchObject({
      ok: true,
      value: { checks: { failed: 0, pending: 0, failedStatuses: [] } },
    });
  });

  it.each<readonly [string, Omit<ThreadSeed, 'number'>]>([
    ['closed', { state: 'closed', pull: {} }],
    ['merged', { pull: { merged: true } }],
  ])('says that it was %s', async (state, seed) => {
    const { pullRequestStates } = await connect({ threads: [{ number: 7, ...seed }] });
    expect(await pullRequestStates.one(7, WITHOUT_CHECKS)).toMatchObject({
      ok: true,
      value: { number: 7, state },
    });
  });

  it('says that its branch is in another repository', async () => {
    const head = { ref: 'fix', sha: NODE.headRefOid, repository: 'mona/fork' };
    const { pullRequestStates } = await connect({
      threads: [{ number: 7, pull: { head } }],
    });
    expect(await pullRequestStates.one(7, WITHOUT_CHECKS)).toMatchObject({
      ok: true,
      value: { branch: 'fix', isFork: true },
    });
  });

  it('is an error if a part of it is missing', async () => {
    const { pullRequestStates } = await connect({
      repository: { private: true },
      threads: threads(7),
    });
    expect(await pullRequestStates.one(7, WITH_CHECKS)).toMatchObject({
      ok: false,
      error: { status: 403 },
    });
  });

  it('is an error if the token may read no pull request', async () => {
    const { pullRequestStates } = await connect({
      repository: { private: true },
      permissions: { contents: 'read' },
      threads: threads(7),
    });
    expect(await pullRequestStates.one(7, WITHOUT_CHECKS)).toMatchObject({
      ok: false,
      error: { status: 403 },
    });
  });

  it.each<readonly [string, Options]>([
    ['no such pull request', { threads: threads(1) }],
    ['an issue', { threads: [{ number: 7 }] }],
    ['a head that is no commit', answeredOne({ ...NODE, headRefOid: 'main' })],
    ['another shape', answeredOne([])],
    ['no repository', answered({ data: { repository: null } })],
    ['an error', answered({ data: null, errors: [{ message: 'Something went wrong' }] })],
  ])('is an error after %s', async (_, options) => {
    const { pullRequestStates } = await connect(options);
    expect(await pullRequestStates.one(7, WITHOUT_CHECKS)).toMatchObject({ ok: false });
  });
});
