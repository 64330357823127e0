/** Changes with nothing to document, and changes of which that is not known. */
import { describe, expect, it } from '@jest/globals';
import type { AutomaticEvent } from '../../../src/domain/event.ts';
import {
  emptySubjectDetails,
  type Subject,
  type SubjectDetails,
} from '../../../src/domain/subject.ts';
import { endEmptyChange } from '../../../src/trigger/empty-change.ts';
import { DETAILS, file } from '../prompt/details.ts';
import { AUTOMATIC } from './events.ts';

type Details = Partial<SubjectDetails>;
type Event = Partial<AutomaticEvent>;

const PUSH: Subject = { kind: 'push', before: 'b', after: 'a', ref: 'refs/heads/x' };
const TAG: Subject = { ...PUSH, ref: 'refs/tags/v1' };
const MERGE: Subject = { kind: 'pull-request', number: 12 };
const RELEASE: Subject = { kind: 'release', tag: 'v1' };
const RANGE: Subject = { kind: 'commits', from: 'one', to: 'other' };

const commits = [{ sha: 'a', title: 'Start the build', author: 'bob', merge: false }];
const pushed = { newest: 'a', tree: 'tree', listed: [] };
const IDENTICAL = { status: 'identical', from: 'b', tree: 'other tree' };
const BEHIND = { ...IDENTICAL, status: 'behind' };
/** The ends of a range with commits, whose tree is that where it begins. */
const SAME_TREE = { status: 'ahead', from: 'b', tree: 'tree' };
const NO_FILE: Details = { files: [], filesComplete: true };

function end(subject: Subject, details: Details, event: Event | undefined) {
  const known = { ...emptySubjectDetails(subject), ...details };
  return endEmptyChange(known, event && { ...AUTOMATIC, ...event })?.conclusion;
}

type Row = readonly [string, Subject, Details, Event | undefined];

const EMPTY: readonly Row[] = [
  ['a branch that has no commits of its own', PUSH, { ends: IDENTICAL }, { pushed }],
  ['a branch behind the default one', PUSH, { ends: BEHIND }, { pushed }],
  [
    'a push whose payload lists the pushed commit alone',
    PUSH,
    { ends: BEHIND },
    { pushed: { ...pushed, listed: ['a'] } },
  ],
  ['an empty commit', PUSH, { ...NO_FILE, commits, ends: SAME_TREE }, { pushed }],
  [
    'a reset with an empty commit',
    PUSH,
    { ...NO_FILE, commits, ends: { ...SAME_TREE, status: 'diverged' } },
    { pushed },
  ],
  [
    'an empty commit of a merged pull request',
    PUSH,
    { ...NO_FILE, kind: 'pull-request', body: 'Text', ends: SAME_TREE },
    { pushed },
  ],
  [
    'a tag on a release',
    TAG,
    { kind: 'release', body: ' \n', ends: IDENTICAL },
    { pushed },
  ],
  [
    'a merge without files',
    MERGE,
    { ...NO_FILE, merged: true, changedFiles: 0 },
    { details: { ...DETAILS, changedFiles: 0 } },
  ],
  [
    'a merge whose payload has no number of files',
    MERGE,
    { ...NO_FILE, merged: true, changedFiles: 0 },
    {},
  ],
  [
    'a release without notes and files',
    RELEASE,
    { ...NO_FILE, commits, ends: SAME_TREE },
    { details: { ...DETAILS, body: '' } },
  ],
  [
    'a release of an earlier commit, without notes',
    RELEASE,
    { ...NO_FILE, ends: BEHIND },
    { details: { ...DETAILS, body: '' } },
  ],
  [
    'a range from a commit to itself',
    RANGE,
    { headSha: 'b', ends: IDENTICAL },
    undefined,
  ],
];

it.each(EMPTY)('%s is empty', (_, subject, details, event) => {
  expect(end(subject, details, event)).toEqual({ outcome: 'skipped', reason: 'paths' });
});

describe('a change is not empty without a second source', () => {
  const notes = { details: { ...DETAILS, body: 'Faster.' } };
  const noNotes = { details: { ...DETAILS, body: '' } };
  const merge = { ...NO_FILE, merged: true, changedFiles: 0 };

  it.each<Row>([
    ['a push that was not compared', PUSH, NO_FILE, { pushed }],
    ['a push whose payload shows nothing', PUSH, { ends: IDENTICAL }, {}],
    [
      'a push that is identical, although its payload lists a commit',
      PUSH,
      { ends: IDENTICAL },
      { pushed: { ...pushed, listed: ['c', 'a'] } },
    ],
    ['a push with files', PUSH, { ends: SAME_TREE, files: [file('x')] }, { pushed }],
    ['a push with unknown files', PUSH, { ends: SAME_TREE }, { pushed }],
    [
      'a push without files, although its payload has another tree',
      PUSH,
      { ...NO_FILE, ends: SAME_TREE },
      { pushed: { ...pushed, tree: 'new tree' } },
    ],
    [
      'a push whose first tree is not known',
      PUSH,
      { ...NO_FILE, ends: { ...SAME_TREE, tree: undefined } },
      { pushed },
    ],
    [
      'a tag on a release, which has notes of its own',
      TAG,
      { kind: 'release', body: 'Faster.', ends: IDENTICAL },
      { pushed },
    ],
    ['a merge with a file', MERGE, { ...merge, files: [file('x')] }, {}],
    ['a merge with unknown files', MERGE, { ...merge, filesComplete: false }, {}],
    ['a merge that counts files', MERGE, { ...merge, changedFiles: 1 }, {}],
    [
      'a merge that does not count its files',
      MERGE,
      { ...merge, changedFiles: undefined },
      {},
    ],
    [
      'a merge whose payload counts files',
      MERGE,
      merge,
      { details: { ...DETAILS, changedFiles: 3 } },
    ],
    ['an open pull request without files', MERGE, { ...merge, merged: false }, {}],
    ['a merge that `subject` names', MERGE, merge, undefined],
    [
      'a release with notes',
      RELEASE,
      { ...NO_FILE, body: 'Faster.', ends: BEHIND },
      noNotes,
    ],
    ['a release with notes in its event', RELEASE, { ...NO_FILE, ends: BEHIND }, notes],
    ['a release with files', RELEASE, { ends: SAME_TREE, files: [file('x')] }, noNotes],
    ['a release with unknown files', RELEASE, { ends: SAME_TREE }, noNotes],
    ['a release that was not compared', RELEASE, NO_FILE, noNotes],
    [
      'a release of the commit of the previous one',
      RELEASE,
      { ...NO_FILE, ends: IDENTICAL },
      noNotes,
    ],
    [
      'a range whose second end is not known',
      RANGE,
      { headSha: undefined, ends: IDENTICAL },
      undefined,
    ],
    [
      'a range whose second end is another commit now',
      RANGE,
      { headSha: 'c', ends: IDENTICAL },
      undefined,
    ],
    ['a range with commits', RANGE, { ...NO_FILE, commits, ends: SAME_TREE }, undefined],
    [
      'a range with diverged ends',
      RANGE,
      { ...NO_FILE, ends: { ...SAME_TREE, status: 'diverged' } },
      undefined,
    ],
    ['an issue', { kind: 'issue', number: 1 }, NO_FILE, {}],
    ['a schedule', { kind: 'since-last' }, { ...NO_FILE, ends: IDENTICAL }, {}],
  ])('%s', (_, subject, details, event) => {
    expect(end(subject, details, event)).toBeUndefined();
  });
});

it('a range that ends before it begins is exchanged, and the message says how', () => {
  const details = { ...emptySubjectDetails(RANGE), ends: BEHIND };
  expect(endEmptyChange(details, undefined)).toMatchObject({
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    message: expect.stringContaining('commits:one..other'),
    steps: [expect.stringContaining('commits:other..one')],
  });
});
