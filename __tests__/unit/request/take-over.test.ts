import { describe, expect, it } from '@jest/globals';
import type { WorkflowRun } from '../../../src/ports.ts';
import { takeOverRequest, turnOfRequest } from '../../../src/request/follow.ts';
import { exampleEntry } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { runWith } from '../../support/runs.ts';

const CLOCK = { now: 1_000_000, date: '2026-03-01T12:00:00Z' };
const BEFORE = '2026-03-01T11:59:59.999Z';
const NOW = '2026-03-01T12:00:00.000Z';

type Attempt = Pick<WorkflowRun, 'id' | 'attempt'>;

describe('taking a request over', () => {
  const SENT_BY = { run: '9', attempt: 1 };
  const SAME_ATTEMPT: Attempt = { id: '9', attempt: 1 };
  const NEXT_ATTEMPT: Attempt = { id: '9', attempt: 2 };
  const OTHER_RUN: Attempt = { id: '10', attempt: 1 };

  const takeOverAs = (workflow: Attempt, waitUntil: string | null, waitMs = 0) => {
    const found = exampleEntry({ request: SENT_BY, payload: { waitUntil } });
    const run = runWith({ workflow, clock: new ManualClock(CLOCK) });
    return takeOverRequest({ run, settings: { waitMs } }, found);
  };

  it.each<readonly [string, Attempt, string | null]>([
    ['of an earlier attempt, which may still wait', NEXT_ATTEMPT, NOW],
    ['of a run that does not wait', OTHER_RUN, null],
    ['of a run that is over', OTHER_RUN, BEFORE],
  ])('the status comment %s may be written', (_, workflow, waitUntil) => {
    expect(takeOverAs(workflow, waitUntil)).toBeDefined();
  });

  it.each<readonly [string, Attempt]>([
    ['another run', OTHER_RUN],
    ['another step of this attempt', SAME_ATTEMPT],
  ])('the status comment of %s that still waits may not be written', (_, workflow) => {
    expect(takeOverAs(workflow, NOW)).toBeUndefined();
  });

  it('a run that waits keeps others away until it has written its report', () => {
    const taken = takeOverAs(OTHER_RUN, null, 120_000);
    expect(taken?.payload.waitUntil).toBe('2026-03-01T12:03:00.000Z');
  });

  it('a run that does not wait keeps nobody away', () => {
    expect(takeOverAs(OTHER_RUN, BEFORE)?.payload.waitUntil).toBeNull();
  });
});

describe('the turn of a request', () => {
  const sentAtOf = (submittedAt: string): number => {
    const run = runWith({ clock: new ManualClock(CLOCK) });
    const entry = exampleEntry({ payload: { submittedAt } });
    return turnOfRequest({ run }, entry).sentAt;
  };

  it('began as long ago as it was submitted, on the monotonic clock', () => {
    expect(sentAtOf('2026-03-01T11:59:00Z')).toBe(CLOCK.now - 60_000);
  });

  it('begins now if the clock of the other runner was ahead', () => {
    expect(sentAtOf('2026-03-01T12:01:00Z')).toBe(CLOCK.now);
  });
});
