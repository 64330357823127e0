/** Who may run commands, and what happens to everyone else's comments. */
import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { BOT, commentOnPullRequest, OUTSIDER, OWNER, type Actor } from '../../fakes/github/payloads.ts';
import { publishedPayloads } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import { annotated, calls, NO_WAIT, onStage, prompts, replies, scenario } from './on-stage.ts';
import type { Spoken, Stage } from '../../fakes/stage.ts';

const HELPER: Actor = { login: 'helper', id: 4711, type: 'User' };
const ACTIONS: Actor = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };
const PERMISSION = 'repos/get-collaborator-permission-level';

function expectSkipped(stage: Stage, run: RunResult, reason: string): void {
  expect(run.outputs).toMatchObject({ outcome: 'skipped', reason, jobId: '', jobAction: 'none' });
  expect(run.outputs['message']).not.toBe('');
  expect(run.exitCode).toBe(0);
  expect(annotated(run, 'error')).toEqual([]);
  expect(stage.asked()).toEqual([]);
  expect(stage.written().filter((name) => name.startsWith('issues/'))).toEqual([]);
}

/** With the number of requests to GitHub: permission, comments, reaction. */
describe('a comment starts nothing if it is', () => {
  const words = '/docs explain retry';
  const fork = 'passer-by/Hello-World';
  it.concurrent.each<readonly [string, string, Spoken, string, number, Record<string, string>?]>([
    ['a command of an outsider', words, { author: OUTSIDER }, 'denied', 3],
    ['the same in a review', words, { author: OUTSIDER, on: 'review' }, 'denied', 1],
    ['the same from a fork', words, { author: OUTSIDER, on: 'review', fork }, 'denied', 1],
    ['a command of a bot', words, { author: BOT }, 'bot', 0],
    ['sent by a bot', words, { sender: BOT }, 'bot', 0],
    ['edited', words, { action: 'edited' }, 'not-created', 0],
    ['a quotation', `> ${words}\n\nWhat do you think of that?`, {}, 'no-command', 0],
    ['ordinary, with any inputs', `Let ${words}`, {}, 'no-command', 0, { 'api-key': '', 'fail-on': '?' }],
    ['our own', `<!-- docs-agent-action:v1 x y -->\n${words}`, { author: ACTIONS }, 'bot', 0],
    [
      'our own, even if our account may run commands',
      `${words}\n<!-- docs-agent-action:reply comment 1 -->`,
      { author: ACTIONS },
      'bot',
      0,
      { 'allow-bots': ACTIONS.login },
    ],
    ['of a fork without secrets', words, { on: 'review-comment', fork }, 'no-secrets', 0, { 'api-key': '' }],
  ])('%s', (_, body, spoken, reason, requests, inputs = {}) =>
    onStage({}, async (stage) => {
      const run = await stage.command(body, {
        ...spoken,
        inputs: { prompt: 'Rewrite.', ...NO_WAIT, ...inputs },
      });
      expectSkipped(stage, run, reason);
      expect(stage.github.requests.length).toBeLessThanOrEqual(requests);
    }),
  );
});

describe('on-denied', () => {
  it.concurrent.each([
    ['reaction', ['confused'], []],
    ['silent', [], []],
    ['reply', [], ['passer-by']],
  ] as const)('%s', (onDenied, reactions, texts) =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain retry', { author: OUTSIDER });
      for (const runAttempt of [1, 2]) {
        const run = await stage.run(event, { runAttempt, inputs: { 'on-denied': onDenied, ...NO_WAIT } });
        expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
      }
      expect(stage.reactions(event)).toEqual(reactions);
      expect(replies(stage)).toEqual(texts.map((text) => expect.stringContaining(text)));
      expect(stage.ours()).toHaveLength(texts.length);
      expect(stage.asked()).toEqual([]);
    }),
  );

  it.concurrent.each(['reaction', 'reply'])('%s writes nothing in a dry run', (onDenied) =>
    onStage({}, async (stage) => {
      const inputs = { 'on-denied': onDenied, 'dry-run': 'true' };
      expectSkipped(stage, await stage.command('/docs x y', { author: OUTSIDER, inputs }), 'denied');
      expect(stage.written()).toEqual([]);
    }),
  );
});

describe('the permission of a commenter', () => {
  const none = { pull: true, triage: false, push: false, maintain: false, admin: false };
  const custom = (flags: object) => ({ name: 'docs-people', flags: { ...none, ...flags } });
  it.concurrent.each([
    ['triage', 'write', false],
    ['write', 'maintain', false],
    ['maintain', 'maintain', true],
    [custom({ triage: true, push: true }), 'write', true],
    [custom({ triage: true }), 'write', false],
    // `read` is invalid, which leaves the command to admins, who see the error.
    ['maintain', 'read', false],
  ] as const)('%o, with min-permission: %s', (role, needed, isEnough) =>
    onStage({ github: { roles: { helper: role } } }, async (stage) => {
      const inputs = { 'min-permission': needed, ...NO_WAIT };
      const run = await stage.command('/docs explain retry', { author: HELPER, inputs });
      if (isEnough) expect(prompts(stage)).toEqual(['explain retry']);
      else expectSkipped(stage, run, 'denied');
    }),
  );

  scenario('can be invalid in the inputs, which an admin sees', {}, async (stage) => {
    const run = await stage.command('/docs x y', { inputs: { 'min-permission': 'read' } });
    expect(run.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
    expect(stage.asked()).toEqual([]);
  });

  it.concurrent.each([
    ['sender', { author: OWNER, sender: OUTSIDER }],
    ['author', { author: OUTSIDER, sender: OWNER }],
  ])('must be enough for the %s', (_, spoken) =>
    onStage({}, async (stage) => {
      const run = await stage.command('/docs explain retry', spoken);
      expectSkipped(stage, run, 'denied');
      expect(run.outputs['message']).toMatch(/^passer-by .* read .* write/);
    }),
  );

  it.concurrent('is none if it cannot be read', () => {
    const intercept = ({ operation }: { operation: string | undefined }) =>
      operation === PERMISSION ? { status: 503 } : undefined;
    return onStage({ github: { intercept } }, async (stage) => {
      const run = await stage.command('/docs explain retry');
      expectSkipped(stage, run, 'denied');
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('could not be read')]);
    });
  });

  scenario('is not the association that the payload has', {}, async (stage) => {
    const { id } = addComment(stage.github.state, { thread: 2, body: '/docs x y', author: OUTSIDER.login });
    const payload = commentOnPullRequest({ body: '/docs x y', id, author: OUTSIDER, association: 'OWNER' });
    expectSkipped(stage, await stage.run({ name: 'issue_comment', payload }), 'denied');
  });
});

describe('allow-bots', () => {
  it.concurrent.each([
    ['dependabot[bot]\nrenovate[bot]', true],
    ['*', false],
  ] as const)('%j', (allowed, isAllowed) =>
    onStage({}, async (stage) => {
      const inputs = { 'allow-bots': allowed, ...NO_WAIT };
      const run = await stage.command('/docs explain retry', { author: BOT, inputs });
      if (isAllowed) expect(prompts(stage)).toEqual(['explain retry']);
      else expectSkipped(stage, run, 'bot');
      // GitHub has no permissions of bots.
      expect(calls(stage, PERMISSION)).toBe(0);
    }),
  );
});

scenario('the published payloads of comments, and broken ones, start nothing', {}, async (stage) => {
  const events = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'].flatMap((name) =>
    publishedPayloads(name).map((payload): [EventOfRun, RegExp] => [
      { name, payload },
      /^(no-command|not-created)$/,
    ]),
  );
  expect(events.length).toBeGreaterThanOrEqual(8);
  const [comment = {}] = publishedPayloads('issue_comment', 'created');
  const [review = {}] = publishedPayloads('pull_request_review', 'submitted');
  const emptyReview = { ...review, review: { ...(review['review'] as object), body: null } };
  events.push(
    [{ name: 'issue_comment', payload: { ...comment, sender: null } }, /^no-command$/],
    [{ name: 'issue_comment', payload: {} }, /^unsupported-event$/],
    [{ name: 'pull_request_review', payload: emptyReview }, /^no-command$/],
  );
  for (const [event, reason] of events) {
    const run = await stage.run(event);
    expectSkipped(stage, run, run.outputs['reason'] ?? '');
    expect(run.outputs['reason']).toMatch(reason);
  }
  expect(stage.github.requests).toEqual([]);
});
