/** Merges that start nothing by default: the docs agent's own, those of bots, and those of nothing that readers see. */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import {
  makeThread,
  shaOf,
  treeOf,
  type ChangedFile,
  type Options,
} from '../../fakes/github/index.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { REPOSITORY } from '../support/docs-pull-request.ts';
import { inRepository, publishedPayload, scheduleEvent } from '../../fakes/payloads.ts';
import {
  dispatched,
  expectSkipped,
  NO_WAIT,
  withHarness,
  type RunOptions,
} from './with-harness.ts';

const [before, after] = [shaOf('before'), shaOf('after')];

/** Runs the action once; without `reason` a job is expected. */
function expectRun(
  event: EventOfRun,
  {
    inputs = {},
    reason,
    ...seed
  }: Options & { inputs?: Record<string, string>; reason?: string },
): Promise<void> {
  return withHarness({ github: seed }, async (harness) => {
    const run = await harness.run(event, { inputs: { ...NO_WAIT, ...inputs } });
    if (reason !== undefined) {
      expectSkipped(run, harness, reason);
      expect([...harness.requests(), ...harness.writes()]).toEqual([]);
    } else {
      expect(run.outputs).toMatchObject({
        outcome: 'still-active',
        jobAction: 'created',
      });
    }
  });
}

describe('a pull request of the docs agent', () => {
  const branch = { head: { ref: 'mintlify/add-search-4711' } };
  const threads = [
    mergedThread({ pull: { head: { ref: 'mintlify/x', sha: shaOf('x') } } }),
  ];

  it.concurrent.each<[string, EventOfRun, Options & { inputs?: Record<string, string> }]>(
    [
      ['in a person’s name from its branch, merged', merged('pull_request', branch), {}],
      [
        'in a person’s name from its branch, pushed',
        pushed(before, after),
        {
          threads,
          comparisons: [
            {
              base: before,
              head: after,
              commits: [{ sha: after, message: 'Docs' }],
              files: [],
            },
          ],
          commits: [{ sha: after, message: 'Docs', pulls: [2] }],
        },
      ],
    ],
  )('starts nothing: %s', (_, event, options) =>
    expectRun(event, { threads, ...options, reason: 'ignored-author' }),
  );

  it.concurrent(
    'starts nothing if a comment there names its job, no matter who opened it from which branch',
    () => {
      const service = { repository: REPOSITORY, firstPull: 2 };
      const opened = { number: 2, pull: {}, author: 'mintlify[bot]' };
      return withHarness(
        { github: { threads: [{ number: 1 }, opened] }, service },
        async (harness) => {
          const { outputs } = await harness.command('/docs explain the titles', {
            on: 'issue',
          });
          expect(outputs['prLink']).toBe(
            'https://github.com/Codertocat/Hello-World/pull/2',
          );
          // The service shows the pull request as that of a person.
          harness.github.state.threads.set(2, makeThread(mergedThread()));
          const run = await harness.run(merged('pull_request'));
          expect(run.outputs).toMatchObject({
            outcome: 'skipped',
            reason: 'ignored-author',
            message: expect.stringContaining('names this pull request'),
          });
          expect(harness.posts()).toHaveLength(1);
        },
      );
    },
  );
});

describe('a merge of a bot', () => {
  it.concurrent.each([
    ['renovate[bot]', {}, 'ignored-author'],
    ['renovate[bot]', { 'allow-bots': 'renovate[bot]' }, undefined],
  ])('%s, with %j: %s', (login, inputs, reason) => {
    const event = merged('pull_request', { user: { login, type: 'Bot' } });
    return expectRun(event, {
      threads: [mergedThread({ author: login })],
      inputs,
      ...(reason !== undefined && { reason }),
    });
  });
});

describe('an open pull request that `subject` names', () => {
  const open = (pull: object = {}): Options => ({
    threads: [
      mergedThread({ labels: ['docs-not-needed'], pull: { merged: false, ...pull } }),
    ],
  });
  const named = { subject: 'pull-request:2' };
  const repositoryDispatch = {
    name: 'repository_dispatch',
    payload: inRepository(
      publishedPayload('repository_dispatch'),
      'Codertocat/Hello-World',
    ),
  };

  it.concurrent.each<[string, EventOfRun, Options]>([
    ['workflow_dispatch', dispatched(), open()],
    ['workflow_dispatch, for a draft', dispatched(), open({ draft: true })],
    ['repository_dispatch', repositoryDispatch, open()],
  ])('is documented as with a bare `/docs` there: %s', (_, event, github) =>
    withHarness({ github }, async (harness) => {
      const inputs = { ...NO_WAIT, ...named, paths: 'nothing/**' };
      const run = await harness.run(event, { inputs });
      expect(run.outputs).toMatchObject({ jobAction: 'created' });
      const command = await harness.command('/docs new', { inputs: NO_WAIT });
      expect(command.outputs).toMatchObject({ jobAction: 'created' });
      const [instruction, ofCommand] = harness.instructions();
      expect(instruction).toBe(ofCommand);
      expect(harness.statusComments()).toHaveLength(2);
    }),
  );

  it.concurrent.each<[string, EventOfRun, Options, string]>([
    [
      'the docs agent’s own',
      dispatched(),
      { threads: [mergedThread({ author: 'mintlify[bot]', pull: { merged: false } })] },
      'ignored-author',
    ],
    ['by a schedule', scheduleEvent(), open(), 'not-final'],
    ['merged, with a filter', dispatched(), open({ merged: true }), 'label'],
  ])('is skipped: %s', (_, event, github, reason) =>
    expectRun(event, { ...github, inputs: named, reason }),
  );
});

describe('a merge that changes only', () => {
  const changed = (...names: string[]): readonly ChangedFile[] =>
    names.map((filename) => ({
      filename,
      patch: '@@ -1 +1 @@\n-1\n+2',
      additions: 1,
      deletions: 1,
    }));
  it.concurrent.each<
    [string, readonly ChangedFile[], Record<string, string>, string | undefined]
  >([
    [
      'a lock file, without context',
      changed('yarn.lock'),
      { context: 'none', prompt: 'Do it.' },
      'paths',
    ],
    ['a lock file and a source file', changed('yarn.lock', 'src/a.ts'), {}, undefined],
    [
      'a name of 260 characters',
      changed(`${'a-'.repeat(129)}.ts`),
      { paths: '*-*-*-*-*.md' },
      'paths',
    ],
    [
      'CI files that `paths` names',
      changed('.github/workflows/ci.yml'),
      { paths: '.github/**' },
      undefined,
    ],
  ])('%s', (_, files, inputs, reason) =>
    expectRun(merged('pull_request'), {
      threads: [mergedThread({ files })],
      inputs,
      ...(reason !== undefined && { reason }),
    }),
  );
});

describe('a change with nothing in it', () => {
  const NEW = '0'.repeat(40);
  const nothing = { commits: [], files: [] };
  const newBranch = pushed(NEW, after, { ref: 'refs/heads/feature' });
  const mergedFiles = [{ filename: 'src/a.ts', additions: 1, deletions: 0, patch: '+1' }];
  const emptyCommit = { sha: after, message: 'Start the build', tree: treeOf(before) };
  const range = (from: string, to: string): RunOptions['inputs'] => ({
    subject: `commits:${from}..${to}`,
  });
  const start = { sha: before, message: 'Start' };
  const refs = { 'v1.0.0': before, 'v1.0.1': before, main: after };

  type Row = readonly [string, EventOfRun, Options, RunOptions['inputs']];

  const EMPTY: readonly Row[] = [
    [
      'a new branch without commits',
      newBranch,
      { comparisons: [{ base: 'master', head: after, ...nothing }] },
      {},
    ],
    [
      'a new branch with an empty commit, behind the default one',
      pushed(NEW, after, {
        ref: 'refs/heads/feature',
        head_commit: { id: after, tree_id: treeOf(before) },
      }),
      {
        comparisons: [
          {
            base: 'master',
            head: after,
            status: 'diverged',
            mergeBase: before,
            commits: [emptyCommit],
            files: [],
          },
        ],
      },
      {},
    ],
    [
      'a branch that was reset',
      pushed(before, after, { forced: true }),
      { comparisons: [{ base: before, head: after, status: 'behind', ...nothing }] },
      {},
    ],
    [
      'an empty commit',
      pushed(before, after, {
        commits: [{ id: after, message: 'Start the build', author: {} }],
        head_commit: { id: after, tree_id: treeOf(before) },
      }),
      {
        comparisons: [{ base: before, head: after, commits: [emptyCommit], files: [] }],
      },
      {},
    ],
    [
      'a tag that was moved to a release',
      pushed(before, after, { ref: 'refs/tags/v1', forced: true }),
      {
        releases: [{ tag: 'v1.4.2' }, { tag: 'v1.4.1' }, { tag: 'v0.9.0' }],
        comparisons: [{ base: 'v1.4.2', head: after, ...nothing }],
      },
      {},
    ],
    [
      'a merge without files',
      merged('pull_request', { changed_files: 0 }),
      { threads: [mergedThread({ files: [] })] },
      {},
    ],
    [
      'a release without notes and files',
      released({ body: '' }),
      {
        releases: [{ tag: '0.0.1' }, { tag: '0.0.0' }],
        comparisons: [
          { base: '0.0.0', head: '0.0.1', commits: [emptyCommit], files: [] },
        ],
      },
      {},
    ],
    [
      'a range from a tag to itself',
      dispatched(),
      { refs, commits: [start] },
      range('v1.0.0', 'v1.0.0'),
    ],
    [
      'a range between two tags of one commit',
      dispatched(),
      {
        refs,
        commits: [start],
        comparisons: [{ base: 'v1.0.0', head: 'v1.0.1', ...nothing }],
      },
      range('v1.0.0', 'v1.0.1'),
    ],
  ];

  it.concurrent.each(EMPTY)('is not sent: %s', (_, event, github, inputs = {}) =>
    expectRun(event, { ...github, inputs, reason: 'paths' }),
  );

  it.concurrent('is sent if the prompt has no context', () =>
    expectRun(newBranch, {
      comparisons: [{ base: 'master', head: after, ...nothing }],
      inputs: { prompt: 'Check the docs.', context: 'none' },
    }),
  );

  it.concurrent.each<Row>([
    [
      'a push without files, but with another tree',
      pushed(before, after),
      {
        comparisons: [{ base: before, head: after, commits: [emptyCommit], files: [] }],
      },
      {},
    ],
    [
      'a push whose payload lists a commit that the comparison lacks',
      pushed(before, after, {
        commits: [{ id: shaOf('new'), message: 'Retry', author: {} }],
      }),
      { comparisons: [{ base: before, head: after, status: 'behind', ...nothing }] },
      {},
    ],
    [
      'a merge whose files the list lacks',
      merged('pull_request', { changed_files: 3 }),
      { threads: [mergedThread({ files: [] })] },
      {},
    ],
    [
      'a tag whose name lags behind it',
      pushed(before, after, { ref: 'refs/tags/v1' }),
      {
        refs: { v1: before },
        releases: [{ tag: 'v1.4.2' }],
        comparisons: [
          { base: 'v1.4.2', head: 'v1', ...nothing },
          {
            base: 'v1.4.2',
            head: after,
            commits: [{ sha: after, message: 'Retry' }],
            files: mergedFiles,
          },
        ],
      },
      {},
    ],
  ])('is sent if anything contradicts that: %s', (_, event, github, inputs = {}) =>
    expectRun(event, { ...github, inputs }),
  );

  it.concurrent('is misconfigured if the ends of the range are exchanged', () => {
    const comparisons: Options['comparisons'] = [
      { base: 'main', head: 'v1.0.0', status: 'behind', ...nothing },
    ];
    return withHarness({ github: { refs, comparisons } }, async (harness) => {
      const inputs = { ...NO_WAIT, ...range('main', 'v1.0.0') };
      const run = await harness.run(dispatched(), { inputs });
      expect(run.outputs).toMatchObject({
        outcome: 'misconfigured',
        reason: 'invalid-input',
        message: expect.stringContaining('commits:v1.0.0..main'),
      });
      expect(run.exitCode).toBe(1);
      expect([...harness.posts(), ...harness.writes()]).toEqual([]);
    });
  });

  it.concurrent('continues the request that an earlier attempt has sent', () => {
    const event = pushed(before, after);
    const commits = [{ sha: after, message: 'Retry' }];
    const comparisons = [{ base: before, head: after, commits, files: mergedFiles }];
    return withHarness({ github: { comparisons } }, async (harness) => {
      const first = await harness.run(event, { inputs: NO_WAIT });
      expect(first.outputs).toMatchObject({ jobAction: 'created' });
      harness.github.state.comparisons = [
        { base: before, head: after, status: 'behind', ...nothing },
      ];
      const again = await harness.run(event, { runAttempt: 2 });
      expect(again.outputs).toMatchObject({ jobAction: 'resumed', outcome: 'pr-opened' });
      const redelivered = await harness.run(event, { runId: 77 });
      expect(redelivered.outputs).toMatchObject({ jobAction: 'resumed' });
      expect(harness.posts()).toHaveLength(1);
    });
  });
});
