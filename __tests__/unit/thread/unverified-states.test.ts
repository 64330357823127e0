import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { createStateCodec, type SignedState } from '../../../src/thread/store/codec.ts';
import { readStates } from '../../../src/thread/store/states.ts';
import { findUnverifiedStates } from '../../../src/thread/store/unverified-states.ts';
import type { Filter } from '../../../src/thread/submission-store.ts';
import { anyText } from '../../support/any-text.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';

const BOT = 41_898_282;
const PERSON = 77;
const codec = createStateCodec(['new-key']);
const old = createStateCodec(['old-key']);
const LOCATION = {
  repositoryId: 42,
  thread: 7,
  project: 'acme-docs',
  commentTag: 'default',
};

type Written = Readonly<{
  id?: number;
  by?: typeof old;
  author?: number;
  isByBot?: boolean;
  submission?: Partial<RequestSubmission>;
  state?: Partial<SignedState>;
}>;

/** Creates a status comment, by default signed with the old key. */
function written(options: Written = {}): ThreadComment {
  const { id = 5, by = old, author = BOT, isByBot = true } = options;
  const place = { ...LOCATION, commentId: id, authorId: author, ...options.state };
  const state = by.encode(exampleSubmission(options.submission), place);
  const body = `### Done\n\n${state}\n`;
  return exampleComment({ id, authorId: author, isByBot, body });
}

/** Returns the IDs of the comments whose states no key of ours has signed. */
function find(
  comments: readonly ThreadComment[],
  place: Filter = LOCATION,
): readonly number[] {
  const inThread = comments.map((comment) => ({ ...comment, thread: LOCATION.thread }));
  const { submissions } = readStates(inThread, codec, place, undefined);
  return findUnverifiedStates(inThread, codec, place, submissions);
}

describe('a state that no key of ours has signed', () => {
  it('is found in a comment by a bot', () => {
    expect(find([written({ id: 9 })])).toEqual([9]);
  });

  it('is found in a comment by an account that has written a verified state', () => {
    const theirs = written({ id: 5, author: PERSON, isByBot: false });
    const ours = written({ id: 6, by: codec, author: PERSON, isByBot: false });
    expect(find([theirs])).toEqual([]);
    expect(find([theirs, ours])).toEqual([5]);
  });

  it.each<readonly [string, Written]>([
    ['by a person', { author: PERSON, isByBot: false }],
    ['signed by one of our keys', { by: codec }],
    ['of another repository', { state: { repositoryId: 43 } }],
    ['of another thread', { state: { thread: 8 } }],
    ['of another project', { state: { project: 'acme' } }],
    ['of another `comment-tag`', { state: { commentTag: 'other' } }],
    ['of another comment', { state: { commentId: 1 } }],
    ['of another author', { state: { authorId: PERSON } }],
    ['of no comment yet', { state: { commentId: null, authorId: null } }],
  ])('is ignored if it is %s', (_, options) => {
    expect(find([written(options)])).toEqual([]);
  });

  it('is ignored if it is not on the last line', () => {
    const comment = written();
    const edited = { ...comment, body: `${comment.body}\nEdited` };
    expect(find([edited])).toEqual([]);
  });

  it('is found for any project and tag in a whole repository', () => {
    const comment = written({ state: { project: 'x', commentTag: 'y' } });
    expect(find([comment], { repositoryId: 42 })).toHaveLength(1);
    expect(find([comment], { repositoryId: 42, project: 'acme-docs' })).toEqual([]);
  });

  it.each<readonly [Partial<RequestSubmission>, boolean]>([
    [{ state: 'submitted', outcome: null }, true],
    [{ state: 'pending', job: null, outcome: null }, true],
    [{ outcome: 'failed' }, true],
    [{ outcome: 'unconfirmed', job: null }, true],
    [{ outcome: 'rejected', job: null }, false],
    [{ outcome: 'misconfigured', job: null }, false],
    [{ outcome: 'cancelled', job: null }, false],
    [{ outcome: 'cancelled' }, true],
  ])('counts if it has a job or may have one: %j, %s', (submission, counts) => {
    expect(find([written({ submission })])).toHaveLength(counts ? 1 : 0);
  });
});

/** A submission that nothing can be concluded from. */
const EMPTY = { state: 'finished', job: null, outcome: null };

function payload() {
  return { ...LOCATION, commentId: 5, authorId: BOT, submission: EMPTY };
}

/** Finds the states in a comment of the bot with this payload, whose signature nobody knows. */
function findPacked(json: string): readonly number[] {
  const encoded = Buffer.from(json).toString('base64');
  const body = `<!-- docs-agent-action:v2 ${encoded} ${'A'.repeat(43)}= -->`;
  return find([exampleComment({ id: 5, authorId: BOT, isByBot: true, body })]);
}

it('a payload that could be ours is read', () => {
  const submission = { ...EMPTY, job: 'job_1' };
  expect(findPacked(JSON.stringify({ ...payload(), submission }))).toEqual([5]);
});

it.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nested too deeply', '['.repeat(40_000)],
  ['a prototype', '{"__proto__":{"commentId":5}}'],
  ['no submission', JSON.stringify({ ...payload(), submission: {} })],
  ['fields of other types', JSON.stringify({ ...payload(), commentId: '5' })],
  ['an ID that is no whole number', JSON.stringify({ ...payload(), commentId: 5.5 })],
])('a hostile payload is ignored: %s', (_, json) => {
  expect(findPacked(json)).toEqual([]);
});

it('hostile payloads are read without an exception', () => {
  const values = fc.oneof(
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  const changed = fc
    .record({ submission: fc.jsonValue(), extra: anyText() })
    .map(({ submission, extra }) =>
      JSON.stringify({
        ...payload(),
        submission: { ...EMPTY, other: submission },
        [extra]: extra,
      }),
    );
  fc.assert(
    fc.property(fc.oneof(values, changed), (json) => {
      expect(findPacked(json)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
