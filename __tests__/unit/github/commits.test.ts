import { describe, expect, it } from '@jest/globals';
import { shaOf, type Options, type ThreadSeed } from '../../../fakes/github/index.ts';
import type { CheckRun } from '../../../fakes/github/seeds.ts';
import { ok } from '../../../src/domain/errors.ts';
import { connect } from './connect.ts';

const SHA = shaOf('head');

type Pull = NonNullable<ThreadSeed['pull']>;

/** A pull request with this head. */
const withHead = (pull: Pull = {}): Options => ({
  threads: [
    {
      number: 7,
      author: 'mintlify[bot]',
      pull: { head: { ref: 'mintlify/7', sha: SHA }, ...pull },
    },
  ],
});

describe('the authors of a commit', () => {
  it.each<[string, Pull, readonly string[]]>([
    ['its author and its committer', {}, ['mintlify[bot]', 'mintlify[bot]']],
    ['not GitHub itself', { headAuthors: ['octocat', 'web-flow'] }, ['octocat']],
    ['empty without an account', { headAuthors: ['octocat', null] }, ['octocat', '']],
  ])('are %s', async (_, pull, logins) => {
    const { commits } = await connect(withHead(pull));
    expect(await commits.authors(SHA)).toEqual(ok(logins));
  });
});

/** A failed check run of the head. */
const runWith = (id: number, changes: Partial<CheckRun> = {}): CheckRun => ({
  id,
  name: `check ${id}`,
  sha: SHA,
  app: 'github-actions',
  detailsUrl: '',
  status: 'completed',
  conclusion: 'failure',
  annotations: [],
  ...changes,
});

async function connectWithRuns(runs: readonly CheckRun[], pull: Pull = {}) {
  const connected = await connect(withHead(pull));
  for (const run of runs) connected.github.state.checkRuns.set(run.id, run);
  return connected;
}

describe('the checks of a commit', () => {
  it.each([
    ['failure', true],
    ['timed_out', true],
    ['startup_failure', true],
    ['success', false],
    ['neutral', false],
    ['skipped', false],
    ['cancelled', false],
    ['stale', false],
    ['action_required', false],
  ])('with the conclusion %s have failed: %j', async (conclusion, hasFailed) => {
    const { commits } = await connectWithRuns([runWith(1, { conclusion })]);
    const failure = expect.objectContaining({ name: 'check 1', conclusion });
    expect(await commits.checks(SHA)).toEqual(
      ok({ failed: hasFailed ? [failure] : [], isPending: false }),
    );
  });

  it.each(['queued', 'in_progress'] as const)(
    'are pending if one is %s',
    async (status) => {
      const pending = runWith(2, { status, conclusion: null });
      const { commits } = await connectWithRuns([runWith(1), pending]);
      expect(await commits.checks(SHA)).toMatchObject({
        value: { failed: [{ name: 'check 1' }], isPending: true },
      });
    },
  );

  it.each([
    ['failure', 1, false],
    ['error', 1, false],
    ['success', 0, false],
    ['pending', 0, true],
  ])('include statuses: %s', async (state, failures, isPending) => {
    const statuses = [{ context: 'ci', state, description: 'No page' }];
    const { commits } = await connect(withHead({ statuses }));
    const failed = [
      {
        name: 'ci',
        conclusion: state,
        annotations: [{ place: '', message: 'No page' }],
      },
    ];
    expect(await commits.checks(SHA)).toEqual(
      ok({ failed: failed.slice(0, failures), isPending }),
    );
  });

  it('are those of all pages', async () => {
    const runs = Array.from({ length: 101 }, (_, nth) => runWith(nth + 1));
    const { commits, sent } = await connectWithRuns(runs);
    const read = await commits.checks(SHA);
    expect(read.ok && read.value.failed).toHaveLength(101);
    expect(sent()).toHaveLength(3);
  });

  it.each([
    ['check runs', 'checks/list-for-ref'],
    ['statuses', 'repos/get-combined-status-for-ref'],
  ])('are an error if the %s cannot be read', async (_, operation) => {
    const { commits } = await connect({
      ...withHead(),
      intercept: (request) =>
        request.operation === operation ? { status: 403 } : undefined,
    });
    expect(await commits.checks(SHA)).toMatchObject({
      ok: false,
      error: { status: 403 },
    });
  });
});

describe('the annotations of failed checks', () => {
  const annotations = [
    { level: 'notice', message: 'A hint' },
    { level: 'error', message: 'A broken link', title: 'links' },
  ] as const;

  it('are the failures of the first two check runs', async () => {
    const runs = [1, 2, 3].map((id) => runWith(id, { annotations }));
    const { commits, sent } = await connectWithRuns(runs);
    const read = await commits.checks(SHA);
    const before = sent().length;
    const annotated = await commits.annotate(read.ok ? read.value.failed : []);
    const failure = { place: '.github:1', message: 'links: A broken link' };
    expect(annotated).toMatchObject([
      { name: 'check 3', annotations: [failure] },
      { name: 'check 2', annotations: [failure] },
      { name: 'check 1', annotations: [] },
    ]);
    expect(sent().slice(before)).toHaveLength(2);
  });

  it('are none if they cannot be read', async () => {
    const { commits } = await connect();
    const failed = [{ name: 'a', conclusion: 'failure', annotations: [], checkRunId: 9 }];
    expect(await commits.annotate(failed)).toEqual(failed);
  });
});
