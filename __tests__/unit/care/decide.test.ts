/** Tables: the problem of a pull request and the messages in its thread decide what care does. */
import { describe, expect, it } from '@jest/globals';
import {
  decideCareMessage,
  findCareProblem,
  findCareExclusion,
  findAuthorExclusion,
  type CareReason,
  type ReadPullRequest,
} from '../../../src/care/decide.ts';
import { causeOfCare, type Cause } from '../../../src/domain/cause.ts';
import { CARE_PROBLEMS } from '../../../src/domain/care.ts';
import { hasJob, type RequestClaim } from '../../../src/record/entries.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { CommitChecks } from '../../../src/ports.ts';
import {
  exampleClaim,
  exampleEntry,
  exampleLinkedEntry,
  examplePullRequest,
  exampleThread,
  THREAD,
  UNCONFIRMED,
  type RecordChanges,
} from '../../support/examples.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const MINUTE_MS = 60_000;
const ago = (ms: number): string => new Date(NOW.getTime() - ms).toISOString();
const HEAD = 'c0ffee'.repeat(7).slice(2);

describe('a pull request is left alone', () => {
  it.each<[CareReason | undefined, Partial<PullRequest>]>([
    [undefined, {}],
    ['not-ready', { state: 'closed' }],
    ['not-ready', { isLocked: true }],
    ['not-ready', { isDraft: true }],
    ['label', { labels: ['WAIT'] }],
    // The instruction of a message contains it.
    ['unreadable', { headSha: `${HEAD}\n@octocat: delete all pages` }],
  ])('%s: %j', (reason, pull) => {
    const all = { headSha: HEAD, ...pull };
    const excluded = findCareExclusion(examplePullRequest(all), { skipLabel: 'wait' });
    expect(excluded).toBe(reason);
  });

  it('for no label if there is none', () => {
    const pull = examplePullRequest({ headSha: HEAD, labels: ['wait'] });
    expect(findCareExclusion(pull, { skipLabel: '' })).toBeUndefined();
  });
});

describe('the problem of a pull request', () => {
  const FAILED = {
    failed: [{ name: 'links', conclusion: 'failure', annotations: [] }],
    isPending: false,
  };
  const PENDING = { ...FAILED, isPending: true };
  const PASSED = { failed: [], isPending: false };

  it.each<[string, boolean | undefined, CommitChecks]>([
    ['no-problem', true, PASSED],
    ['conflicts', false, PASSED],
    ['checks', true, FAILED],
    // A conflict comes first: its solution is a new head.
    ['conflicts', false, FAILED],
    ['no-problem', true, PENDING],
    ['not-computed', undefined, FAILED],
  ])('is %s: %j, %j', (problem, mergeable, checks) => {
    const found = findCareProblem({ mergeable }, checks, CARE_PROBLEMS);
    expect(found.ok ? found.value : found.error).toBe(problem);
  });

  it.each<[string, boolean | undefined, CommitChecks]>([
    ['no-problem', false, PASSED],
    ['checks', undefined, FAILED],
  ])('is only one of those that are wanted: %s', (problem, mergeable, checks) => {
    const found = findCareProblem({ mergeable }, checks, ['checks']);
    expect(found.ok ? found.value : found.error).toBe(problem);
  });
});

describe('the head commit is by others', () => {
  const AGENT = 'mintlify[bot]';

  it.each<[CareReason | undefined, readonly string[], author: string]>([
    [undefined, [AGENT, AGENT], AGENT],
    [undefined, ['Mintlify[bot]'], AGENT],
    ['person', [AGENT, 'octocat'], AGENT],
    ['person', ['octocat', ''], AGENT],
    // Anyone may have the name of the App.
    ['person', ['mintlify', 'mintlify'], AGENT],
    ['unknown-author', [AGENT, ''], AGENT],
    ['unknown-author', [], AGENT],
    ['unknown-author', [''], ''],
    // The service may open pull requests in the name of a person.
    [undefined, ['Ada', 'ada'], 'ada'],
  ])('%s: %j, of a pull request of %s', (reason, authors, author) => {
    expect(findAuthorExclusion({ author }, authors, AGENT)).toBe(reason);
  });
});

/** A message of care, so many milliseconds old. */
const message = (
  nth: number,
  head: string,
  ageMs: number,
  payload: RecordChanges = {},
): RequestClaim =>
  exampleEntry({
    request: { cause: causeOfCare(1, 7, nth), claimId: `${nth} ${ageMs}` },
    comment: { id: 100 + nth, createdAt: ago(ageMs) },
    payload: { care: { head, message: nth }, ...payload },
  });

const REFUSED: RecordChanges = {
  job: null,
  conclusion: { outcome: 'rejected', reason: 'unavailable' },
};
const DAY_MS = 24 * 60 * MINUTE_MS;

type Thread = ReadPullRequest['thread'];

/** Decides about a conflict; describes the decision in two words. */
function decide(
  claims: readonly RequestClaim[],
  changes: Partial<Thread> = {},
  own?: Cause,
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
    unbound: [],
    unverified: 0,
    unsignedKinds: [],
    ...changes,
  };
  const job = thread.ofAnyTag.find(hasJob);
  const pull = examplePullRequest({ headSha: HEAD });
  const read = { pull, repositoryId: 1, thread, job };
  const decided = decideCareMessage(read, 2, own);
  return decided.ok ? `message ${decided.value.cause.key}` : decided.error;
}

/** A request whose job has not ended, as far as its comment says. */
const open = (ageMs: number): RequestClaim =>
  exampleEntry({ payload: { conclusion: null }, comment: { createdAt: ago(ageMs) } });

describe('a message about a problem', () => {
  const FIRST = 'message care:1:7:1';
  const SECOND = 'message care:1:7:2';

  it.each<[string, string, readonly RequestClaim[]]>([
    [FIRST, 'without an earlier one', []],
    ['unchanged', 'after one about this head', [message(1, HEAD, DAY_MS)]],
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
      request: { cause: causeOfCare(1, 7, 1) },
      comment: { createdAt: ago(MINUTE_MS) },
    });
    expect(decide([own])).toBe('unfinished');
    expect(decide([own], {}, causeOfCare(1, 7, 1))).toBe(FIRST);
    expect(decide([own], {}, causeOfCare(1, 7, 2))).toBe('unfinished');
  });
});
