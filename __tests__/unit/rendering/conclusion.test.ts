import { describe, expect, it } from '@jest/globals';
import { OUTCOMES, type Conclusion, type Outcome } from '../../../src/domain/outcome.ts';
import { jobUpdatesPullRequest } from '../../../src/domain/job.ts';
import {
  presentConclusion,
  renderHint,
  shownEnd,
  type Shown,
} from '../../../src/rendering/conclusion.ts';
import { exampleJob, exampleRecordedJob, PR_LINK } from '../../support/examples.ts';

const job = exampleRecordedJob();
const conclude = (outcome: Outcome, reason = ''): Conclusion =>
  ({ outcome, reason }) as Conclusion;
const reject = (reason: string) => ({ conclusion: conclude('rejected', reason) });
const conclusions = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) =>
  reasons.map((reason) => ({ outcome, reason }) as Conclusion),
);

describe('what people read about a submission', () => {
  it('has a title of its own for each outcome, and an icon', () => {
    const ended = conclusions.map((conclusion) => ({ conclusion, job }));
    const states: readonly Shown[] = [...ended, { job }, {}];
    const stateOf = new Map<string, string>();
    for (const details of states) {
      const { icon, title } = presentConclusion(details);
      const state =
        details.conclusion?.outcome ??
        (details.job === undefined ? 'submitting' : 'in-progress');
      expect(icon).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
      expect(stateOf.get(title) ?? state).toBe(state);
      stateOf.set(title, state);
    }
  });

  const opened = conclude('pr-opened');
  const cancelled = conclude('cancelled');
  const timedOut = conclude('still-active', 'timed-out');
  const notWaiting = conclude('still-active', 'not-waiting');
  it.each<readonly [string, Shown, Shown]>([
    ['an update', { job }, { job, isUpdate: true }],
    [
      'an updated pull request',
      { conclusion: opened, job },
      { conclusion: opened, job, isUpdate: true },
    ],
    ['a request that was not sent', reject('not-sent'), reject('unauthorized')],
    [
      'a cancellation before the job',
      { conclusion: cancelled },
      { conclusion: cancelled, job },
    ],
    ['a timeout', { job }, { job, conclusion: timedOut }],
    ['a job that is not waited for', { job }, { job, conclusion: notWaiting }],
    [
      'a timeout and no wait',
      { job, conclusion: timedOut },
      { job, conclusion: notWaiting },
    ],
  ])('has a title that depends on details: %s', (_, one, other) => {
    expect(presentConclusion(one).title).not.toBe(presentConclusion(other).title);
  });

  it('has a reaction only if the outcome is final', () => {
    const reactions = conclusions.flatMap((conclusion) => {
      const { reaction } = presentConclusion({ conclusion });
      return reaction === undefined ? [] : [[conclusion.outcome, reaction]];
    });
    expect(Object.fromEntries(reactions)).toEqual({
      'pr-opened': 'rocket',
      'no-pr': '+1',
      failed: 'confused',
      misconfigured: 'confused',
      rejected: 'confused',
      unconfirmed: 'confused',
      'internal-error': 'confused',
    });
  });
});

it.each<readonly [Outcome | undefined, boolean, readonly string[]]>([
  ['pr-opened', true, ['…', 'new …']],
  ['no-pr', true, ['…', 'new …']],
  ['failed', true, ['retry', '…']],
  ['archived', true, ['retry', '…']],
  ['rejected', false, ['retry']],
  ['unconfirmed', false, []],
  ['still-active', true, ['status', '…']],
  ['connection-lost', true, ['status']],
  ['cancelled', true, ['status', '…']],
  ['cancelled', false, ['retry']],
  ['internal-error', true, ['status']],
  ['internal-error', false, ['retry']],
  [undefined, true, ['…', 'status']],
  [undefined, false, []],
])('what to type next after %s (job: %s)', (outcome, hasJob, commands) => {
  const details = {
    conclusion: outcome && conclude(outcome),
    job: hasJob ? job : undefined,
  };
  const hint = renderHint(details, '!d');
  expect([...hint.matchAll(/`!d ([^`]+)`/g)].map(([, command]) => command)).toEqual(
    commands,
  );
});

it.each([
  ['a new job', null, PR_LINK, false],
  ['its first pull request', null, PR_LINK, false],
  ['the same pull request', PR_LINK, PR_LINK, true],
  ['another pull request', PR_LINK, `${PR_LINK}7`, false],
  ['none', PR_LINK, null, false],
])('a job updates its pull request: %s', (name, before, prLink, expected) => {
  const baseline = name === 'a new job' ? null : { status: 'completed', prLink: before };
  expect(jobUpdatesPullRequest(baseline, exampleJob({ prLink }))).toBe(expected);
});

it('people see of the end of a run its texts, and what the run knows of the job', () => {
  const facts = { job: exampleJob(), jobAction: 'created', isUpdate: true } as const;
  const texts = { title: 'Title', message: 'A message.', note: 'A note.' };
  const ended = { conclusion: conclude('pr-opened'), ...texts };
  expect(shownEnd(ended)).toEqual(ended);
  const known = shownEnd({ ...ended, facts: { ...facts, waitedMs: 5 } });
  expect(known).toMatchObject({ ...ended, job, isUpdate: true, waitedMs: 5 });
});
