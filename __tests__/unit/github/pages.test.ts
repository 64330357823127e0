/** Lists of GitHub, page by page: how far they are read, and what is known of the rest. */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { ok } from '../../../src/domain/errors.ts';
import {
  collectPages,
  readList,
  type PageParameters,
} from '../../../src/github/pages.ts';
import { connect } from './connect.ts';

const REFUSED = { kind: 'status', status: 403, detail: 'no' } as const;

/** Number of items, bound on the pages, and the page that cannot be read; 0 for none. */
const LISTS = fc.record({
  count: fc.oneof(fc.constantFrom(0, 99, 100, 200, 300), fc.nat(700)),
  max: fc.integer({ min: 1, max: 5 }),
  refused: fc.nat(4),
});

it('a list is read up to a page that is not full, its bound or an error', async () => {
  await fc.assert(
    fc.asyncProperty(LISTS, async ({ count, max, refused }) => {
      const all = Array.from({ length: count }, (_, index) => index);
      let requests = 0;
      const readPage = async ({ page, per_page: size }: PageParameters) => {
        requests += 1;
        if (page === refused) return { ok: false, error: REFUSED } as const;
        return ok(all.slice((page - 1) * size, page * size));
      };
      const pages = Math.min(Math.floor(count / 100) + 1, max);
      const isRefused = refused > 0 && refused <= pages;
      const readable = isRefused ? refused - 1 : pages;
      const expected = {
        items: all.slice(0, readable * 100),
        isComplete: !isRefused && count < max * 100,
      };

      const collected = await collectPages(readPage, max);
      const error = isRefused ? REFUSED : undefined;
      expect(collected).toEqual({ ...expected, error });
      expect(requests).toBe(isRefused ? refused : pages);

      const read = await readList(readPage, max);
      expect(read).toEqual(isRefused ? { ok: false, error: REFUSED } : ok(expected));
    }),
  );
});

type Connected = Awaited<ReturnType<typeof connect>>;

describe('a list that never ends is read up to its bound', () => {
  const ISSUE = { number: 1, pull_request: {} };
  const PULL = {
    number: 1,
    html_url: '',
    state: 'open',
    created_at: '2026-03-01T00:00:00Z',
    updated_at: '2026-03-01T00:00:00Z',
    merged_at: null,
    base: { repo: { id: 1 } },
  };
  const full = (item: object): readonly object[] =>
    Array.from({ length: 100 }, () => item);
  const INCOMPLETE = { isComplete: false };

  type Row = readonly [
    name: string,
    pages: number,
    body: object,
    read: (connected: Connected) => Promise<unknown>,
    value: object,
  ];
  it.each<Row>([
    ['issues', 3, full(ISSUE), ({ issues }) => issues.withLabel('docs'), []],
    [
      'comments of a review',
      3,
      full({ path: 'a' }),
      ({ reviews }) => reviews.comments(2, 1),
      INCOMPLETE,
    ],
    ['open pull requests', 10, full(PULL), ({ pulls }) => pulls.listOpen(), INCOMPLETE],
    [
      'pull requests that have ended, and the first page again',
      5,
      full(PULL),
      ({ pulls }) => pulls.listEnded(new Date(0), 4),
      INCOMPLETE,
    ],
    [
      'files of a pull request',
      10,
      full({ filename: 'a' }),
      ({ pulls }) => pulls.changedPaths(2),
      INCOMPLETE,
    ],
    [
      'repositories of a GitHub App',
      50,
      { repositories: full({ full_name: 'acme/app' }) },
      ({ repository }) => repository.listInstalled(),
      // Each one is listed once, although several pages name it.
      { names: ['acme/app'], isComplete: false },
    ],
  ])('%s: %d pages', async (_, pages, body, read, value) => {
    const connected = await connect({ intercept: () => ({ status: 200, body }) });
    expect(await read(connected)).toMatchObject(ok(value));
    expect(connected.sent()).toHaveLength(pages);
  });
});
