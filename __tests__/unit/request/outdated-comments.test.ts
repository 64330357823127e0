import { describe, expect, it } from '@jest/globals';
import type { RequestEntry } from '../../../src/record/entries.ts';
import type { ThreadComment } from '../../../src/ports.ts';
import { resultMarker } from '../../../src/rendering/replies.ts';
import { findOutdatedComments } from '../../../src/request/outdated-comments.ts';
import {
  exampleCause,
  exampleComment,
  exampleEntry,
  exampleJob,
  exampleLinkedEntry,
  exampleRecordedJob,
  THREAD,
  UNCONFIRMED,
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
  /** Whether the request ends without a job. */
  isWithoutJob?: boolean;
  commandAt?: number | undefined;
}>;

/** Returns the numbers of the comments that are found. */
function find(given: Case): readonly string[] {
  const { own, others = [], replies = [], listed = {} } = given;
  const { isWithoutJob = false, commandAt } = given;
  const entry = exampleEntry({ ...own, comment: { id: OWN_ID } });
  const statusComments = [...others, entry].map(({ comment }) => withNodeId(comment.id));
  const comments = [...statusComments, ...replies].map((each) => ({
    ...each,
    ...listed,
  }));
  const facts = { job: exampleJob(), jobAction: 'none' } as const;
  const conclusion = { outcome: 'cancelled', reason: '' } as const;
  const ended = { conclusion, facts: isWithoutJob ? undefined : facts };
  return findOutdatedComments({ entry, ended, others, comments, commandAt });
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

/** A thread: an older request and the one that ends. */
type Thread = Readonly<{
  older?: EntryChanges;
  own?: EntryChanges;
  /** When the command that ends was written, in minutes after the end of the older request: an hour by default, null if that is not known. */
  commandAfterMin?: number | null;
  isWithoutJob?: boolean;
}>;

const END = '2026-03-01T12:00:00.000Z';
const OTHER_JOB = exampleRecordedJob({ id: 'job_2', prLink: null });

/** Returns whether the older comment of a thread is hidden when the other request ends. */
function isHidden(given: Thread): boolean {
  const { commandAfterMin = 60, isWithoutJob = false } = given;
  const own = { request: { cause: exampleCause('comment:45') }, ...given.own };
  const isKnown = commandAfterMin !== null;
  const commandAt = isKnown ? Date.parse(END) + commandAfterMin * 60_000 : undefined;
  const found = find({ own, others: [older(1, given.older)], isWithoutJob, commandAt });
  return found.includes('node 1');
}

/** The older request has failed, with a job of its own that has opened no pull request. */
const FAILED: EntryChanges = {
  payload: {
    job: OTHER_JOB,
    conclusion: { outcome: 'failed', reason: '' },
    end: { at: END },
  },
};
/** The older request was not sent. */
const REJECTED: EntryChanges = {
  payload: {
    job: null,
    conclusion: { outcome: 'rejected', reason: 'unauthorized' },
    end: { at: END },
  },
};
const ofAnother = (changes: EntryChanges): EntryChanges => ({
  ...changes,
  payload: { ...changes.payload, requester: 'ada' },
});
const RETRY: EntryChanges = {
  request: { cause: exampleCause('comment:45'), repeats: exampleCause('comment:7') },
};

const OTHER_RETRY: EntryChanges = {
  request: { cause: exampleCause('comment:30'), repeats: exampleCause('comment:7') },
};
const NEW_JOB: EntryChanges = {
  payload: { job: exampleRecordedJob({ id: 'job_3' }) },
};
const UNCONFIRMED_ENTRY: EntryChanges = {
  payload: { ...UNCONFIRMED, end: { at: END } },
};
const CONNECTION_LOST: EntryChanges = {
  payload: {
    job: OTHER_JOB,
    conclusion: { outcome: 'connection-lost', reason: 'no-response' },
    end: { at: END, isGivenUp: true },
  },
};
const OF_RELEASE: EntryChanges = {
  ...FAILED,
  payload: { ...FAILED.payload, covers: { kind: 'release', tag: 'v1' } },
};

describe('a request is hidden once somebody has dealt with it', () => {
  it.each<readonly [string, Thread, boolean]>([
    ['its job has ended again', {}, true],
    [
      'another job has ended, and it has a docs pull request',
      { own: { payload: { job: OTHER_JOB } } },
      false,
    ],
    [
      'it failed, and another person has sent it again',
      { older: ofAnother(FAILED), own: RETRY },
      true,
    ],
    [
      'it was unconfirmed, and was sent again',
      { older: UNCONFIRMED_ENTRY, own: RETRY },
      true,
    ],
    [
      'its retry was not sent',
      { older: ofAnother(FAILED), own: RETRY, isWithoutJob: true },
      false,
    ],
    ['a retry of a retry', { older: { ...FAILED, ...OTHER_RETRY }, own: RETRY }, true],
    ['it failed, and its requester has written a later command', { older: FAILED }, true],
    [
      'it was not sent, and its requester has written a later command',
      { older: REJECTED },
      true,
    ],
    ['both were not sent', { older: REJECTED, isWithoutJob: true }, true],
    [
      'it failed, and another person has written a later command',
      { older: ofAnother(FAILED) },
      false,
    ],
    [
      'it failed after that command was written',
      { older: FAILED, commandAfterMin: -1 },
      false,
    ],
    [
      'it was unconfirmed, and its requester has written a later command',
      { older: UNCONFIRMED_ENTRY },
      false,
    ],
    [
      'its connection was lost, and its requester has written a later command',
      { older: CONNECTION_LOST },
      false,
    ],
    [
      'it has a docs pull request, and its requester has written `new`',
      { own: NEW_JOB },
      false,
    ],
    [
      'it failed in the requests issue, and its requester has written a later command',
      { older: FAILED, commandAfterMin: null },
      false,
    ],
    [
      'it failed in the requests issue, and was sent again',
      { older: FAILED, own: RETRY, commandAfterMin: null },
      true,
    ],
    [
      'it is about a release, in an issue that `comment` names',
      { older: OF_RELEASE },
      false,
    ],
  ])('%s: %j: %s', (_, thread, expected) => {
    expect(isHidden(thread)).toBe(expected);
  });
});
