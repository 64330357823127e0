/**
 * Deliveries of one event at the same time, each in a process of its own, on a GitHub that takes up to 3 s for each call. The delays
 * are drawn from the seed in the name of the test. `ROUNDS=100` runs more seeds, `SEED` sets the first one.
 */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread } from '../../fakes/events.ts';
import { seededRandom } from '../../fakes/random.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { withHarness, type RunOptions, type Harness } from './with-harness.ts';

const FIRST = Number(process.env['SEED'] ?? 1);
const SEEDS = Array.from(
  { length: Number(process.env['ROUNDS'] ?? 4) },
  (_, at) => FIRST + at,
);

const MAX_CALL_MS = 3000;
/** Deliveries begin within this time. */
const MAX_START_MS = 4000;
/** A run without faults ends in this time. */
const MAX_RUN_MS = 45_000;

const EVENTS: readonly ((harness: Harness) => EventOfRun)[] = [
  (harness) => harness.addComment('/docs explain retry'),
  (harness) => harness.addComment('/docs explain retry', { on: 'review' }),
  (harness) => harness.addComment('/docs explain retry', { on: 'review-comment' }),
  () => merged('pull_request'),
];

type Deliver = (options: RunOptions) => Promise<RunResult>;

/** Plays a round with the event of a seed. */
function play(
  seed: number,
  round: (harness: Harness, deliver: Deliver, random: () => number) => Promise<void>,
): Promise<void> {
  const random = seededRandom(seed);
  const latencyMs = (): readonly [number, number] => {
    const ms = random() * MAX_CALL_MS;
    // A call takes effect when it arrives, or when it is answered.
    return random() < 0.5 ? [0, ms] : [ms, 0];
  };
  const github = { threads: [mergedThread()], latencyMs };
  return withHarness({ github, service: { latencyMs: 1500 } }, async (harness) => {
    const event = EVENTS[seed % EVENTS.length]?.(harness) ?? merged('pull_request');
    const deliver: Deliver = async (options) => {
      await harness.clock.sleep(random() * MAX_START_MS);
      return harness.run(event, options);
    };
    await round(harness, deliver, random);
  });
}

describe('2 to 4 deliveries at once', () => {
  it.concurrent.each(SEEDS)('seed %d: one job', (seed) =>
    play(seed, async (harness, deliver, random) => {
      const ids = Array.from(
        { length: 2 + Math.floor(random() * 3) },
        (_, at) => 101 + at,
      );
      const runs = await Promise.all(ids.map((runId) => deliver({ runId })));
      expect(harness.posts()).toHaveLength(1);
      const actions = runs.map(({ outputs }) => outputs['jobAction']);
      expect(actions.filter((action) => action === 'created')).toHaveLength(1);
      for (const { outputs } of runs)
        expect(['pr-opened', 'unconfirmed']).toContain(outputs['outcome']);
      expect(harness.statusComments()).toHaveLength(1);
    }),
  );
});

describe('a run that is killed at a random moment, another delivery at the same time, and a re-run', () => {
  it.concurrent.each(SEEDS)('seed %d: at most one job', (seed) =>
    play(seed, async (harness, deliver, random) => {
      const signals = [{ signal: 'SIGKILL', afterMs: 0 }] as const;
      const cancel = { at: { afterMs: random() * MAX_RUN_MS }, signals };
      // A runner that is lost does not run the post step.
      const post = random() < 0.5;
      const killed = deliver({ runId: 101, cancel, ...(post ? {} : { post }) });
      await Promise.all([killed, ...(random() < 0.5 ? [deliver({ runId: 102 })] : [])]);
      const again = await deliver({ runId: 101, runAttempt: 2 });
      expect(['pr-opened', 'unconfirmed']).toContain(again.outputs['outcome']);
      expect(harness.posts().length).toBeLessThanOrEqual(1);
      if (again.outputs['outcome'] === 'pr-opened')
        expect(harness.posts()).toHaveLength(1);
    }),
  );
});
