/**
 * Deliveries of one event at the same time, each in a process of its own, on a GitHub that takes up to 3 s for each call, with faults
 * and signals, and with a stranger who copies their comments. Everything is drawn from the seed in the name of the test. `TEST_SIZE=17` runs
 * 102 seeds, `SEED` sets the first one.
 */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread, released } from '../../fakes/events.ts';
import {
  addComment,
  type GitHubRequest,
  type RequestError,
} from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { seededRandom } from '../../fakes/random.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { sized } from '../support/size.ts';
import { withHarness, type RunOptions, type Harness } from './with-harness.ts';

const FIRST = Number(process.env['SEED'] ?? 1);
const SEEDS = Array.from({ length: sized(6) }, (_, at) => FIRST + at);

const SECOND = 1000;
const MAX_CALL_MS = 3 * SECOND;
/** Deliveries begin within this time. */
const MAX_START_MS = 4 * SECOND;
/** A run without faults ends in this time. */
const MAX_RUN_MS = 45 * SECOND;
/** Until unbound states no longer count, and a margin. */
const UNBOUND_MS = 11 * 60 * SECOND;

type EventSource = Readonly<{
  create: (harness: Harness) => EventOfRun;
  thread: number;
  inputs?: Readonly<Record<string, string>>;
}>;

const INSTRUCTION = '/docs explain the retry';
const commandOn = (on: 'pull-request' | 'review' | 'review-comment'): EventSource => ({
  create: (harness) => harness.addComment(INSTRUCTION, { on }),
  thread: 2,
});

const EVENTS: readonly EventSource[] = [
  commandOn('pull-request'),
  commandOn('review'),
  commandOn('review-comment'),
  { create: () => merged('pull_request'), thread: 2 },
  { create: () => released(), thread: 1, inputs: { comment: '1' } },
];

type Deliver = (options: RunOptions) => Promise<RunResult>;
type Round = Readonly<{
  harness: Harness;
  event: EventOfRun;
  deliver: Deliver;
  random: () => number;
  /** Does nothing until it has filled a page. */
  stranger: Stranger;
  thread: number;
}>;
type Break = (request: Readonly<GitHubRequest>) => RequestError | undefined;

/** Somebody without permission in the thread of a round. */
type Stranger = Readonly<{
  /** Writes so many comments that those of the runs are at the end of a page, and copies to the next one. */
  fillPage: (harness: Harness, thread: number) => void;
  /** Copies comments of the runs. */
  copy: () => void;
  deleteAll: () => void;
}>;

function createStranger(random: () => number): Stranger {
  const copied = new Set<number>();
  let thread = 0;
  let state: Harness['github']['state'] | undefined;
  const commentsThere = () =>
    [...(state?.comments.values() ?? [])].filter((each) => each.thread === thread);
  const write = (body: string): void => {
    if (state !== undefined) addComment(state, { thread, body, author: OUTSIDER.login });
  };
  return {
    fillPage: (harness, number) => {
      thread = number;
      ({ state } = harness.github);
      const wanted = 97 + Math.floor(random() * 3);
      for (let n = commentsThere().length; n < wanted; n += 1) write(`Comment ${n}`);
    },
    copy: () => {
      for (const { id, author, body } of commentsThere()) {
        const isNew = author !== OUTSIDER.login && !copied.has(id);
        if (!isNew || !body.includes(':entry ')) continue;
        copied.add(id);
        write(body);
      }
    },
    deleteAll: () => {
      for (const { id, author } of commentsThere()) {
        if (author === OUTSIDER.login) state?.comments.delete(id);
      }
    },
  };
}

type RoundOptions = Readonly<{
  /** See there. */
  drawFaults?: (random: () => number) => Break;
  /** By default, that of the seed. */
  source?: EventSource;
}>;

/** Plays a round with the event of a seed. */
function play(
  seed: number,
  round: (round: Round) => Promise<void>,
  { drawFaults = () => () => undefined, source }: RoundOptions = {},
): Promise<void> {
  const random = seededRandom(seed);
  const latencyMs = (): readonly [number, number] => {
    const ms = random() * MAX_CALL_MS;
    // A call takes effect when it arrives, or when it is answered.
    return random() < 0.5 ? [0, ms] : [ms, 0];
  };
  const breakRequest = drawFaults(random);
  const stranger = createStranger(seededRandom(seed));
  const intercept: Break = (request) => {
    // A run that looks for its comment finds the copy, too.
    if (request.operation === 'issues/list-comments') stranger.copy();
    return breakRequest(request);
  };
  const threads = [{ number: 1 }, mergedThread()];
  const github = { threads, latencyMs, intercept };
  return withHarness({ github, service: { latencyMs: 1500 } }, async (harness) => {
    const drawn = source ?? EVENTS[seed % EVENTS.length] ?? commandOn('pull-request');
    const event = drawn.create(harness);
    const deliver: Deliver = async (options) => {
      await harness.clock.sleep(random() * MAX_START_MS);
      return harness.run(event, { inputs: drawn.inputs ?? {}, ...options });
    };
    const { thread } = drawn;
    await round({ harness, event, deliver, random, stranger, thread });
  });
}

/** Delivers the event 2 to 4 times at once. */
function deliverAtOnce({ deliver, random }: Round): Promise<readonly RunResult[]> {
  const count = 2 + Math.floor(random() * 3);
  const ids = Array.from({ length: count }, (_, at) => 101 + at);
  return Promise.all(ids.map((runId) => deliver({ runId })));
}

describe('2 to 4 deliveries at once', () => {
  it.concurrent.each(SEEDS)('seed %d: one job', (seed) =>
    play(seed, async (round) => {
      const { harness, thread } = round;
      const runs = await deliverAtOnce(round);
      expect(harness.posts()).toHaveLength(1);
      const actions = runs.map(({ outputs }) => outputs['jobAction']);
      expect(actions.filter((action) => action === 'created')).toHaveLength(1);
      for (const { outputs } of runs) {
        expect(['pr-opened', 'unconfirmed']).toContain(outputs['outcome']);
      }
      expect(harness.statusComments(thread)).toHaveLength(1);
    }),
  );
});

/** A run lists the comments within this time of its start. */
const MAX_LISTING_MS = 30 * SECOND;
/** A run sends its request within this time of the list: two calls, and the time of the service. */
const MAX_SENDING_MS = 2 * MAX_CALL_MS + 2 * SECOND;

describe('2 to 4 deliveries at once of a command that its author deletes', () => {
  it.concurrent.each(SEEDS)('seed %d: nothing, or a job from before', (seed) =>
    play(seed, playDeletion, { source: commandOn('pull-request') }),
  );
});

async function playDeletion(round: Round): Promise<void> {
  const { harness, event, random, thread } = round;
  const { github, service, clock } = harness;
  const { id } = event.payload['comment'] as { id: number };
  let deletedAt = 0;
  const deleteCommand = async (): Promise<void> => {
    await clock.sleep(random() * MAX_LISTING_MS);
    github.state.comments.delete(id);
    deletedAt = clock.now();
  };
  const [runs] = await Promise.all([deliverAtOnce(round), deleteCommand()]);
  const [post, ...others] = service.requests.filter(({ method }) => method === 'POST');
  expect(others).toEqual([]);
  const ends = runs.map(({ outputs }) => `${outputs['outcome']}/${outputs['reason']}`);
  if (post === undefined) {
    // A run that has yielded to another one is red.
    expect(ends).toContain('skipped/command-deleted');
    const rest = ends.filter((end) => end !== 'skipped/command-deleted');
    expect(new Set([...rest, 'rejected/github']).size).toBe(1);
    expect(harness.statusComments(thread)).toEqual([]);
    return;
  }
  expect(post.at - deletedAt).toBeLessThan(MAX_SENDING_MS);
  expect(ends).toContain('pr-opened/');
  expect(ends).not.toContain('skipped/command-deleted');
}

// Faults that pass.

const UNAVAILABLE: RequestError = { status: 502 };
/** Refusals of a new comment that pass, and for how long at most. */
const REFUSALS = [
  { status: 403, message: 'You have exceeded a secondary rate limit.', seconds: 50 },
  { status: 422, message: 'was submitted too quickly', seconds: 50 },
  { status: 403, message: 'The moon is in the wrong phase.', seconds: 20 },
] as const;
const MAX_LIST_FAULT_MS = 20 * SECOND;
/** The share of writes that fail, and of those whose answers are lost. */
const FAILED_SHARE = 0.15;
const LOST_SHARE = 0.3;

/** Draws times in which comments are refused and lists fail, and single writes that fail or whose answers are lost. */
function drawFaults(random: () => number): Break {
  const pick = <T>(all: readonly T[]): T | undefined =>
    all[Math.floor(random() * all.length)];
  const drawTime = (maxMs: number) => {
    const from = random() * MAX_RUN_MS;
    const length = random() < 0.5 ? 0 : random() * maxMs;
    return { from, until: from + length };
  };
  const { status, message, seconds } = pick(REFUSALS) ?? REFUSALS[0];
  const refusedTime = drawTime(seconds * SECOND);
  const listTime = drawTime(MAX_LIST_FAULT_MS);
  const fates = Array.from({ length: 50 }, () => random());
  let startedAt: number | undefined;
  return ({ operation, at, count }) => {
    startedAt ??= at;
    const ms = at - startedAt;
    const isIn = ({ from, until }: typeof listTime): boolean => ms >= from && ms < until;
    if (operation === 'issues/list-comments') {
      return isIn(listTime) ? UNAVAILABLE : undefined;
    }
    const isCreation = operation === 'issues/create-comment';
    if (isCreation && isIn(refusedTime)) return { status, body: { message } };
    if (!isCreation && operation !== 'issues/update-comment') return undefined;
    // After the faults everything works, so that what is left over can be finished.
    const fate = fates[count] ?? 1;
    if (ms > 2 * MAX_RUN_MS || fate > LOST_SHARE) return undefined;
    return fate < FAILED_SHARE ? UNAVAILABLE : 'reset-after';
  };
}

/** How a delivery is cut off. A runner that is lost does not run the post step. */
type Cut = 'nothing' | 'SIGINT' | 'SIGKILL' | 'lost runner';
const CUTS: readonly Cut[] = ['nothing', 'SIGINT', 'SIGKILL', 'lost runner'];

function cutOff(cut: Cut, afterMs: number): RunOptions {
  if (cut === 'nothing') return {};
  const signal = cut === 'SIGINT' ? 'SIGINT' : 'SIGKILL';
  const cancel = { at: { afterMs }, signals: [{ signal, afterMs: 0 }] } as const;
  return cut === 'lost runner' ? { cancel, post: false } : { cancel };
}

describe('deliveries with faults that pass and signals, and a re-run after ten minutes', () => {
  it.concurrent.each(SEEDS)('seed %d: one job, or advice that works', (seed) =>
    play(seed, playFaults, { drawFaults }),
  );
});

async function playFaults(round: Round): Promise<void> {
  const { harness, deliver, random, stranger, thread } = round;
  stranger.fillPage(harness, thread);
  /** By run and attempt. */
  const drawn = new Map<string, Cut>();
  const deliverAndCut = (runId: number, runAttempt: number): Promise<RunResult> => {
    const cut = CUTS[Math.floor(random() * CUTS.length)] ?? 'nothing';
    drawn.set(`${runId}/${runAttempt}`, cut);
    return deliver({ runId, runAttempt, ...cutOff(cut, random() * MAX_RUN_MS) });
  };
  const ids = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at) => 101 + at);
  await Promise.all(ids.map((runId) => deliverAndCut(runId, 1)));
  let runAttempt = 2;
  if (random() < 0.5) {
    await deliverAndCut(101, runAttempt);
    runAttempt += 1;
  }

  await harness.clock.sleep(UNBOUND_MS);
  stranger.deleteAll();
  const last = await deliver({ runId: 101, runAttempt });
  const { outcome, message = '' } = last.outputs;
  expect(harness.posts().length).toBeLessThanOrEqual(1);
  if (outcome === 'pr-opened') {
    expect(harness.posts()).toHaveLength(1);
    return;
  }
  // A person has to decide only if a run was cut off when its state was bound, or about to be.
  expect(outcome).toBe('unconfirmed');
  const unsure = harness.entries(thread).filter((each) => each.sent === 'perhaps');
  const cuts = unsure.map(({ run, attempt }) => drawn.get(`${run}/${attempt}`));
  expect(cuts).not.toHaveLength(0);
  if (!hasLateWrite(harness) && !hasLostWrite(harness)) {
    for (const cut of cuts) expect(['SIGKILL', 'lost runner']).toContain(cut);
    // The post step knows whether the request was on its way.
    if (!cuts.includes('lost runner')) expect(harness.posts()).toHaveLength(1);
  }
  const sent = harness.posts().length;
  const isRetry = message.includes('/docs retry');
  const advised = isRetry ? '/docs retry' : '/docs new explain the retry';
  const decided = await harness.command(advised, { number: thread });
  expect(decided.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
  expect(harness.posts()).toHaveLength(sent + 1);
}

function processOf({ headers }: GitHubRequest): string {
  return headers['x-virtual-time']?.split('-')[0] ?? '';
}

/** Returns whether a process could not write its comment in the end: the post step then cannot say that nothing was sent. */
function hasLostWrite({ github: { requests } }: Harness): boolean {
  const lastStatus = new Map<string, number>();
  for (const request of requests) {
    if (request.operation !== 'issues/update-comment') continue;
    lastStatus.set(processOf(request), request.status ?? 0);
  }
  return [...lastStatus.values()].some((status) => status >= 500);
}

/**
 * Returns whether a comment was written by a process that had ended: its binding took effect after
 * the write of the post step.
 */
function hasLateWrite({ github: { requests } }: Harness): boolean {
  const inOrder = [...new Set(requests.map(processOf))];
  const lastWriters = new Map<string, number>();
  for (const request of requests) {
    if (request.operation !== 'issues/update-comment') continue;
    const writer = inOrder.indexOf(processOf(request));
    if (writer < (lastWriters.get(request.path) ?? 0)) return true;
    lastWriters.set(request.path, writer);
  }
  return false;
}
