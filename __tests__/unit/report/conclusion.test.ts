import { expect, it } from '@jest/globals';
import { isConclusion, OUTCOMES, type Conclusion, type Job, type Outcome } from '../../../src/domain.ts';
import {
  conclusionMessage,
  conclusionOf,
  isPullRequestUpdate,
  REACTIONS,
  title,
} from '../../../src/report/conclusion.ts';
import { exampleJob, PR_LINK } from '../../support/examples.ts';

const job = exampleJob();
const conclusions = Object.entries(OUTCOMES).flatMap(([outcome, reasons]) =>
  (reasons.length === 0 ? [''] : reasons).map((reason) => ({ outcome, reason }) as Conclusion),
);
const heading = (outcome: Outcome, reason = '', details: Parameters<typeof title>[1] = { job }): string =>
  title({ outcome, reason } as Conclusion, details).text;

it('each outcome has a title of its own, with an icon', () => {
  const outcomeOf = new Map<string, Outcome>();
  for (const conclusion of conclusions) {
    const { icon, text } = title(conclusion, { job });
    expect(icon).toMatch(/^\p{Extended_Pictographic}\uFE0F?$/u);
    expect(outcomeOf.get(text) ?? conclusion.outcome).toBe(conclusion.outcome);
    outcomeOf.set(text, conclusion.outcome);
  }
});

it.each([
  ['an update', heading('pr-opened'), heading('pr-opened', '', { job, isUpdate: true })],
  ['a timeout', heading('still-active', 'timed-out'), heading('still-active', 'not-waiting')],
  ['a request that was not sent', heading('rejected', 'not-sent'), heading('rejected', 'unauthorized')],
  ['a message', heading('unconfirmed', 'message-unconfirmed'), heading('unconfirmed', 'create-unconfirmed')],
  ['a cancellation before the job', heading('cancelled', '', {}), heading('cancelled')],
])('the title depends on details: %s', (_, one, other) => {
  expect(one).not.toBe(other);
});

it.each<readonly [Partial<Job>, Outcome | undefined]>([
  [{ status: 'completed' }, 'pr-opened'],
  [{ status: 'completed', prLink: null }, 'no-pr'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'archived' }, 'archived'],
  [{ status: 'active' }, undefined],
  [{ status: 'Completed' }, undefined],
  [{ status: undefined }, undefined],
])('a job with %o ends as %s', (changes, outcome) => {
  expect(conclusionOf(exampleJob(changes))?.outcome).toBe(outcome);
});

it.each<readonly [Outcome, string, RegExp]>([
  ['pr-opened', '', /opened .*: https:\/\/github\.com\/acme\/docs\/pull\/7$/],
  ['no-pr', '', /without opening a pull request/],
  ['failed', '', /job_1/],
  ['archived', '', /job_1/],
  ['still-active', 'timed-out', /job_1 after 30 min/],
  ['still-active', 'not-waiting', /job_1/],
  ['cancelled', '', /job_1.*cannot|no way to cancel/],
  ['rejected', 'not-found', /^$/],
])('the message for %s %s', (outcome, reason, message) => {
  const conclusion = { outcome, reason } as Conclusion;
  expect(conclusionMessage(conclusion, { job, waitedMs: 1_800_000 })).toMatch(message);
});

it.each([
  ['a new job', null, PR_LINK, false],
  ['its first pull request', null, PR_LINK, false],
  ['the same pull request', PR_LINK, PR_LINK, true],
  ['another pull request', PR_LINK, `${PR_LINK}7`, false],
  ['none', PR_LINK, null, false],
])('a job updates its pull request: %s', (name, before, prLink, expected) => {
  const baseline = name === 'a new job' ? null : { status: 'completed', prLink: before, archivedAt: null };
  expect(isPullRequestUpdate(baseline, exampleJob({ prLink }))).toBe(expected);
});

it('reactions show an outcome only if it is final', () => {
  expect(REACTIONS).toEqual({
    'pr-opened': 'rocket',
    'no-pr': '+1',
    failed: 'confused',
    misconfigured: 'confused',
    rejected: 'confused',
    unconfirmed: 'confused',
  });
});

it.each<readonly [Outcome | null, string, boolean]>([
  ['failed', '', true],
  ['failed', 'not-sent', false],
  ['rejected', 'not-sent', true],
  ['rejected', '', false],
  [null, '', false],
])('%s with the reason %j is a conclusion: %s', (outcome, reason, expected) => {
  expect(isConclusion({ outcome, reason })).toBe(expected);
});
