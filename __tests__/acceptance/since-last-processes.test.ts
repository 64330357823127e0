/**
 * Nights with `subject: since-last`, each in a process of its own, in which every step can fail, and a stranger. Everything is drawn from the
 * seed in the name of the test. `TEST_SIZE=112` plays 1,008 rounds, `SEED` sets the first one.
 */
import { expect, it } from '@jest/globals';
import { addComment, type Options } from '../../fakes/github/index.ts';
import { seededRandom } from '../../fakes/random.ts';
import type { ScenarioName } from '../../fakes/service/scenarios.ts';
import { createSwitch } from '../support/interceptions.ts';
import { sized } from '../support/size.ts';
import {
  between,
  commitsIn,
  HISTORY,
  ISSUE,
  LAST,
  letJobFail,
  numberOf,
  runNight,
} from './nights.ts';
import {
  DAY_MS,
  NO_WAIT,
  withHarness,
  type Harness,
  type RunOptions,
} from './with-harness.ts';

const FIRST = Number(process.env['SEED'] ?? 1);
const SEEDS = Array.from({ length: sized(9) }, (_, at) => FIRST + at);
const NIGHTS = 5;
const KEY = 'mint_old_key_0123456789';
const OTHER_KEY = 'mint_new_key_0123456789';

/** How a night ends. */
type NightEnd = Readonly<{
  scenario?: ScenarioName;
  inputs?: RunOptions['inputs'];
  isKeyExpired?: boolean;
  /** Whether GitHub creates no comment. */
  isUnrecorded?: boolean;
}>;

const ENDS: readonly NightEnd[] = [
  {},
  {},
  { scenario: 'fails' },
  { scenario: 'never-ends', inputs: NO_WAIT },
  { scenario: 'unclear' },
  { isKeyExpired: true },
  { isUnrecorded: true },
  { inputs: { 'max-requests-per-day': '1' } },
];

type Round = Readonly<{
  harness: Harness;
  /** Draws one of several values. */
  draw: <T>(choices: readonly T[]) => T;
  unrecorded: Readonly<{ on: () => void; off: () => void }>;
  /** Jobs that have failed after a later range had begun. Only a re-run of its run repeats such a range. */
  excused: Set<string>;
}>;

/** Runs one attempt, and restores what its end has changed. */
async function attempt(
  { harness, unrecorded }: Round,
  run: Readonly<{ head: number; runId: number; runAttempt: number }>,
  {
    scenario = 'opens-pull-request',
    inputs,
    isKeyExpired = false,
    isUnrecorded = false,
  }: NightEnd = {},
) {
  harness.service.change({ scenario, key: isKeyExpired ? OTHER_KEY : KEY });
  if (isUnrecorded) unrecorded.on();
  const result = await runNight(harness, {
    ...run,
    inputs: { 'api-key': KEY, ...inputs },
  });
  unrecorded.off();
  harness.service.change({ key: KEY });
  return result;
}

/** The jobs that the service has accepted, with the commits of their requests. */
function jobsOf({ service }: Harness) {
  return [...service.state.jobs.values()].map(({ id, turns: [turn] }) => {
    const commits = commitsIn(turn.prompt);
    return { id, commits, last: commits.at(-1) ?? 0, scenario: turn.scenario };
  });
}

/** Lets one of the jobs fail that no run has waited for, and finishes its status comment. */
async function failJob({ harness, draw, excused }: Round): Promise<void> {
  const active = jobsOf(harness).filter(({ scenario }) => scenario === 'never-ends');
  if (active.length === 0) return;
  const failing = draw(active);
  const covered = harness.entries(ISSUE, [KEY]).filter(({ mayRepeat }) => !mayRepeat);
  const isLate = covered.some((entry) => {
    return entry.covered !== null && numberOf(entry.covered) > failing.last;
  });
  if (isLate) excused.add(failing.id);
  letJobFail(harness, failing.id);
  // The job takes a moment to end.
  await harness.clock.sleep(DAY_MS);
  await harness.sweep({ 'api-key': KEY });
}

/** Writes a comment as somebody else, or copies one of ours. */
function actAsStranger({ harness, draw }: Round): void {
  const ours = harness.statusComments(ISSUE).map(({ body }) => body);
  addComment(harness.github.state, { thread: ISSUE, body: draw(['Any news?', ...ours]) });
}

/** Plays some nights. Returns the number of runs, and the newest commit. */
async function playNights(round: Round) {
  const { draw } = round;
  const attempts: number[] = [];
  let head = draw([0, 1, 2]);
  for (let night = 0; night < NIGHTS; night += 1) {
    head += draw([0, 1, 2]);
    const isRerun = attempts.length > 0 && draw([true, false, false]);
    const at = isRerun ? draw([...attempts.keys()]) : attempts.length;
    attempts[at] = (attempts[at] ?? 0) + 1;
    // The number of digits grows, too.
    const run = { head, runId: 97 + at, runAttempt: attempts[at] };
    await attempt(round, run, draw(ENDS));
    actAsStranger(round);
    if (draw([true, false])) await failJob(round);
  }
  return attempts.length;
}

/** Returns the commits of all requests that count: whose jobs have not failed, or only after a later range had begun. */
function sentCommits({ harness, excused }: Round): readonly number[] {
  const counted = jobsOf(harness).filter(
    ({ id, scenario }) => scenario !== 'fails' || excused.has(id),
  );
  return counted.flatMap(({ commits }) => commits);
}

it.concurrent.each(SEEDS)('seed %d: the last run sends all that is left', (seed) => {
  const random = seededRandom(seed);
  const draw: Round['draw'] = (choices) => {
    const drawn = choices[Math.floor(random() * choices.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw.');
    return drawn;
  };
  const unrecorded = createSwitch<
    Parameters<NonNullable<Options['intercept']>>[0],
    Readonly<{ status: number; body: object }>
  >(({ operation }) =>
    operation === 'issues/create-comment' ? { status: 502, body: {} } : undefined,
  );
  const github = { ...HISTORY, intercept: unrecorded.intercept };
  return withHarness({ github, service: { key: KEY } }, async (harness) => {
    const round: Round = { harness, draw, unrecorded, excused: new Set() };
    const runs = await playNights(round);
    const last = { head: LAST, runId: 97 + runs, runAttempt: 1 };
    const run = await attempt(round, last);
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
    const [first] = harness.entries(ISSUE, [KEY]);
    if (first?.covers.kind !== 'range') throw new Error('There is no range.');
    const { from, to } = first.covers;
    const begin = from === null ? numberOf(to) : numberOf(from) + 1;
    expect(sentCommits(round)).toEqual(expect.arrayContaining([...between(begin, LAST)]));
  });
});
