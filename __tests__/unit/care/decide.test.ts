/** Tables: the problem of a pull request and the messages in its thread decide what care does. */
import { describe, expect, it } from '@jest/globals';
import {
  decideCareMessage,
  findCareProblem,
  isStaleForCare,
  type ReadPullRequest,
} from '../../../src/care/decide.ts';
import { hasJob } from '../../../src/job/request-entry.ts';
import type { PullRequestState } from '../../../src/ports.ts';
import type { RequestClaim } from '../../../src/request/context.ts';
import {
  exampleClaim,
  exampleEntry,
  exampleLinkedEntry,
  exampleThread,
  THREAD,
  type EntryChanges,
} from '../../support/examples.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const MINUTE_MS = 60_000;
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();
const HEAD = 'head';

const pullWith = (changes: Partial<PullRequestState> = {}): PullRequestState => ({
  number: 7,
  state: 'open',
  isLocked: false,
  isDraft: false,
  branch: 'mintlify/7',
  isFork: false,
  mergeable: true,
  base: 'main',
  headSha: HEAD,
  updatedAt: ago(0),
  author: 'mintlify[bot]',
  labels: [],
  headAuthors: ['mintlify', 'mintlify'],
  checks: { failed: 0, pending: 0, failedStatuses: [] },
  ...changes,
});

const CONFLICT = { mergeable: false };
const failed = (changes: Partial<PullRequestState['checks']> = {}) => ({
  checks: { failed: 2, pending: 0, failedStatuses: [], ...changes },
});

describe('the problem of a pull request', () => {
  const RULES = {
    for: ['conflicts', 'checks'],
    agentLogin: 'mintlify[bot]',
    skipLabel: 'wait',
  } as const;

  it.each<[string, Partial<PullRequestState>]>([
    ['no-problem', {}],
    ['conflicts', CONFLICT],
    ['checks', failed()],
    // A conflict comes first: its solution is a new head.
    ['conflicts', { ...CONFLICT, ...failed() }],
    ['no-problem', failed({ pending: 1 })],
    ['conflicts', { ...CONFLICT, ...failed({ pending: 1 }) }],
    ['not-computed', { ...failed(), mergeable: undefined }],
    ['not-ready', { ...CONFLICT, isLocked: true }],
    ['not-ready', { ...CONFLICT, isDraft: true }],
    ['label', { ...CONFLICT, labels: ['WAIT'] }],
    ['person', { ...CONFLICT, headAuthors: ['octocat', 'octocat'] }],
    ['person', { ...CONFLICT, headAuthors: ['mintlify', 'octocat'] }],
    ['person', { ...CONFLICT, headAuthors: ['octocat', ''] }],
    ['unknown-author', { ...CONFLICT, headAuthors: ['mintlify', ''] }],
    ['unknown-author', { ...CONFLICT, headAuthors: [] }],
    ['unknown-author', { ...CONFLICT, headAuthors: undefined }],
    // The service may open pull requests in the name of a person.
    ['conflicts', { ...CONFLICT, author: 'ada', headAuthors: ['Ada', 'ada'] }],
  ])('is %s: %j', (problem, pull) => {
    expect(findCareProblem(pullWith(pull), RULES)).toBe(problem);
  });

  it('is only one of those that are wanted', () => {
    const rules = { ...RULES, for: ['checks'] } as const;
    expect(findCareProblem(pullWith(CONFLICT), rules)).toBe('no-problem');
    expect(findCareProblem(pullWith({ ...CONFLICT, ...failed() }), rules)).toBe('checks');
  });
});

/** A message of care, so many milliseconds old. */
const message = (
  nth: number,
  head: string,
  ageMs: number,
  changes: EntryChanges = {},
): RequestClaim =>
  exampleEntry({
    ...changes,
    request: { trigger: `care:1:7:${nth}`, claimId: `${nth} ${ageMs}` },
    comment: { id: 100 + nth, createdAt: ago(ageMs) },
    payload: { source: 'care', care: { head }, ...changes.payload },
  });

const UNCONFIRMED: EntryChanges = {
  sent: 'perhaps',
  payload: { job: null, conclusion: { outcome: 'unconfirmed', reason: '' } },
};
const REFUSED: EntryChanges = {
  sent: 'no',
  mayRepeat: true,
  payload: { job: null, conclusion: { outcome: 'rejected', reason: 'unavailable' } },
};
const DAY_MS = 24 * 60 * MINUTE_MS;

type Thread = ReadPullRequest['thread'];

/** Decides about a conflict; describes the decision in two words. */
function decide(
  claims: readonly RequestClaim[],
  changes: Partial<Thread> = {},
  ownTrigger?: string,
): string {
  const linked = exampleLinkedEntry({});
  const thread: Thread = {
    thread: THREAD,
    comments: [],
    isComplete: true,
    reachesEvent: true,
    listedAt: NOW.getTime(),
    entries: [],
    ofAnyTag: [linked],
    claims,
    unverified: 0,
    ...changes,
  };
  const job = thread.ofAnyTag.find(hasJob);
  const read = { pull: pullWith(CONFLICT), repositoryId: 1, thread, job };
  const decision = decideCareMessage(read, 'conflicts', 2, ownTrigger);
  if (decision.kind === 'message') return `message ${decision.trigger}`;
  return decision.why;
}

/** A request whose job has not ended, as far as its comment says. */
const open = (ageMs: number): RequestClaim =>
  exampleEntry({ isFinished: false, comment: { createdAt: ago(ageMs) } });

describe('a message about a conflict', () => {
  const FIRST = 'message care:1:7:1';
  const SECOND = 'message care:1:7:2';

  it.each<[string, string, readonly RequestClaim[]]>([
    [FIRST, 'without an earlier one', []],
    ['unchanged', 'after one about this head', [message(1, HEAD, DAY_MS)]],
    ['unchanged', 'after one about this head that is recent', [message(1, HEAD, 0)]],
    [
      'unchanged',
      'after one about this head that was perhaps sent',
      [message(1, HEAD, DAY_MS, UNCONFIRMED)],
    ],
    [SECOND, 'after one about an earlier head', [message(1, 'old', 0)]],
    [SECOND, 'after one that was perhaps sent', [message(1, 'old', DAY_MS, UNCONFIRMED)]],
    [
      'enough',
      'after two',
      [message(1, 'old', 9 * DAY_MS), message(2, 'older', 8 * DAY_MS)],
    ],
    [
      'enough',
      'after the second one, if the first one is gone',
      [message(2, 'old', DAY_MS)],
    ],
    // What was certainly not sent does not count.
    [FIRST, 'after a refused one', [message(1, HEAD, DAY_MS, REFUSED)]],
    [
      SECOND,
      'after a refused second one',
      [message(1, 'old', 9 * DAY_MS), message(2, HEAD, DAY_MS, REFUSED)],
    ],
    [
      'unfinished',
      'while another request there has not finished',
      [open(4 * DAY_MS - 1)],
    ],
    [FIRST, 'beside a request that nobody has finished in four days', [open(4 * DAY_MS)]],
    [
      'unfinished',
      'while another run may be about to send',
      [exampleClaim({ comment: { createdAt: ago(MINUTE_MS) } })],
    ],
    [
      FIRST,
      'beside a claim that can no longer be sent',
      [exampleClaim({ comment: { createdAt: ago(10 * MINUTE_MS) } })],
    ],
    [FIRST, 'after other requests', exampleThread({}, {})],
  ])('%s: %s', (decision, _, claims) => {
    expect(decide(claims)).toBe(decision);
  });

  it('is none beside one that only a newer version can read', () => {
    const newer = { ...message(1, 'old', DAY_MS), sent: 'perhaps', payload: undefined };
    expect(decide([newer as RequestClaim])).toBe('unreadable-comments');
  });

  it.each<[string, Partial<Thread>]>([
    ['unreadable-comments', { isComplete: false }],
    ['unreadable-comments', { listedAt: undefined }],
    ['no-job', { ofAnyTag: [] }],
    ['changed-comments', { unverified: 1 }],
  ])('%s, whatever the messages are', (decision, changes) => {
    expect(decide([], changes)).toBe(decision);
  });

  it('is still wanted beside the own claim, and beside rivals for the same message', () => {
    const own = exampleClaim({
      request: { trigger: 'care:1:7:1' },
      comment: { createdAt: ago(MINUTE_MS) },
    });
    expect(decide([own])).toBe('unfinished');
    expect(decide([own], {}, 'care:1:7:1')).toBe(FIRST);
    expect(decide([own], {}, 'care:1:7:2')).toBe('unfinished');
  });
});

describe('a reminder', () => {
  const RULES = { staleDays: 3, skipLabel: 'wait' };
  const OLD = { updatedAt: ago(3 * DAY_MS) };

  it.each<[boolean, Partial<PullRequestState>, typeof RULES | { staleDays: undefined }]>([
    [true, OLD, RULES],
    [false, { updatedAt: ago(3 * DAY_MS - 1) }, RULES],
    [false, OLD, { staleDays: undefined }],
    [false, { ...OLD, isDraft: true }, RULES],
    [false, { ...OLD, isLocked: true }, RULES],
    [false, { ...OLD, labels: ['wait'] }, RULES],
  ])('is due: %j (%j, %j)', (isDue, pull, rules) => {
    expect(isStaleForCare(pullWith(pull), { ...RULES, ...rules }, NOW)).toBe(isDue);
  });
});
