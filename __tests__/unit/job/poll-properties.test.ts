import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isTerminal, type Job, type Result } from '../../../src/domain.ts';
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
} from './poll-harness.ts';

const retryAfter = fc.option(fc.double({ noNaN: true }), { nil: undefined });
const responses: fc.Arbitrary<Result<Job>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ACTIVE) },
  { weight: 1, arbitrary: fc.constantFrom(COMPLETED, found('failed'), found('queued'), found(undefined)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(400, 401, 403, 404, 408, 429, 500, 503), retryAfter)
      .map(([status, retryAfterMs]) => failed(status, retryAfterMs)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...(['not-sent', 'no-response', 'invalid-response'] as const)).map(failedAs),
  },
);
const cases = fc.record({
  script: fc.array(responses, { minLength: 1, maxLength: 60 }),
  turn: fc.constantFrom(CREATED, messageTo('active'), messageTo('completed')),
  waitMs: fc.oneof(fc.nat(10_000), fc.nat(60 * MINUTE)),
  fixedIntervalMs: fc.option(fc.oneof(fc.nat(5000), fc.nat(20 * MINUTE)), { nil: undefined }),
  requestMs: fc.oneof(fc.constant(0), fc.nat(20_000)),
  first: fc.constantFrom(undefined, job('active'), job('completed'), job(undefined)),
  chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

test('whatever the service does, a wait keeps its rules', () =>
  fc.assert(
    fc.asyncProperty(cases, async ({ script, chance, ...options }) => {
      const { waitMs, requestMs } = options;
      const [head = ACTIVE, ...rest] = script;
      const { result, polledAt, events } = await poll([head, ...rest], { ...options, random: () => chance });

      // Polls are at least 2 s apart.
      expect(polledAt.filter((at, index) => index > 0 && at - (polledAt[index - 1] ?? 0) < 2000)).toEqual([]);
      // None is after the deadline, except if the request before it took until then.
      const late = polledAt.filter((at) => at > waitMs);
      expect(late).toEqual(late.length === 0 ? [] : [(polledAt.at(-2) ?? 0) + requestMs]);
      expect(result.waitedMs).toBeLessThanOrEqual(waitMs + 2 * requestMs);
      // Each poll is counted and reported.
      expect(result.attempts).toBe(polledAt.length);
      expect(events).toHaveLength(polledAt.length);
      expect(events.filter(({ nextInMs }) => nextInMs === undefined)).toHaveLength(
        Math.min(1, result.attempts),
      );

      switch (result.kind) {
        case 'finished':
          return expect(isTerminal(result.job?.status)).toBe(true);
        case 'timed-out':
          return expect(polledAt.filter((at) => at >= waitMs)).toHaveLength(1);
        case 'connection-lost':
          // A single error is not enough.
          return expect(events.slice(-2).filter(({ error }) => error !== undefined)).toHaveLength(2);
        case 'aborted':
          throw new Error('nothing was aborted');
      }
    }),
    { numRuns: 400 },
  ));
