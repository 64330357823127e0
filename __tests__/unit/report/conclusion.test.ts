import { describe, expect, it } from '@jest/globals';
import { OUTCOMES, type Conclusion, type Job, type Outcome } from '../../../src/domain.ts';
import { conclusionMessage, conclusionOf, title } from '../../../src/report/conclusion.ts';
import { jobOf } from '../../support/submissions.ts';

const conclusions = Object.entries(OUTCOMES).map(
  ([outcome, reasons]) => ({ outcome, reason: reasons[0] ?? '' }) as Conclusion,
);

describe('a headline', () => {
  it('is there for each outcome, and each its own', () => {
    const lines = conclusions.map((conclusion) => title(conclusion));
    expect(new Set(lines).size).toBe(Object.keys(OUTCOMES).length);
    for (const line of lines) expect(line).toMatch(/^\p{Extended_Pictographic}\uFE0F? [A-Z]/u);
  });
});

describe('a headline that depends on more', () => {
  it.each<readonly [Conclusion, boolean, string]>([
    [
      { outcome: 'unconfirmed', reason: 'message-unconfirmed' },
      true,
      '⚠️ Not known whether the message arrived',
    ],
    [
      { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
      true,
      '⚠️ Not known whether the job was started',
    ],
    [
      { outcome: 'unconfirmed', reason: 'state-unavailable' },
      true,
      '⚠️ Not known whether the job was started',
    ],
    [{ outcome: 'cancelled', reason: '' }, true, '⏹️ The run was cancelled, the docs agent goes on'],
    [{ outcome: 'cancelled', reason: '' }, false, '⏹️ The run was cancelled, nothing was asked'],
  ])('%o, with a job: %s', (conclusion, hasJob, line) => {
    expect(title(conclusion, hasJob)).toBe(line);
  });

  it('takes a job for granted', () => {
    expect(title({ outcome: 'cancelled', reason: '' })).toContain('goes on');
  });
});

describe('what a job’s last state means', () => {
  it.each<readonly [Partial<Job>, Outcome | undefined]>([
    [{ status: 'completed' }, 'pr-opened'],
    [{ status: 'completed', prLink: null }, 'no-pr'],
    [{ status: 'failed' }, 'failed'],
    [{ status: 'archived' }, 'archived'],
    [{ status: 'active' }, undefined],
    [{ status: 'Completed' }, undefined],
    [{ status: undefined }, undefined],
  ])('%o', (changes, outcome) => {
    expect(conclusionOf(jobOf(changes))?.outcome).toBe(outcome);
  });
});

describe('the sentence for an end', () => {
  it.each<readonly [Conclusion, RegExp]>([
    [
      { outcome: 'pr-opened', reason: '' },
      /opened a pull request: https:\/\/github\.com\/acme\/docs\/pull\/7$/,
    ],
    [{ outcome: 'no-pr', reason: '' }, /found nothing to change/],
    [{ outcome: 'failed', reason: '' }, /could not recover from \(job job_1\)/],
    [{ outcome: 'archived', reason: '' }, /job_1 was archived/],
    [{ outcome: 'still-active', reason: 'timed-out' }, /still at work on job job_1 after 30 min of waiting/],
    [{ outcome: 'still-active', reason: 'not-waiting' }, /at work on job job_1; this run does not wait/],
    [{ outcome: 'cancelled', reason: '' }, /goes on with job job_1: the service has no way to cancel/],
  ])('%o', (conclusion, sentence) => {
    expect(conclusionMessage(conclusion, jobOf(), 1_800_000)).toMatch(sentence);
  });

  it('is empty for what is told elsewhere', () => {
    expect(conclusionMessage({ outcome: 'rejected', reason: 'not-found' }, jobOf(), 0)).toBe('');
  });
});
