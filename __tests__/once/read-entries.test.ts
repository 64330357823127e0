/** Which entries in comments count: at all, and in a claim. */
import { describe, expect, it } from '@jest/globals';
import { readLedgerEntries, type Scope } from '../../src/once/read-entries.ts';
import type { ThreadComment } from '../../src/ports.ts';
import {
  CLAIMED,
  CODEC,
  encodeNewer,
  MARKER,
  NOTE,
  noteComment,
  OWN_ACCOUNT,
  READER,
  REPOSITORY_ID,
  THREAD,
  type SignedChanges,
} from './notes.ts';

const ANY: Scope = { repositoryId: REPOSITORY_ID };
const HERE: Scope = { ...ANY, project: THREAD.project, commentTag: THREAD.commentTag };
const PENDING = { ...CLAIMED, isBound: false };
const EDITED = {
  createdAt: '2026-03-01T11:00:00Z',
  updatedAt: '2026-03-01T11:01:00Z',
};

type Reading = Readonly<{ scope?: Scope; codec?: typeof CODEC; ownAccount?: number }>;

/** Reads comments of the thread. */
function read(comments: readonly ThreadComment[], options: Reading = {}) {
  const { scope = HERE, codec = CODEC, ownAccount } = options;
  const inThread = comments.map((comment) => ({ ...comment, thread: THREAD.number }));
  return readLedgerEntries(inThread, { ...READER, codec }, scope, ownAccount);
}

/** Returns the IDs of the comments whose entries count. */
function idsOf(...args: Parameters<typeof read>) {
  const { entries, claims } = read(...args);
  const ids = (found: typeof claims) => found.map(({ comment }) => comment.id);
  return { entries: ids(entries), claims: ids(claims) };
}

const NOTHING = { entries: [], claims: [] };

it('an entry has what its comment says', () => {
  const comment = noteComment(3, {}, { url: 'https://github.com/acme/app/issues/2#3' });
  const { id, authorId, url, createdAt, body } = comment;
  const [entry] = read([comment]).entries;
  expect(entry).toMatchObject({
    repositoryId: REPOSITORY_ID,
    thread: THREAD,
    request: { cause: { key: 'comment:1' }, claimId: 'claim of 3' },
    sent: 'yes',
    isFinished: true,
    mayRepeat: false,
    payload: NOTE,
    isBound: true,
    isOwn: false,
    keyLine: 0,
    revision: body,
  });
  expect(entry?.comment).toEqual({ id, authorId, url, createdAt });
});

it('comments without an entry of ours are left out', () => {
  const texts = ['Thanks!', `${MARKER} -->`, `Quoted: ${noteComment(3).body} and more`];
  const comments = texts.map((body, at) => ({ ...noteComment(at + 1), body }));
  expect(idsOf([...comments, noteComment(7)])).toEqual({ entries: [7], claims: [7] });
});

it('entries have the order of their comments, and claims that of the ids', () => {
  const comments = [noteComment(7), noteComment(5), noteComment(6)];
  expect(idsOf(comments)).toEqual({ entries: [7, 5, 6], claims: [5, 6, 7] });
});

describe('an entry does not count', () => {
  it.each<readonly [string, SignedChanges, Partial<ThreadComment>]>([
    ['that was copied to another comment', { commentId: 9 }, {}],
    ['that was copied by another account', { authorId: 9 }, {}],
    ['that names a comment and no author', { authorId: null }, {}],
  ])('%s', (_, changes, comment) => {
    expect(idsOf([noteComment(3, changes, comment)])).toEqual(NOTHING);
    // Nor in a claim, as long as its request may be on its way.
    const pending = { ...CLAIMED, ...changes };
    expect(idsOf([noteComment(3, pending, comment)])).toEqual(NOTHING);
  });

  it('that names an author and no comment', () => {
    expect(idsOf([noteComment(3, { commentId: null })])).toEqual(NOTHING);
  });
});

it('an entry that claims nothing is an entry, and never a claim', () => {
  const added = noteComment(3, { request: null });
  expect(idsOf([added])).toEqual({ entries: [3], claims: [] });
  expect(idsOf([noteComment(3, { ...PENDING, request: null })])).toEqual(NOTHING);
});

describe('an unbound entry', () => {
  type Row = Readonly<{
    title: string;
    changes?: SignedChanges;
    comment?: Partial<ThreadComment>;
    ownAccount?: number;
    counts: boolean;
  }>;

  it.each<Row>([
    { title: 'by an App counts', counts: true },
    { title: 'by another App counts', comment: { authorId: 9 }, counts: true },
    {
      title: 'by a person does not',
      comment: { isByBot: false },
      counts: false,
    },
    {
      title: 'by the account of this run does, whatever it is',
      comment: { isByBot: false },
      ownAccount: OWN_ACCOUNT,
      counts: true,
    },
    {
      title: 'by another person does not',
      comment: { isByBot: false, authorId: 9 },
      ownAccount: OWN_ACCOUNT,
      counts: false,
    },
    {
      title: 'in another thread does not',
      changes: { thread: { ...THREAD, number: 3 } },
      counts: false,
    },
  ])('$title', ({ changes = {}, comment = {}, ownAccount, counts }) => {
    const written = noteComment(3, { ...PENDING, ...changes }, comment);
    const options = ownAccount === undefined ? {} : { ownAccount };
    const claims = counts ? [3] : [];
    expect(idsOf([written], options)).toEqual({ entries: [], claims });
  });

  it('is known, whatever account has written its comment', () => {
    const byApp = noteComment(3, PENDING);
    const byPerson = noteComment(4, PENDING, { isByBot: false, authorId: 9 });
    const { unbound } = read([byApp, byPerson, noteComment(5)]);
    expect(unbound.map(({ comment }) => comment.id)).toEqual([3, 4]);
  });

  it('is not bound, and has sent nothing', () => {
    const { claims } = read([noteComment(3, PENDING)]);
    expect(claims).toMatchObject([{ isBound: false, sent: 'no' }]);
  });

  // Somebody may have restored the first revision.
  it('in an edited comment has perhaps been sent', () => {
    const { entries, claims } = read([noteComment(3, PENDING, EDITED)]);
    expect(entries).toEqual([]);
    expect(claims).toMatchObject([{ isBound: true, sent: 'perhaps', isFinished: false }]);
  });

  it('in a comment whose time of change is unknown is not bound', () => {
    const { claims } = read([noteComment(3, PENDING, { updatedAt: '' })]);
    expect(claims).toMatchObject([{ isBound: false }]);
  });
});

describe('of several entries with one claim id counts', () => {
  const SAME = { request: { claimId: 'same' } };
  const copy = { ...PENDING, ...SAME };

  it('the bound one', () => {
    const comments = [noteComment(3, copy), noteComment(4, SAME), noteComment(5, copy)];
    expect(idsOf(comments).claims).toEqual([4]);
  });

  it('the bound one, if another one is in an edited comment', () => {
    const comments = [noteComment(3, copy, EDITED), noteComment(4, SAME)];
    expect(idsOf(comments).claims).toEqual([4]);
  });

  it('the one in an edited comment, if none is bound', () => {
    const comments = [noteComment(3, copy), noteComment(4, copy, EDITED)];
    expect(idsOf(comments).claims).toEqual([4]);
  });

  it('the one with the lowest comment id, if none is bound', () => {
    const comments = [noteComment(5, copy), noteComment(3, copy), noteComment(4, copy)];
    expect(idsOf(comments).claims).toEqual([3]);
  });

  it('each one in its own thread', () => {
    const inThread = (id: number, number: number) => {
      const thread = { ...THREAD, number };
      return { ...noteComment(id, { ...copy, thread }), thread: number };
    };
    const comments = [inThread(3, 2), inThread(4, 8)];
    const { claims } = readLedgerEntries(comments, READER, ANY, undefined);
    expect(claims.map(({ comment }) => comment.id)).toEqual([3, 4]);
  });
});

describe('an entry that this version cannot read', () => {
  const UNREADABLE = {
    payload: undefined,
    sent: 'perhaps',
    isFinished: true,
    mayRepeat: false,
    isBound: true,
  };
  const failed = { mayRepeat: true };
  const rejected = { sent: 'no', mayRepeat: true } as const;
  const unknown = { payload: { picture: 'a.png' } };

  it.each<readonly [string, ThreadComment]>([
    ['of a newer format', noteComment(3, {}, {}, encodeNewer)],
    ['of a newer format, failed', noteComment(3, failed, {}, encodeNewer)],
    ['of a newer format, not sent', noteComment(3, rejected, {}, encodeNewer)],
    ['with an unknown payload', noteComment(3, unknown)],
    ['with an unknown payload, failed', noteComment(3, { ...failed, ...unknown })],
    ['without a payload', noteComment(3, { payload: null })],
  ])('%s has perhaps been sent', (_, comment) => {
    const { entries, claims } = read([comment]);
    expect(entries).toEqual([]);
    expect(claims).toMatchObject([UNREADABLE]);
    expect(claims).toMatchObject([
      { request: { cause: { key: 'comment:1' } }, keyLine: 0 },
    ]);
  });

  it('counts for nothing if it claims nothing', () => {
    expect(idsOf([noteComment(3, { request: null }, {}, encodeNewer)])).toEqual(NOTHING);
  });

  it('is not bound if it is bound to no comment', () => {
    const { claims } = read([noteComment(3, PENDING, {}, encodeNewer)]);
    expect(claims).toMatchObject([{ isBound: false, payload: undefined }]);
  });
});
