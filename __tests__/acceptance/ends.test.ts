/**
 * Ends of runs beside those of their requests, which may differ: `Ended` (domain/ended.ts), and `end` of a `RequestRecord`
 * (record/request-record.ts). Each row has the outputs of a run, and the end in the entry before and after it.
 */
import { describe, expect, it } from '@jest/globals';
import type { Comment } from '../../fakes/github/index.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { breaking } from '../support/breaking.ts';
import { createMoment } from '../support/interceptions.ts';
import {
  HOUR_MS,
  NO_WAIT,
  withHarness,
  type Harness,
  type HarnessOptions,
  type RunOptions,
} from './with-harness.ts';

type Run = () => Promise<RunResult>;

type Case = Readonly<{
  options?: HarnessOptions;
  /** Plays what comes before the run, and returns the run. */
  prepare: (harness: Harness) => Promise<Run>;
  /** Ends another run. */
  afterwards?: (harness: Harness) => Promise<void>;
  /** `outcome/reason`, `jobAction` and `message` of the run. */
  outputs: readonly [end: string, jobAction: string, message: RegExp];
  /** The comment that `commentUrl` names. By default it is the status comment. */
  names?: 'a reply' | 'none';
  /** `outcome/reason` in the newest entry of the thread, before and after the run. */
  request: readonly [before: string, after: string];
  /** Whether the text of a status comment is another one after the run, by whomever. */
  isWritten: boolean;
}>;

const COMMAND = '/docs explain the retry';
const RE_RUN = { runAttempt: 2 };
const REDELIVERY = { runId: 77 };

const OPENED = /^Docs PR opened: https:\S+$/;
const ACTIVE = /^The docs agent is working in the background\. The job continues/;
const BROKEN = /^The action ended with an unexpected error\./;

/** Returns the end in the newest entry of the pull request. */
function endOf({ entries }: Harness): string {
  const entry = entries().at(-1);
  if (entry === undefined) return 'no entry';
  const { end } = entry.record;
  if (end === null) return 'none';
  const isGivenUp = 'isGivenUp' in end && end.isGivenUp;
  return isGivenUp ? `${nameOf(end.conclusion)}, given up` : nameOf(end.conclusion);
}

/** Returns which comment of ours an address names. */
function commentAt(url: string, { ourComments, statusComments }: Harness): Case['names'] {
  const isNamed = ({ id }: Comment): boolean => url.endsWith(`#issuecomment-${id}`);
  if (statusComments().some(isNamed)) return undefined;
  return ourComments().some(isNamed) ? 'a reply' : 'none';
}

type Named = Readonly<{ outcome?: string; reason?: string }>;

function nameOf({ outcome = '', reason = '' }: Named): string {
  return reason === '' ? outcome : `${outcome}/${reason}`;
}

/** Gives the command, and returns its event. */
async function giveCommand(
  { addComment, run }: Harness,
  options?: RunOptions,
): Promise<EventOfRun> {
  const event = addComment(COMMAND);
  await run(event, options);
  return event;
}

/** Returns a run of `/docs status`, which is another run than that of the command. */
function statusIn({ command }: Harness): Run {
  return () => command('/docs status', { runId: 78 });
}

/** Lets the job work on a request in another thread. It does not end. */
function workElsewhere({ command }: Harness): Promise<RunResult> {
  return command('/docs also the default [scenario: never-ends]', {
    on: 'issue',
    inputs: { ...NO_WAIT, 'job-id': 'job_0001' },
  });
}

type Interception = NonNullable<ServeOptions['intercept']>;

/** Calls a function when the service gets the first request to read a job. */
function atFirstRead(act: () => ReturnType<Interception>): Interception {
  let isFirst = true;
  return ({ method }) => {
    if (method !== 'GET' || !isFirst) return undefined;
    isFirst = false;
    return act();
  };
}

/** Creates a run that waits for the job of a command for 20 minutes. */
function createWaitingRun() {
  const { once, reach } = createMoment();
  let waiting: Promise<unknown> = Promise.resolve();
  return {
    options: { service: { workMs: 20 * 60_000, intercept: atFirstRead(reach) } },
    start: async ({ addComment, run }: Harness): Promise<EventOfRun> => {
      const event = addComment(COMMAND);
      waiting = run(event);
      await once;
      return event;
    },
    /** Waits for its end, which it writes. */
    end: async (harness: Harness): Promise<void> => {
      await waiting;
      expect(endOf(harness)).toBe('pr-opened');
    },
  };
}

/** The job ends after its first poll has begun, which still shows that it is active, and before the answer arrives. */
const ENDS_DURING_POLL: ServeOptions = { latencyMs: 300, workMs: 5450 };

/** internal-errors.test.ts has one while the job is active. */
const EXCEPTIONS: Readonly<Record<string, () => Case>> = {
  'when its job has just ended': () => ({
    options: { service: ENDS_DURING_POLL },
    prepare: async ({ command }) => {
      const code =
        'let isFirst = true; Math.random = () => { if (!isFirst) fail(); isFirst = false; return 0.5; };';
      return () => command(COMMAND, breaking('second poll', code));
    },
    outputs: ['internal-error', 'none', BROKEN],
    request: ['no entry', 'pr-opened'],
    isWritten: true,
  }),

  'outside of its request, so that the post step writes how that has ended': () => ({
    options: { service: { workMs: 1000 } },
    prepare: async ({ command }) => {
      const broken = breaking('timer', 'setTimeout(fail, 8000);');
      return () => command(COMMAND, broken);
    },
    outputs: ['internal-error', 'none', BROKEN],
    names: 'none',
    request: ['no entry', 'pr-opened'],
    isWritten: true,
  }),
};

const ACTIVE_AGAIN: Readonly<Record<string, () => Case>> = {
  '`/docs status`': () => ({
    prepare: async (harness) => {
      await giveCommand(harness);
      await workElsewhere(harness);
      return statusIn(harness);
    },
    outputs: ['still-active/not-waiting', 'none', ACTIVE],
    request: ['pr-opened', 'pr-opened'],
    isWritten: false,
  }),

  'a re-run': () => ({
    prepare: async (harness) => {
      const event = await giveCommand(harness);
      await workElsewhere(harness);
      return () => harness.run(event, RE_RUN);
    },
    outputs: ['still-active/not-waiting', 'resumed', ACTIVE],
    request: ['pr-opened', 'pr-opened'],
    isWritten: false,
  }),
};

const BESIDE_WAITING_RUN: Readonly<Record<string, () => Case>> = {
  '`/docs status`': () => {
    const waiting = createWaitingRun();
    return {
      options: waiting.options,
      prepare: async (harness) => {
        await waiting.start(harness);
        return statusIn(harness);
      },
      afterwards: waiting.end,
      outputs: ['still-active/not-waiting', 'none', ACTIVE],
      request: ['none', 'none'],
      isWritten: false,
    };
  },

  '`/docs status`, if the other run has not noticed yet that the job has ended': () => {
    const waiting = createWaitingRun();
    return {
      options: waiting.options,
      prepare: async (harness) => {
        await waiting.start(harness);
        harness.service.change({ workMs: 1 });
        return () => harness.clock.hold(statusIn(harness));
      },
      afterwards: waiting.end,
      outputs: ['pr-opened', 'none', OPENED],
      request: ['none', 'none'],
      isWritten: false,
    };
  },

  'a re-run of a redelivery, which waits for a minute': () => {
    const waiting = createWaitingRun();
    return {
      options: waiting.options,
      prepare: async (harness) => {
        const event = await waiting.start(harness);
        const inputs = { 'wait-minutes': '1' };
        return () => harness.run(event, { ...REDELIVERY, ...RE_RUN, inputs });
      },
      afterwards: waiting.end,
      outputs: ['still-active/timed-out', 'resumed', /^Timed out while the docs agent/],
      request: ['none', 'none'],
      isWritten: false,
    };
  },
};

/** commands.test.ts has one whose job has ended since. */
const STATUS: Readonly<Record<string, () => Case>> = {
  'that has ended': () => ({
    prepare: async (harness) => {
      await giveCommand(harness);
      return statusIn(harness);
    },
    outputs: ['pr-opened', 'none', OPENED],
    request: ['pr-opened', 'pr-opened'],
    isWritten: false,
  }),

  'that is given up while its job is active': () => ({
    options: { service: { scenario: 'never-ends' } },
    prepare: async (harness) => {
      await giveCommand(harness, { inputs: NO_WAIT });
      await harness.clock.sleep(73 * HOUR_MS);
      await harness.sweep();
      return statusIn(harness);
    },
    outputs: ['still-active/not-waiting', 'none', ACTIVE],
    request: ['still-active/timed-out, given up', 'still-active/not-waiting, given up'],
    isWritten: true,
  }),

  'that is given up, and whose job has ended since': () => ({
    options: { service: { workMs: 80 * HOUR_MS } },
    prepare: async (harness) => {
      await giveCommand(harness, { inputs: NO_WAIT });
      await harness.clock.sleep(73 * HOUR_MS);
      await harness.sweep();
      await harness.clock.sleep(10 * HOUR_MS);
      return statusIn(harness);
    },
    outputs: ['pr-opened', 'none', OPENED],
    request: ['still-active/timed-out, given up', 'pr-opened'],
    isWritten: true,
  }),
};

/** A second command, which comes to nothing. */
const secondCommand = (
  inputs: Readonly<Record<string, string>>,
): Pick<Case, 'prepare'> => ({
  prepare: async (harness) => {
    await giveCommand(harness);
    return () => harness.command(COMMAND, { inputs });
  },
});

/** re-run.test.ts has a second dispatch for a subject. */
const WITHOUT_REQUEST: Readonly<Record<string, () => Case>> = {
  'a dry run': () => ({
    ...secondCommand({ 'dry-run': 'true' }),
    outputs: [
      'skipped/dry-run',
      'none',
      /^Dry run\. This run would send a message to job job_0001 \(acme\/docs#7\)/,
    ],
    names: 'a reply',
    request: ['pr-opened', 'pr-opened'],
    isWritten: false,
  }),

  'a run that a limit holds back': () => ({
    ...secondCommand({ 'max-requests-per-day': '1' }),
    outputs: ['skipped/limit', 'none', /^The limit of paid requests in 24 hours is re/],
    names: 'none',
    request: ['pr-opened', 'pr-opened'],
    isWritten: false,
  }),
};

/** The answer of the service before the job has ended. */
const ACTIVE_JOB = JSON.stringify({ id: 'job_0001', status: 'active', prLink: null });

const WRITTEN_MEANWHILE: Readonly<Record<string, () => Case>> = {
  'by a sweep, after `/docs status` has read the comment': () => {
    let sweep: Run;
    const intercept = atFirstRead(() => (response) => {
      void sweep().then(() => response.writeHead(200).end(ACTIVE_JOB));
    });
    return {
      options: { service: { intercept } },
      prepare: async (harness) => {
        sweep = () => harness.sweep();
        await giveCommand(harness, { inputs: NO_WAIT });
        await harness.clock.sleep(30);
        return statusIn(harness);
      },
      outputs: ['still-active/not-waiting', 'none', ACTIVE],
      request: ['still-active/not-waiting', 'pr-opened'],
      isWritten: true,
    };
  },

  'by a person, after a redelivery has read the comment': () => {
    let edit = (): void => {};
    const intercept = atFirstRead(() => edit() as undefined);
    return {
      options: { service: { intercept } },
      prepare: async (harness) => {
        const event = await giveCommand(harness, { inputs: NO_WAIT });
        edit = () => {
          const comment = harness.statusComment();
          const body = comment.body.replace('Requested by', 'Wanted by');
          harness.github.state.comments.set(comment.id, { ...comment, body });
        };
        return () => harness.run(event, REDELIVERY);
      },
      outputs: ['pr-opened', 'resumed', OPENED],
      request: ['still-active/not-waiting', 'still-active/not-waiting'],
      isWritten: true,
    };
  },
};

describe.each([
  ['of a run after an exception', EXCEPTIONS],
  ['of a run whose job has ended, and is active again', ACTIVE_AGAIN],
  ['of a run beside another one, which waits and writes the comment', BESIDE_WAITING_RUN],
  ['of `/docs status` about a request', STATUS],
  ['of a run without a request of its own', WITHOUT_REQUEST],
  ['of a run whose comment is written meanwhile', WRITTEN_MEANWHILE],
])('the end %s', (_, cases) => {
  it.concurrent.each(Object.entries(cases))('%s', (_name, create) => {
    const { options = {}, prepare, afterwards, ...expected } = create();
    return withHarness(options, async (harness) => {
      const texts = (): string =>
        harness
          .statusComments()
          .map(({ body }) => body)
          .join('');
      const run = await prepare(harness);
      const before = { end: endOf(harness), texts: texts() };
      const { outputs } = await run();
      const { jobAction = '', message = '', commentUrl = '' } = outputs;
      expect({
        outputs: [nameOf(outputs), jobAction, message],
        names: commentAt(commentUrl, harness),
        request: [before.end, endOf(harness)],
        isWritten: texts() !== before.texts,
      }).toEqual({
        ...expected,
        outputs: expected.outputs.map((each) =>
          typeof each === 'string' ? each : expect.stringMatching(each),
        ),
      });
      await afterwards?.(harness);
    });
  });
});
