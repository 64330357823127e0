/**
 * Care, a sweep, a review, a command and redeliveries on one docs pull request at the same time, each in a process of its own, on a GitHub
 * that takes up to 3 s for each call and shows old lists, with faults before and after the effect, and with signals. Everything is drawn
 * from the seed in the name of the test. `TEST_SIZE=17` runs 102 seeds, `SEED` sets the first one.
 */
import { afterAll, expect, it } from '@jest/globals';
import { prompts, reviewed } from '../../fakes/events.ts';
import { seededRandom } from '../../fakes/random.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import {
  changeDocsPull,
  DOCS,
  docsPull,
  withDocsPull,
} from '../support/docs-pull-request.ts';
import { sized } from '../support/size.ts';
import {
  withHarness,
  type Harness,
  type HarnessOptions,
  type RunOptions,
} from './with-harness.ts';

const FIRST = Number(process.env['SEED'] ?? 1);
const SEEDS = Array.from({ length: sized(6) }, (_, at) => FIRST + at);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const MAX_CALL_MS = 3 * SECOND;
/** Runs begin within this time. */
const MAX_START_MS = 15 * SECOND;
/** Signals come within this time. */
const MAX_RUN_MS = 45 * SECOND;
/** The share of requests that fail, and of those whose answers are lost. */
const FAILED_SHARE = 0.06;
const LOST_SHARE = 0.12;
const MAX_MESSAGES = 2;

const COMMAND = 'name the flags that changed';
const REVIEW = 'Say which titles are meant.';
const TOKEN_OF_APP = 'ghs_fakeTokenForAll';

type Fault = Readonly<{ status: number }> | 'reset-after' | undefined;

type Setting = Readonly<{ state: { isArmed: boolean }; options: HarnessOptions }>;

/** The servers of a round. Faults begin when `isArmed` is set. */
function createSetting(random: () => number): Setting {
  const state = { isArmed: false };
  const drawFault = (isWrite: boolean): Fault => {
    if (!state.isArmed) return undefined;
    const fate = random();
    if (fate < FAILED_SHARE) return { status: 502 };
    return isWrite && fate < LOST_SHARE ? 'reset-after' : undefined;
  };
  const latencyMs = (): readonly [number, number] => {
    if (!state.isArmed) return [0, 0];
    const ms = random() * MAX_CALL_MS;
    // A call takes effect when it arrives, or when it is answered: the list in the answer may be old.
    return random() < 0.5 ? [0, ms] : [ms, 0];
  };
  const statuses = [{ context: 'links', state: 'failure' }];
  const options = withDocsPull(
    docsPull({ statuses }),
    {
      app: { token: TOKEN_OF_APP, repositories: ['Codertocat/Hello-World'] },
      latencyMs,
      intercept: ({ method }) => drawFault(method !== 'GET'),
    },
    {
      latencyMs: 700,
      intercept: ({ method }) => drawFault(method === 'POST'),
    },
  );
  return { state, options };
}

/** Draws how a run is cut off. */
function drawCut(random: () => number): RunOptions {
  const fate = random();
  if (fate < 0.6) return {};
  const signal = fate < 0.8 ? 'SIGTERM' : 'SIGKILL';
  const afterMs = random() * MAX_RUN_MS;
  return { cancel: { at: { afterMs }, signals: [{ signal, afterMs: 0 }] } };
}

/** Draws the inputs of care: what it is for, and whose token it has. */
function drawCare(random: () => number): Readonly<Record<string, string>> {
  const causes = ['conflicts', 'checks', 'conflicts, checks'];
  const cause = causes[Math.floor(random() * causes.length)] ?? 'conflicts';
  const inputs = { for: cause, 'max-messages': String(MAX_MESSAGES) };
  return random() < 0.3 ? { ...inputs, 'github-token': TOKEN_OF_APP } : inputs;
}

/** Counts the requests that were sent to the service with such a prompt. */
const countSent = ({ service }: Harness, pattern: RegExp): number =>
  prompts(service).filter((prompt) => pattern.test(prompt)).length;

/** A message of care, and the commit that it is about. */
const OF_CARE = /^(?:Your pull request .* conflicts|Checks of the commit)/;

/** Messages of care in all rounds. */
let sentInAll = 0;

async function play(seed: number): Promise<void> {
  const random = seededRandom(seed);
  const { state, options } = createSetting(random);
  await withHarness(options, async (harness) => {
    const { clock, github } = harness;
    github.app().grants = { issues: 'write', 'pull-requests': 'write', contents: 'read' };
    await harness.command('/docs explain it fully');
    let runId = 100;
    const start = async (
      run: (more: RunOptions) => Promise<RunResult>,
    ): Promise<void> => {
      runId += 1;
      const more = { runId, ...drawCut(random) };
      await clock.sleep(random() * MAX_START_MS);
      await run(more);
    };
    const review = reviewed(github, {
      number: DOCS,
      body: REVIEW,
      state: 'changes_requested',
    });
    const said = harness.addComment(`/docs ${COMMAND}`, { number: DOCS });
    const onReview = { inputs: { 'pr-feedback': 'reviews' } };
    const care = (): Promise<void> =>
      start((more) => harness.care(drawCare(random), more));
    const deliver = (event: EventOfRun): Promise<void> =>
      start((more) => harness.run(event, { ...onReview, ...more }));

    state.isArmed = true;
    const others = [
      (): Promise<void> => start((more) => harness.sweep({}, more)),
      (): Promise<void> => deliver(review),
      (): Promise<void> => deliver(review),
      (): Promise<void> => deliver(said),
      (): Promise<void> => deliver(said),
    ];
    const chosen = others.filter(() => random() < 0.4);
    await Promise.all([care(), care(), care(), ...chosen.map((each) => each())]);
    expect(countSent(harness, OF_CARE)).toBeLessThanOrEqual(1);

    // Later runs, with new heads: no number is sent twice, and there are two at most.
    for (let nth = 1; nth <= 6; nth += 1) {
      await clock.sleep(20 * MINUTE + random() * 5 * HOUR);
      if (random() < 0.7) {
        const sha = String(nth).padStart(40, 'b');
        changeDocsPull(harness, { head: { ref: 'mintlify/30', sha } });
      }
      await Promise.all([care(), care()]);
    }
    state.isArmed = false;
    await clock.sleep(25 * HOUR);
    await harness.care({}, { runId: 900 });
    const sentByCare = countSent(harness, OF_CARE);
    expect(sentByCare).toBeLessThanOrEqual(MAX_MESSAGES);
    sentInAll += sentByCare;
    expect(countSent(harness, new RegExp(REVIEW))).toBeLessThanOrEqual(1);
    expect(countSent(harness, new RegExp(COMMAND))).toBeLessThanOrEqual(1);
    // No comment of care is left that says neither yes nor no.
    await clock.sleep(2 * HOUR);
    await harness.care({}, { runId: 901 });
    const ofCare = harness.entries(DOCS).filter(({ cause }) => cause?.kind === 'care');
    for (const { isFinished } of ofCare) expect(isFinished).toBe(true);
    const numbers = ofCare
      .filter(({ sent }) => sent !== 'no')
      .map(({ cause }) => cause?.key);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
}

it.concurrent.each(SEEDS)(
  'seed %d: no message of care, review or command is sent twice',
  play,
);

// A round may end without a message, but care that never sends one would pass each of them.
afterAll(() => expect(sentInAll).toBeGreaterThan(0));
