import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createEntryCodec } from '../../src/once/codec.ts';
import { readLedgerEntries, type Scope } from '../../src/once/read-entries.ts';
import { countUnverifiedEntries } from '../../src/once/unverified.ts';
import type { ThreadComment } from '../../src/ports.ts';
import { anyText } from '../support/any-text.ts';
import { exampleComment } from '../support/examples.ts';
import {
  CODEC,
  MARKER,
  noteComment,
  parseNote,
  signedNote,
  UNBOUND,
  type SignedChanges,
} from './notes.ts';

const PERSON = { authorId: 77, isByBot: false };
const OLD = createEntryCodec(['old-key'], MARKER);
const HERE: Scope = { repositoryId: 1, project: 'docs', commentTag: 'default' };
const { thread: THREAD } = signedNote();

/** Creates a comment whose entry the old key has signed. */
function written(
  id = 5,
  changes: SignedChanges = {},
  comment: Partial<ThreadComment> = {},
): ThreadComment {
  return noteComment(id, changes, comment, OLD.encode);
}

/** Counts the comments whose own entry does not count. */
function count(comments: readonly ThreadComment[], scope: Scope = HERE): number {
  const inThread = comments.map((comment) => ({ ...comment, thread: THREAD.number }));
  const reader = { codec: CODEC, parse: parseNote };
  const { entries } = readLedgerEntries(inThread, reader, scope, undefined);
  return countUnverifiedEntries(inThread, CODEC, scope, entries);
}

describe('an entry that no key of ours has signed counts', () => {
  it('in a comment by an account that has written a verified entry, or by a bot', () => {
    const theirs = written(5, {}, PERSON);
    const ours = noteComment(6, {}, PERSON);
    expect(count([theirs])).toBe(0);
    expect(count([theirs, ours])).toBe(1);
    expect(count([written(7)])).toBe(1);
  });

  it.each<readonly [string, SignedChanges]>([
    ['of another repository', { repositoryId: 43 }],
    ['of another thread', { thread: { ...THREAD, number: 8 } }],
    ['of another comment', { commentId: 1 }],
    ['of no comment yet', UNBOUND],
    ['that was not sent', { sent: 'no' }],
  ])('unless it is one %s', (_, changes) => {
    expect(count([written(5, changes)])).toBe(0);
  });

  it('whether or not it is confirmed, or claims something', () => {
    const comments = [written(5, { sent: 'perhaps' }), written(6, { request: null })];
    expect(count(comments)).toBe(2);
  });
});

/** What is read of an entry, without `sent`. */
function payload() {
  const { sent: _, ...rest } = signedNote({ commentId: 5 });
  return rest;
}

/** Counts the entries in a comment of the bot with this payload, whose signature nobody knows. */
function countPacked(json: string): number {
  const encoded = Buffer.from(json).toString('base64');
  const body = `${MARKER}:entry ${encoded} ${'A'.repeat(43)}= -->`;
  return count([exampleComment({ id: 5, isByBot: true, body })]);
}

it('a payload that could be ours is read', () => {
  expect(countPacked(JSON.stringify({ ...payload(), sent: 'yes' }))).toBe(1);
  expect(countPacked(JSON.stringify({ ...payload(), sent: 'no' }))).toBe(0);
});

it.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nested too deeply', '['.repeat(40_000)],
  ['a prototype', '{"__proto__":{"commentId":5}}'],
  ['without progress', JSON.stringify(payload())],
  [
    'fields of other types',
    JSON.stringify({ ...payload(), sent: 'yes', commentId: '5' }),
  ],
  [
    'an ID that is no whole number',
    JSON.stringify({ ...payload(), sent: 'yes', commentId: 5.5 }),
  ],
])('a hostile payload is ignored: %s', (_, json) => {
  expect(countPacked(json)).toBe(0);
});

it('hostile payloads are read without an exception', () => {
  const values = fc.oneof(
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  const changed = fc
    .record({ request: fc.jsonValue(), extra: anyText() })
    .map(({ request, extra }) =>
      JSON.stringify({ ...payload(), sent: 'no', request, [`x${extra}`]: extra }),
    );
  fc.assert(
    fc.property(fc.oneof(values, changed), (json) => {
      expect(countPacked(json)).toBe(0);
    }),
    { numRuns: 1000 },
  );
});

describe('a comment whose own entry does not count any more', () => {
  const own = noteComment(5);
  const edited = (change: (body: string) => string): ThreadComment => ({
    ...own,
    body: change(own.body),
  });
  const atEnd = (text: string) => edited((body) => `${body}${text}`);

  it.each<readonly [string, ThreadComment]>([
    [
      'has text below it, and no key of ours has signed it',
      { ...own, body: `${written(5).body}!` },
    ],
    ['has text below it', atEnd('Thanks!')],
    [
      'has text below it, by an editor that writes Windows lines',
      atEnd('\r\nThanks!\r\n'),
    ],
    ['has an author whose account is gone', { ...own, authorId: 0, author: '' }],
  ])('%s', (_, comment) => {
    expect(count([comment])).toBe(1);
  });

  it.each<readonly [string, ThreadComment]>([
    ['a comment as its run has left it', own],
    ['text above the entry', edited((body) => `Thanks!\n${body}`)],
    ['the copy of an entry in another comment', { ...atEnd('Thanks!'), id: 6 }],
    ['the first revision of a comment', noteComment(5, { isBound: false })],
    [
      'the first revision of a comment, with text below it',
      { ...own, body: `${noteComment(5, { isBound: false }).body}Thanks!` },
    ],
    ['an entry that was taken out', { ...own, body: '### Note' }],
    ['an entry that is quoted', { ...own, body: `> ${own.body.split('\n').at(-2)}\nNo` }],
  ])('is not %s', (_, comment) => {
    expect(count([comment])).toBe(0);
  });

  it('belongs to the scope of its entry', () => {
    const comment = atEnd('Thanks!');
    expect(count([comment], { repositoryId: 1 })).toBe(1);
    expect(count([comment], { repositoryId: 1, project: 'other' })).toBe(0);
    expect(count([comment], { repositoryId: 2 })).toBe(0);
  });
});
