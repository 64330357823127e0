import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { TokenInput } from '../../../src/rendering/explain.ts';
import { readPullRequests } from '../../../src/report/requests/read-pull-requests.ts';
import { examplePullRequest } from '../../support/examples.ts';
import { runWith } from '../../support/runs.ts';
import { exampleRequest } from './examples.ts';

const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };
const DOCS = { what: 'Docs pull requests', where: 'acme/docs' };

const listed = (number: number) => examplePullRequest({ number });

type Tokens = Readonly<{ names?: readonly string[]; hasDocsToken?: boolean }>;

/** Creates a run over repositories with these pull requests, in a list that may be cut. Returns it, and which lists are read. */
function repositories(
  numbers: readonly number[],
  error?: RequestError,
  { names = ['acme/app'], hasDocsToken = false }: Tokens = {},
) {
  const lists: string[] = [];
  const tokens: TokenInput[] = [];
  const run = runWith({
    hasDocsToken,
    apis: (name, token) => ({
      pulls: {
        listBackTo: async (number) => {
          lists.push(`${name} back to ${number}`);
          tokens.push(token);
          if (error !== undefined) return { ok: false, error };
          return { ok: true, value: { pulls: numbers.map(listed), isComplete: false } };
        },
      },
    }),
  });
  return { fleet: { run, names, completed: new Set<string>() }, lists, tokens };
}

const read = (
  links: readonly (string | null)[],
  { fleet }: ReturnType<typeof repositories>,
) =>
  readPullRequests(
    fleet,
    links.map((prLink) => exampleRequest({ prLink })),
  );
const linkTo = (number: number, name = 'acme/docs') =>
  `https://github.com/${name}/pull/${number}`;

describe('the list of a repository', () => {
  it('is read back to the oldest pull request that is needed', async () => {
    const github = repositories([950, 940, 760]);
    const { pullRequests, gaps } = await read([linkTo(940), linkTo(760)], github);
    expect(gaps).toEqual([]);
    expect([...pullRequests.values()].map(({ found }) => found?.number)).toEqual([
      940, 760,
    ]);
    expect(github.lists).toEqual(['acme/docs back to 760']);
  });

  it('is read once, however people and the service spell its name', async () => {
    const github = repositories([1]);
    const links = [linkTo(1), linkTo(1, 'ACME/Docs'), `${linkTo(1)}/`];
    const { pullRequests } = await read(links, github);
    expect(pullRequests.size).toBe(1);
    expect(github.lists).toHaveLength(1);
  });

  it.each([
    ['`docs-token`', ['acme/app'], 'docs-token'],
    ['`github-token` if its requests are counted', ['Acme/Docs'], 'github-token'],
  ])('is read with %s', async (_, names, token) => {
    const github = repositories([1], undefined, { names, hasDocsToken: true });
    await read([linkTo(1)], github);
    expect(github.tokens).toEqual([token]);
  });

  it('that does not have all of them is a gap', async () => {
    const { pullRequests, gaps } = await read(
      [linkTo(1), linkTo(199)],
      repositories([199]),
    );
    expect(gaps).toEqual([
      { ...DOCS, cause: '1 not among the newest that GitHub lists' },
    ]);
    expect(pullRequests.get('acme/docs#199')?.found?.state).toBe('open');
    expect(pullRequests.get('acme/docs#1')).toMatchObject({ found: undefined });
  });

  it('that cannot be read is a gap', async () => {
    const { pullRequests, gaps } = await read([linkTo(1)], repositories([], REFUSED));
    const gap = {
      ...DOCS,
      cause: expect.stringContaining('403'),
      remedy: expect.stringContaining('`pull-requests: read`'),
    };
    expect(gaps).toEqual([gap]);
    expect(pullRequests.get('acme/docs#1')).toMatchObject({ found: undefined });
  });
});

it('a pull request elsewhere is unknown, once for each link', async () => {
  const gitlab = 'https://gitlab.com/acme/docs/-/merge_requests/1';
  const { gaps, pullRequests } = await read(
    [gitlab, gitlab, 'javascript:alert(1)', null],
    repositories([1]),
  );
  expect(gaps).toEqual([{ what: 'Docs pull requests', cause: '2 on another server' }]);
  expect(pullRequests.size).toBe(0);
});

it('the service cannot make a report read more than 100 repositories', async () => {
  const links = Array.from({ length: 103 }, (_, at) => linkTo(1, `acme/docs-${at}`));
  const github = repositories([1]);
  const { gaps } = await read(links, github);
  expect(github.lists).toHaveLength(100);
  expect(gaps).toEqual([
    { what: 'Docs pull requests', cause: '3 in too many repositories' },
  ]);
});
