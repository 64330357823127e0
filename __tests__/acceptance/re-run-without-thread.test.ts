/** Re-runs of a run without an issue or pull request: only the annotations of the earlier attempts show what these did. */
import { describe, expect, it } from '@jest/globals';
import {
  beginJob,
  endJob,
  makeRelease,
  type GitHubRequest,
  type Options as GitHubOptions,
} from '../../fakes/github/index.ts';
import { released } from '../../fakes/events.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { ServeOptions } from '../../fakes/service/serve.ts';
import { OWN_DOCS } from './docs-repositories.ts';
import {
  dispatched,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type Harness,
  type RunOptions,
} from './with-harness.ts';

const GITHUB: GitHubOptions = {
  repository: { private: true },
  permissions: { contents: 'read', 'pull-requests': 'read', checks: 'read' },
  releases: [makeRelease({ tag: '0.0.1', body: 'Search is faster.' })],
};
const WRONG_KEY = { 'api-key': 'mint_wrong' };
const NOTHING = 'Docs agent: this attempt submitted nothing (__acme_docs-agent-action)';

const SUBMITTED = { outcome: 'still-active', jobId: 'job_0001', jobAction: 'created' };
const UNCONFIRMED = { outcome: 'unconfirmed', reason: 'state-unavailable', jobId: '' };

/** Runs an attempt of the workflow run of a release. */
function attempt(
  harness: Harness,
  runAttempt: number,
  options: RunOptions = {},
): Promise<RunResult> {
  const inputs = { ...NO_WAIT, ...options.inputs };
  return harness.run(released(), { ...options, inputs, runAttempt });
}

const titlesOf = ({ annotations }: RunResult): readonly (string | undefined)[] =>
  annotations.map(({ title }) => title);

/** Creates something that a fake server waits for. */
function createMoment(): Readonly<{ once: Promise<void>; reach: () => undefined }> {
  let resolve = (): void => {};
  const once = new Promise<void>((done) => {
    resolve = done;
  });
  const reach = (): undefined => {
    resolve();
  };
  return { once, reach };
}

/** Cancels or kills the first attempt when a server gets a request, which the server answers only later. */
function endWhen(
  isMoment: (request: Pick<GitHubRequest, 'method'>) => boolean,
  signal: NodeJS.Signals,
) {
  const { once, reach } = createMoment();
  const intercept = (request: Pick<GitHubRequest, 'method'>): undefined =>
    isMoment(request) ? reach() : undefined;
  const plan: NonNullable<RunOptions['cancel']> = {
    at: { once },
    signals: [{ signal, afterMs: 0 }],
  };
  return { plan, intercept };
}

describe('a re-run submits if the earlier attempt', () => {
  type Case = Readonly<{
    first: RunOptions;
    outcome: string;
    service?: ServeOptions;
    github?: GitHubOptions;
    /** Before the re-run. */
    change?: (harness: Harness) => void;
    again?: RunOptions;
  }>;
  const reached: Case = {
    first: { inputs: { 'max-open-prs': '1' } },
    outcome: 'skipped/limit',
    service: OWN_DOCS,
    github: { threads: [{ number: 30, author: 'mintlify[bot]', pull: {} }] },
    change: ({ github }) => void github.state.threads.delete(30),
    again: { inputs: { 'max-open-prs': '1' } },
  };
  const unreadable: GitHubOptions = {
    intercept: ({ operation, count }) =>
      operation === 'pulls/list' && count === 1
        ? { status: 403, body: { message: 'Resource not accessible by integration' } }
        : undefined,
  };
  const noContext: GitHubOptions = {
    intercept: ({ operation, count }) =>
      operation === 'repos/get-release-by-tag' && count === 1
        ? { status: 403, body: { message: 'Resource not accessible by integration' } }
        : undefined,
  };
  const busy: ServeOptions = { intercept: () => ({ status: 429 }) };

  it.concurrent.each<readonly [string, Case]>([
    [
      'had a wrong API key',
      { first: { inputs: WRONG_KEY }, outcome: 'rejected/unauthorized' },
    ],
    [
      'had a wrong API key, and could not read all context',
      {
        first: { inputs: WRONG_KEY },
        outcome: 'rejected/unauthorized',
        github: noContext,
      },
    ],
    [
      'had a wrong API key, and did not fail the step',
      {
        first: { inputs: { ...WRONG_KEY, 'fail-on': 'none' } },
        outcome: 'rejected/unauthorized',
      },
    ],
    [
      'had no API key',
      { first: { inputs: { 'api-key': '' } }, outcome: 'misconfigured/no-api-key' },
    ],
    ['was held back by a limit', reached],
    [
      'was held back by a limit that could not be read',
      { ...reached, github: unreadable },
    ],
    [
      'reached the rate limit of the service',
      {
        first: {},
        outcome: 'rejected/rate-limited',
        service: busy,
        change: ({ service }) => service.change({}),
      },
    ],
  ])('%s', (_, { first, outcome, service = {}, github = {}, change, again }) => {
    let isFirst = true;
    const intercept: ServeOptions['intercept'] = (request) =>
      isFirst ? service.intercept?.(request) : undefined;
    const fakes = {
      github: { ...GITHUB, ...github },
      service: { ...service, intercept },
    };
    return withHarness(fakes, async (harness) => {
      const ended = await attempt(harness, 1, first);
      isFirst = false;
      expect(`${ended.outputs['outcome']}/${ended.outputs['reason']}`).toBe(outcome);
      expect(titlesOf(ended)).toContain(NOTHING);
      expect(harness.service.state.jobs.size).toBe(0);

      change?.(harness);
      const posts = harness.posts().length;
      const second = await attempt(harness, 2, again);
      expect(second.outputs).toMatchObject(SUBMITTED);
      expect(second.log).toContain('The earlier attempts of this run submitted nothing.');
      expect(titlesOf(second)).toContain('Docs agent');
      expect(titlesOf(second)).not.toContain(NOTHING);
      expect(harness.posts()).toHaveLength(posts + 1);

      const third = await attempt(harness, 3, again);
      expect(third.outputs).toMatchObject(UNCONFIRMED);
      expect(harness.posts()).toHaveLength(posts + 1);
    });
  });

  it.concurrent('was cancelled before it sent anything', () => {
    const { plan, intercept } = endWhen(() => true, 'SIGINT');
    const github = { ...GITHUB, latencyMs: 50, intercept };
    return withHarness({ github }, async (harness) => {
      const ended = await attempt(harness, 1, { cancel: plan });
      expect(ended.outputs).toMatchObject({ outcome: 'cancelled', reason: '' });
      expect(titlesOf(ended)).toContain(NOTHING);
      expect((await attempt(harness, 2)).outputs).toMatchObject(SUBMITTED);
      expect(harness.posts()).toHaveLength(1);
    });
  });

  itWithHarness(
    'could not read the annotations',
    { github: failingOnce() },
    async (harness) => {
      await attempt(harness, 1, { inputs: WRONG_KEY });
      expect((await attempt(harness, 2)).outputs).toMatchObject(UNCONFIRMED);
      expect((await attempt(harness, 3)).outputs).toMatchObject(SUBMITTED);
      expect(harness.posts()).toHaveLength(2);
    },
  );
});

/** Creates a GitHub whose first attempt to list check runs fails, retries included. */
function failingOnce(): GitHubOptions {
  return {
    ...GITHUB,
    intercept: ({ operation, count }) =>
      operation === 'checks/list-for-ref' && count <= 3 ? { status: 503 } : undefined,
  };
}

describe('a re-run does not submit if the earlier attempt', () => {
  it.concurrent.each<readonly [string, ServeOptions, RunOptions, object]>([
    ['submitted', {}, {}, SUBMITTED],
    [
      'got no clear answer',
      { intercept: () => ({ status: 502 }) },
      {},
      { outcome: 'unconfirmed', reason: 'create-unconfirmed' },
    ],
  ])('%s', (_, service, options, outputs) =>
    withHarness({ github: GITHUB, service }, async (harness) => {
      const first = await attempt(harness, 1, options);
      expect(first.outputs).toMatchObject(outputs);
      expect(titlesOf(first)).toContain('Docs agent');
      expect(titlesOf(first)).not.toContain(NOTHING);
      const second = await attempt(harness, 2);
      expect(second.outputs).toMatchObject(UNCONFIRMED);
      expect(second.exitCode).toBe(1);
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  it.concurrent('was killed while it sent the request', () => {
    const { plan, intercept } = endWhen(({ method }) => method === 'POST', 'SIGKILL');
    const service = { latencyMs: 300, intercept };
    return withHarness({ github: GITHUB, service }, async (harness) => {
      await attempt(harness, 1, { cancel: plan });
      expect((await attempt(harness, 2)).outputs).toMatchObject(UNCONFIRMED);
      expect(harness.posts()).toHaveLength(1);
    });
  });

  it.concurrent('was killed after one that submitted nothing', () => {
    const { plan, intercept } = endWhen(({ method }) => method === 'POST', 'SIGKILL');
    let isSecond = false;
    const service: ServeOptions = {
      latencyMs: 300,
      intercept: (request) => (isSecond ? intercept(request) : undefined),
    };
    return withHarness({ github: GITHUB, service }, async (harness) => {
      await attempt(harness, 1, { inputs: WRONG_KEY });
      isSecond = true;
      await attempt(harness, 2, { cancel: plan });
      expect((await attempt(harness, 3)).outputs).toMatchObject(UNCONFIRMED);
      expect(harness.posts()).toHaveLength(2);
    });
  });

  it.concurrent.each<readonly [string, GitHubOptions]>([
    ['is hidden: no permission', { permissions: { contents: 'read' } }],
    [
      'is hidden: no such commit',
      { intercept: answering('checks/list-for-ref', { status: 422 }) },
    ],
    [
      'is hidden: not found',
      { intercept: answering('checks/list-for-ref', { status: 404 }) },
    ],
    [
      'is hidden: no annotations',
      { intercept: answering('checks/list-annotations', { status: 502 }) },
    ],
    [
      'is hidden: not readable',
      { intercept: answering('checks/list-for-ref', { status: 200, body: '<html>' }) },
    ],
  ])('%s', (_, github) =>
    withHarness({ github: { ...GITHUB, ...github } }, async (harness) => {
      await attempt(harness, 1, { inputs: WRONG_KEY });
      const second = await attempt(harness, 2);
      expect(second.outputs).toMatchObject(UNCONFIRMED);
      expect(second.outputs['message']).toContain('`issue-number`');
      expect(second.outputs['message']).toContain('`checks: read`');
      expect(second.log).toContain(
        'The annotations of the earlier attempts could not be read: ',
      );
      expect(harness.service.state.jobs.size).toBe(0);
    }),
  );
});

function answering(
  wanted: string,
  reply: Readonly<{ status: number; body?: unknown }>,
): NonNullable<GitHubOptions['intercept']> {
  return ({ operation }) => (operation === wanted ? reply : undefined);
}

describe('two jobs of one workflow run', () => {
  const inJob = (job: string, options: RunOptions = {}): RunOptions => ({
    ...options,
    github: { job },
  });

  itWithHarness(
    'differ: the one that submitted nothing submits',
    { github: GITHUB },
    async (harness) => {
      await attempt(harness, 1, inJob('guides'));
      await attempt(harness, 1, inJob('api', { inputs: WRONG_KEY }));
      const again = await attempt(harness, 2, inJob('api'));
      expect(again.outputs).toMatchObject({ ...SUBMITTED, jobId: 'job_0002' });
      expect((await attempt(harness, 2, inJob('guides'))).outputs).toMatchObject(
        UNCONFIRMED,
      );
      expect(harness.service.state.jobs.size).toBe(2);
    },
  );

  it.concurrent(
    'the one that was killed does not submit, whatever the other shows',
    () => {
      const { plan, intercept } = endWhen(({ method }) => method === 'POST', 'SIGKILL');
      const service = { latencyMs: 300, intercept };
      return withHarness({ github: GITHUB, service }, async (harness) => {
        await attempt(harness, 1, inJob('api', { cancel: plan }));
        await attempt(harness, 1, inJob('guides', { inputs: { 'api-key': '' } }));
        expect((await attempt(harness, 2, inJob('api'))).outputs).toMatchObject(
          UNCONFIRMED,
        );
        expect(harness.posts()).toHaveLength(1);
      });
    },
  );

  itWithHarness(
    'that run at once: another job that has not ended may be this one',
    { github: GITHUB },
    async (harness) => {
      const { state } = harness.github;
      const sha = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
      const build = { name: 'build', sha, runId: '9007199' };
      endJob(state, beginJob(state, build), []);
      await attempt(harness, 1, { inputs: WRONG_KEY });
      const begun = beginJob(state, build);
      expect((await attempt(harness, 2)).outputs).toMatchObject(UNCONFIRMED);
      endJob(state, begun, []);
      expect((await attempt(harness, 3)).outputs).toMatchObject(SUBMITTED);
    },
  );
});

itWithHarness(
  'another step of the job shows nothing about this one',
  { github: GITHUB },
  async (harness) => {
    const other = { github: { action: 'other' }, inputs: WRONG_KEY };
    await attempt(harness, 1, other);
    expect((await attempt(harness, 2)).outputs).toMatchObject(UNCONFIRMED);
    expect((await attempt(harness, 3, { github: { action: 'other' } })).outputs).toEqual(
      expect.objectContaining(UNCONFIRMED),
    );
  },
);

itWithHarness(
  'a first attempt reads no annotations, and another run has nothing to do with them',
  { github: GITHUB },
  async (harness) => {
    const inputs = { ...NO_WAIT, prompt: 'Update the docs.' };
    await harness.run(dispatched(), { inputs });
    const other = await harness.run(dispatched(), { inputs, runId: 77 });
    expect(other.outputs).toMatchObject({ jobAction: 'created' });
    expect(harness.calls('checks/list-for-ref')).toBe(0);
    const again = await harness.run(dispatched(), { inputs, runId: 77, runAttempt: 2 });
    expect(again.outputs).toMatchObject(UNCONFIRMED);
    expect(harness.calls('checks/list-annotations')).toBe(1);
  },
);
