import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { createStateCodec, type SignedState } from '../../../src/thread/store/codec.ts';
import { findUnknownStates } from '../../../src/thread/store/unknown-states.ts';
import {
  mayHaveSubmitted,
  newestIfUnknown,
} from '../../../src/thread/unknown-signature.ts';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { anyText } from '../../support/any-text.ts';
import {
  exampleComment,
  exampleSubmission,
  exampleThread,
} from '../../support/examples.ts';

const BOT = 41_898_282;
const PERSON = 77;
const codec = createStateCodec({ apiKey: 'new-key', signingKey: '' });
const old = createStateCodec({ apiKey: 'old-key', signingKey: '' });
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

function find(...comments: readonly ThreadComment[]) {
  const { thread } = LOCATION;
  const inThread = comments.map((comment) => ({ ...comment, thread }));
  return findUnknownStates(inThread, codec, LOCATION);
}

describe('a state with an unknown signature', () => {
  it('is found with its trigger, in a comment by a bot', () => {
    const comment = written();
    const { trigger } = exampleSubmission();
    expect(find(comment)).toMatchObject([
      {
        commentId: comment.id,
        trigger,
        mayHaveJob: true,
      },
    ]);
  });

  it('is found in a comment by an account that has written a verified state', () => {
    const theirs = written({ author: PERSON, isByBot: false });
    const ours = written({
      id: 6,
      by: codec,
      author: PERSON,
      isByBot: false,
    });
    expect(find(theirs)).toEqual([]);
    expect(find(theirs, ours)).toMatchObject([{ commentId: theirs.id }]);
  });

  it.each<readonly [string, Written]>([
    ['by a person', { author: PERSON, isByBot: false }],
    ['with a signature that is known', { by: codec }],
    ['of another repository', { state: { repositoryId: 43 } }],
    ['of another thread', { state: { thread: 8 } }],
    ['of another project', { state: { project: 'acme' } }],
    ['of another `comment-tag`', { state: { commentTag: 'other' } }],
    ['of another comment', { state: { commentId: 1 } }],
    ['of another author', { state: { authorId: PERSON } }],
    ['of no comment yet', { state: { commentId: null, authorId: null } }],
  ])('is ignored if it is %s', (_, options) => {
    expect(find(written(options))).toEqual([]);
  });

  it('is ignored if it is not on the last line', () => {
    const comment = written();
    const edited = { ...comment, body: `${comment.body}\nEdited` };
    expect(find(edited)).toEqual([]);
  });

  it('is found for any project and tag in a whole repository', () => {
    const comment = written({ state: { project: 'x', commentTag: 'y' } });
    const comments = [{ ...comment, thread: 7 }];
    const inRepository = { repositoryId: 42 };
    const inProject = { repositoryId: 42, project: 'acme-docs' };
    expect(findUnknownStates(comments, codec, inRepository)).toHaveLength(1);
    expect(findUnknownStates(comments, codec, inProject)).toEqual([]);
  });
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
])('%j may have a job: %s', (submission, mayHaveJob) => {
  const unknown = find(written({ submission }));
  const { trigger } = exampleSubmission();
  expect(unknown).toMatchObject([{ mayHaveJob }]);
  expect(mayHaveSubmitted(unknown, trigger)).toBe(mayHaveJob);
});

it('a trigger may have been submitted only if a state names it', () => {
  const trigger = { kind: 'comment', id: 9 } as const;
  const unknown = find(written({ submission: { trigger } }));
  expect(mayHaveSubmitted(unknown, trigger)).toBe(true);
  expect(mayHaveSubmitted(unknown, { kind: 'comment', id: 8 })).toBe(false);
  expect(mayHaveSubmitted(unknown, { kind: 'review', id: 9 })).toBe(false);
});

it('the newest state of a thread is known or unknown, by the IDs of comments', () => {
  const [known] = exampleThread({});
  const at = (id: number) => [{ ...known!, comment: exampleComment({ id }) }];
  const unknown = find(written({ id: 9 }), written({ id: 5 }));
  const ids = unknown.map(({ commentId }) => commentId);
  expect(ids).toEqual([5, 9]);
  expect(newestIfUnknown(unknown, [])?.commentId).toBe(9);
  expect(newestIfUnknown(unknown, at(7))?.commentId).toBe(9);
  expect(newestIfUnknown(unknown, at(10))).toBeUndefined();
  expect(newestIfUnknown([], [])).toBeUndefined();
});

/** A submission that nothing can be concluded from. */
const EMPTY = { state: 'finished', job: null, outcome: null };

/** Creates the marker of a payload, with a signature that nobody knows. */
function pack(json: string): string {
  const encoded = Buffer.from(json).toString('base64');
  return `<!-- docs-agent-action:v2 ${encoded} e30= -->`;
}

/** Finds the states in a comment of the bot with this payload. */
function findPacked(json: string) {
  const comment = exampleComment({
    id: 5,
    authorId: BOT,
    body: pack(json),
  });
  return find(comment);
}

it.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nested too deeply', '['.repeat(40_000)],
  ['a prototype', '{"__proto__":{"commentId":5}}'],
  [
    'a trigger without a kind',
    JSON.stringify({ ...payload(), submission: { trigger: {} } }),
  ],
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
    .record({ submission: fc.jsonValue(), trigger: fc.jsonValue(), extra: anyText() })
    .map(({ submission, trigger, extra }) =>
      JSON.stringify({
        ...payload(),
        submission: { ...EMPTY, trigger, other: submission },
        [extra]: extra,
      }),
    );
  fc.assert(
    fc.property(fc.oneof(values, changed), (json) => {
      const found = findPacked(json);
      expect(mayHaveSubmitted(found, { kind: 'comment', id: 1 })).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

/** Returns the signed payload of a state of this thread, without its submission. */
function payload() {
  return { ...LOCATION, commentId: 5, authorId: BOT };
}
