/** How much of a thread, or of a repository, a ledger reads. */
import { describe, expect, it } from '@jest/globals';
import { notOk, ok, type RequestError } from '../../src/domain/errors.ts';
import type { Entry } from '../../src/once/entry.ts';
import type { Reach } from '../../src/once/ledger.ts';
import type { CommentsApi, RepositoryComment, ThreadComment } from '../../src/ports.ts';
import { exampleComment } from '../support/examples.ts';
import { ManualClock } from '../support/manual-clock.ts';
import {
  CLAIMED,
  MARKER,
  noteComment,
  openNotes,
  THREAD,
  WHOLE,
  type Note,
} from './notes.ts';

const BUSY: RequestError = { kind: 'status', status: 502, detail: '' };

const at = (minute: number) => `2026-03-01T11:${String(minute).padStart(2, '0')}:00Z`;
const talk = (id: number, minute = id): ThreadComment =>
  exampleComment({
    id,
    body: 'Thanks!',
    createdAt: at(minute),
    authorId: 9,
    isByBot: false,
  });
const note = (id: number, changes = {}): ThreadComment =>
  noteComment(id, changes, { createdAt: at(id) });
const UNEDITED = { createdAt: at(10), updatedAt: at(10) };
const idsOf = (found: readonly Readonly<{ id: number }>[]) => found.map(({ id }) => id);

describe('a thread', () => {
  /** Three pages, the newest first. */
  const PAGES = [
    [note(7, CLAIMED), talk(8), talk(9)],
    [talk(4), talk(5), talk(6), note(7, CLAIMED)],
    [talk(1), note(2), talk(3)],
  ];

  type Page = readonly ThreadComment[] | RequestError;

  /** Reads a thread whose pages these are. An attempt takes as many as it needs, and the next one continues from there. */
  async function read(reach: Reach<Note>, pages: readonly Page[] = PAGES) {
    const queue = [...pages];
    let requests = 0;
    const comments: Partial<CommentsApi> = {
      async *newestPages(thread, { since } = {}) {
        expect([thread, since]).toEqual([THREAD.number, undefined]);
        for (;;) {
          const page = queue.shift();
          if (page === undefined) return;
          requests += 1;
          if ('kind' in page) {
            yield { ok: false, error: page };
            return;
          }
          yield { ok: true, value: { comments: page, isLast: queue.length === 0 } };
        }
      },
      oldest: async () => {
        const oldest = pages.at(-1) as ThreadComment[];
        return { ok: true, value: { comments: oldest, newestPage: undefined } };
      },
    };
    const clock = new ManualClock();
    const found = await openNotes({ comments, clock }).read(THREAD, reach);
    return { found, requests, sleeps: clock.sleeps };
  }

  type Row = Readonly<{
    title: string;
    reach: Reach<Note>;
    expected: Readonly<{
      pages: number;
      ids: readonly number[];
      isComplete: boolean;
      reachesEvent: boolean;
    }>;
  }>;
  const time = (minute: number): number => Date.parse(at(minute));
  const isSent = (entries: readonly Entry<Note>[]): boolean =>
    entries.some(({ sent }) => sent === 'yes');
  /** The texts of other people are not kept. */
  const ALL = [2, 7];
  const COMPLETE = { pages: 3, ids: ALL, isComplete: true, reachesEvent: true };

  it.each<Row>([
    { title: 'is read to its end if there is no time', reach: WHOLE, expected: COMPLETE },
    {
      title: 'is read to the first page that is older than the event',
      reach: { eventAt: time(8) },
      expected: {
        pages: 2,
        ids: [7],
        isComplete: false,
        reachesEvent: true,
      },
    },
    {
      title: 'is read on if a comment is as old as the event',
      reach: { eventAt: time(7) },
      expected: COMPLETE,
    },
    {
      title: 'is read on until it has the entries that are needed',
      reach: { eventAt: time(8), isEnough: isSent },
      expected: COMPLETE,
    },
    {
      title: 'is read for one page if nothing can be about the event yet',
      reach: { eventAt: Infinity },
      expected: { pages: 1, ids: [7], isComplete: false, reachesEvent: true },
    },
  ])('$title', async ({ reach, expected }) => {
    const { found, requests: pages } = await read(reach);
    if (!found.ok) throw new Error('not read');
    const { comments, isComplete, reachesEvent } = found.value;
    expect({ pages, ids: idsOf(comments), isComplete, reachesEvent }).toEqual(expected);
  });

  it('is read no further than the page with the last of the entries that are needed', async () => {
    const pages = [[note(8), talk(9)], [note(5), talk(6)], [note(2)], [talk(1)]];
    const isEnough = (entries: readonly Entry<Note>[]) => entries.length === 3;
    const { found, requests } = await read({ eventAt: time(7), isEnough }, pages);
    expect(requests).toBe(3);
    expect(found).toMatchObject({ ok: true, value: { reachesEvent: true } });
  });

  it('has its comments, entries and claims once, oldest first, whatever pages repeat', async () => {
    const { found } = await read(WHOLE);
    if (!found.ok) throw new Error('not read');
    const { comments, entries, claims } = found.value;
    expect(idsOf(comments)).toEqual(ALL);
    expect(entries.map(({ comment }) => comment.id)).toEqual([2, 7]);
    expect(claims.map(({ comment }) => comment.id)).toEqual([2, 7]);
  });

  it.each<readonly [string, Reach<Note>]>([
    ['the event', { eventAt: time(1) }],
    ['every event', WHOLE],
    ['the entries that are needed', { eventAt: Infinity, isEnough: () => false }],
  ])('that has too many pages does not reach %s', async (_, reach) => {
    const comments: Partial<CommentsApi> = {
      async *newestPages() {
        yield { ok: true, value: { comments: [talk(9)], isLast: false } };
      },
    };
    const found = await openNotes({ comments }).read(THREAD, reach);
    expect(found).toMatchObject({
      ok: true,
      value: { isComplete: false, reachesEvent: false },
    });
  });

  it('is read on after a page without comments', async () => {
    const reach = { eventAt: time(8) };
    const { found } = await read(reach, [[], [note(7)]]);
    expect(found.ok && idsOf(found.value.comments)).toEqual([7]);
  });

  it('can be read from its beginning, and then does not reach any event', async () => {
    const { found, requests } = await read('oldest');
    if (!found.ok) throw new Error('not read');
    const { comments, isComplete, reachesEvent } = found.value;
    expect(idsOf(comments)).toEqual([1, 2, 3]);
    expect([isComplete, reachesEvent]).toEqual([false, false]);
    expect(requests).toBe(0);
  });

  it.each([
    { title: 'that of its newest page', times: [3000, 2000, undefined], listedAt: 3000 },
    {
      title: 'that of the newest page that says it',
      times: [undefined, 2000, 1000],
      listedAt: 2000,
    },
    {
      title: 'not known if GitHub never says it',
      times: [undefined],
      listedAt: undefined,
    },
  ])('has a time of its list, which is $title', async ({ times, listedAt }) => {
    const comments: Partial<CommentsApi> = {
      async *newestPages() {
        for (const time of times) {
          yield {
            ok: true,
            value: { comments: [talk(9)], isLast: false, listedAt: time },
          };
        }
      },
    };
    const found = await openNotes({ comments }).read(THREAD, WHOLE);
    expect(found.ok && found.value.listedAt).toBe(listedAt);
  });

  it('is read again after a fault', async () => {
    const { found, sleeps } = await read(WHOLE, [BUSY, BUSY, [note(2)]]);
    expect(found.ok && idsOf(found.value.comments)).toEqual([2]);
    expect(sleeps).toEqual([3000, 3000]);
  });

  it('begins with the page whose read has begun, and reads it again after a fault', async () => {
    const begun = Promise.resolve(notOk(BUSY));
    const given: unknown[] = [];
    const comments: Partial<CommentsApi> = {
      async *newestPages(_, { oldest } = {}) {
        given.push(oldest);
        if (oldest !== undefined) yield notOk(BUSY);
        else yield ok({ comments: [note(2)], isLast: true });
      },
    };
    const clock = new ManualClock();
    const found = await openNotes({ comments, clock }).read(THREAD, WHOLE, begun);
    expect(found.ok && idsOf(found.value.comments)).toEqual([2]);
    expect(given).toEqual([begun, undefined]);
  });
});

describe('a repository', () => {
  const inThread = (
    comment: ThreadComment,
    thread = THREAD.number,
  ): RepositoryComment => ({
    ...comment,
    thread,
  });
  const SINCE = new Date(at(0));
  type Page = readonly ThreadComment[] | RequestError;

  /** Reads a repository whose pages these are. `isCut`: it has older ones, which are not read. */
  async function since(pages: readonly Page[], isCut = false) {
    const comments: Partial<CommentsApi> = {
      async *pagesSince(date, maxPages) {
        expect([date, maxPages]).toEqual([SINCE, 10]);
        for (const [index, page] of pages.entries()) {
          if ('kind' in page) {
            yield { ok: false, error: page };
            return;
          }
          const listed = page.map((comment) => inThread(comment));
          const isLast = !isCut && index === pages.length - 1;
          yield { ok: true, value: { comments: listed, isLast } };
        }
      },
    };
    return openNotes({ comments }).since(SINCE, { maxPages: 10 });
  }

  it('keeps the comments with our marker alone, and counts all that were read', async () => {
    const plain = { ...talk(5), body: `Text ${MARKER} -->` };
    const listing = await since([[note(7), talk(6), plain], [talk(4)]]);
    expect(listing.entries.map(({ comment }) => comment.id)).toEqual([7]);
    expect(idsOf(listing.comments)).toEqual([7, 5]);
    expect(listing).toMatchObject({ read: 4, isComplete: true, problem: undefined });
  });

  it('has the newest text of a comment that was edited between two pages', async () => {
    const before = note(5, CLAIMED);
    const listing = await since([[before], [note(5)]]);
    expect(listing.entries).toMatchObject([{ sent: 'yes' }]);
  });

  it('keeps what was read before an error', async () => {
    const listing = await since([[note(7), talk(6)], BUSY]);
    expect(listing.entries).toHaveLength(1);
    expect(listing).toMatchObject({ read: 2, isComplete: false, problem: BUSY });
  });

  it('counts the comments whose own entries do not count any more', async () => {
    const withTextBelow = { ...note(7), body: `${note(7).body}Thanks!\n` };
    const listing = await since([[withTextBelow, note(6)], [withTextBelow]]);
    expect(listing.entries.map(({ comment }) => comment.id)).toEqual([6]);
    expect(listing).toMatchObject({ unverified: 1 });
  });

  it('has unbound claims of Apps, and of accounts that have written for a run', async () => {
    const person = { authorId: 9, isByBot: false };
    const other = { authorId: 10, isByBot: false };
    const claim = { ...CLAIMED, isBound: false };
    const claimOf = (id: number, account: Partial<ThreadComment>) =>
      noteComment(id, claim, { ...UNEDITED, ...account });
    const pages = [
      [claimOf(7, person), claimOf(6, other)],
      [claimOf(5, {}), noteComment(4, {}, person)],
    ];
    const listing = await since(pages);
    expect(listing.claims.map(({ comment, isBound }) => [comment.id, isBound])).toEqual([
      [4, true],
      [5, false],
      [7, false],
    ]);
    expect(listing.entries.map(({ comment }) => comment.id)).toEqual([4]);
  });

  it('has the time of its list, which is that of the first page that has one', async () => {
    const times = [undefined, 2000, 3000];
    const comments: Partial<CommentsApi> = {
      async *pagesSince() {
        for (const listedAt of times) {
          yield { ok: true, value: { comments: [], isLast: false, listedAt } };
        }
      },
    };
    const listing = await openNotes({ comments }).since(SINCE, { maxPages: 10 });
    expect(listing.listedAt).toBe(2000);
  });

  it('without comments is complete', async () => {
    const listing = await since([[]]);
    expect(listing).toEqual({
      entries: [],
      claims: [],
      unbound: [],
      comments: [],
      read: 0,
      unverified: 0,
      listedAt: undefined,
      isComplete: true,
      problem: undefined,
    });
  });

  it('is read no further once the run is cancelled', async () => {
    const controller = new AbortController();
    const comments: Partial<CommentsApi> = {
      async *pagesSince() {
        controller.abort();
        yield { ok: true, value: { comments: [inThread(note(7))], isLast: false } };
        throw new Error('read on');
      },
    };
    const ledger = openNotes({ comments, signal: controller.signal });
    const listing = await ledger.since(SINCE, { maxPages: 10 });
    expect(listing).toMatchObject({ read: 1, isComplete: false });
  });
});
