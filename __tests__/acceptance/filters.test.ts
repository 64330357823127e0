/** Merges that start nothing by default: the docs agent's own, those of bots, and those of nothing that readers see. */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread, pushed } from '../../fakes/events.ts';
import {
  makeThread,
  shaOf,
  type ChangedFile,
  type Options,
} from '../../fakes/github/index.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import { REPOSITORY } from '../support/docs-pull-request.ts';
import { expectSkipped, NO_WAIT, withHarness } from './with-harness.ts';

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
