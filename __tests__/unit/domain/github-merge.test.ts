import { expect, it } from '@jest/globals';
import { pullRequestInMessage } from '../../../src/domain/github-merge.ts';

const MERGE = 'Merge pull request #12 from mona/x';

it.each<readonly [string, boolean, object | undefined]>([
  [MERGE, true, { number: 12, title: '', isMergeCommit: true }],
  [`${MERGE}\n\nAdd x`, true, { number: 12, title: 'Add x', isMergeCommit: true }],
  [MERGE, false, undefined],
  ['Add x (#12)', false, { number: 12, title: 'Add x', isMergeCommit: false }],
  ['Pick (#1) (#12)', false, { number: 12, title: 'Pick (#1)', isMergeCommit: false }],
  ['Add\u2028x (#12)', false, { number: 12, title: 'Add\u2028x', isMergeCommit: false }],
  ['Add x (#012)', false, undefined],
])('the message %j of a commit (merge: %j)', (message, merge, expected) => {
  const [title = ''] = message.split('\n');
  expect(pullRequestInMessage({ title, merge, message })).toEqual(expected);
});
