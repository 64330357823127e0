import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { seededRandom } from '../../fakes/random.ts';
import { sized } from '../support/size.ts';
import { play, type CommandPlan, type Plan, type RunPlan } from './claim-model.ts';

/** `TEST_SIZE=70 CLAIM_SEED=2` plays 105,000 cases, and others. */
const CASES = sized(1500);
const HALF = sized(750);
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
    cause: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constant(1)),
    gatherMs: fc.oneof(
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 60_000 }),
    ),
    clockErrorMs: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      fc.integer({ min: -HOUR, max: HOUR }),
    ),
    format: fc.constant(1),
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

/** A claim is copied at once, or when its run may look for it. */
const copies = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: HOUR })),
  into: fc.constantFrom('new' as const, 'old' as const),
  deletedAfterMs: fc.option(fc.integer({ min: 0, max: HOUR / 2 }), { nil: undefined }),
});

const strangers = fc.record({
  isByBot: fc.boolean(),
  writesAt: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 3 }),
  copies: fc.array(copies, { maxLength: 3 }),
});

/** A command is deleted about when its runs begin, or at any time. Lists do not go back to one that is older than 10 minutes. */
const commands = fc.record<CommandPlan>({
  ageMs: fc.oneof(
    fc.integer({ min: 0, max: 60_000 }),
    fc.integer({ min: 0, max: HOUR / 2 }),
  ),
  deletedAt: fc.option(
    fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: HOUR / 2 })),
    { nil: undefined, freq: 3 },
  ),
});

const plans = fc.record({
  runs,
  commands: fc.array(commands, { maxLength: 2 }),
  stranger: fc.option(strangers, { nil: undefined, freq: 3 }),
  hasFaults: fc.boolean(),
  hasLateEffects: fc.boolean(),
  pageSize: fc.constantFrom(1, 2, 100),
  outages: fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 2 }),
  maxCallMs: fc.constantFrom(200, 5000, 20_000),
  maxLagMs: fc.constantFrom(0, 2000, 4000),
  lagsInOrder: fc.boolean(),
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

/**
 * Plays a case. True if nothing was submitted twice for one cause, no run has ended well although nothing was sent, no command that was deleted was sent,
 * and none that was there was refused.
 */
const isSafe = async (drawn: Case, changes?: Partial<Plan>): Promise<boolean> => {
  const { posts, silent, sentDeleted, refused } = await play(planOf(drawn, changes));
  return Math.max(...posts) <= 1 && Math.max(...silent, ...sentDeleted, ...refused) === 0;
};

/** Plays a case. True if no command that was there was refused. */
const refusesNone = async (drawn: Case, changes: Partial<Plan>): Promise<boolean> => {
  const { refused } = await play(planOf(drawn, changes));
  return Math.max(...refused) === 0;
};

const isDeleted = (drawn: Case, cause: number): boolean =>
  drawn.commands[cause]?.deletedAt !== undefined;

/** Makes the stranger a person. A claim that a bot has copied counts, so that other runs wait for it, and end red. */
const withoutBots = (drawn: Case): Case => {
  const { stranger } = drawn;
  if (stranger === undefined) return drawn;
  return { ...drawn, stranger: { ...stranger, isByBot: false } };
};

/** Adds to each run of a case an attempt that nothing disturbs. */
const withLastAttempts = (drawn: Case): Case => ({
  ...drawn,
  runs: drawn.runs.map((run) => ({
    ...run,
    attempts: [
      ...run.attempts.map((attempt) => ({ ...attempt, rerunAfterMs: HOUR })),
      { crashAfterMs: undefined, hasPostStep: false, rerunAfterMs: 0 },
    ],
  })),
  hasFaults: false,
});

/** Makes every second run one of a newer version, which writes a format that the others cannot read. */
const withVersions = (drawn: Case): Case => ({
  ...drawn,
  runs: drawn.runs.map((run, at) => ({ ...run, format: 1 + (at % 2) })),
});

describe(`any interleaving of runs, re-runs and redeliveries (seed ${SEED})`, () => {
  it('never submits twice for one cause', async () => {
    await fc.assert(
      fc.asyncProperty(plans, (drawn) => isSafe(drawn)),
      { numRuns: CASES, seed: SEED },
    );
  });

  it('submits exactly once for each cause if no run crashes and no call takes longer than 5 s', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (drawn) => {
        const calm: Case = {
          ...withoutBots(drawn),
          runs: drawn.runs.map((run) => ({
            ...run,
            attempts: run.attempts.map((attempt) => ({
              ...attempt,
              crashAfterMs: undefined,
            })),
          })),
          hasFaults: false,
          hasLateEffects: false,
          outages: [],
          maxCallMs: drawn.maxCallMs === 20_000 ? 5000 : drawn.maxCallMs,
        };
        const { posts } = await play(planOf(calm));
        return calm.runs.every(
          ({ cause }) => posts[cause] === 1 || isDeleted(calm, cause),
        );
      }),
      { numRuns: HALF, seed: SEED },
    );
  });

  it('submits in the end, after crashes and outages, unless a run may have sent', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (drawn) => {
        const case_ = withLastAttempts(withoutBots(drawn));
        const { posts, bindings } = await play(planOf(case_));
        return case_.runs.every(({ cause }) => {
          const mayHaveSent = (bindings[cause] ?? 0) > 0;
          return posts[cause] === 1 || mayHaveSent || isDeleted(case_, cause);
        });
      }),
      { numRuns: HALF, seed: SEED },
    );
  });

  it('never submits twice for one cause if lists lag by a minute in order, all pages alike', async () => {
    const slow = { maxLagMs: 60_000, lagsInOrder: true };
    await fc.assert(
      fc.asyncProperty(plans, (drawn) => isSafe(drawn, slow)),
      { numRuns: HALF, seed: SEED },
    );
  });

  it('never submits twice for one cause if every second run has a newer version', async () => {
    await fc.assert(
      fc.asyncProperty(plans, (drawn) => isSafe(withVersions(drawn))),
      { numRuns: HALF, seed: SEED },
    );
  });

  it.each<readonly [string, Partial<Plan>]>([
    ['without the wait, if lists lag by 4 s', { waitFactor: 0.05, maxLagMs: 4000 }],
    [
      'if lists lagged by 8 s, each comment by itself',
      { maxLagMs: 8000, lagsInOrder: false },
    ],
    [
      'if lists lagged by a minute, and one without the own comment counted',
      { maxLagMs: 60_000, lagsInOrder: true, trustsEveryList: true },
    ],
    [
      'if lists lagged by a minute, each page by itself',
      { maxLagMs: 60_000, lagsInOrder: true, pagesDiffer: true },
    ],
    ['if only comments after the own one were listed', { sinceErrorMs: 10 * 60_000 }],
    ['if entries were not bound before the request', { mustBind: false }],
    ['if a run took the first copy of its claim', { takesFirstCopy: true }],
  ])('would submit twice %s', async (_, changes) => {
    const isEverUnsafe = await findsUnsafe((drawn) => isSafe(drawn, changes));
    expect(isEverUnsafe).toBe(true);
  });

  it('never refuses a command that is there, although lists lag by a minute, each comment by itself', async () => {
    const slow = { maxLagMs: 60_000, lagsInOrder: false };
    await fc.assert(
      fc.asyncProperty(plans, (drawn) => refusesNone(drawn, slow)),
      { numRuns: HALF, seed: SEED },
    );
  });

  it('would refuse a command that is there if such a list decided alone', async () => {
    const changes = {
      maxLagMs: 60_000,
      lagsInOrder: false,
      trustsListWithoutCommand: true,
    };
    expect(await findsUnsafe((drawn) => refusesNone(drawn, changes))).toBe(true);
  });

  it('would send a command that was deleted if runs did not look for it', async () => {
    const changes = { ignoresCommands: true };
    expect(await findsUnsafe((drawn) => isSafe(drawn, changes))).toBe(true);
  });

  it('would submit twice if entries of newer versions did not count', async () => {
    const changes = { ignoresNewer: true };
    const isEverUnsafe = await findsUnsafe((drawn) =>
      isSafe(withVersions(drawn), changes),
    );
    expect(isEverUnsafe).toBe(true);
  });
});

/** Returns whether a case that is not safe is found. */
async function findsUnsafe(
  isCaseSafe: (drawn: Case) => Promise<boolean>,
): Promise<boolean> {
  const property = fc.asyncProperty(plans, isCaseSafe);
  const options = { numRuns: 20_000, seed: SEED, endOnFailure: true };
  const { failed } = await fc.check(property, options);
  return failed;
}
