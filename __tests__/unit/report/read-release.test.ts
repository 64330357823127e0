import { describe, expect, it } from '@jest/globals';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import { emptySubjectDetails, type SubjectDetails } from '../../../src/domain/subject.ts';
import type { PullRequest, ReportedRepository } from '../../../src/ports.ts';
import {
  readReportedRelease,
  type ReleaseRead,
} from '../../../src/report/coverage/read-release.ts';
import { examplePullRequest, exampleRepository } from './examples.ts';

const NOT_FOUND: RequestError = { kind: 'status', status: 404, detail: 'no' };
const BROKEN: RequestError = { kind: 'status', status: 500, detail: 'no' };
const SINCE = '2026-03-01T00:00:00Z';

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
const merged = (
  number: number,
  mergeCommit: string,
  updatedAt = '2026-03-02T00:00:00Z',
) => examplePullRequest({ number, state: 'merged', mergeCommit, updatedAt });

/** A repository whose list has these pages, and these pull requests besides. */
function repository(
  pages: readonly (readonly PullRequest[] | undefined)[],
  others: Readonly<Record<number, Result<PullRequest>>> = {},
  hasEnd = true,
) {
  const reads: string[] = [];
  const github: ReportedRepository = exampleRepository(
    {},
    {
      async *endedPages() {
        for (const [index, pullRequests] of pages.entries()) {
          reads.push(`page ${index + 1}`);
          if (pullRequests === undefined) {
            yield { ok: false, error: BROKEN };
            return;
          }
          const isLast = hasEnd && index === pages.length - 1;
          yield { ok: true, value: { pullRequests, isLast } };
        }
      },
      read: async (number) => {
        reads.push(`#${number}`);
        return others[number] ?? { ok: false, error: NOT_FOUND };
      },
    },
  );
  return { github, reads };
}

const readResult = (github: ReportedRepository, changes: Partial<SubjectDetails>) =>
  readReportedRelease(
    {
      ...emptySubjectDetails({ kind: 'release', tag: 'v2' }),
      previousPublishedAt: SINCE,
      ...changes,
    },
    { tag: 'v2', github, signal: new AbortController().signal },
  );

async function read(...parameters: Parameters<typeof readResult>): Promise<ReleaseRead> {
  const release = await readResult(...parameters);
  if (!release.ok) throw new Error(release.error.cause);
  return release.value;
}

describe('the pull requests of a release', () => {
  it('are those whose merge commit it contains, and those that its commits name', async () => {
    const { github } = repository([[merged(1, 'a'), merged(2, 'x'), merged(3, 'y')]]);
    const { pullRequests, gaps } = await read(github, {
      commits: [commit('a', 'Squashed without a number'), commit('b', 'Picked (#2)')],
      pullRequests: [named(2)],
    });
    expect(pullRequests.map(({ number, commits }) => [number, commits])).toEqual([
      [1, ['a']],
      [2, ['b']],
    ]);
    expect(gaps).toEqual([]);
  });

  it('are listed back to the previous release, and older ones are read alone', async () => {
    const old = merged(9, 'b', '2026-01-29T00:00:00Z');
    const { github, reads } = repository([[merged(1, 'a')], [old], [merged(3, 'c')]], {
      7: { ok: true, value: merged(7, 'z') },
      8: { ok: true, value: examplePullRequest({ number: 8, state: 'closed' }) },
    });
    const { pullRequests, gaps } = await read(github, {
      commits: ['a', 'b'].map((each) => commit(each, 'Close an issue (#6)')),
      pullRequests: [named(6), named(7), named(8)],
    });
    expect(reads).toEqual(['page 1', 'page 2', '#6', '#7', '#8']);
    expect(pullRequests.map(({ number }) => number)).toEqual([1, 9, 7]);
    expect(gaps).toEqual([]);
  });

  it('are listed a month further, because the previous release may have been published late', async () => {
    const late = merged(9, 'b', '2026-02-01T00:00:00Z');
    const { github, reads } = repository([[merged(1, 'a')], [late], [merged(3, 'c')]]);
    const commits = ['a', 'b', 'c'].map((each) => commit(each, ''));
    const { pullRequests } = await read(github, { commits });
    expect(reads).toEqual(['page 1', 'page 2', 'page 3']);
    expect(pullRequests.map(({ number }) => number)).toEqual([1, 9, 3]);
  });

  it('without a previous release, one page is listed', async () => {
    const { github, reads } = repository([[merged(1, 'a')], [merged(2, 'b')]]);
    const { gaps } = await read(github, {
      commits: [commit('a', '')],
      previousPublishedAt: undefined,
    });
    expect(reads).toEqual(['page 1']);
    expect(gaps).toHaveLength(1);
  });

  it('of which the list is cut are a gap', async () => {
    const pages = Array.from({ length: 60 }, (_, page) =>
      Array.from({ length: 100 }, (__, at) => {
        const number = 6000 - page * 100 - at;
        return merged(number, `m${number}`);
      }),
    );
    const { github, reads } = repository(pages);
    const commits = pages.flat().map(({ mergeCommit }) => commit(mergeCommit, ''));
    const { pullRequests, gaps } = await read(github, { commits });
    expect(reads).toHaveLength(50);
    expect(pullRequests).toHaveLength(5000);
    expect(gaps).toEqual([
      {
        what: 'Pull requests of the release',
        cause: 'only the newest 5,000 closed pull requests were read',
      },
    ]);
  });

  it('are a gap if the list ends before its last page', async () => {
    const { github } = repository([[merged(1, 'a')], []], {}, false);
    const { pullRequests, gaps } = await read(github, { commits: [commit('a', '')] });
    expect(pullRequests.map(({ number }) => number)).toEqual([1]);
    expect(gaps).toMatchObject([
      { cause: 'only the newest 1 closed pull requests were read' },
    ]);
  });

  it('are not known at all if the list cannot be read', async () => {
    const { github } = repository([undefined]);
    const release = await readResult(github, { pullRequests: [named(4)] });
    const cause = '500, run the action again later';
    expect(release).toMatchObject({ ok: false, error: { cause } });
  });

  it('are missing if their page or they themselves cannot be read', async () => {
    const { github } = repository([[merged(1, 'a')], undefined], {
      4: { ok: false, error: { ...BROKEN, status: 403 } },
    });
    const { pullRequests, gaps } = await read(github, {
      commits: [commit('a', '')],
      pullRequests: [named(3), named(4)],
    });
    expect(pullRequests.map(({ number }) => number)).toEqual([1]);
    expect(gaps.map(({ cause }) => cause)).toEqual([
      '500, run the action again later',
      '403, may need `pull-requests: read`',
    ]);
  });

  it('of which too many are old are missing', async () => {
    const { github, reads } = repository([[]]);
    const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
    const { pullRequests, gaps } = await read(github, {
      pullRequests: numbers.map(named),
    });
    expect(reads).toHaveLength(51);
    expect(pullRequests).toEqual([]);
    expect(gaps).toMatchObject([{ cause: '10 old ones were not read' }]);
  });
});

it('missing commits are gaps; files and a diverged history are not', async () => {
  const { github } = repository([[]]);
  const cut = { kind: 'truncated', part: 'commits', read: 500, total: 900 } as const;
  const { gaps } = await read(github, {
    missing: [
      cut,
      { kind: 'truncated', part: 'files', read: 300, total: undefined },
      { kind: 'diverged' },
      { kind: 'no-diff', files: 3 },
    ],
  });
  expect(gaps).toMatchObject([{ cause: 'Only 500 of 900 commits were read' }]);
});
