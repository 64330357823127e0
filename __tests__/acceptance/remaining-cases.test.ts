/**
 * The cases that once/README.md lists: a request that is submitted twice, and a request that is not submitted until somebody acts.
 * If one of these tests fails because the case is gone, remove the case from the page. Runs that are killed, and bindings that take effect
 * late: at-most-once-faults.test.ts. Two accounts at once: claim-exceptions.test.ts. A GitHub that breaks the facts of the page:
 * `__tests__/once/claim.test.ts`.
 */
import { describe, expect, it } from '@jest/globals';
import { FILES, merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import { addComment, makeThread, shaOf, type Options } from '../../fakes/github/index.ts';
import { inRepository, publishedPayload, scheduleEvent } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';
import { createMoment } from '../support/interceptions.ts';
import {
  annotated,
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
  const event = harness.addComment('/docs new explain the retry');
  const first = await harness.run(event, { runId: 101 });
  expect(first.outputs['jobAction']).toBe('created');
  change();
  await harness.run(event, again);
  return harness.posts().length;
}

const RE_RUN = { runId: 101, runAttempt: 2 };
const REDELIVERY = { runId: 102 };
describe('a second submission: status comments that were deleted, edited or restored', () => {
  const rewrite = (harness: Harness, change: (body: string) => string): void => {
    const comment = harness.statusComment();
    const body = change(comment.body);
    harness.github.state.comments.set(comment.id, { ...comment, body });
  };
  const remove = ({ github, statusComment }: Harness): void =>
    void github.state.comments.delete(statusComment().id);

  it.concurrent.each<readonly [string, (harness: Harness) => void, RunOptions]>([
    ['deleted, then a re-run', remove, RE_RUN],
    ['deleted, then a redelivery', remove, REDELIVERY],
    ['rewritten, then a re-run', (harness) => rewrite(harness, () => 'Done.'), RE_RUN],
    [
      'edited in their last line, then a redelivery',
      (harness) => rewrite(harness, (body) => body.replace(/.{3} -->\n$/, 'xxx -->\n')),
      REDELIVERY,
    ],
  ])('%s', (_, change, again) =>
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

describe('a requests issue that has lost its requests to another issue', () => {
  /** The issue that the first run opens, and an older one that somebody labels then. */
  const [EARLIER, NOW] = [3, 1];
  const [one, two, three] = [shaOf('one'), shaOf('two'), shaOf('three')];
  const commits = [one, two, three].map((sha) => ({ sha, message: 'Night' }));
  const step = (base: string, to: string, head = to) => ({
    base,
    head,
    commits: [{ sha: to, message: 'Night' }],
    files: FILES,
  });
  const github = {
    commits,
    comparisons: [step(one, two), step(two, three, 'master')],
  };

  const prompt = { prompt: 'Update the docs.' };
  const since = { subject: 'since-last', context: 'none' };
  const RELEASE = { event: released(), inputs: prompt };
  const DISPATCH = { event: dispatched(), inputs: prompt };
  const NIGHT = { event: scheduleEvent(), inputs: since };
  const NAMED = {
    event: dispatched(),
    inputs: { subject: `commits:${one}..${two}`, context: 'none' },
  };
  type Run = Readonly<{ event: EventOfRun; inputs: Readonly<Record<string, string>> }>;

  const runAt = (
    { github: { state }, run }: Harness,
    head: string,
    { event, inputs }: Run,
    runId: number,
  ) => {
    state.refs.set('master', head);
    return run(event, { inputs, runId });
  };

  /** Labels the older issue. Without the label, the other one is known by its signature. */
  const label = ({ github: { state } }: Harness, keepsLabel = false): void => {
    const earlier = state.threads.get(EARLIER);
    if (earlier === undefined) throw new Error('the first run has opened no issue');
    const labels = keepsLabel ? [REQUESTS_LABEL] : [];
    state.threads.set(EARLIER, { ...earlier, labels });
    state.threads.set(NOW, makeThread({ number: NOW, labels: [REQUESTS_LABEL] }));
  };
  const fill = ({ github: { state } }: Harness, thread: number, count: number): void => {
    for (let n = 0; n < count; n += 1) addComment(state, { thread, body: 'Hi' });
  };

  const expectRefused = (run: RunResult, harness: Harness): void => {
    const end = { outcome: 'misconfigured', reason: 'invalid-input' };
    expect(run.outputs).toMatchObject(end);
    expect(run.exitCode).toBe(1);
    const text = annotated(run, 'error').join('\n');
    expect(text).toMatch(/#1\b[^]*#3\b[^]*`subject: commits:<from>\.\.<to>`/);
    expect(annotated(run, 'warning').join('\n')).not.toContain('First run');
    expect(harness.posts()).toHaveLength(1);
    expect(harness.statusComments(NOW)).toEqual([]);
  };

  const refused = [
    ['a release', RELEASE],
    ['a dispatch', DISPATCH],
    ['`since-last`', NIGHT],
  ] as const;
  const others = [
    ['has lost the label', false],
    ['has the label, too', true],
  ] as const;
  const cases = refused.flatMap(([kind, run]) =>
    others.map(([which, keepsLabel]) => [kind, which, run, keepsLabel] as const),
  );

  it.concurrent.each(cases)(
    'is not used by %s as if nothing was sent before, if the other one %s',
    (_kind, _which, run, keepsLabel) =>
      withHarness({ github }, async (harness) => {
        await runAt(harness, one, run, 101);
        label(harness, keepsLabel);
        expectRefused(await runAt(harness, two, run, 102), harness);
        label(harness, true);
        harness.github.state.threads.delete(NOW);
        const again = await runAt(harness, two, run, 103);
        expect(again.outputs['outcome']).not.toBe('misconfigured');
      }),
  );

  it.concurrent('is used after a range that somebody has named, by its series', () =>
    withHarness({ github }, async (harness) => {
      await runAt(harness, one, NIGHT, 101);
      label(harness);
      const named = await runAt(harness, two, NAMED, 102);
      expect(named.outputs['jobAction']).toBe('created');
      const next = await runAt(harness, three, NIGHT, 103);
      expect(next.outputs['jobAction']).toBe('created');
      const ranges = harness.entries(NOW).map(({ covers }) => covers);
      expect(ranges).toEqual([
        { kind: 'range', from: one, to: two },
        { kind: 'range', from: two, to: three },
      ]);
    }),
  );

  it.concurrent('is not used by `since-last` because of another request there', () =>
    withHarness({ github }, async (harness) => {
      await runAt(harness, one, NIGHT, 101);
      label(harness);
      await harness.command('/docs explain the retry', { on: 'issue' });
      expect(harness.posts()).toHaveLength(2);
      const night = await runAt(harness, two, NIGHT, 102);
      expect(night.outputs['outcome']).toBe('misconfigured');
      const release = await runAt(harness, two, RELEASE, 103);
      expect(release.outputs['jobAction']).toBe('created');
    }),
  );

  it.concurrent('is used if the other one is full, except by `since-last`', () =>
    withHarness({ github }, async (harness) => {
      await runAt(harness, one, NIGHT, 101);
      label(harness);
      fill(harness, EARLIER, 2499);
      expectRefused(await runAt(harness, two, NIGHT, 102), harness);
      const release = await runAt(harness, two, RELEASE, 103);
      expect(release.outputs['jobAction']).toBe('created');
    }),
  );

  it.concurrent('is used if its requests are older than the newest 100 comments', () =>
    withHarness({ github }, async (harness) => {
      await runAt(harness, one, RELEASE, 101);
      label(harness);
      await harness.command('/docs explain the retry', { on: 'issue' });
      fill(harness, NOW, 250);
      const run = await runAt(harness, two, DISPATCH, 102);
      expect(run.outputs['jobAction']).toBe('created');
    }),
  );

  it.concurrent('is not used if the other one cannot be read', () => {
    const intercept: Options['intercept'] = ({ path, operation }) => {
      const isEarlier = path.endsWith(`/issues/${EARLIER}/comments`);
      const isFaulty = isEarlier && operation === 'issues/list-comments' && isLabelled;
      return isFaulty ? { status: 502, body: {} } : undefined;
    };
    let isLabelled = false;
    return withHarness({ github: { ...github, intercept } }, async (harness) => {
      await runAt(harness, one, RELEASE, 101);
      label(harness);
      isLabelled = true;
      const run = await runAt(harness, two, RELEASE, 102);
      expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'github' });
      expect(harness.posts()).toHaveLength(1);
    });
  });
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
  /** Adds comments of others to a thread, which are newer than all requests. */
  const write = ({ github, clock }: Harness, thread: number, count: number): void => {
    const createdAt = new Date(clock.date().getTime() + 60_000).toISOString();
    for (let n = 0; n < count; n += 1) {
      addComment(github.state, { thread, body: `Comment ${n}`, createdAt });
    }
  };
  const NOT_SENT = { outcome: 'rejected', reason: 'github' };

  it.concurrent('a command that no list of 2,500 comments reaches is not sent', () =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      write(harness, 2, 2550);
      const run = await harness.run(event, REDELIVERY);
      expect(run.outputs).toMatchObject(NOT_SENT);
      expect(run.outputs['message']).toMatch(/2,500.*Comment `\/docs …` on another/);
      expect(harness.posts()).toEqual([]);
    }),
  );

  type Row = Readonly<{
    title: string;
    event: EventOfRun;
    inputs?: RunOptions['inputs'];
    again: RunOptions;
    /** The thread of the request. The requests issue is 3. */
    thread: number;
  }>;
  const prompt = { prompt: 'Update the docs.' };
  const labelled = merged('pull_request', { labels: [{ name: 'docs' }] });
  const push = pushed(shaOf('before'), shaOf('after'), {
    repository: { pushed_at: null },
  });
  const queued = inRepository(publishedPayload('merge_group'), 'Codertocat/Hello-World');
  const ROWS: readonly Row[] = [
    {
      title: 'a `subject`',
      event: dispatched(),
      inputs: { subject: 'pull-request:2' },
      again: REDELIVERY,
      thread: 2,
    },
    {
      title: 'a re-run of a dispatch',
      event: dispatched(),
      inputs: prompt,
      again: RE_RUN,
      thread: 3,
    },
    {
      title: 'a re-run of a schedule',
      event: scheduleEvent(),
      inputs: prompt,
      again: RE_RUN,
      thread: 3,
    },
    {
      title: '`need-label`',
      event: labelled,
      inputs: { ...prompt, 'need-label': 'docs' },
      again: REDELIVERY,
      thread: 2,
    },
    {
      title: 'an event without a schema',
      event: { name: 'merge_group', payload: queued },
      inputs: prompt,
      again: REDELIVERY,
      thread: 3,
    },
    {
      title: 'a push without a time',
      event: push,
      again: REDELIVERY,
      thread: 3,
    },
  ];
  const github = {
    threads: [{ number: 1 }, mergedThread({ labels: ['docs'] })],
    comparisons: [
      {
        base: shaOf('before'),
        head: shaOf('after'),
        commits: [{ sha: shaOf('after'), message: 'Docs' }],
        files: FILES,
      },
    ],
  };

  it.concurrent.each(ROWS)(
    '$title, whose entry is of unknown age, is sent once',
    ({ event, inputs = {}, again, thread }) =>
      withHarness({ github }, async (harness) => {
        const first = await harness.run(event, { runId: 101, inputs });
        expect(first.outputs).toMatchObject({ jobAction: 'created' });
        write(harness, thread, 1050);
        const second = await harness.run(event, { ...again, inputs });
        expect(second.outputs).toMatchObject({ jobAction: 'resumed' });
        expect(harness.posts()).toHaveLength(1);
      }),
  );

  it.concurrent('a `subject` in a thread of more than 2,500 comments is not sent', () =>
    withHarness({ github }, async (harness) => {
      const inputs = { subject: 'pull-request:2' };
      write(harness, 2, 2550);
      const run = await harness.run(dispatched(), { inputs });
      expect(run.outputs).toMatchObject(NOT_SENT);
      expect(run.outputs['message']).toMatch(
        /2,500.*Set `comment` to the number of another/,
      );
      expect(run.exitCode).toBe(1);
      expect(harness.posts()).toEqual([]);
    }),
  );

  it.concurrent('`since-last` continues the last range, or sends nothing', () => {
    const [one, two, three] = ['one', 'two', 'three'].map(shaOf);
    const comparisons = [
      { base: one ?? '', head: 'master', commits: [{ sha: two ?? '' }], files: FILES },
      { base: one ?? '', head: two ?? '', commits: [{ sha: two ?? '' }], files: FILES },
    ];
    const commits = [one, two, three].map((sha) => ({
      sha: sha ?? '',
      message: 'Night',
    }));
    return withHarness({ github: { comparisons, commits } }, async (harness) => {
      const runNightly = async (head: string | undefined, options: RunOptions) => {
        harness.github.state.refs.set('master', head ?? '');
        const inputs = { subject: 'since-last', context: 'none' };
        return harness.run(scheduleEvent(), { inputs, ...options });
      };
      const lastRange = (): unknown => harness.entries(3).at(-1)?.covers;
      await runNightly(one, { runId: 101 });
      write(harness, 3, 1050);
      const next = await runNightly(two, { runId: 102 });
      expect(next.outputs).toMatchObject({ jobAction: 'created' });
      expect(annotated(next, 'warning')).toEqual([]);
      expect(lastRange()).toEqual({ kind: 'range', from: one, to: two });
      // A later attempt also needs the entry of its own run.
      write(harness, 3, 1050);
      const again = await runNightly(three, { runId: 102, runAttempt: 2 });
      expect(again.outputs).toMatchObject({ jobAction: 'resumed' });
      write(harness, 3, 2500);
      const lost = await runNightly(three, { runId: 103 });
      expect(lost.outputs).toMatchObject(NOT_SENT);
      expect(annotated(lost, 'warning')).toEqual([]);
      expect(harness.posts()).toHaveLength(2);
    });
  });
});
