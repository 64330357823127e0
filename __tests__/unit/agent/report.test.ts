import { expect, it } from '@jest/globals';
import { recordingRunner, type Report } from '../../../fakes/recording-runner.ts';
import { CANCELLED_EARLY, INTERNAL_ERROR } from '../../../src/agent/early-results.ts';
import { pollLogLine, reportResult } from '../../../src/agent/report.ts';
import type { RunResult } from '../../../src/domain/run-result.ts';
import type { PollEvent } from '../../../src/job/poll.ts';
import {
  RESULT_TITLE,
  nothingSubmittedTitle,
} from '../../../src/thread/earlier-attempts.ts';
import { exampleJob } from '../../support/examples.ts';

const POLL: PollEvent = {
  elapsedMs: 0,
  status: undefined,
  error: undefined,
  nextInMs: undefined,
  unknownStatus: undefined,
};

it.each<readonly [Partial<PollEvent>, string]>([
  [
    { elapsedMs: 5000, status: 'active', nextInMs: 61_000 },
    ' 0:05  active, next poll in 1 min 1 s',
  ],
  [{ elapsedMs: 187_000, status: 'completed' }, ' 3:07  completed'],
  [{ elapsedMs: 6_000_000 }, '100:00  no status'],
  [
    { error: { kind: 'status', status: 502, detail: '' } },
    ' 0:00  bad response (status 502)',
  ],
  [
    { status: 'active', error: { kind: 'no-response', detail: 'timeout' } },
    ' 0:00  bad response (timeout)',
  ],
])('a poll is one line: %o', (event, line) =>
  expect(pollLogLine({ ...POLL, ...event })).toBe(line),
);

it('a long status is cut', () =>
  expect(pollLogLine({ ...POLL, status: 'x'.repeat(100) })).toHaveLength(67));

const TRACKED: RunResult = {
  family: 'tracked',
  conclusion: CANCELLED_EARLY.conclusion,
  job: exampleJob(),
};

/** A later attempt of a run without a thread reads the title. */
it.each<readonly [string, RunResult, string]>([
  ['has sent nothing', CANCELLED_EARLY, nothingSubmittedTitle('docs')],
  ['may have sent its request', INTERNAL_ERROR, RESULT_TITLE],
  ['knows its job', TRACKED, RESULT_TITLE],
])('the title of the result of a run that %s', async (_, result, title) => {
  const report: Report = { log: [], outputs: new Map(), summary: '' };
  const run = { serverUrl: new URL('https://github.com'), step: 'docs' };
  const settings = { failOn: [], dashboardUrl: undefined, isDryRun: false };
  await reportResult({ runner: recordingRunner(report), run }, settings, result);
  const annotations = report.log.filter((line) => /^(notice|error): /.test(line));
  expect(annotations.map((line) => line.split(': ').slice(1, -1).join(': '))).toEqual([
    title,
  ]);
});
