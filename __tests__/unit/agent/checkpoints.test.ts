import { expect, it } from '@jest/globals';
import { pollLogLine } from '../../../src/agent/checkpoints.ts';
import type { PollEvent } from '../../../src/job/poll.ts';

const POLL: PollEvent = {
  elapsedMs: 0,
  status: undefined,
  error: undefined,
  nextInMs: undefined,
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
