import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { BOT, commentOnPullRequest, OUTSIDER, OWNER, type Actor } from '../../fakes/github/payloads.ts';
import { publishedPayloads } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import { annotated, onStage, prompts, replies } from './on-stage.ts';
import type { Spoken, Stage } from '../../fakes/stage.ts';

const HELPER: Actor = { login: 'helper', id: 4711, type: 'User' };
const ACTIONS: Actor = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };

function expectSkipped(stage: Stage, run: RunResult, reason: string): void {
  expect(run.outputs).toMatchObject({ outcome: 'skipped', reason, jobId: '', jobAction: 'none' });
  expect(run.outputs['message']).not.toBe('');
  expect(run.exitCode).toBe(0);
  expect(annotated(run, 'error')).toEqual([]);
  expect(stage.asked()).toEqual([]);
  expect(stage.written().filter((name) => name.startsWith('issues/'))).toEqual([]);
}

describe('a comment that is no command of somebody who may command', () => {
  const quoted = '> /docs explain retry\n\nWhat do you think of that?';
  it.concurrent.each<readonly [string, string, Spoken, string, number]>([
    // Reasons, and how many requests GitHub gets: reads of permission and comments, the reaction of a refusal.
    ['an outsider’s', '/docs explain retry', { author: OUTSIDER }, 'denied', 3],
    ['an outsider’s review', '/docs explain retry', { author: OUTSIDER, on: 'review' }, 'denied', 2],
    [
      'an outsider’s from a fork',
      '/docs x y',
      { author: OUTSIDER, on: 'review', fork: 'passer-by/Hello-World' },
      'denied',
      2,
    ],
    ['an outsider’s help', '/docs help', { author: OUTSIDER }, 'denied', 3],
    ['a bot’s', '/docs explain retry', { author: BOT }, 'bot', 0],
    ['a person’s sent by a bot', '/docs explain retry', { sender: BOT }, 'bot', 0],
    ['an edited one', '/docs explain retry', { action: 'edited' }, 'not-created', 0],
    ['a quoted one', quoted, {}, 'no-command', 0],
    ['ordinary talk', 'I would like /docs to explain retry.', {}, 'no-command', 0],
    ['our own', '<!-- docs-agent-action:v1 x y -->\n/docs explain retry', { author: ACTIONS }, 'bot', 0],
  ])('%s', (_, body, spoken, reason, requests) =>
    onStage({}, async (stage) => {
      const inputs = { prompt: 'Rewrite everything.', wait: 'false' };
      const run = await stage.command(body, { ...spoken, inputs });
      expectSkipped(stage, run, reason);
      expect(stage.github.requests).toHaveLength(requests);
    }),
  );

  it.concurrent('asks nothing either when everything else is wrong or empty', () =>
    onStage({}, async (stage) => {
      const inputs = {
        'api-key': '',
        'project-id': '',
        'base-url': '',
        'timeout-minutes': 'x',
        'fail-on': '?',
      };
      const run = await stage.command('Just talk.', { inputs });
      expectSkipped(stage, run, 'no-command');
    }),
  );

  it.concurrent('is our own even where our account is let command', () =>
    onStage({}, async (stage) => {
      const body = '<!-- docs-agent-action:reply comment 1 -->\n/docs explain retry';
      const inputs = { 'allow-bots': ACTIONS.login };
      expectSkipped(stage, await stage.command(body, { author: ACTIONS, inputs }), 'bot');
      expect(stage.github.requests).toEqual([]);
    }),
  );

  it.concurrent('of a fork without secrets is skipped, and told where commands get some', () =>
    onStage({}, async (stage) => {
      const run = await stage.command('/docs explain retry', {
        on: 'review-comment',
        fork: 'passer-by/Hello-World',
        inputs: { 'api-key': '' },
      });
      expectSkipped(stage, run, 'no-secrets');
      expect(run.outputs['message']).toContain('as an ordinary comment in the pull request’s conversation');
    }),
  );
});

describe('on-denied', () => {
  it.concurrent.each([
    ['reaction', ['confused'], []],
    ['silent', [], []],
    ['reply', [], ['passer-by may not command']],
  ] as const)('%s', (onDenied, reactions, texts) =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain retry', { author: OUTSIDER });
      const runs = [];
      for (const runAttempt of onDenied === 'reply' ? [1, 2] : [1])
        runs.push(await stage.run(event, { runAttempt, inputs: { 'on-denied': onDenied, wait: 'false' } }));
      for (const run of runs) expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'denied' });
      expect(stage.reactions(event)).toEqual(reactions);
      expect(replies(stage)).toEqual(texts.map((text) => expect.stringContaining(text)));
      expect(stage.ours()).toHaveLength(texts.length);
      expect(stage.asked()).toEqual([]);
    }),
  );

  it.concurrent.each(['reaction', 'reply'])('%s writes nothing in a dry run', (onDenied) =>
    onStage({}, async (stage) => {
      const inputs = { 'on-denied': onDenied, 'dry-run': 'true' };
      const run = await stage.command('/docs explain retry', { author: OUTSIDER, inputs });
      expectSkipped(stage, run, 'denied');
      expect(stage.written()).toEqual([]);
    }),
  );
});

describe('the permission', () => {
  const none = { pull: true, triage: false, push: false, maintain: false, admin: false };
  const custom = (flags: object) => ({ name: 'docs-people', flags: { ...none, ...flags } });
  it.concurrent.each([
    ['triage', 'write', false],
    ['write', 'maintain', false],
    ['maintain', 'maintain', true],
    [custom({ triage: true, push: true }), 'write', true],
    [custom({ triage: true }), 'write', false],
  ] as const)('%o where %s is needed', (role, needed, may) =>
    onStage({ github: { roles: { helper: role } } }, async (stage) => {
      const run = await stage.command('/docs explain retry', {
        author: HELPER,
        inputs: { 'min-permission': needed, wait: 'false' },
      });
      if (may) expect(prompts(stage)).toEqual(['explain retry']);
      else expectSkipped(stage, run, 'denied');
    }),
  );

  it.concurrent.each([
    ['a sender who may not', { author: OWNER, sender: OUTSIDER }, 'passer-by'],
    ['an author who may not', { author: OUTSIDER, sender: OWNER }, 'passer-by'],
  ])('counts for both: %s', (_, spoken, login) =>
    onStage({}, async (stage) => {
      const run = await stage.command('/docs explain retry', spoken);
      expectSkipped(stage, run, 'denied');
      expect(run.outputs['message']).toBe(`${login} has the permission read here; commanding needs write.`);
    }),
  );

  it.concurrent('that cannot be read is none', () =>
    onStage(
      {
        github: {
          intercept: ({ operation }) =>
            operation === 'repos/get-collaborator-permission-level' ? { status: 503 } : undefined,
        },
      },
      async (stage) => {
        const run = await stage.command('/docs explain retry');
        expectSkipped(stage, run, 'denied');
        expect(annotated(run, 'warning')).toEqual([expect.stringContaining('could not be read')]);
      },
    ),
  );

  it.concurrent('is not what the payload says of an association', () =>
    onStage({}, async (stage) => {
      const { id } = addComment(stage.github.state, { thread: 2, body: '/docs x y', author: OUTSIDER.login });
      const payload = commentOnPullRequest({ body: '/docs x y', id, author: OUTSIDER, association: 'OWNER' });
      expectSkipped(stage, await stage.run({ name: 'issue_comment', payload }), 'denied');
    }),
  );

  it.concurrent('a min-permission that cannot be read, or read itself, lets nobody below admin in', () =>
    onStage({ github: { roles: { helper: 'maintain' } } }, async (stage) => {
      const inputs = { 'min-permission': 'read' };
      expectSkipped(stage, await stage.command('/docs x y', { author: HELPER, inputs }), 'denied');
      const run = await stage.command('/docs x y', { inputs });
      expect(run.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
      expect(stage.asked()).toEqual([]);
    }),
  );
});

describe('allow-bots', () => {
  it.concurrent.each([
    ['renovate[bot]', true],
    ['dependabot[bot]\nrenovate[bot]', true],
    ['*', false],
  ] as const)('%j', (allowed, may) =>
    onStage({}, async (stage) => {
      const inputs = { 'allow-bots': allowed, wait: 'false' };
      const run = await stage.command('/docs explain retry', { author: BOT, inputs });
      if (may) expect(prompts(stage)).toEqual(['explain retry']);
      else expectSkipped(stage, run, 'bot');
      // The endpoint knows people only.
      const asked = stage.github.requests.map(({ operation }) => operation);
      expect(asked).not.toContain('repos/get-collaborator-permission-level');
    }),
  );
});

describe('GitHub’s published payloads', () => {
  const EVENTS = ['issue_comment', 'pull_request_review_comment', 'pull_request_review'] as const;
  it.concurrent('run through as they are: talk, every one of them', () =>
    onStage({}, async (stage) => {
      const events = EVENTS.flatMap((name) => publishedPayloads(name).map((payload) => ({ name, payload })));
      expect(events.length).toBeGreaterThanOrEqual(8);
      const runs = await Promise.all(events.map((event) => stage.run(event)));
      for (const run of runs) {
        expect(run.outputs['outcome']).toBe('skipped');
        expect(['no-command', 'not-created']).toContain(run.outputs['reason']);
        expect(run.exitCode).toBe(0);
      }
      expect(stage.github.requests).toEqual([]);
      expect(stage.asked()).toEqual([]);
    }),
  );

  it.concurrent('of deleted accounts and empty reviews are talk, broken ones no event', () =>
    onStage({}, async (stage) => {
      const [comment = {}] = publishedPayloads('issue_comment', 'created');
      const [review = {}] = publishedPayloads('pull_request_review', 'submitted');
      const runs = await Promise.all([
        stage.run({ name: 'issue_comment', payload: { ...comment, sender: null } }),
        stage.run({ name: 'issue_comment', payload: {} }),
        stage.run({
          name: 'pull_request_review',
          payload: { ...review, review: { ...(review['review'] as object), body: null } },
        }),
      ]);
      expect(runs.map(({ outputs }) => outputs['reason'])).toEqual([
        'unsupported-event',
        'unsupported-event',
        'no-command',
      ]);
      expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    }),
  );
});
