/** Who may run commands, and what happens to everyone else's comments. */
import { describe, expect, it } from '@jest/globals';
import { publishedPayload } from '../../fakes/payloads.ts';
import { released } from '../../fakes/events.ts';
import type { Options } from '../../fakes/github/index.ts';
import { BOT, OUTSIDER, OWNER } from '../../fakes/github/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import {
  annotated,
  expectSkipped as expectSkippedRun,
  itWithHarness,
  NO_WAIT,
  runOnce,
  withHarness,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

const PERMISSION = 'repos/get-collaborator-permission-level';
const COMMAND = '/docs explain the retry';

/** Expects that a run was skipped, without a comment and without a request to the service. */
function expectSkipped(harness: Harness, run: RunResult, reason: string): void {
  expectSkippedRun(run, harness, reason);
  expect(harness.requests()).toEqual([]);
  expect(annotated(run, 'error')).toEqual([]);
  expect(harness.writes().filter((name) => name.startsWith('issues/'))).toEqual([]);
}

itWithHarness('a denied command gets 😕 and no reply', {}, async (harness) => {
  const event = harness.addComment(COMMAND, { author: OUTSIDER });
  for (const runAttempt of [1, 2]) {
    const run = await harness.run(event, { runAttempt, inputs: NO_WAIT });
    expectSkipped(harness, run, 'denied');
    expect(run.outputs['message']).toMatch(
      /^The permission of passer-by .* is read\. .* write\.$/,
    );
  }
  expect(harness.reactions(event)).toEqual(['confused']);
});

describe('a permission that GitHub', () => {
  type Fault = ReturnType<NonNullable<Options['intercept']>>;
  type Row = readonly [answer: string, fault: Fault];
  const status = (
    code: number,
    headers: Readonly<Record<string, string>> = {},
  ): Fault => {
    return { status: code, headers, body: { message: 'no' } };
  };
  /** Fails as long as `isFailing` is true. */
  const faulty = (fault: Fault) => {
    const state = { isFailing: true };
    const intercept: Options['intercept'] = ({ operation }) =>
      state.isFailing && operation === PERMISSION ? fault : undefined;
    return { state, github: { intercept, roles: { carol: 'read' } } as const };
  };
  const opened: EventOfRun = {
    name: 'issues',
    payload: publishedPayload('issues', 'opened'),
  };

  it.concurrent.each<Row>([
    ['answers with 500', status(500)],
    [
      'answers with 403 because no request is left',
      status(403, { 'x-ratelimit-remaining': '0' }),
    ],
    ['answers with 200 and something else', { status: 200, body: {} }],
    ['does not answer', 'reset'],
  ])('%s is no denial: the run is red, and a re-run answers', (_, fault) => {
    const { state, github } = faulty(fault);
    return withHarness({ github }, async (harness) => {
      const command = harness.addComment(COMMAND);
      for (const event of [command, opened]) {
        state.isFailing = true;
        const inputs = { ...NO_WAIT, prompt: 'Go.' };
        const first = await harness.run(event, { inputs });
        expect(first.outputs).toMatchObject({ outcome: 'rejected', reason: 'github' });
        expect(first.exitCode).toBe(1);
        expect(first.outputs['message']).toMatch(
          /^The permission could not be read\. .*Nothing was sent.*Re-run the workflow job/,
        );
        expect(annotated(first, 'error')).toHaveLength(1);
        expect(harness.ourComments(1)).toEqual([]);

        state.isFailing = false;
        const again = await harness.run(event, { inputs, runAttempt: 2 });
        expect(again.outputs).toMatchObject({ jobAction: 'created' });
      }
      expect(harness.posts()).toHaveLength(2);
    });
  });

  it.concurrent.each<Row>([
    ['refuses with 403', status(403)],
    ['does not know (404)', status(404)],
  ])('%s is a denial, as if it were none', (_, fault) =>
    withHarness({ github: faulty(fault).github }, async (harness) => {
      const event = harness.addComment(COMMAND);
      const run = await harness.run(event, { inputs: NO_WAIT });
      expectSkipped(harness, run, 'denied');
      expect(harness.reactions(event)).toEqual(['confused']);
    }),
  );

  it.concurrent('cannot say about a stranger makes the run write no reply', () => {
    const { state, github } = faulty(status(502));
    return withHarness({ github }, async (harness) => {
      const event = harness.addComment(COMMAND, { author: OUTSIDER });
      const first = await harness.run(event, { inputs: NO_WAIT });
      expect(first.outputs).toMatchObject({ outcome: 'rejected', reason: 'github' });
      expect(harness.writes().filter((name) => name.startsWith('issues/'))).toEqual([]);
      expect(harness.reactions(event)).toEqual(['confused']);
      expect(harness.requests()).toEqual([]);

      state.isFailing = false;
      const again = await harness.run(event, { inputs: NO_WAIT, runAttempt: 2 });
      expectSkipped(harness, again, 'denied');
    });
  });

  it.concurrent('says about one person decides if it is too low', () => {
    const intercept: Options['intercept'] = ({ operation, path }) =>
      operation === PERMISSION && path.endsWith('/Codertocat/permission')
        ? status(500)
        : undefined;
    return withHarness({ github: { intercept } }, async (harness) => {
      const event = harness.addComment(COMMAND, { author: OUTSIDER, sender: OWNER });
      expectSkipped(harness, await harness.run(event, { inputs: NO_WAIT }), 'denied');
    });
  });

  it.concurrent('cannot say does not matter for a release', () => {
    const { github } = faulty(status(500));
    return runOnce(released({}), { github, inputs: NO_WAIT }, (run, harness) => {
      expect(run.outputs).toMatchObject({ jobAction: 'created' });
      expect(harness.calls(PERMISSION)).toBe(0);
    });
  });
});

describe('without a `github-token`, when no permission can be read', () => {
  const inputs = { 'github-token': '' };
  const named = /`github-token` is empty/;

  it.concurrent.each<readonly [string, EventOfRun | string]>([
    ['a command', COMMAND],
    ['a command for the status', '/docs status'],
    [
      'an event that anyone can cause',
      { name: 'issues', payload: publishedPayload('issues', 'opened') },
    ],
  ])('%s ends as misconfigured, and the input is named', (_, cause) =>
    withHarness({}, async (harness) => {
      const event = typeof cause === 'string' ? harness.addComment(cause) : cause;
      const run = await harness.run(event, { inputs: { ...inputs, prompt: 'Go.' } });
      expect(run.outputs).toMatchObject({
        outcome: 'misconfigured',
        reason: 'invalid-input',
      });
      expect(annotated(run, 'error')).toEqual([expect.stringMatching(named)]);
      expect(run.summary).toMatch(named);
      expect(run.exitCode).toBe(1);
      expect([...harness.requests(), ...harness.github.requests]).toEqual([]);
    }),
  );

  it.concurrent.each<readonly [string, string, CommentOptions, string]>([
    ['an ordinary comment', 'Looks good to me.', {}, 'no-command'],
    ['an edited command', COMMAND, { action: 'edited' }, 'no-command'],
    ['a command of a bot', COMMAND, { author: BOT }, 'bot'],
  ])('%s stays green', (_, body, options, reason) =>
    withHarness({}, async (harness) => {
      const invalid = { ...inputs, 'fail-on': '?' };
      const run = await harness.command(body, { ...options, inputs: invalid });
      expectSkipped(harness, run, reason);
      expect(harness.github.requests).toEqual([]);
    }),
  );
});

itWithHarness('a bot that allow-bots names may run commands', {}, async (harness) => {
  const inputs = { 'allow-bots': 'dependabot[bot]\nrenovate[bot]', ...NO_WAIT };
  await harness.command(COMMAND, { author: BOT, inputs });
  expect(harness.instructions()).toEqual(['explain the retry']);
  // GitHub has no permissions of bots.
  expect(harness.calls(PERMISSION)).toBe(0);
});
