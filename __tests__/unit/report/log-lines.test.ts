import { expect, it } from '@jest/globals';
import type { Conclusion } from '../../../src/domain.ts';
import { pollLogLine, resultLogLines } from '../../../src/report/log-lines.ts';
import { exampleJob } from '../../support/examples.ts';

const OPENED: Conclusion = { outcome: 'pr-opened', reason: '' };
const NO_PR: Conclusion = { outcome: 'no-pr', reason: '' };
const TIMED_OUT: Conclusion = { outcome: 'still-active', reason: 'timed-out' };

it('the last lines are aligned: outcome, pull request, job', () => {
  expect(resultLogLines({ conclusion: OPENED, job: exampleJob(), failed: false })).toEqual([
    { line: 'Outcome:      pr-opened', style: 'good' },
    { line: 'Pull request: https://github.com/acme/docs/pull/7', style: 'plain' },
    { line: 'Job:          job_1 (completed)', style: 'plain' },
  ]);
});

it('what is unknown is left out', () => {
  const job = exampleJob({ prLink: null, status: undefined });
  expect(resultLogLines({ conclusion: TIMED_OUT, job, failed: false }).map(({ line }) => line)).toEqual([
    'Outcome:      still-active/timed-out',
    'Pull request: none',
    'Job:          job_1',
  ]);
  expect(resultLogLines({ conclusion: TIMED_OUT, job: undefined, failed: true })).toHaveLength(1);
});

it.each<readonly [Conclusion, boolean, string]>([
  [OPENED, false, 'good'],
  [NO_PR, false, 'good'],
  [NO_PR, true, 'bad'],
  [TIMED_OUT, false, 'plain'],
])('%j, failed: %s, is %s', (conclusion, failed, style) => {
  expect(resultLogLines({ conclusion, job: undefined, failed })[0]?.style).toBe(style);
});

it.each<readonly [Partial<Parameters<typeof pollLogLine>[0]>, string]>([
  [{ elapsedMs: 5000, status: 'active', nextInMs: 61_000 }, ' 0:05  active, next poll in 1 min 1 s'],
  [{ elapsedMs: 187_000, status: 'completed' }, ' 3:07  completed'],
  [{ elapsedMs: 6_000_000 }, '100:00  no status'],
  [{ error: { kind: 'status', status: 502, detail: '' } }, ' 0:00  bad response (status 502)'],
  [{ status: 'active', error: { kind: 'no-response', detail: 'timeout' } }, ' 0:00  bad response (timeout)'],
])('a poll is one line: %o', (event, line) => {
  expect(pollLogLine({ elapsedMs: 0, nextInMs: undefined, ...event })).toBe(line);
});

it('a long status is cut', () => {
  expect(pollLogLine({ elapsedMs: 0, nextInMs: undefined, status: 'x'.repeat(100) })).toHaveLength(67);
});
