import { describe, expect, it } from '@jest/globals';
import { takeOverRequest, turnOfRequest } from '../../../src/request/follow.ts';
import { exampleEntry } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const CLOCK = { now: 1_000_000, date: '2026-03-01T12:00:00Z' };
const BEFORE = '2026-03-01T11:59:59.999Z';
const NOW = '2026-03-01T12:00:00.000Z';

describe('taking a request over', () => {
  const takeOverAs = (runId: string, waitUntil: string | null, waitMs = 0) => {
    const system = { clock: new ManualClock(CLOCK) };
    const found = exampleEntry({ request: { run: '9' }, payload: { waitUntil } });
    const context = { run: { id: runId }, system, settings: { waitMs } };
    return takeOverRequest(context, found);
  };

  it.each<readonly [string, string, string | null]>([
    ['of an earlier attempt, which may still wait', '9', NOW],
    ['of a run that does not wait', '10', null],
    ['of a run that is over', '10', BEFORE],
  ])('the status comment %s may be written', (_, runId, waitUntil) => {
    expect(takeOverAs(runId, waitUntil)).toBeDefined();
  });

  it('the status comment of another run that still waits may not be written', () => {
    expect(takeOverAs('10', NOW)).toBeUndefined();
  });

  it('a run that waits keeps others away until it has written its report', () => {
    const taken = takeOverAs('10', null, 120_000);
    expect(taken?.payload.waitUntil).toBe('2026-03-01T12:03:00.000Z');
  });

  it('a run that does not wait keeps nobody away', () => {
    expect(takeOverAs('10', BEFORE)?.payload.waitUntil).toBeNull();
  });
});

describe('the turn of a request', () => {
  const sentAtOf = (submittedAt: string): number => {
    const context = { system: { clock: new ManualClock(CLOCK) } };
    const entry = exampleEntry({ payload: { submittedAt } });
    return turnOfRequest(context, entry).sentAt;
  };

  it('began as long ago as it was submitted, on the monotonic clock', () => {
    expect(sentAtOf('2026-03-01T11:59:00Z')).toBe(CLOCK.now - 60_000);
  });

  it('begins now if the clock of the other runner was ahead', () => {
    expect(sentAtOf('2026-03-01T12:01:00Z')).toBe(CLOCK.now);
  });
});
