import { describe, expect, it } from '@jest/globals';
import type { Ending } from '../../src/domain.ts';
import { logFacts } from '../../src/report/log-lines.ts';
import { jobOf } from '../request/asks.ts';

const OPENED: Ending = { outcome: 'pr-opened', reason: '' };
const LIMITED: Ending = { outcome: 'refused', reason: 'rate-limited' };

describe('the facts at the end of the log', () => {
  it('are outcome, pull request and job, in step', () => {
    expect(logFacts({ ending: OPENED, job: jobOf(), failed: false })).toEqual([
      { line: 'Outcome:      pr-opened', tone: 'good' },
      { line: 'Pull request: https://github.com/acme/docs/pull/7', tone: 'plain' },
      { line: 'Job:          job_1 (completed)', tone: 'plain' },
    ]);
  });

  it.each<readonly [Ending, boolean, string]>([
    [OPENED, false, 'good'],
    [{ outcome: 'no-changes', reason: '' }, false, 'good'],
    [{ outcome: 'no-changes', reason: '' }, true, 'bad'],
    [{ outcome: 'still-active', reason: 'timed-out' }, false, 'plain'],
  ])('tell %j, failed %s, as %s', (ending, failed, tone) => {
    expect(logFacts({ ending, job: undefined, failed })[0]?.tone).toBe(tone);
  });

  it('are the outcome alone where there is no job, with its reason', () => {
    expect(logFacts({ ending: LIMITED, job: undefined, failed: true })).toEqual([
      { line: 'Outcome:      refused/rate-limited', tone: 'bad' },
    ]);
  });

  it('say that there is no pull request, and no status that nobody told', () => {
    const job = { ...jobOf(), prLink: null, status: undefined };
    const ending: Ending = { outcome: 'still-active', reason: 'timed-out' };
    expect(logFacts({ ending, job, failed: false }).map(({ line, tone }) => `${tone} ${line}`)).toEqual([
      'plain Outcome:      still-active/timed-out',
      'plain Pull request: none',
      'plain Job:          job_1',
    ]);
  });
});
