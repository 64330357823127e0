/**
 * The cases that once/README.md lists: a request that is submitted twice, and a request that is not submitted until somebody acts.
 * If one of these tests fails because the case is gone, remove the case from the page. Two accounts at once: claim-exceptions.test.ts. A
 * GitHub that breaks the facts of the page: `__tests__/once/claim.test.ts`.
 */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread, released } from '../../fakes/events.ts';
import {
  addComment,
  makeThread,
  type GitHubRequest,
  type RequestError,
} from '../../fakes/github/index.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import { createMoment, createSwitch, silenceAt } from '../support/interceptions.ts';
import {
  cancelAt,
  dispatched,
  withHarness,
  type Harness,
  type HarnessOptions,
  type RunOptions,
} from './with-harness.ts';

const COMMENT = 'issues/create-comment';
const BIND = 'issues/update-comment';

/** Runs the first attempt of a command, `change`, and another run. Returns how often it was submitted. */
async function submitAfter(
  harness: Harness,
  change: () => void,
  again: RunOptions,
): Promise<number> {
  const event = harness.addComment('/docs explain the retry');
  const first = await harness.run(event, { runId: 101 });
  expect(first.outputs['jobAction']).toBe('created');
  change();
  await harness.run(event, again);
  return harness.posts().length;
}

const RE_RUN = { runId: 101, runAttempt: 2 };
const REDELIVERY = { runId: 102 };
const LATER_RUNS = [
  ['a re-run', RE_RUN],
  ['a redelivery', REDELIVERY],
] as const;

describe('a second submission: status comments that were deleted, edited or restored', () => {
  const rewrite = (harness: Harness, change: (body: string) => string): void => {
    const comment = harness.statusComment();
    const body = change(comment.body);
    harness.github.state.comments.set(comment.id, { ...comment, body });
  };
  const changes: readonly (readonly [string, (harness: Harness) => void])[] = [
    [
      'deleted',
      (harness) => harness.github.state.comments.delete(harness.statusComment().id),
    ],
    ['rewritten', (harness) => rewrite(harness, () => 'Done.')],
    [
      'edited in their last line',
      (harness) => rewrite(harness, (body) => body.replace(/.{3} -->\n$/, 'xxx -->\n')),
    ],
  ];
  const cases = changes.flatMap(([how, change]) =>
    LATER_RUNS.map(([name, again]) => [how, name, change, again] as const),
  );

  it.concurrent.each(cases)('%s, then %s', (_how, _name, change, again) =>
    withHarness({}, async (harness) => {
      expect(await submitAfter(harness, () => change(harness), again)).toBe(2);
    }),
  );

  it.concurrent('not if somebody has restored the first revision', () =>
    withHarness({}, async (harness) => {
      const restore = (): void => {
        const created = harness.github.requests.find(
          ({ operation }) => operation === COMMENT,
        );
        const { body = '' } = (created?.body ?? {}) as { body?: string };
        rewrite(harness, () => body);
      };
      expect(await submitAfter(harness, restore, REDELIVERY)).toBe(1);
    }),
  );
});

describe('two deliveries of a command, the second one 200 ms later', () => {
  const old = 'mint_key_of_a_workflow';
  const other = 'mint_key_of_another_one';
  const both = `${other}\n${old}`;
  const options: HarnessOptions = {
    github: { latencyMs: 500 },
    service: { key: old, otherKeys: [other] },
  };

  it.concurrent.each<readonly [string, readonly [string, string], number]>([
    ['without a common key: a second submission', [old, other], 2],
    ['new above old, and old: one request', [both, old], 1],
    ['old, and new above old: one request', [old, both], 1],
    ['new above old, and old above new: one request', [both, `${old}\n${other}`], 1],
  ])('%s', (_, given, posts) =>
    withHarness(options, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const deliver = async (key: string, index: number) => {
        await harness.clock.sleep(200 * index);
        await harness.run(event, { runId: 101 + index, inputs: { 'api-key': key } });
      };
      await Promise.all(given.map(deliver));
      expect(harness.posts()).toHaveLength(posts);
      // Nor is it sent when both have ended.
      for (const key of given) {
        await harness.run(event, { runId: 103, inputs: { 'api-key': key } });
      }
      expect(harness.posts()).toHaveLength(posts);
    }),
  );
});

describe('a release whose requests issue', () => {
  type Change = (harness: Harness) => void;
  const deleteLabel: Change = ({ github: { state } }) => {
    state.labels.delete(REQUESTS_LABEL);
    for (const thread of state.threads.values()) {
      state.threads.set(thread.number, { ...thread, labels: [] });
    }
  };
  const labelAnother: Change = ({ github: { state } }) => {
    const another = makeThread({ number: 1, labels: [REQUESTS_LABEL] });
    state.threads.set(1, another);
  };
  const deleteIssue: Change = ({ github: { state } }) => {
    state.threads.delete(3);
    state.comments.clear();
  };

  it.concurrent.each<readonly [string, Change | undefined, readonly Change[], number]>([
    // The run ends red and says what to do.
    ['is deleted is not sent again', undefined, [deleteIssue], 1],
    // The issue gets its label again.
    ['has lost its label is not sent again', undefined, [deleteLabel], 1],
    [
      'is deleted, and another one labelled: a second submission',
      undefined,
      [deleteIssue, labelAnother],
      2,
    ],
    [
      'is deleted with its label: a second submission',
      undefined,
      [deleteIssue, deleteLabel],
      2,
    ],
    // The action did not open it, so it does not know it again.
    [
      'somebody has labelled, and then not any more: a second submission',
      labelAnother,
      [deleteLabel],
      2,
    ],
  ])('%s', (_, before, changes, count) =>
    withHarness({}, async (harness) => {
      const inputs = { prompt: 'Update the docs.' };
      before?.(harness);
      await harness.run(released(), { runId: 101, inputs });
      expect(harness.posts()).toHaveLength(1);
      for (const change of changes) change(harness);
      await harness.run(released(), { runId: 102, inputs });
      expect(harness.posts()).toHaveLength(count);
    }),
  );
});

it.concurrent('a second submission: a runner that lives on beside its re-run', () =>
  // GitHub starts a re-run only if it has given up the runner, which may be cut off from GitHub Actions alone.
  withHarness({ github: { latencyMs: 500 } }, async (harness) => {
    const event = harness.addComment('/docs explain the retry');
    const first = harness.run(event, { runId: 101 });
    await harness.clock.sleep(200);
    await Promise.all([first, harness.run(event, RE_RUN)]);
    expect(harness.posts()).toHaveLength(2);
  }),
);

it.concurrent(
  'a second submission: a request that may have arrived, and that you repeat',
  () =>
    withHarness({ service: { scenario: 'unclear' } }, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      await harness.run(event, { runId: 101 });
      await harness.run(event, RE_RUN);
      await harness.run(event, REDELIVERY);
      expect(harness.posts()).toHaveLength(1);
      await harness.command('/docs retry');
      expect(harness.posts()).toHaveLength(2);
    }),
);

it.concurrent(
  'a second submission: a request that waits for a rate limit, and that you repeat',
  () => {
    const refused = createMoment();
    let refusals = 0;
    const service = {
      intercept: ({ method }: { method: string }) => {
        if (method !== 'POST' || refusals > 0) return undefined;
        refusals += 1;
        refused.reach();
        return { status: 429, headers: { 'retry-after': '240' } };
      },
    };
    return withHarness({ service }, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const first = harness.run(event, { runId: 101 });
      await refused.once;
      const retry = harness.addComment('/docs retry');
      const second = await harness.run(retry, { runId: 102 });
      expect(second.outputs['jobAction']).toBe('created');
      expect((await first).outputs['jobAction']).toBe('created');
      expect(harness.posts()).toHaveLength(3);
    });
  },
);

describe('a long thread', () => {
  /** Adds comments of others, which are newer than all requests. */
  const write = ({ github, clock }: Harness, count: number): void => {
    const createdAt = new Date(clock.date().getTime() + 60_000).toISOString();
    for (let n = 0; n < count; n += 1) {
      addComment(github.state, { thread: 2, body: `Comment ${n}`, createdAt });
    }
  };

  it.concurrent('a command that no list of 1,000 comments reaches is not sent', () =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      write(harness, 1050);
      const run = await harness.run(event, REDELIVERY);
      expect(run.outputs).toMatchObject({
        outcome: 'rejected',
        reason: 'github',
      });
      expect(harness.posts()).toEqual([]);
    }),
  );

  it.concurrent(
    'a second submission: a `subject` that was requested before the newest 10 pages',
    () =>
      withHarness({ github: { threads: [mergedThread()] } }, async (harness) => {
        const inputs = { subject: 'pull-request:2' };
        for (const runId of [101, 102]) {
          await harness.run(dispatched(), { inputs, runId });
        }
        expect(harness.posts()).toHaveLength(1);
        write(harness, 1050);
        await harness.run(dispatched(), { inputs, runId: 103 });
        expect(harness.posts()).toHaveLength(2);
      }),
  );
});

it.concurrent(
  'killed before its state was bound: a redelivery within ten minutes ends red',
  () => {
    const { once, intercept } = silenceAt(BIND);
    const latencyMs = (): readonly [number, number] => [0, 500];
    return withHarness({ github: { intercept, latencyMs } }, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const killed = cancelAt({ once }, 'SIGKILL', 100);
      await harness.run(event, { ...killed, post: false, runId: 101 });
      const redelivery = await harness.run(event, REDELIVERY);
      expect(redelivery.outputs).toMatchObject({
        outcome: 'rejected',
        reason: 'github',
      });
      expect(redelivery.exitCode).toBe(1);
      expect(harness.posts()).toEqual([]);
      await harness.clock.sleep(10 * 60_000);
      const again = await harness.run(event, { ...REDELIVERY, runAttempt: 2 });
      expect(again.outputs['jobAction']).toBe('created');
      expect(harness.posts()).toHaveLength(1);
    });
  },
);

describe('a request that was not sent ends as unconfirmed, because its state says that it perhaps was', () => {
  type Source = Readonly<{
    create: (harness: Harness) => EventOfRun;
    /** What the result of a later run says to do, and a command that does it. */
    advice: RegExp;
    command: string;
  }>;

  const COMMAND: Source = {
    create: (harness) => harness.addComment('/docs explain the retry'),
    advice: /comment `\/docs retry`/,
    command: '/docs retry',
  };
  const EVENT: Source = {
    create: () => merged('pull_request'),
    advice: /comment `\/docs …` with an instruction/,
    command: '/docs explain the retry',
  };
  const CASES = [
    ['a command', 'a re-run', COMMAND, RE_RUN],
    ['a command', 'a redelivery', COMMAND, REDELIVERY],
    ['an event', 'a re-run', EVENT, RE_RUN],
    ['an event', 'a redelivery', EVENT, REDELIVERY],
  ] as const;

  const expectPending = (harness: Harness): void => {
    expect(harness.entries()).toMatchObject([{ sent: 'perhaps', isFinished: false }]);
    expect(harness.posts()).toEqual([]);
  };

  /** Runs the event again, and then does what that run says. */
  async function followAdvice(
    harness: Harness,
    event: EventOfRun,
    again: RunOptions,
    { advice, command }: Source,
  ): Promise<void> {
    const run = await harness.run(event, again);
    expect(run.outputs).toMatchObject({
      outcome: 'unconfirmed',
      reason: '',
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['message']).toMatch(advice);
    expect(harness.posts()).toEqual([]);
    const decided = await harness.command(command);
    expect(decided.outputs).toMatchObject({
      outcome: 'pr-opened',
      jobAction: 'created',
    });
    expect(harness.posts()).toHaveLength(1);
  }

  /** The first binding is carried out, its answer is lost, and no comment can be written until the fault is switched off. */
  function createWriteFault() {
    const lost: RequestError = {
      afterwards: (response) => void response.writeHead(502).end(),
    };
    const fault = createSwitch(({ operation, count }: GitHubRequest) => {
      if (operation !== BIND) return undefined;
      return count === 1 ? lost : { status: 502 };
    });
    fault.on();
    return fault;
  }

  it.concurrent.each(CASES)(
    'a binding that takes effect, and then nothing can be written: %s, then %s',
    (_source, _again, source, again) => {
      const fault = createWriteFault();
      const { intercept } = fault;
      const github = { threads: [{ number: 1 }, mergedThread()], intercept };
      return withHarness({ github }, async (harness) => {
        const event = source.create(harness);
        const first = await harness.run(event, { runId: 101, post: true });
        expect(first.outputs).toMatchObject({
          outcome: 'rejected',
          reason: 'github',
        });
        expect(first.exitCode).toBe(1);
        expectPending(harness);
        fault.off();
        await followAdvice(harness, event, again, source);
      });
    },
  );

  const LATE_MS = 60_000;

  /** The first binding takes effect a minute after GitHub got it. */
  function createLateBinding() {
    const { once, reach } = createMoment();
    let isLate = true;
    const latencyMs = (url: string): number => {
      const isBinding = isLate && /\/issues\/comments\/\d+$/.test(url);
      if (!isBinding) return 50;
      isLate = false;
      reach();
      return LATE_MS;
    };
    return { once, latencyMs };
  }

  it.concurrent.each(CASES)(
    'a killed run whose binding takes effect after its post step: %s, then %s',
    (_source, _again, source, again) => {
      const { once, latencyMs } = createLateBinding();
      const github = { threads: [{ number: 1 }, mergedThread()], latencyMs };
      return withHarness({ github }, async (harness) => {
        const event = source.create(harness);
        const killed = cancelAt({ once }, 'SIGKILL', 100);
        await harness.run(event, { ...killed, post: true, runId: 101 });
        // The post step knows that nothing was sent, and says so.
        const [finished] = harness.entries();
        expect(finished).toMatchObject({ isFinished: true, outcome: 'cancelled' });
        await harness.clock.sleep(LATE_MS);
        expectPending(harness);
        await followAdvice(harness, event, again, source);
      });
    },
  );
});
