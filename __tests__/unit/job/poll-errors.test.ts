import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isTerminal, type Job } from '../../../src/domain/job.ts';
import type { Result } from '../../../src/domain/errors.ts';
import {
  ACTIVE,
  COMPLETED,
  CREATED,
  failed,
  failedAs,
  found,
  job,
  messageTo,
  MINUTE,
  poll,
  type PollChanges,
  type Service,
} from './poll-harness.ts';

const KINDS = ['not-sent', 'no-response', 'invalid-response'] as const;
const TRANSIENT: readonly (readonly [string, Result<Job>])[] = [
  ...KINDS.map((kind) => [kind, failedAs(kind)] as const),
  ...[302, 400, 408, 409, 422, 425, 429, 500, 502, 503, 504].map(
    (status) => [String(status), failed(status)] as const,
  ),
];
const FINISHED = { kind: 'finished' };
const LOST = { kind: 'connection-lost', reason: 'no-response' };
const LOST_AFTER_5 = { ...LOST, waitedMs: 5 * MINUTE };

const until =
  (ms: number, before: Result<Job>, after = COMPLETED): Service =>
  (at) =>
    at < ms ? before : after;

describe.each(TRANSIENT)('a transient error: %s', (_name, error) => {
  test.each<readonly [string, Service, PollChanges, object]>([
    [
      'for three polls',
      [error, error, error, COMPLETED],
      {},
      { ...FINISHED, attempts: 4 },
    ],
    ['for almost 5 minutes', until(299_000, error), {}, FINISHED],
    [
      'for more than 5 minutes',
      until(301_000, error),
      {},
      { ...LOST, waitedMs: 5 * MINUTE, job: job('active') },
    ],
    [
      'until the deadline',
      [error],
      { waitMs: 4 * MINUTE },
      { kind: 'timed-out', waitedMs: 4 * MINUTE },
    ],
  ])('%s', async (_, service, changes, expected) => {
    expect((await poll(service, changes)).result).toMatchObject(expected);
  });

  test('the 5 minutes count from the last good response', async () => {
    const { result, polledAt } = await poll(until(30 * MINUTE, ACTIVE, error), {
      waitMs: 120 * MINUTE,
    });
    const lastGood = polledAt.findLast((at) => at < 30 * MINUTE) ?? 0;
    expect(result).toMatchObject({ ...LOST, waitedMs: lastGood + 5 * MINUTE });
  });
});

const DENIED = { kind: 'connection-lost', reason: 'unauthorized' };
const NOT_FOUND = { kind: 'connection-lost', reason: 'no-response' };

const ALTERNATING: Service = [
  failed(404),
  ...Array.from({ length: 99 }, (_, index) => failed(index % 2 === 0 ? 503 : 404)),
];

test.each<readonly [string, Service, PollChanges, object]>([
  ['401 once', [failed(401), COMPLETED], {}, { ...FINISHED, attempts: 2 }],
  ['401 twice, apart', [failed(401), ACTIVE, failed(401), COMPLETED], {}, FINISHED],
  ['401, 503, 401', [failed(401), failed(503), failed(401), COMPLETED], {}, FINISHED],
  [
    '401 twice',
    [ACTIVE, failed(401)],
    {},
    { ...DENIED, error: { status: 401 }, attempts: 3 },
  ],
  ['403, then 401', [failed(403), failed(401)], {}, { ...DENIED, attempts: 2 }],

  ['404 for 30 s', until(30_000, failed(404)), {}, { ...FINISHED, waitedMs: 30_000 }],
  ['404 for longer', [failed(404)], {}, { ...NOT_FOUND, waitedMs: 35_000, attempts: 7 }],
  [
    '404, late',
    until(60_001, ACTIVE, failed(404)),
    {},
    { ...NOT_FOUND, waitedMs: 85_979 },
  ],
  ['404 once', [ACTIVE, failed(404), COMPLETED], {}, FINISHED],
  ['404, 503, 404, …', ALTERNATING, {}, LOST_AFTER_5],

  [
    'no response, and at last one that cannot be read',
    (at) => failedAs(at < 299_000 ? 'no-response' : 'invalid-response'),
    {},
    LOST_AFTER_5,
  ],
  ['429 again and again', [failed(429, 1e9)], {}, LOST_AFTER_5],
])('%s', async (_, service, changes, expected) => {
  expect((await poll(service, changes)).result).toMatchObject(expected);
});

test('no response at all leaves the job unknown', async () => {
  const { result } = await poll([failedAs('no-response')], { first: undefined });
  expect(result).toMatchObject(LOST_AFTER_5);
  expect(result.job).toBeUndefined();
});

test.each<readonly [string, Service, PollChanges, readonly number[]]>([
  ['missing: a minute', [failed(429), COMPLETED], {}, [5000, 65_000]],
  ['counts once', [failed(503, 60_000), ACTIVE, COMPLETED], {}, [5000, 65_000, 71_047]],
  ['after the deadline', [failed(429, 1e12)], { waitMs: 30_000 }, [5000, 30_000]],
])('Retry-After: %s', async (_, service, changes, polledAt) => {
  expect((await poll(service, changes)).polledAt).toEqual(polledAt);
});

const retryAfter = fc.option(fc.double({ noNaN: true }), { nil: undefined });
const responses: fc.Arbitrary<Result<Job>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ACTIVE) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      COMPLETED,
      found('failed'),
      found('queued'),
      found(undefined),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(400, 401, 403, 404, 408, 429, 500, 503), retryAfter)
      .map(([status, retryAfterMs]) => failed(status, retryAfterMs)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...KINDS).map(failedAs) },
);
const cases = fc.record({
  script: fc.array(responses, { minLength: 1, maxLength: 60 }),
  turn: fc.constantFrom(CREATED, messageTo('active'), messageTo('completed')),
  waitMs: fc.oneof(fc.nat(10_000), fc.nat(60 * MINUTE)),
  requestMs: fc.oneof(fc.constant(0), fc.nat(20_000)),
  first: fc.constantFrom(undefined, job('active'), job('completed'), job(undefined)),
  chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

test('whatever the service does, a wait keeps its rules', () =>
  fc.assert(
    fc.asyncProperty(cases, async ({ script, chance, ...options }) => {
      const { waitMs, requestMs } = options;
      const [head = ACTIVE, ...rest] = script;
      const { result, polledAt, events } = await poll([head, ...rest], {
        ...options,
        random: () => chance,
      });

      // Polls are at least 2 s apart.
      expect(
        polledAt.filter(
          (at, index) => index > 0 && at - (polledAt[index - 1] ?? 0) < 2000,
        ),
      ).toEqual([]);
      // None is after the deadline, except if the request before it took until then.
      const late = polledAt.filter((at) => at > waitMs);
      expect(late).toEqual(late.length === 0 ? [] : [(polledAt.at(-2) ?? 0) + requestMs]);
      expect(result.waitedMs).toBeLessThanOrEqual(waitMs + 2 * requestMs);
      // Each poll is counted and reported.
      expect(result.attempts).toBe(polledAt.length);
      expect(events).toHaveLength(polledAt.length);
      const last = events.filter(({ nextInMs }) => nextInMs === undefined);
      expect(last).toHaveLength(Math.min(1, result.attempts));

      switch (result.kind) {
        case 'finished':
          return expect(isTerminal(result.job?.status)).toBe(true);
        case 'timed-out':
          return expect(polledAt.filter((at) => at >= waitMs)).toHaveLength(1);
        case 'connection-lost':
          // A single error is not enough.
          return expect(
            events.slice(-2).filter(({ error }) => error !== undefined),
          ).toHaveLength(2);
        case 'aborted':
          throw new Error('nothing was aborted');
      }
    }),
    { numRuns: 400 },
  ));
