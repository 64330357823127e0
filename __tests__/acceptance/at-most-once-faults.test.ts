/**
 * Faults of GitHub, and runs that are cancelled or killed, each with every kind of cause. A request must end with
 * exactly one POST, or with advice that works: the test follows the advice of each run. Both sides count: a second submission costs
 * money, and a lost one is a request that nobody answers. once/README.md lists the cases in which a person has to decide.
 *
 * Every fault is played once: commands and events, the kinds of both, and what follows take turns. `TEST_SIZE=1` plays every fault with
 * every cause and all that can follow, as CI does every week.
 */
import { describe, expect, it } from '@jest/globals';
import type { GitHubRequest, RequestError } from '../../fakes/github/index.ts';
import { merged, mergedThread, released } from '../../fakes/events.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { createMoment, silenceAt } from '../support/interceptions.ts';
import { IS_WHOLE } from '../support/size.ts';
import { cancelAt, withHarness, type Harness, type RunOptions } from './with-harness.ts';

const SECOND = 1000;
/** Latency of a request to GitHub. */
const LATENCY_MS = 50;
/** Until unbound states no longer count, and a margin. */
const UNBOUND_MS = 11 * 60 * SECOND;

// The causes.

type Cause = Readonly<{
  create: (harness: Harness) => EventOfRun;
  /** The thread with its status comments. */
  thread: number;
  isCommand: boolean;
  inputs?: Readonly<Record<string, string>>;
}>;

const INSTRUCTION = '/docs explain the retry';

const CAUSES = {
  command: {
    create: (harness) => harness.addComment(INSTRUCTION),
    thread: 2,
    isCommand: true,
  },
  review: {
    create: (harness) => harness.addComment(INSTRUCTION, { on: 'review' }),
    thread: 2,
    isCommand: true,
  },
  merge: { create: () => merged('pull_request'), thread: 2, isCommand: false },
  release: {
    create: () => released(),
    thread: 1,
    isCommand: false,
    inputs: { comment: '1' },
  },
} as const satisfies Readonly<Record<string, Cause>>;

type CauseName = keyof typeof CAUSES;

// The faults.

/** Effect of a fault on a request; undefined for none. It may depend on earlier requests. */
type Break = (request: Readonly<GitHubRequest>) => RequestError | undefined;

type Fault = Readonly<{
  /** Creates what breaks. */
  github?: () => Break;
  /** Creates the request without a response, at which the run gets its signal. */
  silence?: () => ReturnType<typeof silenceAt>;
  /** Delays of a request before it takes effect, in milliseconds. */
  latency?: (reach: () => void) => (url: string) => number;
  signal?: NodeJS.Signals;
  /** The runner is lost, so the post step does not run. */
  isLost?: boolean;
  /** From the end of the run to what follows. */
  pauseMs?: number;
  /** How the run ends; undefined if it is killed. */
  ends: string | undefined;
  /** A text of the result. */
  says?: RegExp;
  /** Behaviour of the next run; by default it submits. */
  next?: Followed;
}>;

/** Behaviour of the runs after the first one. */
type Followed = Partial<Record<Next, readonly Step[]>>;

/** Kind of run that follows one that has ended early. */
type Next = 're-run' | 'redelivery' | 'retry';

/**
 * How a run ends, and what it advises: after `not-sent` a re-run ten minutes later, after `no-request` the instruction once more, after
 * `unconfirmed` a command.
 */
type Step = 'created' | 'resumed' | 'not-sent' | 'no-request' | 'unconfirmed';

/** Breaks an operation, from its nth request on. */
const always =
  (operation: string, error: RequestError, from = 1): (() => Break) =>
  () =>
  (request) =>
    request.operation === operation && request.count >= from ? error : undefined;

/** Breaks an operation from its nth request on, for so many seconds. */
const forSeconds =
  (operation: string, seconds: number, error: RequestError, from = 1): (() => Break) =>
  () => {
    let startedAt: number | undefined;
    return (request) => {
      if (request.operation !== operation || request.count < from) return undefined;
      startedAt ??= request.at;
      return request.at < startedAt + seconds * SECOND ? error : undefined;
    };
  };

/** From that moment until the signal: GitHub has answered by then. */
const SIGNAL_AFTER_MS = 1000;

const refused = (status: number, message: string): RequestError => ({
  status,
  body: { message },
});

const UNAVAILABLE: RequestError = { status: 502 };
/** GitHub carries the request out. */
const LOST: RequestError = {
  afterwards: (response) => void response.writeHead(502).end(),
};
const RATE_LIMITED = refused(403, 'You have exceeded a secondary rate limit.');
const TOO_QUICK = refused(
  422,
  'Validation Failed: {"message":"was submitted too quickly"}',
);
const UNKNOWN = refused(403, 'The moon is in the wrong phase.');

const CREATE = 'issues/create-comment';
const BIND = 'issues/update-comment';
const DELETE = 'issues/delete-comment';
const LIST = 'issues/list-comments';
const READ_FILE = 'repos/get-content';

const OK = 'pr-opened';
const NOT_RECORDED = 'rejected/github';
const NOTHING_SENT = /Nothing was sent to the docs service/;
const NOT_WRITTEN =
  /Comments could not be listed or written. Nothing was sent to the docs service/;

/** A run that was lost before it bound its state: nothing was sent, but it might be alive. */
const LEFT_UNBOUND = {
  redelivery: ['not-sent', 'created'],
  retry: ['no-request', 'created'],
} as const;
/** There is no status comment that `/docs retry` could repeat. */
const NO_COMMENT = { retry: ['no-request', 'created'] } as const;
/** Nothing shows whether the request was sent. */
const PERHAPS_SENT = {
  're-run': ['unconfirmed', 'created'],
  redelivery: ['unconfirmed', 'created'],
} as const;

const FAULTS: Readonly<Record<string, Fault>> = {
  'a secondary rate limit for the comment, for 50 s': {
    github: forSeconds(CREATE, 50, RATE_LIMITED),
    ends: OK,
  },
  'a secondary rate limit for the comment': {
    github: always(CREATE, RATE_LIMITED),
    ends: NOT_RECORDED,
    says: /secondary rate limit/,
    next: NO_COMMENT,
  },
  'a comment that is submitted too quickly, for 50 s': {
    github: forSeconds(CREATE, 50, TOO_QUICK),
    ends: OK,
  },
  'a comment that is submitted too quickly': {
    github: always(CREATE, TOO_QUICK),
    ends: NOT_RECORDED,
    says: /too quickly/,
    next: NO_COMMENT,
  },
  'an unknown refusal of the comment, for 20 s': {
    github: forSeconds(CREATE, 20, UNKNOWN),
    ends: OK,
  },
  'an unknown refusal of the comment': {
    github: always(CREATE, UNKNOWN),
    ends: NOT_RECORDED,
    says: /The moon is in the wrong phase/,
    next: NO_COMMENT,
  },
  'comments that are never created': {
    github: always(CREATE, UNAVAILABLE),
    ends: NOT_RECORDED,
    says: NOTHING_SENT,
    next: NO_COMMENT,
  },
  'the second list, for 20 s': {
    github: forSeconds(LIST, 20, UNAVAILABLE, 2),
    ends: OK,
  },
  'the second list, for 40 s': {
    github: forSeconds(LIST, 40, UNAVAILABLE, 2),
    ends: NOT_RECORDED,
    says: NOT_WRITTEN,
    next: NO_COMMENT,
  },
  'the first list, for 20 s': { github: forSeconds(LIST, 20, UNAVAILABLE), ends: OK },
  'all lists': {
    github: always(LIST, UNAVAILABLE),
    ends: NOT_RECORDED,
    says: NOTHING_SENT,
    next: NO_COMMENT,
  },
  'a binding, for 20 s': { github: forSeconds(BIND, 20, UNAVAILABLE), ends: OK },
  'a binding, and every later update': {
    github: always(BIND, UNAVAILABLE),
    ends: NOT_RECORDED,
    says: NOT_WRITTEN,
    next: NO_COMMENT,
  },
  'a binding that is refused': {
    github: always(BIND, refused(403, 'Resource not accessible by integration')),
    ends: NOT_RECORDED,
    says: /written[^]*Resource not accessible/,
    next: NO_COMMENT,
  },
  'a binding, and every later update or deletion': {
    github: () => (request) =>
      request.operation === BIND || request.operation === DELETE
        ? UNAVAILABLE
        : undefined,
    ends: NOT_RECORDED,
    says: NOT_WRITTEN,
    next: LEFT_UNBOUND,
  },
  'a binding whose answer is lost, and every later update': {
    github: () => (request) => {
      if (request.operation !== BIND) return undefined;
      return request.count === 1 ? LOST : UNAVAILABLE;
    },
    ends: NOT_RECORDED,
    says: NOT_WRITTEN,
    next: NO_COMMENT,
  },
  'a binding whose answer is lost, and every later update or deletion': {
    github: () => (request) => {
      if (request.operation === DELETE) return UNAVAILABLE;
      if (request.operation !== BIND) return undefined;
      return request.count === 1 ? LOST : UNAVAILABLE;
    },
    ends: NOT_RECORDED,
    says: NOT_WRITTEN,
    next: PERHAPS_SENT,
  },
};

/** Where a run gets a signal, and what follows: usually, and if the runner is lost. */
const PLACES: readonly (readonly [
  place: string,
  silence: NonNullable<Fault['silence']>,
  next: Followed,
  ifLost: Followed,
])[] = [
  ['while comments are listed', () => silenceAt(LIST), NO_COMMENT, NO_COMMENT],
  ['while its comment is created', () => silenceAt(CREATE), NO_COMMENT, NO_COMMENT],
  [
    'while its comment is created, which GitHub does',
    () => silenceAt(CREATE, { hasEffect: true }),
    {},
    LEFT_UNBOUND,
  ],
  ['while its state is bound', () => silenceAt(BIND), {}, LEFT_UNBOUND],
  [
    'while its state is bound, which GitHub does',
    () => silenceAt(BIND, { hasEffect: true }),
    {},
    PERHAPS_SENT,
  ],
  ['while its prompt is prepared', () => silenceAt(READ_FILE), {}, LEFT_UNBOUND],
];

const LATE_MS = 60 * SECOND;

/** Lets the first write to such an address take effect a minute after GitHub got it, when the killed run and its post step have ended. */
const killedBefore = (address: RegExp, next: Followed): Fault => ({
  latency: (reach) => {
    let isLate = true;
    return (url) => {
      if (!isLate || !address.test(url)) return LATENCY_MS;
      isLate = false;
      reach();
      return LATE_MS;
    };
  },
  signal: 'SIGKILL',
  pauseMs: LATE_MS,
  ends: undefined,
  next,
});

const CUT_OFF: Readonly<Record<string, Fault>> = {
  ...cutOffRuns(),
  'SIGKILL while its comment is created, which GitHub does after the post step':
    killedBefore(/\/issues\/\d+\/comments$/, LEFT_UNBOUND),
  'SIGKILL while its state is bound, which GitHub does after the post step': killedBefore(
    /\/issues\/comments\/\d+$/,
    PERHAPS_SENT,
  ),
};

/** Lists a signal in each place. After SIGKILL the post step runs, unless the runner is lost. */
function cutOffRuns(): Readonly<Record<string, Fault>> {
  const rows = PLACES.flatMap(([place, silence, next, ifLost]): [string, Fault][] => {
    const killed = { silence, signal: 'SIGKILL', ends: undefined } as const;
    return [
      [`SIGINT ${place}`, { silence, signal: 'SIGINT', ends: 'cancelled', next }],
      [`SIGKILL ${place}`, { ...killed, next }],
      [`SIGKILL ${place}, and no post step`, { ...killed, isLost: true, next: ifLost }],
    ];
  });
  return Object.fromEntries(rows);
}

// What follows.

type Played = Readonly<{
  harness: Harness;
  cause: Cause;
  event: EventOfRun;
  run: (event: EventOfRun, options: RunOptions) => Promise<RunResult>;
}>;

/** The runs after the first one, in turn. */
const RE_RUN = { runId: 101, runAttempt: 2 };
const REDELIVERY = { runId: 102, runAttempt: 1 };

function stepOf({ outputs }: RunResult): Step {
  const { outcome, reason, jobAction } = outputs;
  if (jobAction === 'created') return 'created';
  if (jobAction === 'resumed') return 'resumed';
  if (outcome === 'unconfirmed') return 'unconfirmed';
  if (reason === 'help') return 'no-request';
  if (outcome === 'rejected' && reason === 'github') return 'not-sent';
  throw new Error(`${outcome}/${reason}: ${outputs['message']}`);
}

/** Does what follows, and then what each run advises, until a request is submitted. */
async function follow(played: Played, next: Next): Promise<readonly Step[]> {
  const { harness, cause, event, run } = played;
  const command = (body: string) => harness.command(body, { number: cause.thread });
  const steps: Step[] = [];
  let ids = next === 're-run' ? RE_RUN : REDELIVERY;
  let result = next === 'retry' ? await command('/docs retry') : await run(event, ids);
  for (;;) {
    const step = stepOf(result);
    steps.push(step);
    const { message = '' } = result.outputs;
    if (step === 'created' || step === 'resumed' || steps.length > 3) return steps;
    if (step === 'not-sent') {
      expect(message).toMatch(/Re-run the workflow job/);
      await harness.clock.sleep(UNBOUND_MS);
      ids = { ...ids, runAttempt: ids.runAttempt + 1 };
      result = await run(event, ids);
    } else if (step === 'no-request') {
      expect(message).toMatch(/comment \/docs … with an instruction/);
      result = await command(INSTRUCTION);
    } else {
      const advised = cause.isCommand ? '/docs retry' : '/docs …';
      expect(message).toContain(`comment \`${advised}\``);
      result = await command(advised.replace('…', 'explain the retry'));
    }
  }
}

/** Plays a run with a fault, what follows without it, and what the runs advise. */
function play(fault: Fault, cause: Cause, next: Next): Promise<void> {
  let isRepaired = false;
  const late = createMoment();
  const silence = fault.silence?.();
  const broken = silence?.intercept ?? fault.github?.();
  const intercept = (request: GitHubRequest) =>
    isRepaired ? undefined : broken?.(request);
  const threads = [{ number: 1 }, mergedThread()];
  const latencyMs = fault.latency?.(late.reach) ?? LATENCY_MS;
  const github = { threads, intercept, latencyMs };
  return withHarness({ github }, async (harness) => {
    const event = cause.create(harness);
    const run: Played['run'] = (delivered, more) =>
      harness.run(delivered, { inputs: cause.inputs ?? {}, ...more });
    const { signal } = fault;
    const first = await run(event, {
      runId: 101,
      ...(signal &&
        cancelAt({ once: silence?.once ?? late.once }, signal, SIGNAL_AFTER_MS)),
      ...(fault.isLost === true && { post: false }),
    });
    checkFirst(first, fault, cause);
    const sent = harness.posts().length;
    expect(sent).toBe(fault.ends === OK ? 1 : 0);

    isRepaired = true;
    await harness.clock.sleep(fault.pauseMs ?? 0);
    const steps = await follow({ harness, cause, event, run }, next);
    const usual: readonly Step[] = fault.ends === OK ? ['resumed'] : ['created'];
    expect(steps).toEqual(fault.next?.[next] ?? usual);
    expect(harness.posts().length - sent).toBe(steps.at(-1) === 'created' ? 1 : 0);
    // No comment claims for ever that the request is being sent. A sweep finishes those of lost runs.
    if (!isLeft(fault, next, steps)) {
      expect(shownIn(harness, cause)).not.toContain('📤');
    }
  });
}

/** Returns whether the comment of the first run may be left as it was. */
function isLeft(
  { isLost = false, next = {} }: Fault,
  following: Next,
  [first]: readonly Step[],
): boolean {
  // The next attempt ends a request that was perhaps sent.
  if (following === 're-run' && first === 'unconfirmed') return false;
  return isLost || next.redelivery !== undefined;
}

function checkFirst(
  { outputs, exitCode }: RunResult,
  { ends, says = /./, signal }: Fault,
  { isCommand }: Cause,
): void {
  if (ends === undefined) return;
  const { outcome = '', reason = '', message = '' } = outputs;
  expect(reason === '' ? outcome : `${outcome}/${reason}`).toBe(ends);
  if (ends === OK) return;
  expect(message).toMatch(says);
  if (signal !== undefined) return;
  expect(exitCode).toBe(1);
  expect(message).toMatch(/Re-run the workflow job/);
  expect(/Re-run the workflow job, or comment/.test(message)).toBe(isCommand);
}

function shownIn(harness: Harness, { thread }: Cause): string {
  return harness
    .statusComments(thread)
    .map(({ body }) => body)
    .join('\n');
}

// The table.

type Row = readonly [fault: string, cause: CauseName, next: Next];

/** Returns the runs that can follow. A request that was submitted needs no retry. */
function nextOf({ ends }: Fault, cause: Cause): readonly Next[] {
  return cause.isCommand && ends !== OK
    ? ['re-run', 'redelivery', 'retry']
    : ['re-run', 'redelivery'];
}

/** Returns the rows of a table: all of them, or one for each fault. */
function rowsOf(faults: Readonly<Record<string, Fault>>): readonly Row[] {
  const names = Object.keys(CAUSES) as CauseName[];
  return Object.entries(faults).flatMap(([fault, value], at) => {
    const rows = names.flatMap((name) =>
      nextOf(value, CAUSES[name]).map((next): Row => [fault, name, next]),
    );
    if (IS_WHOLE) return rows;
    const isCommand = at % 2 === 0;
    const ofKind = rows.filter(([, name]) => CAUSES[name].isCommand === isCommand);
    // Another step than the numbers of causes and of what follows, so that all pairs have their turn.
    const turn = Math.floor(at / 2) * 5;
    return ofKind.slice(turn % ofKind.length).slice(0, 1);
  });
}

describe('a fault', () => {
  it.concurrent.each(rowsOf(FAULTS))('of %s; a %s, then a %s', (name, cause, next) =>
    play(FAULTS[name] ?? { ends: OK }, CAUSES[cause], next),
  );
});

describe('a run that is cut off', () => {
  it.concurrent.each(rowsOf(CUT_OFF))('by %s; a %s, then a %s', (name, cause, next) =>
    play(CUT_OFF[name] ?? { ends: OK }, CAUSES[cause], next),
  );
});

describe('the advice if the service may have created a job', () => {
  const dispatch = workflowDispatchEvent();
  type Inputs = Readonly<Record<string, string>>;
  type Advice = readonly [string, (harness: Harness) => EventOfRun, Inputs, RegExp];
  const rows: readonly Advice[] = [
    ['a dispatch', () => dispatch, { prompt: 'Update the docs.' }, /, start a new run\./],
    [
      'a dispatch with a subject',
      () => dispatch,
      { subject: 'release:0.0.1' },
      /, comment `\/docs …` with an instruction\./,
    ],
    [
      'a release',
      CAUSES.release.create,
      {},
      /, comment `\/docs …` with an instruction, or start a workflow run with `subject`\./,
    ],
  ];
  it.concurrent.each(rows)('fits %s', (_, create, inputs, advice) => {
    const github = { releases: [{ tag: '0.0.1', body: 'Search is faster.' }] };
    let count = 0;
    const intercept = ({ method }: Readonly<{ method: string }>) => {
      if (method !== 'POST') return undefined;
      count += 1;
      return count === 1 ? { status: 502 } : undefined;
    };
    return withHarness({ github, service: { intercept } }, async (harness) => {
      const event = create(harness);
      const first = await harness.run(event, { runId: 101, inputs });
      expect(first.outputs).toMatchObject({ outcome: 'unconfirmed' });
      expect(first.outputs['message']).toMatch(advice);
      const again = await harness.run(event, { runId: 101, runAttempt: 2, inputs });
      expect(again.outputs).toMatchObject({ outcome: 'unconfirmed', jobAction: 'none' });
      // The requests issue, which the first run has opened.
      const number = 3;
      const next = advice.source.includes('instruction')
        ? await harness.command('/docs new explain the retry', { on: 'issue', number })
        : await harness.run(event, { runId: 102, inputs });
      expect(next.outputs).toMatchObject({ outcome: OK, jobAction: 'created' });
      expect(harness.posts()).toHaveLength(2);
    });
  });
});
