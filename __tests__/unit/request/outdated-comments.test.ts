import { describe, expect, it } from '@jest/globals';
import type { RequestEntry } from '../../../src/record/entries.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { resultMarker } from '../../../src/rendering/replies.ts';
import { findOutdatedRequestComments } from '../../../src/request/outdated-comments.ts';
import {
  exampleCause,
  exampleComment,
  exampleEntry,
  exampleLinkedEntry,
  exampleRecordedJob,
  THREAD,
  type EntryChanges,
} from '../../support/examples.ts';

/** The status comment of the request that ends. */
const OWN_ID = 50;

type Case = Readonly<{
  own?: EntryChanges;
  others?: readonly RequestEntry[];
  /** Comments besides the status comments. */
  replies?: readonly ThreadComment[];
  /** Changes of all comments as they were listed. */
  listed?: Partial<ThreadComment>;
}>;

/** Returns the numbers of the comments that are found. */
function find({ own, others = [], replies = [], listed = {} }: Case): readonly string[] {
  const ended = exampleEntry({ ...own, comment: { id: OWN_ID } });
  const statusComments = [...others, ended].map(({ comment }) => withNodeId(comment.id));
  const comments = [...statusComments, ...replies].map((each) => ({
    ...each,
    ...listed,
  }));
  return findOutdatedRequestComments(ended, { comments, others });
}

function withNodeId(id: number, changes: Partial<ThreadComment> = {}): ThreadComment {
  return exampleComment({ id, nodeId: `node ${id}`, ...changes });
}

const COMMAND = { kind: 'comment', id: 7, thread: THREAD.number } as const;
const OF_COMMAND = { request: { cause: exampleCause('comment:7') } };

/** An older request to the same job, which command 7 caused. */
const older = (id: number, changes: EntryChanges = {}): RequestEntry =>
  exampleEntry({ ...OF_COMMAND, ...changes, comment: { id } });
const reply = (marker: string): ThreadComment =>
  withNodeId(40, { body: `Done.\n\n${marker}\n` });

describe('outdated are', () => {
  it.each<readonly [string, Case, readonly string[]]>([
    [
      'the status comments of older requests',
      { others: [older(1), older(2)] },
      ['node 1', 'node 2'],
    ],
    [
      'those whose runs have not seen the end',
      { others: [older(1, { payload: { conclusion: null } })] },
      ['node 1'],
    ],
    [
      'the replies with their results',
      { others: [older(1)], replies: [reply(resultMarker(COMMAND))] },
      ['node 1', 'node 40'],
    ],
  ])('%s', (_, given, expected) => {
    expect(find(given)).toEqual(expected);
  });

  it('the newest ten at most', () => {
    const others = Array.from({ length: 12 }, (_, index) => older(index + 1));
    const found = find({ others });
    expect(found).toHaveLength(10);
    expect([found.at(0), found.at(-1)]).toEqual(['node 3', 'node 12']);
  });
});

describe('not outdated are', () => {
  const linked = exampleLinkedEntry({ comment: { id: 1 } });
  const job = exampleRecordedJob({ id: 'job_2' });
  const quoted = `${resultMarker(COMMAND)}\n\nThanks!`;
  it.each<readonly [string, Case]>([
    ['requests to another job', { others: [older(1, { payload: { job } })] }],
    ['newer requests', { others: [older(60)] }],
    ['the comment on the docs pull request', { others: [linked] }],
    [
      'requests without a job',
      { own: { payload: { job: null } }, others: [older(1, { payload: { job: null } })] },
    ],
    ['comments of another account', { others: [older(1)], listed: { authorId: 99 } }],
    [
      'comments without an id in GraphQL',
      { others: [older(1)], listed: { nodeId: undefined } },
    ],
    [
      'replies to the request itself',
      { own: OF_COMMAND, replies: [reply(resultMarker(COMMAND))] },
    ],
  ])('%s', (_, given) => {
    expect(find(given)).toEqual([]);
  });

  it.each([
    ['replies to other commands', resultMarker({ ...COMMAND, id: 70 })],
    ['replies to another kind of comment', resultMarker({ ...COMMAND, kind: 'review' })],
    ['comments that quote the marker', quoted],
  ])('%s', (_, marker) => {
    expect(find({ others: [older(1)], replies: [reply(marker)] })).toEqual(['node 1']);
  });
});
