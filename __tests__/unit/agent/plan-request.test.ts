/** What the status comment of a planned request says about it. */
import { expect, it } from '@jest/globals';
import type { ResolvedRun, RunContext } from '../../../src/agent/context.ts';
import type { Instruction } from '../../../src/agent/plan/compose-prompt.ts';
import { planRequest } from '../../../src/agent/plan/plan-request.ts';
import {
  causeOfComment,
  causeOfEvent,
  causeOfRange,
  type Cause,
} from '../../../src/domain/cause.ts';
import type { Event } from '../../../src/domain/event.ts';
import type { RequestRecord } from '../../../src/record/request-record.ts';
import type { Subject } from '../../../src/domain/subject.ts';
import { exampleRunCause, THREAD } from '../../support/examples.ts';
import { RUN } from '../../support/ledgers.ts';
import { placeWith } from '../../support/runs.ts';
import { AUTOMATIC, COMMAND } from '../trigger/events.ts';

const NONE: Subject = { kind: 'none' };
const PULL: Subject = { kind: 'pull-request', number: 12 };
const NEWEST = { kind: 'since-last' } as const;
const MERGE = causeOfEvent('merge', PULL, 12, 'abc');
const OF_COMMENT = causeOfComment({ kind: 'comment', id: 1, thread: THREAD.number });

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
