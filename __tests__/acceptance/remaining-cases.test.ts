/**
 * The cases that once/README.md lists: a request that is submitted twice, and a request that is not submitted until somebody acts.
 * If one of these tests fails because the case is gone, remove the case from the page. Runs that are killed, and bindings that take effect
 * late: at-most-once-faults.test.ts. Two accounts at once: claim-exceptions.test.ts. A GitHub that breaks the facts of the page:
 * `__tests__/once/claim.test.ts`.
 */
import { describe, expect, it } from '@jest/globals';
import { mergedThread, released } from '../../fakes/events.ts';
import { addComment, makeThread } from '../../fakes/github/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import { createMoment } from '../support/interceptions.ts';
import {
  dispatched,
  withHarness,
  type Harness,
  type HarnessOptions,
  type RunOptions,
} from './with-harness.ts';

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
