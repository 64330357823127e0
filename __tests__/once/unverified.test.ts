import { describe, expect, it } from '@jest/globals';
import { createEntryCodec } from '../../src/once/codec.ts';
import { readLedgerEntries, type Scope } from '../../src/once/read-entries.ts';
import { countUnverifiedEntries, listUnsignedKinds } from '../../src/once/unverified.ts';
import type { ThreadComment } from '../../src/ports.ts';
import { exampleCause } from '../support/examples.ts';
import {
  CODEC,
  MARKER,
  noteComment,
  READER,
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
  const { entries } = readLedgerEntries(inThread, READER, scope, undefined);
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
    ['of another use', { thread: { ...THREAD, commentTag: 'other' } }],
    ['of another project', { thread: { ...THREAD, project: 'other' } }],
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

describe('a comment whose own entry does not count any more', () => {
  const own = noteComment(5);
  const [firstLine = '', ...otherLines] = own.body.trimEnd().split('\n');
  const lastLine = otherLines.at(-1) ?? '';
  const edited = (change: (body: string) => string): ThreadComment => ({
    ...own,
    body: change(own.body),
  });
  const atEnd = (text: string) => edited((body) => `${body}${text}`);
  const withLastLine = (line: string) => edited((body) => body.replace(lastLine, line));

  it.each<readonly [string, ThreadComment]>([
    [
      'has text below it, and no key of ours has signed it',
      { ...own, body: `${written(5).body}!` },
    ],
    ['has text below it', atEnd('Thanks!')],
    [
      'has text below it, and is by a person whom nothing else shows to be ours',
      { ...atEnd('Thanks!'), ...PERSON, body: `${noteComment(5, {}, PERSON).body}!` },
    ],
    [
      'has text below it, by an editor that writes Windows lines',
      atEnd('\r\nThanks!\r\n'),
    ],
    ['has an author whose account is gone', { ...own, authorId: 0, author: '' }],
    ['has no last line', withLastLine('')],
    ['has no last line, and text in its place', withLastLine('Thanks!')],
    ['is cut within its last line', withLastLine(lastLine.slice(0, 100))],
    ['has lost the end of its last line', withLastLine(lastLine.slice(0, -4))],
    ['is cut after its first line', edited(() => firstLine)],
    [
      'is cut by an editor that writes Windows lines',
      edited(() => `${firstLine}\r\n### Note\r\n`),
    ],
    ['has another entry', withLastLine(lastLine.replace(':entry ', ':entry e30= '))],
    [
      'has the entry of another comment',
      withLastLine(noteComment(6).body.trimEnd().split('\n').at(-1) ?? ''),
    ],
    ['has its entry quoted', withLastLine(`> ${lastLine}`)],
  ])('%s', (_, comment) => {
    expect(count([comment])).toBe(1);
  });

  it.each<readonly [string, ThreadComment]>([
    ['a comment as its run has left it', own],
    ['text above the entry', edited((body) => `Thanks!\n${body}`)],
    ['a lost first line', edited((body) => body.replace(firstLine, ''))],
    ['the copy of an entry in another comment', { ...atEnd('Thanks!'), id: 6 }],
    ['the copy of a comment without its last line', { ...withLastLine(''), id: 6 }],
    ['a comment of a person', { ...withLastLine(''), ...PERSON }],
    ['the first revision of a comment', noteComment(5, { isBound: false })],
    [
      'the first revision of a comment, with text below it',
      { ...own, body: `${noteComment(5, { isBound: false }).body}Thanks!` },
    ],
    [
      'a request that was not sent, with text below its entry',
      { ...own, body: `${noteComment(5, { sent: 'no' }).body}Thanks!` },
    ],
    ['a first line that is quoted', edited(() => `> ${firstLine}\n\nNo`)],
    ['a reply', edited(() => 'Done\n\n<!-- notes:reply comment 5 -->\n')],
  ])('is not %s', (_, comment) => {
    expect(count([comment])).toBe(0);
  });

  it('belongs to the scope of its entry', () => {
    for (const comment of [atEnd('Thanks!'), withLastLine('')]) {
      expect(count([comment], { repositoryId: 1 })).toBe(1);
      expect(count([comment], { repositoryId: 1, project: 'docs' })).toBe(1);
      expect(count([comment], { repositoryId: 1, project: 'other' })).toBe(0);
      expect(count([comment], { ...HERE, commentTag: 'other' })).toBe(0);
      expect(count([comment], { repositoryId: undefined })).toBe(0);
    }
  });
});

it('names of projects and tags stay distinct, whatever they contain', () => {
  const names = ['', 'a', 'a b', 'b', '-->', '<!-- x -->', 'é\n', '🙏'];
  for (const project of names) {
    for (const commentTag of names) {
      const line = CODEC.sentLine({ number: 2, project, commentTag }, 5);
      expect(line).toMatch(/^<!-- notes:sent 5 [\w+/=]* [\w+/=]* -->$/);
      for (const name of names) {
        const place = { ...HERE, thread: 2, project: name };
        const comment = { id: 5, authorId: 4, body: line };
        const isSame = name === project;
        expect(CODEC.hasSentLine(comment, { ...place, commentTag })).toBe(isSame);
        expect(CODEC.hasSentLine({ ...comment, id: 50 }, place)).toBe(false);
      }
    }
  }
});

describe('the kind of the cause of an entry that no key of ours has signed', () => {
  const kindsIn = (...comments: readonly ThreadComment[]): readonly string[] => {
    const inThread = comments.map((each) => ({ ...each, thread: THREAD.number }));
    const { entries } = readLedgerEntries(inThread, READER, HERE, undefined);
    return listUnsignedKinds(inThread, CODEC, HERE, entries);
  };
  const { kind } = exampleCause();

  it('is known whether or not it was sent', () => {
    expect(kindsIn(written(5), written(6, { sent: 'no' }))).toEqual([kind, kind]);
  });

  it('is that of the request that it repeats', () => {
    const request = {
      cause: exampleCause('comment:9'),
      repeats: exampleCause('since-last:a:b'),
    };
    expect(kindsIn(written(5, { request }))).toEqual(['since-last']);
  });

  it('is known in a comment by an account that has written a verified entry', () => {
    expect(kindsIn(written(5, {}, PERSON))).toEqual([]);
    expect(kindsIn(written(5, {}, PERSON), noteComment(6, {}, PERSON))).toEqual([kind]);
  });

  it.each<readonly [string, ThreadComment]>([
    ['of another use', written(5, { thread: { ...THREAD, commentTag: 'other' } })],
    ['of another project', written(5, { thread: { ...THREAD, project: 'other' } })],
    ['of another repository', written(5, { repositoryId: 2 })],
    ['of another comment', written(5, { commentId: 1 })],
    ['of no comment yet', written(5, UNBOUND)],
    ['that claims nothing', written(5, { request: null })],
    ['that a key of ours has signed', noteComment(5)],
  ])('is not known of one %s', (_, comment) => {
    expect(kindsIn(comment)).toEqual([]);
  });

  it.each<readonly [string, unknown]>([
    ['null', null],
    ['a number', 5],
    ['no thread', { commentId: 5, repositoryId: 1 }],
    ['no thread but null', { commentId: 5, repositoryId: 1, thread: null }],
    ['no cause', { ...signedNote({ commentId: 5 }), request: {} }],
    [
      'null in place of its cause',
      { ...signedNote({ commentId: 5 }), request: { cause: null } },
    ],
    [
      'an object in place of the kind of its cause',
      { ...signedNote({ commentId: 5 }), request: { cause: { kind: {} } } },
    ],
  ])('is not known if its payload is %s', (_, payload) => {
    const own = written(5);
    const [encoded = ''] = /(?<=:entry )\S+/.exec(own.body) ?? [];
    const other = Buffer.from(JSON.stringify(payload)).toString('base64');
    const body = own.body.replace(encoded, other);
    expect(kindsIn({ ...own, body })).toEqual([]);
    expect(kindsIn({ ...own, body: own.body.replace(encoded, 'e30') })).toEqual([]);
  });
});
