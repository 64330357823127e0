import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seededRandom } from '../../../fakes/random.ts';
import { play, type Plan, type RunPlan } from './claim-model.ts';

const CASES = Number(process.env['CLAIM_CASES'] ?? 2000);

const runs = fc.array(
  fc.record<RunPlan>({
    startsAt: fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 60_000 })),
    trigger: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constant(1)),
    gatherMs: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 60_000 })),
    attempts: fc.array(
      fc.record({
        crashAfterMs: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined, freq: 3 }),
        rerunAfterMs: fc.integer({ min: 0, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const plans = fc.record({
  runs,
  triggerKind: fc.constantFrom('comment' as const, 'subject' as const),
  comments: fc.oneof(
    { weight: 6, arbitrary: fc.constant('allowed' as const) },
    fc.constantFrom('refused' as const, 'never' as const),
  ),
  mayReact: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false)),
  foreignReactionAt: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined, freq: 4 }),
  hasFaults: fc.boolean(),
  maxCallMs: fc.constantFrom(200, 4000, 8000),
  maxLagMs: fc.constantFrom(0, 2000),
  seed: fc.integer(),
});

type Case = typeof plans extends fc.Arbitrary<infer T> ? T : never;

function planOf({ seed, ...rest }: Case, waitFactor = 1): Plan {
  return { ...rest, random: seededRandom(seed), waitFactor };
}

/** Requests that the service carried out for the trigger that got most. */
async function mostPosts(plan: Plan): Promise<number> {
  const { posts } = await play(plan);
  return Math.max(...posts);
}

/** Nothing is left to tell two deliveries apart if the token may neither comment nor react. */
function isBlind({ comments, mayReact, triggerKind }: Case): boolean {
  return comments !== 'allowed' && (!mayReact || triggerKind !== 'comment');
}

const PARAMETERS = { numRuns: CASES, verbose: false } as const;

describe('any interleaving of runs, re-runs and redeliveries', () => {
  it('never submits a trigger twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        plans.filter((plan) => !isBlind(plan)),
        async (plan) => {
          expect(await mostPosts(planOf(plan))).toBeLessThanOrEqual(1);
        },
      ),
      PARAMETERS,
    );
  });

  it('submits each trigger exactly once if no run crashes, comments can be written and no call takes longer than 5 s', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (drawn) => {
        const calm: Case = {
          ...drawn,
          runs: drawn.runs.map((run) => ({
            ...run,
            attempts: run.attempts.map((attempt) => ({ ...attempt, crashAfterMs: undefined })),
          })),
          comments: 'allowed',
          mayReact: true,
          hasFaults: false,
          maxCallMs: drawn.maxCallMs === 8000 ? 4000 : drawn.maxCallMs,
        };
        const { posts } = await play(planOf(calm));
        for (const { trigger } of calm.runs) expect(posts[trigger]).toBe(1);
      }),
      PARAMETERS,
    );
  });

  it('would submit twice without the waits', async () => {
    const found = await fc.check(
      fc.asyncProperty(
        plans.filter((plan) => !isBlind(plan)),
        async (plan) => (await mostPosts(planOf(plan, 0.05))) <= 1,
      ),
      { ...PARAMETERS, numRuns: 20_000, endOnFailure: true },
    );
    expect(found.failed).toBe(true);
  });
});
