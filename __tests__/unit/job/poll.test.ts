import { expect, test } from '@jest/globals';
import type { Job } from '../../../src/domain/job.ts';
import type { Result } from '../../../src/domain/errors.ts';
import { readJobWithRetry } from '../../../src/job/poll.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { PR_LINK } from '../../support/examples.ts';
import {
  ACTIVE,
  COMPLETED,
  failed,
  failedAs,
  found,
  job,
  messageTo,
  MINUTE,
  poll,
  START,
  type PollChanges,
  type Service,
} from './poll-harness.ts';

const activeFor =
  (ms: number): Service =>
  (at) =>
    at < ms ? ACTIVE : COMPLETED;
const minutes = (count: number): PollChanges => ({
  clock: new ManualClock({ now: START + count * MINUTE }),
});

test.each<readonly [string, Service, PollChanges, readonly number[]]>([
  [
    'every 5 s at first',
    [ACTIVE, ACTIVE, ACTIVE, COMPLETED],
    {},
    [5000, 10_000, 15_000, 20_000],
  ],
  ['less often for an older job', [COMPLETED], minutes(4), [4 * MINUTE + 11_619]],
  [
    'after each response',
    [ACTIVE, ACTIVE, COMPLETED],
    { requestMs: 400 },
    [5000, 10_400, 15_800],
  ],
  ['2 s apart', [ACTIVE], { first: undefined, waitMs: 2000 }, [0, 2000]],
  [
    'once if there is no time for two',
    [ACTIVE],
    { first: undefined, waitMs: 1999 },
    [1999],
  ],
  ['once without time', [ACTIVE], { first: undefined, waitMs: 0 }, [0]],
  ['once without time, though active', [ACTIVE], { waitMs: 0 }, [0]],
  [
    'at the deadline',
    [ACTIVE],
    { waitMs: 23_000 },
    [5000, 10_000, 15_000, 20_000, 23_000],
  ],
  [
    'at the deadline, not shortly before it',
    [ACTIVE],
    { waitMs: 11_999 },
    [5000, 11_999],
  ],
  [
    'once more after a slow response',
    activeFor(20_000),
    { waitMs: 12_000, requestMs: 8000 },
    [5000, 13_000],
  ],
])('polls %s', async (_, service, changes, polledAt) => {
  expect((await poll(service, changes)).polledAt).toEqual(polledAt);
});

test.each([
  [
    'the first response shows it',
    { first: job('completed'), waitMs: 0 },
    { waitedMs: 0, attempts: 0 },
  ],
  ['a poll shows it', {}, { waitedMs: 10_000, attempts: 2 }],
])('the wait ends if %s', async (_, changes, expected) => {
  const { result } = await poll([ACTIVE, COMPLETED], changes);
  expect(result).toEqual({
    kind: 'finished',
    job: job('completed'),
    assumedByTimeout: false,
    ...expected,
  });
});

test.each([
  ['at that moment', 0, 'finished'],
  ['shortly after it', 1, 'timed-out'],
])('at the deadline: a job that ends %s', async (_, offset, kind) => {
  const { result } = await poll(activeFor(20 * MINUTE + offset), { waitMs: 20 * MINUTE });
  expect(result).toMatchObject({ kind, waitedMs: 20 * MINUTE });
});

test('at the deadline: an error keeps what was known', async () => {
  const { result } = await poll((at) => (at < 20_000 ? ACTIVE : failed(503)), {
    waitMs: 20_000,
  });
  expect(result).toEqual({
    kind: 'timed-out',
    job: job('active'),
    waitedMs: 20_000,
    attempts: 4,
  });
});

/** Creates a clock on which each sleep that ends after `from` is this much longer. */
function inexact(byMs: number, from = 0): ManualClock {
  const clock = new ManualClock({ now: START });
  const sleep = clock.sleep.bind(clock);
  clock.sleep = (ms, signal) =>
    sleep(clock.now() + ms < START + from ? ms : Math.max(0, ms + byMs), signal);
  return clock;
}

test.each<readonly [string, ManualClock, number, readonly number[]]>([
  ['early: no second last poll', inexact(-0.5), 11_000, [4999.5, 10_999.5]],
  ['late, after the deadline', inexact(3000), 8000, [8000]],
  ['a machine that slept', inexact(180_000, 9000), 120_000, [5000, 190_000]],
])('timers that are inexact: %s', async (_, clock, waitMs, polledAt) => {
  const polled = await poll([ACTIVE], { clock, waitMs });
  expect(polled.polledAt).toEqual(polledAt);
  expect(polled.result.kind).toBe('timed-out');
});

test('timers that are inexact: one error after a machine slept does not end the wait', async () => {
  const { result } = await poll([ACTIVE, failed(503), COMPLETED], {
    clock: inexact(10 * MINUTE, 9000),
    waitMs: 60 * MINUTE,
  });
  expect(result).toMatchObject({ kind: 'finished', attempts: 3 });
});

test('timers that are inexact: a second check is not made twice', async () => {
  const { polledAt } = await poll([COMPLETED], {
    clock: inexact(-0.7),
    turn: messageTo('active'),
  });
  expect(polledAt).toHaveLength(3);
  expect((polledAt[2] ?? 0) - (polledAt[1] ?? 0)).toBeGreaterThan(1999);
});

const NEW = found('completed', { prLink: PR_LINK });
const UPDATED = { kind: 'finished', job: { prLink: PR_LINK } };
const OBSERVED = { ...UPDATED, assumedByTimeout: false };
const ASSUMED = { kind: 'finished', assumedByTimeout: true };
const AFTER_END = { turn: messageTo('completed'), first: job('completed') };
const WHILE_ACTIVE = { turn: messageTo('active') };
type MessageRow = Readonly<{
  title: string;
  service: Service;
  changes: PollChanges;
  expected: object;
  polledAt: readonly number[];
}>;

test.each<MessageRow>([
  {
    title: 'that had ended',
    service: [COMPLETED, ACTIVE, NEW],
    changes: AFTER_END,
    expected: OBSERVED,
    polledAt: [5000, 10_000, 15_000],
  },
  {
    title: 'long ago',
    service: [ACTIVE],
    changes: { ...AFTER_END, turn: messageTo('completed', 0) },
    expected: ASSUMED,
    polledAt: [],
  },
  {
    title: 'that was active',
    service: [ACTIVE, COMPLETED, NEW],
    changes: WHILE_ACTIVE,
    expected: UPDATED,
    polledAt: [5000, 10_000, 25_000],
  },
  {
    title: 'at the deadline',
    service: [COMPLETED],
    changes: { ...WHILE_ACTIVE, waitMs: 8000 },
    expected: { kind: 'timed-out' },
    polledAt: [5000, 8000],
  },
])('a message to a job: $title', async ({ service, changes, expected, polledAt }) => {
  const polled = await poll(service, changes);
  expect(polled.result).toMatchObject(expected);
  expect(polled.polledAt).toEqual(polledAt);
});

test('events show what each poll found and when the next one is', async () => {
  const { events } = await poll([ACTIVE, failed(503), found(undefined), COMPLETED], {
    requestMs: 100,
  });
  expect(events).toEqual([
    { elapsedMs: 5100, status: 'active', nextInMs: 5000 },
    {
      elapsedMs: 10_200,
      error: expect.objectContaining({ status: 503 }),
      nextInMs: 5000,
    },
    { elapsedMs: 15_300, nextInMs: 5000 },
    { elapsedMs: 20_400, status: 'completed', nextInMs: undefined },
  ]);
});

function cancelledAt(ms: number) {
  const clock = new ManualClock({ now: START });
  const controller = new AbortController();
  clock.plan(START + ms, () => controller.abort());
  return { clock, signal: controller.signal };
}
const slowly = () => ({ ...cancelledAt(5100), requestMs: 200 });
const cancelled = { signal: AbortSignal.abort() };

test.each<readonly [string, Service, PollChanges, object]>([
  [
    'between two polls',
    [ACTIVE],
    cancelledAt(12_345),
    { kind: 'aborted', waitedMs: 12_345, attempts: 2 },
  ],
  [
    'before the first poll',
    [ACTIVE],
    cancelled,
    { kind: 'aborted', job: job('active'), attempts: 0 },
  ],
  [
    'after the job ended',
    [ACTIVE],
    { ...cancelled, first: job('completed') },
    { kind: 'finished' },
  ],
  [
    'during a poll that fails',
    [failedAs('no-response')],
    slowly(),
    { kind: 'aborted', attempts: 0 },
  ],
  ['during a poll that shows the end', [COMPLETED], slowly(), { kind: 'finished' }],
])('a cancellation: %s', async (_, service, changes, expected) => {
  expect((await poll(service, changes)).result).toMatchObject(expected);
});

test('a cancellation before anything is known of the job', async () => {
  const { result } = await poll([ACTIVE], { ...cancelled, first: undefined });
  expect(result.job).toBeUndefined();
});

test.each<readonly [string, readonly Result<Job>[], number, number]>([
  ['four times', Array<Result<Job>>(5).fill(failed(503)), 4, 3500],
  ['once if nothing will change', [failed(404)], 1, 0],
  ['once at a rate limit', [failed(429)], 1, 0],
  ['once if the service wants more time', [failed(503, 60_000)], 1, 0],
  ['again when the service wants it', [failed(503, 3000), ACTIVE], 2, 3000],
])('a job is read %s', async (_, responses, reads, waitedMs) => {
  const clock = new ManualClock({ now: START });
  let count = 0;
  const get = async (): Promise<Result<Job>> => responses[count++] ?? COMPLETED;
  const options = { clock, random: () => 0.5, signal: new AbortController().signal };
  const result = await readJobWithRetry({ ...options, jobs: { get } }, { id: 'job_1' });
  expect({ result, count, waitedMs: clock.now() - START }).toEqual({
    result: responses[reads - 1],
    count: reads,
    waitedMs,
  });
});
