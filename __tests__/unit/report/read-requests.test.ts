import { describe, expect, it } from '@jest/globals';
import { COMMENT_MARKER } from '../../../src/domain/comment.ts';
import type { RequestError } from '../../../src/domain/errors.ts';
import { createEntryCodec } from '../../../src/once/codec.ts';
import type { CommentsApi, RepositoryComment } from '../../../src/ports.ts';
import { readReportedRequests } from '../../../src/report/requests/read-requests.ts';
import { CODEC, RUN } from '../../support/ledgers.ts';
import {
  exampleComment,
  exampleIdentity,
  exampleRecord,
  THREAD,
} from '../../support/examples.ts';
import { runWith, type GivenApis } from '../../support/runs.ts';

const OTHER = createEntryCodec(['a-key-of-somebody'], COMMENT_MARKER);

type Status = Partial<RepositoryComment> &
  Readonly<{ codec?: typeof CODEC; format?: number; isCopy?: boolean }>;

/** Creates the status comment of a finished request. */
function status(id: number, changes: Status = {}): RepositoryComment {
  const { codec = CODEC, format, isCopy = false, ...ofComment } = changes;
  const url = `https://github.com/acme/app/issues/2#issuecomment-${id}`;
  const comment = { ...exampleComment({ id, url }), thread: THREAD.number, ...ofComment };
  const line = codec.encode({
    sent: 'yes',
    repositoryId: 1,
    thread: THREAD,
    request: isCopy ? null : exampleIdentity({ claimId: `c${id}` }),
    payload: exampleRecord(),
    commentId: id,
    authorId: comment.authorId,
    ...(format !== undefined && { format }),
  });
  return { ...comment, body: `${CODEC.sentLine(THREAD, id)}\n### Done\n\n${line}\n` };
}

type Page = readonly RepositoryComment[] | RequestError;

/** Reads a repository. */
const readWith = (apis: GivenApis, since: Date, name = RUN.repository) =>
  readReportedRequests(
    { run: runWith({ apis }), names: [name], completed: new Set() },
    since,
  );

/** The pages of a repository. `isCut`: it has older comments, which are not read. */
type Listed = Readonly<{ pages: readonly Page[]; isCut?: boolean; since?: Date }>;

/** Reads one repository. Returns the ids of the requests, and why others may be missing. */
async function readListed({ pages, isCut = false, since = new Date(0) }: Listed) {
  const comments: Partial<CommentsApi> = {
    async *pagesSince() {
      for (const [index, page] of pages.entries()) {
        if ('kind' in page) {
          yield { ok: false, error: page };
          return;
        }
        const isLast = !isCut && index === pages.length - 1;
        yield { ok: true, value: { comments: page, isLast } };
      }
    },
  };
  const { requests, gaps, comments: count, unread } = await readWith({ comments }, since);
  const ids = requests.map(({ url }) => Number(url.split('-').at(-1)));
  const causes = gaps.map(({ cause }) => cause);
  return { ids, causes, comments: count, unread };
}

const read = (...pages: readonly Page[]) => readListed({ pages });

const person = { authorId: 9, isByBot: false };

describe('the requests of a repository', () => {
  it('are those that a key of the run has signed, in the order of their comments', async () => {
    const plain = { ...exampleComment({ id: 5, body: 'Hello' }), thread: 2 };
    expect(await read([status(6), plain], [status(4)])).toEqual({
      ids: [4, 6],
      causes: [],
      comments: 3,
      unread: 0,
    });
  });

  it('do not count twice if a page repeats the end of the one before', async () => {
    const repeated = status(6);
    expect(await read([repeated], [repeated, status(5)])).toMatchObject({
      ids: [5, 6],
      comments: 2,
    });
  });

  it.each<[string, readonly RepositoryComment[], number]>([
    ['of an App', [status(6, { codec: OTHER }), status(5, { codec: OTHER })], 2],
    [
      'of a person whose account is ours',
      [status(6, { codec: OTHER, ...person }), status(5, person)],
      1,
    ],
  ])('%s that another key has signed are a gap', async (_, page, count) => {
    const { causes } = await read(page);
    expect(causes).toEqual([
      expect.stringMatching(new RegExp(`^${count} status comments? do`)),
    ]);
  });

  it('of a stranger that another key has signed are none', async () => {
    const { ids, causes } = await read([status(6, { codec: OTHER, ...person })]);
    expect({ ids, causes }).toEqual({ ids: [], causes: [] });
  });

  it('that a newer version has written are a gap', async () => {
    const copy = status(7, { format: 99, isCopy: true });
    const page = [copy, status(6, { format: 99 }), status(5)];
    const { ids, causes } = await read(page);
    expect(ids).toEqual([5]);
    expect(causes).toEqual([expect.stringMatching(/^1 status comment does not count/)]);
  });

  it('before an error count, and the error is a gap', async () => {
    const error = { kind: 'status', status: 403, detail: 'no' } as const;
    expect(await read([status(6)], error)).toMatchObject({
      ids: [6],
      causes: [expect.stringContaining('403')],
      unread: 0,
    });
    expect(await read(error)).toMatchObject({ ids: [], unread: 1 });
  });

  it('in older comments than a report reads are a gap', async () => {
    const { ids, causes } = await readListed({
      pages: [[status(6)], [status(7)]],
      isCut: true,
    });
    expect(ids).toEqual([6, 7]);
    expect(causes).toEqual(['only the 2 comments with the newest edits were read']);
  });

  it('before the time do not count, although their comments were edited since', async () => {
    const since = new Date('2026-03-01T00:00:00Z');
    const updatedAt = '2026-03-02T00:00:00Z';
    const old = status(6, { createdAt: '2026-02-28T23:59:59Z', updatedAt });
    const first = status(7, { createdAt: '2026-03-01T00:00:00Z', updatedAt });
    expect(await readListed({ pages: [[old, first]], since })).toMatchObject({
      ids: [7],
      causes: [],
    });
  });

  it.each<readonly [string, Partial<RepositoryComment>]>([
    ['below whose entry somebody has written', { body: `${status(6).body}Thanks!` }],
    ['whose author is gone', { authorId: 0 }],
  ])('in a comment %s are a gap', async (_, changes) => {
    const { ids, causes } = await read([{ ...status(6), ...changes }, status(5)]);
    expect(ids).toEqual([5]);
    expect(causes).toEqual([expect.stringMatching(/^1 status comment does not count/)]);
  });

  it.each<readonly [string, RepositoryComment]>([
    ['a copy in another comment', { ...status(6), id: 9 }],
    [
      'a copy in another comment, with text below it',
      { ...status(6), id: 9, body: `${status(6).body}Thanks!` },
    ],
  ])('are complete beside %s', async (_, copy) => {
    const { ids, causes } = await read([status(6), copy]);
    expect({ ids, causes }).toEqual({ ids: [6], causes: [] });
  });

  it('of a repository whose id cannot be read are a gap', async () => {
    const error = { kind: 'status', status: 500, detail: 'no' } as const;
    const readFacts = async () => ({ ok: false, error }) as const;
    expect(await readWith({ readFacts }, new Date(0), 'acme/cli')).toMatchObject({
      requests: [],
      gaps: [{ where: 'acme/cli', cause: expect.stringContaining('500') }],
      unread: 1,
    });
  });
});
