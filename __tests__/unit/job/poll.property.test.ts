import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Result, Job } from '../../../src/domain.ts';
import type { Turn } from '../../../src/job/completion.ts';
import {
  ACTIVE,
  COMPLETED,
  faulted,
  job,
  MINUTE,
  refused,
  START,
  told,
  wait,
  type Wait,
} from './poll-fixture.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const answers: fc.Arbitrary<Result<Job>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(ACTIVE) },
  { weight: 1, arbitrary: fc.constantFrom(COMPLETED, told('failed'), told('queued'), told(undefined)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(400, 401, 403, 404, 408, 429, 500, 503),
        fc.option(fc.double(), { nil: undefined }),
      )
      .map(([status, retryAfterMs]) => refused(status, retryAfterMs)),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('not-sent', 'no-response', 'invalid-response')
      .map((kind) => faulted(kind as never)),
  },
);

const turns: fc.Arbitrary<Turn> = fc.constantFrom<Turn[]>(
  { kind: 'create' },
  { kind: 'message', snapshot: { status: 'active', prLink: null, archivedAt: null }, sentAt: START },
  { kind: 'message', snapshot: { status: 'completed', prLink: null, archivedAt: null }, sentAt: START },
);

const lives = fc.record({
  script: fc.array(answers, { minLength: 1, maxLength: 60 }),
  turn: turns,
  waitMs: fc.oneof(fc.nat(10_000), fc.nat(60 * MINUTE)),
  fixedIntervalMs: fc.option(fc.oneof(fc.nat(5_000), fc.nat(20 * MINUTE)), { nil: undefined }),
  requestMs: fc.oneof(fc.constant(0), fc.nat(20_000)),
  first: fc.constantFrom(undefined, job('active'), job('completed'), job(undefined)),
  chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

/** Waits through any service there can be, and holds what was done to `check`. */
function always(check: (done: Wait, life: Life) => void): Promise<void> {
  return fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const { script, chance, ...options } = life;
      const [head = ACTIVE, ...rest] = script;
      check(await wait([head, ...rest], { ...options, random: () => chance }), life);
    }),
    propertyRuns(200),
  );
}

test('looks are never closer than 2 s apart', () =>
  always(({ lookedAt }) => {
    lookedAt.slice(1).forEach((at, i) => expect(at - (lookedAt[i] ?? 0)).toBeGreaterThanOrEqual(2_000));
  }));

test('no look is after the deadline, but for one that the look before it delayed', () =>
  always(({ lookedAt }, { waitMs, requestMs }) => {
    const late = lookedAt.filter((at) => at > waitMs);
    expect(late.length).toBeLessThanOrEqual(1);
    for (const at of late) expect(at).toBe((lookedAt.at(-2) ?? 0) + requestMs);
  }));

test('a wait that times out has looked at the deadline or after it, once', () =>
  always(({ waited, lookedAt }, { waitMs }) => {
    if (waited.end !== 'timed-out') return;
    expect(lookedAt.filter((at) => at >= waitMs)).toHaveLength(1);
  }));

test('every wait ends in time, with each look counted and told', () =>
  always(({ waited, lookedAt, events }, { waitMs, requestMs }) => {
    expect(waited.waitedMs).toBeLessThanOrEqual(waitMs + 2 * requestMs);
    expect(waited.attempts).toBe(lookedAt.length);
    expect(events.map((event) => event.attempt)).toEqual(lookedAt.map((_, i) => i + 1));
    expect(events.filter((event) => event.nextInMs === undefined)).toHaveLength(Math.min(1, waited.attempts));
  }));

test('no job is ever said to have ended that the service did not say so of', () =>
  always(({ waited }) => {
    if (waited.end === 'finished') expect(['completed', 'failed', 'archived']).toContain(waited.job.status);
  }));

test('contact is never lost over a single fault', () =>
  always(({ waited, events }) => {
    if (waited.end !== 'connection-lost') return;
    expect(events.slice(-2).filter((event) => event.error !== undefined)).toHaveLength(2);
  }));
