import { describe, expect, it } from '@jest/globals';
import type { RequestError } from '../../../src/domain/errors.ts';
import type { ReportedRepository } from '../../../src/ports.ts';
import { readReportedPullRequests } from '../../../src/report/requests/read-pull-requests.ts';
import { examplePullRequest, exampleRepository, exampleRequest } from './examples.ts';

const REFUSED: RequestError = { kind: 'status', status: 403, detail: 'no' };
const SERVER = new URL('https://github.com');

const listed = (number: number) => examplePullRequest({ number });

/** Opens repositories with pull requests from `newest` down to 1, on pages of 100. `failsAt`: the page that cannot be read. */
function repositories(newest: number, failsAt = Infinity) {
  const pages: string[] = [];
  const open = (name: string): ReportedRepository =>
    exampleRepository(
      {},
      {
        async *allPages() {
          for (let first = newest, page = 1; first > 0; first -= 100, page += 1) {
            pages.push(`${name} ${page}`);
            if (page === failsAt) {
              yield { ok: false, error: REFUSED };
              return;
            }
            const count = Math.min(100, first);
            const pullRequests = Array.from({ length: count }, (_, at) =>
              listed(first - at),
            );
            yield { ok: true, value: { pullRequests, isLast: first <= 100 } };
          }
        },
      },
    );
  return { open, pages };
}

const read = (
  links: readonly (string | null)[],
  { open }: Pick<ReturnType<typeof repositories>, 'open'>,
) =>
  readReportedPullRequests(
    links.map((prLink) => exampleRequest({ prLink })),
    { serverUrl: SERVER, open, log: () => {}, signal: new AbortController().signal },
  );
const linkTo = (number: number, name = 'acme/docs') =>
  `https://github.com/${name}/pull/${number}`;

describe('the list of a repository', () => {
  it('is read back to the oldest pull request that is needed, and no further', async () => {
    const github = repositories(950);
    const { pullRequests, gaps } = await read([linkTo(940), linkTo(760)], github);
    expect(gaps).toEqual([]);
    expect([...pullRequests.values()].map(({ found }) => found?.number)).toEqual([
      940, 760,
    ]);
    expect(github.pages).toEqual(['acme/docs 1', 'acme/docs 2']);
  });

  it('is read once, however people and the service spell its name', async () => {
    const github = repositories(5);
    const links = [linkTo(1), linkTo(1, 'ACME/Docs'), `${linkTo(1)}/`];
    const { pullRequests } = await read(links, github);
    expect(pullRequests.size).toBe(1);
    expect(github.pages).toHaveLength(1);
  });

  it('is read up to 50 pages', async () => {
    const github = repositories(6000);
    const { gaps } = await read([linkTo(1), linkTo(5999)], github);
    expect(github.pages).toHaveLength(50);
    expect(gaps).toMatchObject([
      { where: 'acme/docs', cause: expect.stringMatching(/^1 not among/) },
    ]);
  });

  it('counts as far as it can be read', async () => {
    const { pullRequests, gaps } = await read(
      [linkTo(199), linkTo(1)],
      repositories(200, 2),
    );
    expect(gaps).toEqual([
      {
        what: 'Docs pull requests',
        where: 'acme/docs',
        cause: '403, may need `pull-requests: read`',
      },
    ]);
    expect(pullRequests.get('acme/docs#199')?.found?.state).toBe('open');
    expect(pullRequests.get('acme/docs#1')).toMatchObject({ found: undefined });
  });
});

it('a pull request elsewhere is unknown, once for each link', async () => {
  const gitlab = 'https://gitlab.com/acme/docs/-/merge_requests/1';
  const { gaps, pullRequests } = await read(
    [gitlab, gitlab, 'javascript:alert(1)', null],
    repositories(1),
  );
  expect(gaps).toEqual([{ what: 'Docs pull requests', cause: '2 on another server' }]);
  expect(pullRequests.size).toBe(0);
});

it('the service cannot make a report read more than 100 repositories', async () => {
  const links = Array.from({ length: 103 }, (_, at) => linkTo(1, `acme/docs-${at}`));
  const github = repositories(1);
  const { gaps } = await read(links, github);
  expect(github.pages).toHaveLength(100);
  expect(gaps).toEqual([
    { what: 'Docs pull requests', cause: '3 in too many repositories' },
  ]);
});
