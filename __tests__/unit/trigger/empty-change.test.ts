/** Changes with nothing to document, and changes of which that is not known. */
import { describe, expect, it } from '@jest/globals';
import type { AutomaticEvent } from '../../../src/domain/event.ts';
import type { Changes, Subject, SubjectDetails } from '../../../src/domain/subject.ts';
import { endEmptyChange } from '../../../src/trigger/empty-change.ts';
import { file, ofIssue, ofPull, ofRange, ofRelease } from '../prompt/details.ts';
import { AUTOMATIC } from './events.ts';

type Event = Partial<AutomaticEvent>;

const PUSH: Subject = { kind: 'push', before: 'b', after: 'a', ref: 'refs/heads/x' };
const TAG: Subject = { ...PUSH, ref: 'refs/tags/v1' };
const RANGE: Subject = { kind: 'commits', from: 'one', to: 'other' };

const commits = [{ sha: 'a', title: 'Start the build', author: 'bob', merge: false }];
const pushed = { newest: 'a', tree: 'tree', listed: [] };
const IDENTICAL = { status: 'identical', from: 'b', tree: 'other tree' };
const BEHIND = { ...IDENTICAL, status: 'behind' };
/** The ends of a range with commits, whose tree is that where it begins. */
const SAME_TREE = { status: 'ahead', from: 'b', tree: 'tree' };
const UNKNOWN: Partial<Changes> = { filesComplete: false };

function end(details: SubjectDetails, event: Event | undefined) {
  return endEmptyChange(details, event && { ...AUTOMATIC, ...event })?.conclusion;
}

type Row = readonly [string, SubjectDetails, Event | undefined];

/** The event of a merge, whose payload counts its files or does not. */
const mergeEvent = (changedFiles?: number): Event => ({
  details: ofPull({ changedFiles }),
});
const releaseEvent = (body: string): Event => ({ details: ofRelease({ body }) });
const noNotes = releaseEvent('');

const EMPTY: readonly Row[] = [
  [
    'a branch that has no commits of its own',
    ofRange(PUSH, { ...UNKNOWN, ends: IDENTICAL }),
    { pushed },
  ],
  [
    'a branch behind the default one',
    ofRange(PUSH, { ...UNKNOWN, ends: BEHIND }),
    { pushed },
  ],
  [
    'a push whose payload lists the pushed commit alone',
    ofRange(PUSH, { ...UNKNOWN, ends: BEHIND }),
    { pushed: { ...pushed, listed: ['a'] } },
  ],
  ['an empty commit', ofRange(PUSH, { commits, ends: SAME_TREE }), { pushed }],
  [
    'a reset with an empty commit',
    ofRange(PUSH, { commits, ends: { ...SAME_TREE, status: 'diverged' } }),
    { pushed },
  ],
  [
    'an empty commit of a merged pull request',
    ofPull({ body: 'Text' }, { ends: SAME_TREE }, PUSH),
    { pushed },
  ],
  [
    'a tag on a release',
    ofRelease({ body: ' \n' }, { ...UNKNOWN, ends: IDENTICAL }, TAG),
    { pushed },
  ],
  ['a merge without files', ofPull({ changedFiles: 0 }), mergeEvent(0)],
  [
    'a merge whose payload has no number of files',
    ofPull({ changedFiles: 0 }),
    mergeEvent(),
  ],
  [
    'a release without notes and files',
    ofRelease({}, { commits, ends: SAME_TREE }),
    noNotes,
  ],
  [
    'a release of an earlier commit, without notes',
    ofRelease({}, { ends: BEHIND }),
    noNotes,
  ],
  [
    'a range from a commit to itself',
    ofRange(RANGE, { headSha: 'b', ends: IDENTICAL }),
    undefined,
  ],
];

it.each(EMPTY)('%s is empty', (_, details, event) => {
  expect(end(details, event)).toEqual({ outcome: 'skipped', reason: 'paths' });
});

describe('a change is not empty without a second source', () => {
  it.each<Row>([
    ['a push that was not compared', ofRange(PUSH), { pushed }],
    [
      'a push whose payload shows nothing',
      ofRange(PUSH, { ...UNKNOWN, ends: IDENTICAL }),
      {},
    ],
    [
      'a push that is identical, although its payload lists a commit',
      ofRange(PUSH, { ...UNKNOWN, ends: IDENTICAL }),
      { pushed: { ...pushed, listed: ['c', 'a'] } },
    ],
    [
      'a push with files',
      ofRange(PUSH, { ends: SAME_TREE, files: [file('x')] }),
      { pushed },
    ],
    [
      'a push with unknown files',
      ofRange(PUSH, { ...UNKNOWN, ends: SAME_TREE }),
      { pushed },
    ],
    [
      'a push without files, although its payload has another tree',
      ofRange(PUSH, { ends: SAME_TREE }),
      { pushed: { ...pushed, tree: 'new tree' } },
    ],
    [
      'a push whose first tree is not known',
      ofRange(PUSH, { ends: { ...SAME_TREE, tree: undefined } }),
      { pushed },
    ],
    [
      'a tag on a release, which has notes of its own',
      ofRelease({ body: 'Faster.' }, { ...UNKNOWN, ends: IDENTICAL }, TAG),
      { pushed },
    ],
    ['a merge with a file', ofPull({ changedFiles: 0 }, { files: [file('x')] }), {}],
    ['a merge with unknown files', ofPull({ changedFiles: 0 }, UNKNOWN), {}],
    ['a merge that counts files', ofPull({ changedFiles: 1 }), {}],
    ['a merge that does not count its files', ofPull({ changedFiles: undefined }), {}],
    ['a merge whose payload counts files', ofPull({ changedFiles: 0 }), mergeEvent(3)],
    [
      'an open pull request without files',
      ofPull({ state: 'open', changedFiles: 0 }),
      {},
    ],
    ['a merge that `subject` names', ofPull({ changedFiles: 0 }), undefined],
    ['a release with notes', ofRelease({ body: 'Faster.' }, { ends: BEHIND }), noNotes],
    [
      'a release with notes in its event',
      ofRelease({}, { ends: BEHIND }),
      releaseEvent('Faster.'),
    ],
    [
      'a release with files',
      ofRelease({}, { ends: SAME_TREE, files: [file('x')] }),
      noNotes,
    ],
    [
      'a release with unknown files',
      ofRelease({}, { ...UNKNOWN, ends: SAME_TREE }),
      noNotes,
    ],
    ['a release that was not compared', ofRelease(), noNotes],
    [
      'a release of the commit of the previous one',
      ofRelease({}, { ends: IDENTICAL }),
      noNotes,
    ],
    [
      'a range whose second end is not known',
      ofRange(RANGE, { headSha: undefined, ends: IDENTICAL }),
      undefined,
    ],
    [
      'a range whose second end is another commit now',
      ofRange(RANGE, { headSha: 'c', ends: IDENTICAL }),
      undefined,
    ],
    ['a range with commits', ofRange(RANGE, { commits, ends: SAME_TREE }), undefined],
    [
      'a range with diverged ends',
      ofRange(RANGE, { ends: { ...SAME_TREE, status: 'diverged' } }),
      undefined,
    ],
    ['an issue', ofIssue(), {}],
    ['a schedule', ofRange({ kind: 'since-last' }, { ends: IDENTICAL }), {}],
  ])('%s', (_, details, event) => {
    expect(end(details, event)).toBeUndefined();
  });
});

it('a range that ends before it begins is an error, whose step has its ends the other way round', () => {
  const details = ofRange(RANGE, { ends: BEHIND });
  expect(endEmptyChange(details, undefined)).toMatchObject({
    conclusion: { outcome: 'misconfigured', reason: 'invalid-input' },
    message: expect.stringContaining('commits:one..other'),
    steps: [expect.stringContaining('commits:other..one')],
  });
});
