/**
 * Errors of GitHub and of the service, as the bundle handles them in a process of its own. `npm run faults` has every error at every
 * request. Also GitHub Enterprise Server.
 */
import { describe, expect, it } from '@jest/globals';
import { released } from '../../fakes/events.ts';
import type { Interception } from '../../fakes/service/serve.ts';
import {
  failing,
  annotated,
  dispatched,
  withHarness,
  itWithHarness,
} from './with-harness.ts';

const RESULT = { outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'created' };
const page = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in</title>',
};
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
      name: '401 for the plan',
      reply: upgrade,
      conclusion: 'rejected/payment-required',
      title: '❌',
    },
    {
      method: 'GET',
      name: '402',
      reply: { status: 402 },
      conclusion: 'connection-lost/payment-required',
      title: '⚠️',
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

/** Each read with each error: `npm run faults`. */
itWithHarness(
  'context that GitHub does not return as described is missing, and there is a warning',
  { github: failing('repos/list-releases', page) },
  async (harness) => {
    const run = await harness.run(released({ body: 'Search is faster.' }));
    expect(run.outputs).toMatchObject(RESULT);
    expect(run.exitCode).toBe(0);
    expect(annotated(run, 'warning')).not.toEqual([]);
    expect(harness.prompts()[0]).toContain('Search is faster.');
  },
);

itWithHarness(
  'a subject that an input names is an error instead',
  { github: failing('repos/get-release-by-tag', { status: 404 }) },
  async (harness) => {
    const run = await harness.run(dispatched(), { inputs: { subject: 'release:9.9.9' } });
    expect(run.outputs).toMatchObject({
      outcome: 'misconfigured',
      reason: 'invalid-input',
    });
    expect(run.outputs['message']).toContain('9.9.9');
    expect(run.exitCode).toBe(1);
    expect(harness.requests()).toEqual([]);
  },
);

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
      // The older comment is hidden.
      expect(harness.ourComments()[0]).toMatchObject({ isMinimized: true });
      // This server knows the state of the docs pull request.
      expect(harness.github.requests.map(({ path }) => path)).toContain(
        '/repos/acme/docs/pulls/7',
      );
    },
  ),
);
