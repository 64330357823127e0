import { describe, expect, it } from '@jest/globals';
import type { Conclusion } from '../../../src/domain.ts';
import { resultLogLines } from '../../../src/report/log-lines.ts';
import { jobOf } from '../../support/submissions.ts';

const OPENED: Conclusion = { outcome: 'pr-opened', reason: '' };
const LIMITED: Conclusion = { outcome: 'rejected', reason: 'rate-limited' };

describe('the facts at the end of the log', () => {
  it('are outcome, pull request and job, in step', () => {
    expect(resultLogLines({ conclusion: OPENED, job: jobOf(), failed: false })).toEqual([
      { line: 'Outcome:      pr-opened', style: 'good' },
      { line: 'Pull request: https://github.com/acme/docs/pull/7', style: 'plain' },
      { line: 'Job:          job_1 (completed)', style: 'plain' },
    ]);
  });

  it.each<readonly [Conclusion, boolean, string]>([
    [OPENED, false, 'good'],
    [{ outcome: 'no-pr', reason: '' }, false, 'good'],
    [{ outcome: 'no-pr', reason: '' }, true, 'bad'],
    [{ outcome: 'still-active', reason: 'timed-out' }, false, 'plain'],
  ])('tell %j, failed %s, as %s', (conclusion, failed, tone) => {
    expect(resultLogLines({ conclusion, job: undefined, failed })[0]?.style).toBe(tone);
  });

  it('are the outcome alone where there is no job, with its reason', () => {
    expect(resultLogLines({ conclusion: LIMITED, job: undefined, failed: true })).toEqual([
      { line: 'Outcome:      rejected/rate-limited', style: 'bad' },
    ]);
  });

  it('say that there is no pull request, and no status that nobody told', () => {
    const job = { ...jobOf(), prLink: null, status: undefined };
    const conclusion: Conclusion = { outcome: 'still-active', reason: 'timed-out' };
    expect(
      resultLogLines({ conclusion, job, failed: false }).map(({ line, style: tone }) => `${tone} ${line}`),
    ).toEqual([
      'plain Outcome:      still-active/timed-out',
      'plain Pull request: none',
      'plain Job:          job_1',
    ]);
  });
});
