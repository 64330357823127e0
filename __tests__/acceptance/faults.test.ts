/**
 * Errors of GitHub and of the service, as the bundle handles them in a process of its own. `npm run faults` has every error at every
 * request. Also GitHub Enterprise Server.
 */
import { describe, expect, it } from '@jest/globals';
import {
  shaOf,
  type Options,
  type RequestError,
  type GitHubRequest,
} from '../../fakes/github/index.ts';
import { FILES, merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import type { EventOfRun } from '../../fakes/runner/index.ts';
import type { Interception } from '../../fakes/service/serve.ts';
import { annotated, dispatched, withHarness, itWithHarness } from './with-harness.ts';

const LINK = 'https://github.com/acme/docs/pull/7';
const RESULT = { outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'created' };
const tooMany = (seconds: number) => ({
  status: 429,
  headers: { 'retry-after': String(seconds) },
});
const page = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title>',
};
/** The first calls of an operation fail. */
const failing =
  (
    operation: string,
    error: RequestError,
    times = 1,
  ): NonNullable<Options['intercept']> =>
  (request) =>
    request.operation === operation && request.count <= times ? error : undefined;

const completed = (prLink: unknown) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ id: 'job_0001', status: 'completed', prLink }),
});

itWithHarness(
  'a job that is completed at once, with a link that cannot be read, is polled',
  {
    service: {
      intercept: ({ method }) =>
        method === 'POST' ? { ...completed({ url: 'x' }), status: 201 } : completed(LINK),
    },
  },
  async (harness) => {
    const { outputs } = await harness.command('/docs Document the retry option.');
    expect(outputs).toMatchObject({ outcome: 'pr-opened', prLink: LINK });
    expect(harness.requests()).toHaveLength(2);
  },
);

describe('an error of the service', () => {
  const upgrade = { status: 401, body: '{"error":"Upgrade your plan"}' };
  type Row = Readonly<{
    method: string;
    name: string;
    reply: Interception;
    conclusion: string;
    /** A part of the status comment. */
    title: string;
  }>;

  it.concurrent.each<Row>([
    {
      method: 'POST',
      name: 'a reset after the job was created',
      reply: 'reset-after',
      conclusion: 'unconfirmed/',
      title: '⚠️',
    },
    {
      method: 'POST',
      name: 'no response',
      reply: 'silence',
      conclusion: 'unconfirmed/',
      title: '⚠️',
    },
    {
      method: 'POST',
      name: '401 for the plan',
      reply: upgrade,
      conclusion: 'rejected/payment-required',
      title: '❌',
    },
    {
      method: 'POST',
      name: '429 for years',
      reply: { ...tooMany(1e9), body: '{}' },
      conclusion: 'rejected/unavailable',
      title: '❌',
    },
    {
      method: 'GET',
      name: '402',
      reply: { status: 402 },
      conclusion: 'connection-lost/payment-required',
      title: '⚠️',
    },
    {
      method: 'GET',
      name: 'no response',
      reply: 'silence',
      conclusion: 'connection-lost/no-response',
      title: '⚠️',
    },
    {
      method: 'GET',
      name: 'a web page',
      reply: page,
      conclusion: 'connection-lost/no-response',
      title: '⚠️ The responses',
    },
    {
      method: 'GET',
      name: 'a completed job whose link is a number',
      reply: completed(7),
      conclusion: 'connection-lost/no-response',
      title: '⚠️ The responses',
    },
    {
      method: 'GET',
      name: 'a completed job whose link is too long',
      reply: completed(`https://github.com/${'a'.repeat(500)}`),
      conclusion: 'connection-lost/no-response',
      title: '⚠️ The responses',
    },
  ])('$method: $name', ({ method, reply, conclusion, title }) => {
    const intercept = (request: Readonly<{ method: string }>) =>
      request.method === method ? reply : undefined;
    return withHarness({ service: { intercept } }, async (harness) => {
      const { outputs, exitCode } = await harness.command(
        '/docs Document the retry option.',
      );
      expect(`${outputs['outcome']}/${outputs['reason']}`).toBe(conclusion);
      expect(exitCode).toBe(method === 'POST' ? 1 : 0);
      expect(harness.posts()).toHaveLength(1);
      expect(harness.shown()).toContain(title);
    });
  });
});

describe('a call to GitHub is repeated if that changes nothing', () => {
  type Call = Readonly<{
    title: string;
    operation: string;
    error: RequestError;
    /** Number of calls after which the operation has succeeded. */
    count: number;
  }>;

  it.concurrent.each<Call>([
    {
      title: 'a read, after the time that a rate limit requests',
      operation: 'issues/list-comments',
      error: tooMany(7),
      count: 2,
    },
    {
      title: 'a new comment, after a 429',
      operation: 'issues/create-comment',
      error: tooMany(1),
      count: 2,
    },
    {
      title: 'a new comment that the thread does not show',
      operation: 'issues/create-comment',
      error: { status: 502 },
      count: 2,
    },
    {
      title: 'not a new comment that the thread shows',
      operation: 'issues/create-comment',
      error: 'reset-after',
      count: 1,
    },
  ])('$title', ({ operation, error, count }) =>
    withHarness({ github: { intercept: failing(operation, error) } }, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      const run = await harness.run(event);
      expect(run.outputs).toMatchObject(RESULT);
      expect(harness.calls(operation)).toBeGreaterThanOrEqual(count);
      expect(harness.calls('issues/create-comment')).toBe(
        operation === 'issues/create-comment' ? count : 1,
      );
      expect(annotated(run, 'warning')).toEqual([]);
      expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
      expect(harness.shown()).toMatch(/^### ✅/);
      expect(harness.posts()).toHaveLength(1);
    }),
  );
});

describe('nothing is submitted if GitHub cannot record the request', () => {
  const unreadable = failing('issues/list-comments', page, Infinity);
  it.concurrent.each<
    readonly [string, NonNullable<Options['intercept']>, comments: number]
  >([
    ['the comments cannot be read', unreadable, 0],
    [
      'GitHub does not respond to a new comment',
      failing('issues/create-comment', () => {}, Infinity),
      0,
    ],
    [
      'GitHub does not say whether it has created one',
      (request: GitHubRequest) =>
        failing('issues/create-comment', 'reset-after')(request) ??
        (request.count > 1 ? unreadable(request) : undefined),
      1,
    ],
  ])('%s', (_, intercept, comments) =>
    withHarness({ github: { intercept } }, async (harness) => {
      const run = await harness.command('/docs explain the retry');
      expect(run.outputs).toMatchObject({
        outcome: 'rejected',
        reason: 'unavailable',
      });
      expect(harness.statusComments()).toHaveLength(comments);
      expect(harness.posts()).toEqual([]);
    }),
  );
});

describe('context that GitHub does not return as described is missing, and there is a warning', () => {
  const [before, after] = [shaOf('before'), shaOf('after')];
  const commits = [{ sha: after, message: 'Search titles (#2)', pulls: [2] }];
  const github: Options = {
    threads: [mergedThread({ pull: { mergeCommitSha: after } })],
    commits,
    comparisons: [{ base: before, head: after, commits, files: FILES }],
    releases: [{ tag: '0.0.1', body: 'Search is faster.' }],
    contents: { '.github/docs-agent.md': 'Write British English.' },
  };
  const json = (body: string) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body,
  });
  it.concurrent.each<readonly [string, EventOfRun, RequestError]>([
    ['releases/tags', released({ body: 'Search is faster.' }), page],
    ['/compare/', pushed(before, after), json('{}')],
    // The files of the pull request are read at the same time.
    ['/pulls/2', merged('pull_request'), json('null')],
    ['/commits/', pushed('0'.repeat(40), after), { status: 403 }],
    ['/files', merged('pull_request'), { status: 502 }],
  ])('%s', (part, event, reply) => {
    const intercept = ({ method, path, query }: GitHubRequest) =>
      method === 'GET' &&
      `${path}?${new URLSearchParams(query).toString()}`.includes(part)
        ? reply
        : undefined;
    return withHarness({ github: { ...github, intercept } }, async (harness) => {
      const run = await harness.run(event);
      expect(run.outputs).toMatchObject(RESULT);
      expect(run.exitCode).toBe(0);
      expect(annotated(run, 'warning')).not.toEqual([]);
      const [prompt = ''] = harness.prompts();
      expect(prompt).not.toMatch(/undefined|\[object|NaN/);
      if (event.name === 'release') expect(prompt).toContain('Search is faster.');
    });
  });

  it.concurrent.each([json('null'), { status: 404 }])(
    'a subject that an input names is an error instead: %j',
    (reply) =>
      withHarness(
        { github: { intercept: failing('repos/get-release-by-tag', reply, Infinity) } },
        async (harness) => {
          const run = await harness.run(dispatched(), {
            inputs: { subject: 'release:9.9.9' },
          });
          expect(run.outputs).toMatchObject({
            outcome: 'misconfigured',
            reason: 'invalid-input',
          });
          expect(run.outputs['message']).toContain('9.9.9');
          expect(run.exitCode).toBe(1);
          expect(harness.requests()).toEqual([]);
        },
      ),
  );
});

it.concurrent(
  'a token that expires while the run waits leaves outputs and summary complete',
  () => {
    let expire = (): void => {};
    const intercept = ({ method }: { method: string }): undefined => {
      if (method === 'GET') expire();
    };
    return withHarness({ service: { intercept } }, async (harness) => {
      expire = () => harness.github.expireToken();
      const run = await harness.command('/docs explain the retry');
      expect(run.outputs).toMatchObject({
        outcome: 'pr-opened',
        jobId: 'job_0001',
        status: 'completed',
      });
      expect(run.exitCode).toBe(0);
      expect(run.summary).toMatch(/^### ✅/);
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(/401.*`github-token`/),
      ]);
    });
  },
);

it.concurrent.each([
  ['on a host of its own', 'https://ghe.example', ''],
  [
    'below a path, with a slash at the end of each address',
    'https://host.example/github',
    '/',
  ],
])('GitHub Enterprise Server is used %s', (_, site, slash) =>
  withHarness(
    { github: { prefix: '/api/v3', site }, service: { repository: `${site}/acme/docs` } },
    async (harness) => {
      const env = {
        GITHUB_SERVER_URL: `${site}${slash}`,
        GITHUB_API_URL: `${harness.github.url}${slash}`,
      };
      const event = harness.addComment('/docs explain the retry');
      const first = await harness.run(event, { env });
      const second = await harness.command('/docs also an example', { env });
      expect(first.outputs).toMatchObject({
        ...RESULT,
        prLink: `${site}/acme/docs/pull/7`,
      });
      expect(second.outputs).toMatchObject({ jobAction: 'messaged', jobId: 'job_0001' });
      expect(first.outputs['commentUrl']).toContain(`${site}/`);
      const shown = harness.shown();
      expect(shown).toContain(`](${site}/acme/docs/pull/7)`);
      expect(shown).toContain(`(${site}/Codertocat/Hello-World/actions/runs/`);
      expect(shown).toContain(`(${site}/Codertocat/Hello-World/issues/2#issuecomment-`);
      expect(first.summary).toContain('repository `acme/docs`');
      expect(harness.reactions(event)).toEqual(['eyes', 'rocket']);
      // This server knows the state of the docs pull request.
      expect(harness.github.requests.map(({ path }) => path)).toContain(
        '/repos/acme/docs/pulls/7',
      );
    },
  ),
);
