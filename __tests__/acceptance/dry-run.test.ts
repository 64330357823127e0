/** A dry run says what a run would do, shows the prompt and the set-up, and sends nothing. */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread } from '../../fakes/events.ts';
import { DOCS_PULL, IN_OTHER, withOtherDocs } from '../support/docs-pull-request.ts';
import {
  failing,
  itWithHarness,
  withHarness,
  type Harness,
  type RunOptions,
} from './with-harness.ts';

const DRY = { inputs: { 'dry-run': 'true' } };
const COMMAND = '/docs dry-run explain the retry';

/** Returns the line that says what the run would do, and those of the set-up. */
function readReply(harness: Harness) {
  const reply = harness.replies().at(-1) ?? '';
  const lines = reply.split('\n');
  const setup = lines.filter((line) => /^- [✅❔⚠❌ℹ]/u.test(line));
  return { would: lines[2] ?? '', setup: setup.map((line) => line.slice(2)) };
}

describe('a dry run of a command', () => {
  it.concurrent.each<readonly [string, RunOptions]>([
    ['/docs explain the retry', DRY],
    [COMMAND, {}],
  ])('%s shows in one reply what would be sent, and submits nothing', (body, options) =>
    withHarness({}, async (harness) => {
      const event = harness.addComment(body);
      for (const runAttempt of [1, 2]) {
        const run = await harness.run(event, { ...options, runAttempt });
        expect(run.outputs).toMatchObject({
          outcome: 'skipped',
          reason: 'dry-run',
          jobAction: 'none',
          commentUrl: expect.stringContaining('#issuecomment-') as unknown,
        });
        expect(run.summary).toContain('```\nexplain the retry\n');
        expect(run.summary).toContain('**Set-up**');
      }
      expect(harness.reactions(event)).toEqual([]);
      expect(harness.posts()).toEqual([]);
      const [reply = '', ...more] = harness.replies();
      expect(more).toEqual([]);
      expect(reply).toMatch(/^### 🔍 Dry run\n\nThis run would start a new job\./);
      expect(reply).toMatch(/<details><summary>Would be sent to .*<\/summary>/);
      expect(reply).toContain('```\nexplain the retry\n');
      expect(reply).toMatch(/\[Run log\]\(https:.*\/actions\/runs\/\d+\)/);
    }),
  );

  itWithHarness('shows no prompt for a command that sends none', {}, async (harness) => {
    const run = await harness.command('/docs help', DRY);
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run' });
    expect(readReply(harness).would).toMatch(/^This run would submit nothing\. .*list/);
  });

  itWithHarness('alone shows the set-up on an issue, too', {}, async (harness) => {
    const run = await harness.command('/docs dry-run', { on: 'issue' });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run' });
    const [reply = ''] = harness.replies(1);
    expect(reply).toContain('This run would submit nothing.');
    expect(reply).toContain('- ✅ The API key reads the project.');
  });
});

describe('a dry run says what the run would do now', () => {
  itWithHarness('a message to the job of the thread', {}, async (harness) => {
    await harness.command('/docs explain the limits');
    await harness.command(COMMAND);
    expect(readReply(harness).would).toMatch(
      /^This run would send a message to job job_0001 \(acme\/docs#\u200b7\)\./,
    );
    expect(harness.posts()).toHaveLength(1);
  });

  itWithHarness(
    'a new job, and why, if the last one has no open pull request',
    {},
    async (harness) => {
      await harness.command('/docs explain the limits [scenario: fails]');
      await harness.command(COMMAND);
      expect(readReply(harness).would).toMatch(
        /^This run would start a new job\. This is a new job because /,
      );
    },
  );

  itWithHarness('the last instruction again', {}, async (harness) => {
    await harness.command('/docs explain the limits [scenario: fails]');
    await harness.command('/docs retry', DRY);
    expect(readReply(harness).would).toMatch(
      /^This run would send again: “explain the limits \\\[scenario: fails\\?\]”, in a new job\./,
    );
  });

  itWithHarness('how many requests count', {}, async (harness) => {
    const inputs = { 'max-requests-per-day': '20' };
    await harness.command('/docs explain the limits', { inputs });
    await harness.command(COMMAND, { inputs });
    expect(readReply(harness).would).toContain('1 of 20 requests in the last 24 hours.');
  });

  itWithHarness('that it would continue with its request', {}, async (harness) => {
    const event = harness.addComment('/docs explain the retry');
    await harness.run(event);
    const again = await harness.run(event, { ...DRY, runAttempt: 2 });
    expect(again.outputs['message']).toContain(
      'continue with the request that was sent before',
    );
  });

  itWithHarness('beside why an earlier attempt did nothing', {}, async (harness) => {
    const event = harness.addComment(COMMAND);
    await harness.run(event, { inputs: { 'fail-on': '?' } });
    await harness.run(event, { runAttempt: 2 });
    expect(harness.replies()).toEqual([
      expect.stringContaining('`fail-on`'),
      expect.stringContaining('This run would start a new job.'),
    ]);
  });

  itWithHarness(
    'for an event, in the job summary',
    { github: { threads: [mergedThread()] } },
    async (harness) => {
      const run = await harness.run(merged('pull_request'), DRY);
      expect(run.summary).toContain('This run would start a new job.');
      expect(run.summary).toContain('- ✅ The API key reads the project.');
      expect(harness.ourComments()).toEqual([]);
    },
  );
});

describe('the set-up of a dry run', () => {
  const LABELS = { 'pr-labels': 'Documentation, docs-agent' };
  const docs = withOtherDocs(
    { threads: [{ number: 1 }, { number: 2, pull: {} }] },
    { threads: [DOCS_PULL], labels: ['documentation'] },
  );

  itWithHarness('before the first request', docs, async (harness) => {
    const inputs = { ...IN_OTHER, ...LABELS };
    await harness.command(COMMAND, { inputs });
    expect(readReply(harness).setup).toEqual([
      '✅ The API key reads the project.',
      '❔ Only the first request shows whether the key may write, and whether the plan has the agent.',
      '✅ The docs repository can be read.',
      '❔ This action has not written a comment there in the last 30 days.',
      '⚠️ Labels of `pr-labels` do not exist: `docs-agent`.',
      expect.stringMatching(
        /^ℹ️ No instructions file is used: `.github\/docs-agent\.md` does not/,
      ),
    ]);
    // Everybody who can read the thread reads it.
    expect(harness.replies().join()).not.toMatch(/acme\/docs|mint_|line 1/);
  });

  itWithHarness(
    'after requests elsewhere in the repository',
    {
      ...docs,
      github: { ...docs.github, contents: { '.github/docs-agent.md': 'Be brief.' } },
    },
    async (harness) => {
      const inputs = { ...IN_OTHER, 'pr-labels': 'documentation' };
      await harness.command('/docs explain the limits', { inputs, on: 'issue' });
      await harness.command(COMMAND, { inputs });
      expect(readReply(harness).setup).toEqual([
        '✅ The API key reads the project.',
        '✅ A request with this key was last accepted on 2026-09-01.',
        '✅ The docs repository can be read.',
        expect.stringContaining('a comment there'),
        '✅ All labels of `pr-labels` exist.',
        '✅ The instructions file is used.',
      ]);
    },
  );

  itWithHarness(
    'says what is not known',
    {
      ...docs,
      github: {
        ...docs.github,
        ...failing('issues/list-comments-for-repo', { status: 403 }),
      },
    },
    async (harness) => {
      await harness.command(COMMAND, { inputs: { ...IN_OTHER, ...LABELS } });
      const { setup } = readReply(harness);
      expect(setup[1]).toMatch(
        /^❔ When a request with this key was last accepted is not known\. .*403/,
      );
      expect(setup.join()).not.toMatch(/\bmay need\b/);
    },
  );

  itWithHarness('explains a key that the service refuses', {}, async (harness) => {
    const inputs = { 'api-key': 'mint_wrong_key_012345' };
    const run = await harness.command(COMMAND, { inputs });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run' });
    expect(readReply(harness).setup[0]).toBe(
      '❌ The API key could not read the project.',
    );
    expect(harness.replies().join()).toContain('401');
  });

  itWithHarness(
    'costs at most five requests to GitHub, and writes nothing but the reply',
    docs,
    async (harness) => {
      const inputs = { ...IN_OTHER, ...LABELS };
      const { requests } = harness.github;
      await harness.command('/docs explain the limits', { inputs });
      const before = requests.length;
      await harness.command(COMMAND, { inputs });
      const made = requests.slice(before).map(({ operation }) => operation);
      const ofSetup = made.filter((operation) =>
        [
          'issues/list-comments-for-repo',
          'issues/list-labels-for-repo',
          'repos/get',
        ].includes(operation ?? ''),
      );
      expect(ofSetup.length).toBeLessThanOrEqual(5);
      const writes = made.filter((operation) =>
        /create|update|add|delete|remove/.test(operation ?? ''),
      );
      expect(writes).toEqual(['issues/create-comment']);
    },
  );
});
