/** With `subject: since-last`, every commit is in a request that was sent, or the last run is red: a model (seeded). */
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { causeOfRange } from '../../../src/domain/cause.ts';
import type { RequestEntry } from '../../../src/record/entries.ts';
import { sized } from '../../support/size.ts';
import {
  ENDS,
  playSinceLast,
  REAL_RULES,
  type Plan,
  type Played,
  type Rules,
  type Step,
} from './since-last-model.ts';

/** `TEST_SIZE=34 SINCE_LAST_SEED=2` plays 100,000 cases, and others. */
const CASES = sized(3000);
const SEED = Number(process.env['SINCE_LAST_SEED'] ?? 1);

const commits = fc.integer({ min: 0, max: 3 });
const which = fc.nat(9);
const end = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('completes' as const, 'times out' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...ENDS) },
);
const series = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(1) },
);
const named = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) },
);

const runs = fc.record({
  kind: fc.constant('run' as const),
  series,
  commits,
  end,
  named,
});
const reruns = fc.record({ kind: fc.constant('re-run' as const), which, commits, end });
const failures = fc.record({ kind: fc.constant('job fails' as const), which });
const keys = fc.record({
  kind: fc.constant('keys' as const),
  keys: fc.constantFrom(['old'], ['new'], ['new', 'old']),
});
const strangers = fc.record({
  kind: fc.constant('stranger' as const),
  does: fc.constantFrom('write' as const, 'copy' as const, 'delete' as const),
  which,
  isByBot: fc.boolean(),
});

const steps = fc.oneof<fc.Arbitrary<Step>[]>(
  runs,
  runs,
  runs,
  reruns,
  failures,
  keys,
  strangers,
);
const plans = fc.record({
  head: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 })),
  pageSize: fc.constantFrom(1, 2, 100),
  steps: fc.array(steps, { minLength: 2, maxLength: 14 }),
});
type Case = typeof plans extends fc.Arbitrary<infer T> ? T : never;

function play(drawn: Case, rules: Partial<Rules> = {}): Promise<Played> {
  const plan: Plan = { ...drawn, rules: { ...REAL_RULES, ...rules } };
  return playSinceLast(plan);
}

const withoutStranger = (drawn: Case): Case => ({
  ...drawn,
  steps: drawn.steps.filter(({ kind }) => kind !== 'stranger'),
});

/** Returns whether a case is found in which rules lose commits, or send them twice. */
async function findsUnsafe(rules: Partial<Rules>): Promise<boolean> {
  const property = fc.asyncProperty(plans, async (drawn) => {
    const { lost, twice } = await play(drawn, rules);
    return lost.length + twice.length === 0;
  });
  const options = { numRuns: 20_000, seed: SEED, endOnFailure: true };
  const { failed } = await fc.check(property, options);
  return failed;
}

describe(`any runs, re-runs and failures in one thread (seed ${SEED})`, () => {
  it('lose no commit, and send none twice that may have been sent, whatever a stranger does', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (drawn) => {
        const played = await play(drawn);
        expect(played).toMatchObject({ lost: [], twice: [] });
        const undisturbed = await play(withoutStranger(drawn));
        expect(played.ends).toEqual(undisturbed.ends);
      }),
      { numRuns: CASES, seed: SEED },
    );
  });

  const sentOnly = (entries: readonly RequestEntry[]): readonly RequestEntry[] =>
    entries.filter(({ payload, mayRepeat }) => payload.covered !== null && !mayRepeat);

  it.each<readonly [string, Partial<Rules>]>([
    [
      'if ranges that came to nothing did not count',
      {
        rangeOf: (thread, run) => {
          const counted = { entries: sentOnly(thread.entries), ofAnyTag: [], claims: [] };
          return REAL_RULES.rangeOf(counted, run);
        },
      },
    ],
    [
      'if a request had another cause than one with the same last commit',
      { causeOf: (_, __, { from, to }) => causeOfRange(from, to) },
    ],
    ['if a first run was inferred after a new key', { seesUnsigned: false }],
  ])('would be unsafe %s', async (_, rules) => {
    expect(await findsUnsafe(rules)).toBe(true);
  });
});
