import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { seededRandom } from '../../../fakes/random.ts';
import { play, type Plan, type RunPlan } from './claim-model.ts';

/** `CLAIM_CASES=100000 CLAIM_SEED=2` plays more cases, and others. */
const CASES = Number(process.env['CLAIM_CASES'] ?? 1000);
const SEED = Number(process.env['CLAIM_SEED'] ?? 1);

const HOUR = 3_600_000;
const runs = fc.array(
  fc.record<RunPlan>({
    startsAt: fc.oneof(
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 60_000 }),
      // Somebody has GitHub deliver the event again.
      fc.integer({ min: 0, max: HOUR / 2 }),
    ),
    account: fc.integer({ min: 0, max: 1 }),
    trigger: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constant(1)),
    gatherMs: fc.oneof(
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 60_000 }),
    ),
    clockErrorMs: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      fc.integer({ min: -HOUR, max: HOUR }),
    ),
    attempts: fc.array(
      fc.record({
        crashAfterMs: fc.option(fc.integer({ min: 0, max: 40_000 }), {
          nil: undefined,
          freq: 3,
        }),
        hasPostStep: fc.boolean(),
        rerunAfterMs: fc.oneof(
          fc.integer({ min: 0, max: 20_000 }),
          fc.integer({ min: 0, max: HOUR / 2 }),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const plans = fc.record({
  runs,
  triggerKind: fc.constantFrom('comment' as const, 'review' as const, 'care' as const),
  comments: fc.oneof(
    { weight: 6, arbitrary: fc.constant('allowed' as const) },
    fc.constantFrom('refused' as const, 'never' as const),
  ),
  mayReact: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
  foreignReactionAt: fc.option(fc.integer({ min: 0, max: 10_000 }), {
    nil: undefined,
    freq: 4,
  }),
  hasFaults: fc.boolean(),
  outages: fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 2 }),
  maxCallMs: fc.constantFrom(200, 5000, 20_000),
  maxLagMs: fc.constantFrom(0, 2000),
  seed: fc.integer(),
});

type Case = typeof plans extends fc.Arbitrary<infer T> ? T : never;

const planOf = ({ seed, ...rest }: Case, changes: Partial<Plan> = {}): Plan => ({
  ...rest,
  random: seededRandom(seed),
  waitFactor: 1,
  sinceErrorMs: 0,
  mustBind: true,
  ...changes,
});

/** Plays a case. True if no trigger was submitted twice. */
const isSafe = async (drawn: Case, changes?: Partial<Plan>): Promise<boolean> => {
  const { posts } = await play(planOf(drawn, changes));
  return Math.max(...posts) <= 1;
};

const hasReactions = ({ mayReact, triggerKind }: Case): boolean =>
  mayReact && triggerKind === 'comment';

const withOneAccount = (drawn: Case): Case => ({
  ...drawn,
  runs: drawn.runs.map((run) => ({ ...run, account: 0 })),
});

/**
 * Cases in which two deliveries can be distinguished: by comments, or by the reactions of one account. Two accounts that both react are a
 * documented exception (docs/at-most-once.md).
 */
const distinguishable = plans
  .filter((drawn) => drawn.comments === 'allowed' || hasReactions(drawn))
  .map((drawn) => (hasReactions(drawn) ? withOneAccount(drawn) : drawn));

/** Adds to a case, for each run that can write comments, an attempt that nothing disturbs. */
const withLastAttempts = (drawn: Case): Case => ({
  ...drawn,
  comments: 'allowed',
  runs: drawn.runs.map((run) => ({
    ...run,
    attempts: [
      ...run.attempts.map((attempt) => ({ ...attempt, rerunAfterMs: HOUR })),
      { crashAfterMs: undefined, hasPostStep: false, rerunAfterMs: 0 },
    ],
  })),
  hasFaults: false,
});

describe(`any interleaving of runs, re-runs and redeliveries (seed ${SEED})`, () => {
  it('never submits a trigger twice', async () => {
    await fc.assert(
      fc.asyncProperty(distinguishable, (drawn) => isSafe(drawn)),
      { numRuns: CASES, seed: SEED },
    );
  });

  it('submits each trigger exactly once if no run crashes, comments can be written and no call takes longer than 5 s', async () => {
    await fc.assert(
      fc.asyncProperty(distinguishable, async (drawn) => {
        const calm: Case = {
          ...drawn,
          runs: drawn.runs.map((run) => ({
            ...run,
            attempts: run.attempts.map((attempt) => ({
              ...attempt,
              crashAfterMs: undefined,
            })),
          })),
          comments: 'allowed',
          hasFaults: false,
          outages: [],
          maxCallMs: drawn.maxCallMs === 20_000 ? 5000 : drawn.maxCallMs,
        };
        const { posts } = await play(planOf(calm));
        return calm.runs.every(({ trigger }) => posts[trigger] === 1);
      }),
      { numRuns: CASES / 2, seed: SEED },
    );
  });

  it('submits in the end, after crashes and outages, unless a run may have sent', async () => {
    await fc.assert(
      fc.asyncProperty(distinguishable, async (drawn) => {
        const case_ = withLastAttempts(drawn);
        const { posts, bindings } = await play(planOf(case_));
        return case_.runs.every(({ trigger }) => {
          const mayHaveSent = (bindings[trigger] ?? 0) > 0;
          return posts[trigger] === 1 || mayHaveSent;
        });
      }),
      { numRuns: CASES / 2, seed: SEED },
    );
  });

  it.each<readonly [string, Partial<Plan>]>([
    ['without the waits', { waitFactor: 0.05 }],
    [
      'if only comments after the own one were listed again',
      { sinceErrorMs: 10 * 60_000 },
    ],
    ['if states were not bound before the request', { mustBind: false }],
  ])('would submit twice %s', async (_, changes) => {
    const property = fc.asyncProperty(distinguishable, (drawn) => isSafe(drawn, changes));
    expect(
      (await fc.check(property, { numRuns: 20_000, seed: SEED, endOnFailure: true }))
        .failed,
    ).toBe(true);
  });
});
