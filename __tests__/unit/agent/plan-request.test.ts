/** What the status comment of a planned request says about it, and which changes it covers. */
import { expect, it } from '@jest/globals';
import type { ResolvedRun, RunContext } from '../../../src/agent/context.ts';
import { planRequest } from '../../../src/agent/plan/plan-request.ts';
import type { Event } from '../../../src/domain/event.ts';
import type { Coverage } from '../../../src/domain/request-record.ts';
import type { Subject } from '../../../src/domain/subject.ts';
import type { Trigger } from '../../../src/domain/trigger.ts';
import { exampleRunTrigger, THREAD } from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';
import { AUTOMATIC, COMMAND } from '../trigger/events.ts';

const ACTIVITY = {
  number: 12,
  activity: 'labeled',
  targetId: 7,
  updatedAt: '2026-03-01T12:00:00Z',
};
const RELEASE = { kind: 'release', id: 5, prerelease: false } as const;
const PUSH = { kind: 'push', ref: 'refs/heads/main', before: 'aa', after: 'bb' } as const;
const NONE: Subject = { kind: 'none' };
const PULL: Subject = { kind: 'pull-request', number: 12 };
const COVERED_PULL = { kind: 'pull-request', number: 12 } as const;
const NEWEST = { kind: 'since-last' } as const;
const tagged = (tag: string): Subject => ({ kind: 'release', tag });

/** Plans a request of the workflow in acme/app that ada has started. */
function plan(
  event: Event,
  trigger: Trigger,
  subject: Subject = NONE,
  isRequestsIssue = false,
  run = RUN,
) {
  const lists = { prLabels: [], prReviewers: [], paths: [] };
  const inputs = { ...lists, reuseJob: 'never', command: '/docs' };
  const context = { inputs, event, run } as unknown as RunContext;
  const place = { isRequestsIssue };
  const thread = { thread: THREAD, claims: [], place };
  const resolved = { trigger, subject, thread } as unknown as ResolvedRun;
  return planRequest(context, resolved, { instruction: { base: '', user: '' } });
}

const AUTHOR = COMMAND.author.login;

it.each<readonly [Trigger, string]>([
  [{ kind: 'comment', id: 1 }, 'issues/2#issuecomment-1'],
  [{ kind: 'review-comment', id: 1 }, 'pull/2#discussion_r1'],
  [{ kind: 'review', id: 1 }, 'pull/2#pullrequestreview-1'],
])(
  'the command %j links its author to the comment, and covers its thread',
  (trigger, page) => {
    const { about, covers } = plan(COMMAND, trigger, PULL);
    expect(about).toEqual({
      words: 'Requested by',
      linked: AUTHOR,
      page: `acme/app/${page}`,
      isOnDocs: false,
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

it.each<readonly [Trigger, Subject, string, string | undefined, Coverage]>([
  [
    { ...RELEASE, tag: 'v1.4.0' },
    tagged('v1.4.0'),
    'v1.4.0',
    'releases/tag/v1.4.0',
    { kind: 'release', tag: 'v1.4.0' },
  ],
  [
    { ...RELEASE, tag: '@acme/a@1.0.0' },
    tagged('@acme/a@1.0.0'),
    '@acme/a@1.0.0',
    'releases/tag/%40acme%2Fa%401.0.0',
    { kind: 'release', tag: '@acme/a@1.0.0' },
  ],
  [{ kind: 'merge', number: 12, commit: 'abc' }, PULL, 'PR #12', 'pull/12', COVERED_PULL],
  [
    { kind: 'pull-request', commit: 'abc', ...ACTIVITY },
    PULL,
    'PR #12',
    'pull/12',
    COVERED_PULL,
  ],
  [
    { kind: 'issue', ...ACTIVITY },
    { kind: 'issue', number: 12 },
    'issue #12',
    'issues/12',
    NOTHING,
  ],
  [PUSH, PUSH, 'bb', 'commit/bb', range('aa', 'bb')],
  [{ ...PUSH, before: '0'.repeat(40) }, PUSH, 'bb', 'commit/bb', range(null, 'bb')],
  [
    { kind: 'subject', subject: { kind: 'release', tag: 'v1' } },
    tagged('v1'),
    'v1',
    'releases/tag/v1',
    { kind: 'release', tag: 'v1' },
  ],
  [
    { kind: 'subject', subject: { kind: 'pull-request', number: 12 } },
    PULL,
    'PR #12',
    'pull/12',
    COVERED_PULL,
  ],
  [
    { kind: 'subject', subject: { kind: 'commits', from: 'a', to: 'b' } },
    { kind: 'commits', from: 'a', to: 'b' },
    'a..b',
    'compare/a...b',
    range('a', 'b'),
  ],
  [
    { kind: 'since-last', from: 'aa', to: 'bb' },
    NEWEST,
    'new commits',
    undefined,
    range('aa', 'bb'),
  ],
  [
    { kind: 'since-last', from: null, to: 'bb' },
    NEWEST,
    'new commits',
    undefined,
    range(null, 'bb'),
  ],
])(
  'the request of %j for %j links %s to %s, and covers %j',
  (trigger, subject, linked, page, covered) => {
    const { about, covers } = plan(AUTOMATIC, trigger, subject);
    expect(about).toEqual({
      words: `Requested by ${RUN.actor} for`,
      linked,
      page: page === undefined ? null : `acme/app/${page}`,
      isOnDocs: false,
    });
    expect(covers).toEqual(covered);
  },
);

it.each<readonly [string, Trigger]>([
  ['another event', { kind: 'other', event: 'watch', digest: '0' }],
  ['a run', exampleRunTrigger()],
])(
  'the request of %s without a subject has no link, and covers nothing',
  (_, trigger) => {
    const { about, covers } = plan(AUTOMATIC, trigger);
    expect(about).toEqual({
      words: 'Requested by',
      linked: RUN.actor,
      page: null,
      isOnDocs: false,
    });
    expect(covers).toEqual(NOTHING);
  },
);

const FILE = 'docs.yml';
const SCHEDULE: Event = { ...AUTOMATIC, name: 'schedule' };
const SINCE_LAST = { kind: 'since-last', from: 'aa', to: 'bb' } as const;

it.each<readonly [string, Event, Trigger, Subject, string, string]>([
  [
    'a command',
    COMMAND,
    { kind: 'comment', id: 1 },
    PULL,
    `Requested by ${AUTHOR} in`,
    'a comment',
  ],
  [
    'a merge',
    AUTOMATIC,
    { kind: 'merge', number: 12, commit: 'abc' },
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
    exampleRunTrigger(),
    NONE,
    `Requested by ${RUN.actor} in`,
    FILE,
  ],
])(
  'in the requests issue, the request of %s names its comment or workflow',
  (_, event, trigger, subject, words, linked) => {
    const { about } = plan(event, trigger, subject, true);
    expect(about).toMatchObject({ words, linked });
  },
);

it('in the requests issue, a request without the file of its workflow names its event', () => {
  const { about } = plan(SCHEDULE, exampleRunTrigger(), NONE, true, {
    ...RUN,
    workflow: '',
  });
  expect(about).toMatchObject({
    words: 'Requested by the schedule in',
    linked: 'schedule',
  });
});
