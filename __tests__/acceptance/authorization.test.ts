/** Who may run commands, and what happens to everyone else's comments. */
import { describe, expect, it } from '@jest/globals';
import { publishedPayload } from '../../fakes/payloads.ts';
import { BOT, OUTSIDER } from '../../fakes/github/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import {
  annotated,
  expectSkipped as expectSkippedRun,
  itWithHarness,
  NO_WAIT,
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
