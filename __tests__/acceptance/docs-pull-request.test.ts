/** Labels and reviewers of a docs pull request. */
import { describe, expect, it } from '@jest/globals';
import { type Options, type Thread, type ThreadSeed } from '../../fakes/github/index.ts';
import { merged, released } from '../../fakes/events.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import {
  DOCS,
  DOCS_PULL,
  DOCS_TOKEN,
  IN_OTHER,
  OTHER,
  otherDocs,
  REPOSITORY,
  withOtherDocs,
  withOwnDocs,
} from '../support/docs-pull-request.ts';
import {
  annotated,
  dispatched,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type HarnessOptions,
  type Harness,
} from './with-harness.ts';

const ADD = {
  'pr-labels': 'documentation',
  'pr-reviewers': 'requester, author, merger, Codertocat/docs',
};
/** The same for a run that does not wait: a sweep finishes its request. */
const LATER = { ...ADD, ...NO_WAIT };
/** The operations that `ADD` causes. */
const FINISHING = ['issues/add-labels', 'pulls/request-reviewers'];

const docsPull = (seed: Partial<ThreadSeed> = {}): ThreadSeed => ({
  ...DOCS_PULL,
  labels: ['bot'],
  ...seed,
});
const source: ThreadSeed = {
  number: 2,
  author: 'octocat',
  pull: { merged: true, mergedBy: 'mona' },
};
const seed: Options = {
  threads: [{ number: 1 }, source, docsPull()],
  roles: { mona: 'write', octocat: 'write' },
  teams: ['docs'],
  labels: ['documentation'],
};
const oneRepository = (github: Options = {}): HarnessOptions =>
  withOwnDocs({ ...seed, ...github });

function twoRepositories(
  permissions: Options['permissions'] = { 'pull-requests': 'write' },
): HarnessOptions {
  const own = { ...seed, threads: [{ number: 1 }, source] };
  const docs = {
    permissions,
    threads: [docsPull()],
    roles: seed.roles!,
    labels: seed.labels!,
  };
  return withOtherDocs(own, docs);
}

/** A managed user of an enterprise with the short code `octo`. */
const MANAGED = 'mona-lisa_octo';

/** Creates a repository whose docs are in a repository of the managed user. */
function ofManagedUser(): HarnessOptions {
  const roles = { ...seed.roles, [MANAGED]: 'write' } as const;
  const docs = otherDocs({
    permissions: { 'pull-requests': 'write' },
    threads: [docsPull()],
    roles,
    labels: seed.labels!,
  });
  const repository = { ...docs.repository, owner: MANAGED };
  return {
    service: { repository: `https://github.com/${MANAGED}/docs`, firstPull: DOCS },
    github: {
      ...seed,
      threads: [{ number: 1 }, source],
      roles,
      others: [{ ...docs, repository }],
    },
  };
}

/** Returns the docs pull request. */
function pullOf({ github: { state } }: Pick<Harness, 'github'>): Thread {
  const thread = state.threads.get(DOCS);
  if (thread === undefined) throw new Error('there is no docs pull request');
  return thread;
}

/** Changes labels as a person does. */
function label(harness: Harness, labels: readonly string[]): void {
  harness.github.state.threads.set(DOCS, { ...pullOf(harness), labels });
}

/** Returns the requests that began after a number of them. */
const operations = ({ github }: Harness, from = 0): readonly string[] =>
  github.requests.slice(from).map(({ operation, path }) => operation ?? path);

/** Whatever only docs pull requests need. */
const finishing = (harness: Harness, from = 0): readonly string[] =>
  operations(harness, from).filter((each) => FINISHING.includes(each));

/** Labels and people of the docs pull request to which `ADD` leads after a command of Codertocat's on the source pull request. */
const FINISHED = {
  labels: ['bot', 'documentation'],
  pull: {
    requestedReviewers: ['Codertocat', 'octocat', 'mona'],
    requestedTeams: ['docs'],
  },
};

describe('a docs pull request is finished', () => {
  itWithHarness(
    'by the run, after its comment shows the result',
    oneRepository(),
    async (harness) => {
      const run = await harness.command('/docs explain it fully', { inputs: ADD });
      expect(run.outputs['outcome']).toBe('pr-opened');
      expect(annotated(run, 'warning')).toEqual([]);
      expect(pullOf(harness)).toMatchObject(FINISHED);
      const all = operations(harness);
      const ended = harness.github.requests.findLastIndex(
        ({ method, path }) =>
          method === 'PATCH' && path.endsWith(`/${harness.statusComment().id}`),
      );
      expect(ended).toBeGreaterThan(-1);
      expect(ended).toBeLessThan(all.indexOf('issues/add-labels'));
      expect(new Set(finishing(harness))).toEqual(new Set(FINISHING));
      expect(harness.calls('issues/add-labels')).toBe(1);
    },
  );

  itWithHarness(
    'if the service links another page of it',
    withOwnDocs(seed, { pullPage: '/commits/0?w=1#diff' }),
    async (harness) => {
      const run = await harness.command('/docs explain it fully', { inputs: ADD });
      const page = `${REPOSITORY}/pull/${DOCS}`;
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', prLink: page });
      expect(annotated(run, 'warning')).toEqual([]);
      expect(harness.shown()).toContain(`](${page})`);
      expect(pullOf(harness)).toMatchObject(FINISHED);
    },
  );

  itWithHarness(
    'by the step that waits for its job, once',
    oneRepository(),
    async (harness) => {
      await harness.run(dispatched(), { inputs: { prompt: 'Write it.', ...NO_WAIT } });
      await harness.run(dispatched(), { inputs: { ...ADD, 'job-id': 'job_0001' } });
      expect(pullOf(harness)).toMatchObject({
        labels: ['bot', 'documentation'],
        pull: { requestedReviewers: ['octocat'], requestedTeams: ['docs'] },
      });
      const from = harness.github.requests.length;
      await harness.run(dispatched(), { inputs: { ...ADD, 'job-id': 'job_0001' } });
      expect(finishing(harness, from)).toEqual([]);
    },
  );

  itWithHarness(
    'in another repository, with its token',
    twoRepositories(),
    async (harness) => {
      const reviewers = 'author, acme/writers, Codertocat/docs';
      const run = await harness.run(merged('pull_request'), {
        inputs: { ...ADD, ...IN_OTHER, 'pr-reviewers': reviewers, prompt: 'Write it.' },
      });
      const docs = harness.github.other(OTHER);
      expect(pullOf({ github: { ...harness.github, state: docs.state } })).toMatchObject({
        labels: ['bot', 'documentation'],
        pull: { requestedReviewers: ['octocat'] },
      });
      expect(annotated(run, 'warning')).toEqual([
        expect.stringContaining('Codertocat/docs cannot review in acme/docs'),
        expect.stringContaining('did not get acme/writers'),
      ]);
      const written = harness.github.requests.filter(({ path }) =>
        path.startsWith('/repos/acme/docs/'),
      );
      expect(new Set(written.map(({ headers }) => headers['authorization']))).toEqual(
        new Set([`token ${DOCS_TOKEN}`]),
      );
    },
  );

  itWithHarness(
    'in the repository of a managed user, who requested it',
    ofManagedUser(),
    async (harness) => {
      const author = { ...OUTSIDER, login: MANAGED };
      const inputs = { ...ADD, ...IN_OTHER, 'docs-repository': `${MANAGED}/docs` };
      const run = await harness.command('/docs explain it fully', { author, inputs });
      expect(run.outputs['outcome']).toBe('pr-opened');
      const docs = harness.github.other(`${MANAGED}/docs`);
      expect(pullOf({ github: { ...harness.github, state: docs.state } })).toMatchObject({
        labels: ['bot', 'documentation'],
        pull: { requestedReviewers: [MANAGED, 'octocat', 'mona'] },
      });
    },
  );
});

describe('what people change stays, after', () => {
  const again: Readonly<Record<string, (harness: Harness) => Promise<RunResult>>> = {
    'a follow-up': (harness) => harness.command('/docs make it shorter', { inputs: ADD }),
    'the command status': (harness) => harness.command('/docs status', { inputs: ADD }),
  };

  it.concurrent.each(Object.keys(again))('%s', (name) =>
    withHarness(oneRepository(), async (harness) => {
      const event = merged('pull_request');
      await harness.run(event, {
        inputs: { ...ADD, prompt: 'Write it.' },
      });
      expect(pullOf(harness).labels).toContain('documentation');
      label(harness, ['reviewed']);
      const from = harness.github.requests.length;
      const run = await again[name]?.(harness);
      expect(run?.outputs['outcome']).toBe('pr-opened');
      expect(pullOf(harness).labels).toEqual(['reviewed']);
      expect(finishing(harness, from)).toEqual([]);
    }),
  );

  itWithHarness(
    'the first of two requests that one sweep finishes',
    oneRepository(),
    async (harness) => {
      await harness.command('/docs explain it fully', { inputs: LATER });
      await harness.command('/docs make it shorter', { inputs: LATER });
      await harness.clock.sleep(100);
      expect((await harness.sweep()).outputs['finished']).toBe('2');
      expect(harness.calls('issues/add-labels')).toBe(1);
    },
  );
});

describe('a problem is a warning that says what to do', () => {
  /** A token that may write comments but cannot change the pull request. */
  const refused: Options = {
    intercept: ({ operation = '' }) =>
      FINISHING.includes(operation)
        ? { status: 403, body: { message: 'Not accessible' } }
        : undefined,
  };

  it.concurrent.each<
    readonly [string, HarnessOptions, Readonly<Record<string, string>>, readonly RegExp[]]
  >([
    [
      'without permission',
      oneRepository(refused),
      ADD,
      [/`pr-labels`.*`pull-requests: write` \(and `issues: write`/, /`pr-reviewers`/],
    ],
    [
      'for another repository without an input',
      twoRepositories(),
      ADD,
      [
        /in acme\/docs, not in Codertocat\/Hello-World\. .*`docs-repository: acme\/docs` and `docs-token`/,
      ],
    ],
    [
      'for another repository without permission',
      twoRepositories({}),
      { ...ADD, ...IN_OTHER },
      [
        /could not be read: .*give the token in `docs-token` `pull-requests: write` for acme\/docs/,
      ],
    ],
  ])('%s', (_, options, inputs, warnings) =>
    withHarness(options, async (harness) => {
      const run = await harness.command('/docs explain it fully', { inputs });
      expect(run.outputs['outcome']).toBe('pr-opened');
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).toEqual(
        warnings.map((each) => expect.stringMatching(each)),
      );
      const writes = harness.github.requests.filter(
        ({ operation = '', status = 0 }) => FINISHING.includes(operation) && status < 300,
      );
      expect(writes).toEqual([]);
      expect(harness.shown()).toContain('### ✅');
    }),
  );

  itWithHarness('once for a whole sweep', oneRepository(refused), async (harness) => {
    for (const text of ['/docs explain it fully', '/docs new explain more fully']) {
      await harness.command(text, { inputs: LATER });
    }
    const { state } = harness.github;
    state.threads.set(DOCS + 1, { ...pullOf(harness), number: DOCS + 1 });
    await harness.clock.sleep(100);
    const run = await harness.sweep();
    expect(
      annotated(run, 'warning').filter((text) => text.includes('pr-labels')),
    ).toHaveLength(1);
  });
});

describe('a pull request that the service names', () => {
  const ALL = { 'pr-labels': 'documentation' };

  itWithHarness(
    'gets nothing if it is somebody’s, and a warning says why',
    oneRepository({ threads: [{ number: 1 }, source, docsPull({ author: 'octocat' })] }),
    async (harness) => {
      const run = await harness.run(released(), { inputs: ALL });
      expect(pullOf(harness).labels).toEqual(['bot']);
      expect(harness.ourComments(DOCS)).toEqual([]);
      const warning = expect.stringMatching(
        /names Codertocat\/Hello-World#30 .*octocat opened it .*`agent-login`/,
      );
      expect(annotated(run, 'warning')).toContainEqual(warning);
    },
  );

  itWithHarness(
    'is recognised by the names that the workflow sets',
    oneRepository({ threads: [{ number: 1 }, source, docsPull({ author: 'hubot' })] }),
    async (harness) => {
      const inputs = { ...ALL, 'agent-login': 'hubot' };
      await harness.command('/docs explain it fully', { inputs });
      expect(pullOf(harness).labels).toEqual(['bot', 'documentation']);
    },
  );
});

itWithHarness('needs no request that is not wanted', oneRepository(), async (harness) => {
  const before = harness.github.requests.length;
  await harness.command('/docs explain it fully', {
    inputs: { context: 'none', 'instructions-file': 'none' },
  });
  expect(finishing(harness, before)).toEqual([]);
});
