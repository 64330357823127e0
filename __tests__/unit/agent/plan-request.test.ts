/** What the status comment of a planned request says about it, and which changes it covers. */
import { expect, it } from '@jest/globals';
import type { ResolvedRun, RunContext } from '../../../src/agent/context.ts';
import type { Instruction } from '../../../src/agent/plan/compose-prompt.ts';
import { planRequest, planSeries } from '../../../src/agent/plan/plan-request.ts';
import {
  causeOfComment,
  causeOfEvent,
  causeOfOtherEvent,
  causeOfRange,
  type Cause,
  type Coverage,
} from '../../../src/domain/cause.ts';
import type { CommentRef } from '../../../src/domain/comment.ts';
import type { Event } from '../../../src/domain/event.ts';
import type { RequestRecord } from '../../../src/record/request-record.ts';
import type { Subject } from '../../../src/domain/subject.ts';
import { exampleRunCause, namedCause, THREAD } from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';
import { placeWith } from '../../support/runs.ts';
import { AUTOMATIC, COMMAND } from '../trigger/events.ts';

const ACTIVITY = [12, 'labeled', 7, '2026-03-01T12:00:00Z'] as const;
const PUSH = { kind: 'push', ref: 'refs/heads/main', before: 'aa', after: 'bb' } as const;
const NONE: Subject = { kind: 'none' };
const PULL: Subject = { kind: 'pull-request', number: 12 };
const COVERED_PULL = { kind: 'pull-request', number: 12 } as const;
const NEWEST = { kind: 'since-last' } as const;
const ISSUE: Subject = { kind: 'issue', number: 12 };
const RANGE: Subject = { kind: 'commits', from: 'a', to: 'b' };
const MERGE = causeOfEvent('merge', PULL, 12, 'abc');
const OF_COMMENT = causeOfComment({ kind: 'comment', id: 1, thread: THREAD.number });
const tagged = (tag: string): Subject => ({ kind: 'release', tag });
const released = (tag: string): Cause => causeOfEvent('release', tagged(tag), 5, false);
const pushed = (before: string): Cause =>
  causeOfEvent('push', { ...PUSH, before }, PUSH.ref, before, PUSH.after);

/** Plans a request of the workflow in acme/app that ada has started. */
function planWhole(
  event: Event,
  cause: Cause,
  subject: Subject = NONE,
  isRequestsIssue = false,
  workflow = RUN,
  review?: Instruction['review'],
) {
  const lists = { prLabels: [], prReviewers: [], paths: [] };
  const inputs = { ...lists, reuseJob: 'never', command: '/docs' };
  const context = { ...placeWith({ workflow }), inputs, event } as unknown as RunContext;
  const place = { isRequestsIssue };
  const thread = { thread: THREAD, claims: [], place };
  const resolved = { cause, subject, thread } as unknown as ResolvedRun;
  return planRequest(context, resolved, { instruction: { base: '', user: '', review } });
}

/** Plans a request, and returns what its status comment keeps at first. */
const plan = (...request: Parameters<typeof planWhole>): RequestRecord =>
  planWhole(...request).record;

const AUTHOR = COMMAND.author.login;

it.each<readonly [CommentRef['kind'], string]>([
  ['comment', 'issues/2#issuecomment-1'],
  ['review-comment', 'pull/2#discussion_r1'],
  ['review', 'pull/2#pullrequestreview-1'],
])(
  'a command in a %s links its author to the comment, and covers its thread',
  (kind, page) => {
    const written = causeOfComment({ kind, id: 1, thread: THREAD.number });
    const { about, covers } = plan(COMMAND, written, PULL);
    expect(about).toEqual({
      words: 'Requested by',
      linked: AUTHOR,
      page: `acme/app/${page}`,
    });
    expect(covers).toEqual({ kind: 'pull-request', number: THREAD.number });
  },
);

const NOTHING: Coverage = { kind: 'none' };
const range = (from: string | null, to: string): Coverage => ({
  kind: 'range',
  from,
  to,
});

it.each<readonly [Cause, Subject, string, string | undefined, Coverage]>([
  [
    released('v1.4.0'),
    tagged('v1.4.0'),
    'v1.4.0',
    'releases/tag/v1.4.0',
    { kind: 'release', tag: 'v1.4.0' },
  ],
  [
    released('@acme/a@1.0.0'),
    tagged('@acme/a@1.0.0'),
    '@acme/a@1.0.0',
    'releases/tag/%40acme%2Fa%401.0.0',
    { kind: 'release', tag: '@acme/a@1.0.0' },
  ],
  [MERGE, PULL, 'PR #12', 'pull/12', COVERED_PULL],
  [
    causeOfEvent('pull-request', PULL, 12, 'abc', ...ACTIVITY),
    PULL,
    'PR #12',
    'pull/12',
    COVERED_PULL,
  ],
  [causeOfEvent('issue', ISSUE, ...ACTIVITY), ISSUE, 'issue #12', 'issues/12', NOTHING],
  [pushed('aa'), PUSH, 'bb', 'commit/bb', range('aa', 'bb')],
  [pushed('0'.repeat(40)), PUSH, 'bb', 'commit/bb', range(null, 'bb')],
  [
    namedCause(tagged('v1')),
    tagged('v1'),
    'v1',
    'releases/tag/v1',
    { kind: 'release', tag: 'v1' },
  ],
  [namedCause(PULL), PULL, 'PR #12', 'pull/12', COVERED_PULL],
  [namedCause(RANGE), RANGE, 'a..b', 'compare/a...b', range('a', 'b')],
  [causeOfRange('aa', 'bb'), NEWEST, 'new commits', undefined, range('aa', 'bb')],
  [causeOfRange(null, 'bb'), NEWEST, 'new commits', undefined, range(null, 'bb')],
])(
  'the request of %j for %j links %s to %s, and covers %j',
  (caused, subject, linked, page, covered) => {
    const { about, covers } = plan(AUTOMATIC, caused, subject);
    expect(about).toEqual({
      words: `Requested by ${RUN.actor} for`,
      linked,
      page: page === undefined ? null : `acme/app/${page}`,
    });
    expect(covers).toEqual(covered);
  },
);

it.each<readonly [string, Cause]>([
  ['another event', causeOfOtherEvent('watch', '0')],
  ['a run', exampleRunCause()],
])('the request of %s without a subject has no link, and covers nothing', (_, caused) => {
  const { about, covers } = plan(AUTOMATIC, caused);
  expect(about).toEqual({
    words: 'Requested by',
    linked: RUN.actor,
    page: null,
  });
  expect(covers).toEqual(NOTHING);
});

const FILE = 'docs.yml';
const SCHEDULE: Event = { ...AUTOMATIC, name: 'schedule' };
const SINCE_LAST = causeOfRange('aa', 'bb');

it.each<readonly [string, Event, Cause, Subject, string, string]>([
  ['a command', COMMAND, OF_COMMENT, PULL, `Requested by ${AUTHOR} in`, 'a comment'],
  [
    'a merge',
    AUTOMATIC,
    MERGE,
    PULL,
    `Requested by ${RUN.actor} in ${FILE} for`,
    'PR #12',
  ],
  [
    'a schedule',
    SCHEDULE,
    SINCE_LAST,
    NEWEST,
    `Requested by the schedule in ${FILE} for`,
    'new commits',
  ],
  [
    'a dispatch',
    AUTOMATIC,
    exampleRunCause(),
    NONE,
    `Requested by ${RUN.actor} in`,
    FILE,
  ],
])(
  'in the requests issue, the request of %s names its comment or workflow',
  (_, event, cause, subject, words, linked) => {
    const { about } = plan(event, cause, subject, true);
    expect(about).toMatchObject({ words, linked });
  },
);

it('in the requests issue, a request without the file of its workflow names its event', () => {
  const { about } = plan(SCHEDULE, exampleRunCause(), NONE, true, {
    ...RUN,
    workflow: '',
  });
  expect(about).toMatchObject({
    words: 'Requested by the schedule in',
    linked: 'schedule',
  });
});

it('the record has the person, the run and the workflow, and knows no job and no end', () => {
  expect(plan(COMMAND, OF_COMMENT, PULL)).toMatchObject({
    requester: AUTHOR,
    series: planSeries(RUN),
    finishing: { labels: [], reviewers: [], commandWord: '/docs' },
    run: { url: RUN.url, repositoryId: RUN.repositoryId },
    job: null,
    end: null,
  });
});

it('the first words of a command are planned, and its record has none until the binding', () => {
  const planned = planWhole(COMMAND, OF_COMMENT, PULL);
  expect(planned.words?.(COMMAND.body)).toBe('explain the retry');
  expect(planned.words?.('/docs explain another thing')).toBe('');
  expect(planned.words?.(undefined)).toBe('');
  expect(planned.record.words).toBe('');
});

it.each<readonly [string, Event, Cause, Instruction['review']]>([
  ['an event', AUTOMATIC, MERGE, undefined],
  ['a review', COMMAND, OF_COMMENT, { summary: 'x', comments: [], isComplete: true }],
])('%s has no words', (_, event, cause, review) => {
  const planned = planWhole(event, cause, PULL, false, RUN, review);
  expect(planned.words?.(COMMAND.body)).toBe('');
});
