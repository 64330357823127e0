import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { Changes, MissingContext } from '../../../src/domain/subject.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { ListedPulls, PullRequestsApi } from '../../../src/ports.ts';
import {
  readRelease,
  type ReleaseRead,
} from '../../../src/report/coverage/read-release.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { runWith } from '../../support/runs.ts';
import { ofRelease } from '../prompt/details.ts';

const BROKEN: RequestError = { kind: 'status', status: 500, detail: 'no' };
const PREVIOUS = ofRelease({ tag: 'v1', publishedAt: '2026-03-01T00:00:00Z' }).release;

type Details = Readonly<{
  changes?: Partial<Changes>;
  previous?: typeof PREVIOUS | undefined;
  missing?: readonly MissingContext[];
}>;

const commit = (sha: string, title: string) => ({
  sha,
  title,
  author: '',
  merge: false,
});
const named = (number: number) => ({
  number,
  title: `No. ${number}`,
  url: '',
  author: '',
});
const merged = (number: number, mergeCommit: string) =>
  examplePullRequest({ number, state: 'merged', mergeCommit });

/** Reads a release of a repository with this list of pull requests. Without one, it cannot be read. */
async function readResult(list: ListedPulls | undefined, given: Details) {
  const lists: (readonly [since: string, maxPages: number | undefined])[] = [];
  const listEnded: PullRequestsApi['listEnded'] = async (since, maxPages) => {
    lists.push([since.toISOString(), maxPages]);
    return list === undefined ? { ok: false, error: BROKEN } : { ok: true, value: list };
  };
  const { repo } = runWith({ apis: { pulls: { listEnded } } });
  const release = ofRelease({ tag: 'v2' }, given.changes);
  const details = { ...release, previous: PREVIOUS, ...given, changes: release.changes };
  return { release: await readRelease(details, 'v2', repo), lists };
}

async function read(
  pulls: readonly PullRequest[],
  given: Details,
  isComplete = true,
): Promise<ReleaseRead> {
  const { release } = await readResult({ pulls, isComplete }, given);
  if (!release.ok) throw new Error(release.error.cause);
  return release.value;
}

describe('the pull requests of a release', () => {
  it('are listed back to a month before the previous release, which may have been published late', async () => {
    const { lists } = await readResult({ pulls: [], isComplete: true }, {});
    expect(lists).toEqual([['2026-01-30T00:00:00.000Z', 50]]);
  });

  it('without a previous release, one page is listed', async () => {
    const first = { previous: undefined };
    const { lists } = await readResult({ pulls: [], isComplete: true }, first);
    expect(lists).toEqual([['1970-01-01T00:00:00.000Z', 1]]);
  });

  it('of which the list is cut are a gap', async () => {
    const pulls = [merged(1, 'a')];
    const { pullRequests, gaps } = await read(
      pulls,
      { changes: { commits: [commit('a', '')] } },
      false,
    );
    expect(pullRequests.map(({ number }) => number)).toEqual([1]);
    expect(gaps).toEqual([
      {
        what: 'Pull requests of the release',
        cause: expect.stringContaining('1 closed pull requests were read'),
      },
    ]);
  });

  it('are not known at all if the list cannot be read', async () => {
    const { release } = await readResult(undefined, {
      changes: { pullRequests: [named(4)] },
    });
    const cause = expect.stringContaining('500');
    expect(release).toMatchObject({ ok: false, error: { cause } });
  });
});

it.each<[typeof PREVIOUS | undefined, object[]]>([
  [PREVIOUS, []],
  [undefined, [{ cause: 'Only 500 releases were read.' }]],
])(
  'releases that were not read are a gap only without a previous one: %j',
  async (previous, expected) => {
    const only = { kind: 'truncated', part: 'releases', read: 500 } as const;
    const { gaps } = await read([], { previous, missing: [only] });
    expect(gaps).toMatchObject(expected);
  },
);

it('missing commits are gaps; files and a diverged history are not', async () => {
  const cut = { kind: 'truncated', part: 'commits', read: 500, total: 900 } as const;
  const { gaps } = await read([], {
    missing: [
      cut,
      { kind: 'truncated', part: 'files', read: 300 },
      { kind: 'diverged' },
      { kind: 'no-diff', files: 3 },
    ],
  });
  expect(gaps).toMatchObject([{ cause: 'Only 500 of 900 commits were read.' }]);
});
