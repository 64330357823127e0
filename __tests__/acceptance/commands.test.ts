import { describe, expect, it } from '@jest/globals';
import { annotated, memory, onStage, prompts, replies, shown } from './on-stage.ts';

const CREATE = '/v2/agent/acme-docs/job';
const MESSAGE = '/v2/agent/acme-docs/job/job_0001/message';
const CHANGES = ['issues/create-comment', 'issues/update-comment'];

describe('the first command of a thread', () => {
  it.concurrent('starts one job and writes one comment, at most four times', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs Explain the `retry` option.\n\nWith its default.');
      const run = await stage.run(event);
      expect(stage.posts()).toEqual([CREATE]);
      expect(prompts(stage)).toEqual(['Explain the `retry` option.\n\nWith its default.']);
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', reason: '', jobAction: 'created' });
      expect(run.outputs['commentUrl']).toMatch(/\/pull\/2#issuecomment-\d+$/);
      expect(stage.ours()).toHaveLength(1);
      expect(stage.written().filter((name) => CHANGES.includes(name))).toEqual([
        'issues/create-comment',
        'issues/update-comment',
        'issues/update-comment',
      ]);
      expect(stage.reactions(event)).toEqual(['eyes', 'rocket']);
      expect(shown(stage)).toContain('### ✅ Docs pull request opened');
      expect(shown(stage)).toContain('(https://github.com/acme/docs/pull/7)');
      expect(shown(stage)).toContain('Asked by Codertocat · ');
      expect(replies(stage)).toEqual([]);
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );

  it.concurrent('says in the thread that the agent is at work, with the job, before the wait', () =>
    onStage({ service: { life: 'never-ends' } }, async (stage) => {
      await stage.command('/docs explain retry', { inputs: { wait: 'false' } });
      expect(stage.asked()).toEqual([`POST ${CREATE}`]);
      const bodies = stage.github.requests.flatMap(({ operation, body }) =>
        CHANGES.includes(operation ?? '') ? [(body as { body: string }).body] : [],
      );
      expect(bodies.map((body) => /^### .*$/m.exec(body)?.[0])).toEqual([
        '### ✍️ Asking the docs agent',
        '### ⏳ The docs agent is at work',
        '### ⏳ The docs agent is still at work',
      ]);
      expect(bodies[1]).toContain('`job_0001`');
      expect(memory(stage).submissions).toMatchObject([
        { state: 'submitted', job: 'job_0001', requestedBy: 'Codertocat' },
      ]);
    }),
  );

  it.concurrent('works on an issue as on a pull request', () =>
    onStage({}, async (stage) => {
      const run = await stage.command('/docs explain retry', { on: 'issue' });
      expect(stage.posts()).toEqual([CREATE]);
      expect(shown(stage, 1)).toContain('Docs pull request opened');
      expect(run.outputs['commentUrl']).toContain('/issues/1#issuecomment-');
    }),
  );
});

describe('the reaction at the end tells the outcome', () => {
  it.concurrent.each([
    ['no-pr', 'no-pr', '+1', 0],
    ['fails', 'failed', 'confused', 1],
    ['unclear', 'unconfirmed', 'confused', 1],
    ['never-ends', 'still-active', undefined, 0],
  ] as const)('%s', (life, outcome, reaction, exitCode) =>
    onStage({ service: { life } }, async (stage) => {
      const event = stage.say('/docs explain retry');
      const run = await stage.run(event, { inputs: { 'timeout-minutes': '0.5' } });
      expect(run.outputs['outcome']).toBe(outcome);
      expect(run.exitCode).toBe(exitCode);
      expect(stage.reactions(event)).toEqual(['eyes', ...(reaction === undefined ? [] : [reaction])]);
      expect(stage.posts()).toHaveLength(1);
    }),
  );

  it.concurrent('on a review comment too, and never on a review, which has none', () =>
    onStage({}, async (stage) => {
      const comment = stage.say('/docs explain retry', { on: 'review-comment' });
      const review = stage.say('/docs also the default', { on: 'review' });
      await stage.run(comment);
      const run = await stage.run(review);
      expect(stage.reactions(comment)).toEqual(['eyes', 'rocket']);
      expect(stage.github.state.reactions.size).toBe(2);
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'messaged' });
      // Both tell in the pull request's own conversation, in one comment.
      expect(stage.ours()).toHaveLength(1);
      expect(memory(stage).submissions.map(({ trigger }) => trigger.kind)).toEqual(
        expect.arrayContaining(['review-comment', 'review']),
      );
      expect(annotated(run, 'warning')).toEqual([]);
    }),
  );
});

describe('the second command of a thread', () => {
  it.concurrent('messages the same job, whatever is quoted above it, and writes no second comment', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry');
      const before = stage.written().length;
      const run = await stage.command(
        '> ### ✅ Docs pull request opened\n> /docs new start over\n\n/docs Also show an example.',
      );
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      expect(prompts(stage)[1]).toBe('Also show an example.');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'messaged' });
      expect(stage.ours()).toHaveLength(1);
      const changes = stage.written().slice(before);
      expect(changes.filter((name) => name === 'issues/update-comment')).toHaveLength(3);
      expect(changes).not.toContain('issues/create-comment');
      expect(shown(stage)).toContain('Other asks (1)');
      expect(shown(stage)).toContain('[acme/docs#\u200b7]');
    }),
  );

  it.concurrent('starts another job with new, and the next one goes on with that', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry');
      await stage.command('/Docs NEW explain timeouts');
      const run = await stage.command('/docs with an example');
      expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE.replace('0001', '0002')]);
      expect(prompts(stage)).toEqual(['explain retry', 'explain timeouts', 'with an example']);
      expect(run.outputs['jobId']).toBe('job_0002');
      expect(memory(stage).submissions.map(({ job }) => job)).toEqual(['job_0001', 'job_0002', 'job_0002']);
    }),
  );

  it.concurrent('starts a job of its own each time with reuse-job: never', () =>
    onStage({}, async (stage) => {
      const inputs = { 'reuse-job': 'never' };
      await stage.command('/docs explain retry', { inputs });
      await stage.command('/docs explain timeouts', { inputs });
      expect(stage.posts()).toEqual([CREATE, CREATE]);
      expect(stage.ours()).toHaveLength(1);
    }),
  );
});

describe('verbs that ask for nothing', () => {
  it.concurrent.each([
    ['help', 'help', /- `\/docs new …`:/],
    ['cancel', 'help', /cannot be cancelled/],
    ['stop writing about the old API', 'help', /cannot be cancelled/],
    ['statsu', 'unknown-command', /`statsu` is not a command/],
    ['status of the migration page', 'unknown-command', /is not a command/],
    ['status', 'unknown-command', /This thread has no job yet/],
    ['retry', 'unknown-command', /nothing to ask again/],
  ] as const)('/docs %s is answered once (help: in a re-run too)', (verb, reason, text) =>
    onStage({}, async (stage) => {
      const event = stage.say(`/docs ${verb}`);
      const runs = [await stage.run(event)];
      if (verb === 'help') runs.push(await stage.run(event, { runAttempt: 2 }));
      for (const run of runs) {
        expect(run.outputs).toMatchObject({ outcome: 'skipped', reason, jobAction: 'none' });
        expect(run.exitCode).toBe(0);
      }
      expect(replies(stage)).toEqual([expect.stringMatching(text)]);
      expect(stage.ours()).toHaveLength(1);
      expect(stage.asked()).toEqual([]);
    }),
  );

  it.concurrent('speak of the command that the workflow has chosen', () =>
    onStage({}, async (stage) => {
      await stage.command('!d help', { inputs: { command: '!d' } });
      expect(replies(stage)[0]).toContain('`!d status`');
      expect(replies(stage)[0]).not.toContain('/docs');
    }),
  );
});

describe('/docs status', () => {
  it.concurrent('looks once at a job that is at work', () =>
    onStage({ service: { life: 'never-ends' } }, async (stage) => {
      await stage.command('/docs explain retry', { inputs: { wait: 'false' } });
      const before = stage.asked().length;
      const run = await stage.command('/docs status');
      expect(run.outputs).toMatchObject({ outcome: 'still-active', status: 'active', jobAction: 'none' });
      expect(stage.asked().slice(before)).toEqual(['GET /v2/agent/acme-docs/job/job_0001']);
      expect(stage.ours()).toHaveLength(1);
      expect(replies(stage)).toEqual([]);
    }),
  );

  it.concurrent('tells the end of a message to a job that was at work, once it is sure', () =>
    onStage({ service: { life: 'never-ends' } }, async (stage) => {
      const inputs = { wait: 'false' };
      await stage.command('/docs explain retry', { inputs });
      await stage.command('/docs also an example [life: opens-pull-request]', { inputs });
      await stage.clock.sleep(30);
      const before = stage.asked().length;
      const run = await stage.command('/docs status');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', status: 'completed', jobAction: 'none' });
      expect(stage.asked().slice(before)).toEqual(Array(2).fill('GET /v2/agent/acme-docs/job/job_0001'));
      expect(memory(stage).submissions.map(({ state }) => state)).toEqual(['submitted', 'finished']);
    }),
  );

  it.concurrent('tells an end that nobody has waited for', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry', { inputs: { wait: 'false' } });
      expect(shown(stage)).toContain('still at work');
      await stage.clock.sleep(30);
      const event = stage.say('/docs status');
      const run = await stage.run(event);
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'none', waitedSeconds: '0' });
      expect(shown(stage)).toContain('Docs pull request opened');
      expect(stage.posts()).toHaveLength(1);
      expect(stage.reactions(event)).toEqual(['rocket']);
      expect(memory(stage).submissions).toMatchObject([{ state: 'finished', outcome: 'pr-opened' }]);
    }),
  );

  it.concurrent('shows the thread’s job also after an ask that was refused', () =>
    onStage({ service: { perHour: { messages: 0 } } }, async (stage) => {
      await stage.command('/docs explain retry');
      const refused = await stage.command('/docs also an example', { inputs: { wait: 'false' } });
      expect(refused.outputs).toMatchObject({ outcome: 'rejected', reason: 'rate-limited' });
      expect(shown(stage)).toContain('### ❌ Not started');
      const run = await stage.command('/docs status');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect(shown(stage)).toContain('### ✅ Docs pull request opened');
      expect(shown(stage)).toContain('❌ Not started (rate-limited)');
      expect(memory(stage).submissions).toMatchObject([
        { state: 'finished', outcome: 'pr-opened', job: 'job_0001' },
        { state: 'finished', outcome: 'rejected', job: null },
      ]);
    }),
  );
});

describe('/docs retry', () => {
  it.concurrent('asks the last instruction again, and again', () =>
    onStage({ service: { life: 'fails' } }, async (stage) => {
      await stage.command('/docs explain retry\nin two lines');
      stage.service.change({ life: 'opens-pull-request' });
      const run = await stage.command('/docs retry');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created', jobId: 'job_0002' });
      await stage.command('/docs retry');
      expect(prompts(stage)).toEqual(Array(3).fill('explain retry\nin two lines'));
      expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE.replace('0001', '0002')]);
      expect(stage.ours()).toHaveLength(1);
    }),
  );

  it.concurrent('reads the text of a review as well', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry', { on: 'review' });
      await stage.command('/docs retry');
      expect(prompts(stage)).toEqual(['explain retry', 'explain retry']);
    }),
  );

  it.concurrent('knows what a bare command stood for', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs');
      await stage.command('/docs retry');
      await stage.command('/docs');
      await stage.command('/docs retry');
      const [first = '', ...later] = prompts(stage);
      expect(first).toMatch(/^Update the docs for the change/);
      // Each of them goes to a job that knows the first.
      for (const prompt of later)
        expect(prompt).toMatch(/^There are more changes to cover[^]*Update the docs for the change/);
      expect(later).toHaveLength(3);
    }),
  );

  it.concurrent.each([
    ['edited', '/docs explain something else'],
    ['deleted', undefined],
  ])('asks to type it anew when the comment was %s since', (_, text) =>
    onStage({}, async (stage) => {
      const { payload } = stage.say('/docs explain retry');
      await stage.run({ name: 'issue_comment', payload });
      const id = (payload['comment'] as { id: number }).id;
      const { comments } = stage.github.state;
      const old = comments.get(id);
      if (text === undefined || old === undefined) comments.delete(id);
      else comments.set(id, { ...old, body: text });
      const run = await stage.command('/docs retry');
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'unknown-command' });
      expect(replies(stage)).toEqual([expect.stringContaining('type the instruction anew')]);
      expect(stage.posts()).toHaveLength(1);
    }),
  );

  it.concurrent('asks nothing again when it is itself run again, whatever came since', () =>
    onStage({}, async (stage) => {
      await stage.command('/docs explain retry');
      const retry = stage.say('/docs retry');
      await stage.run(retry);
      await stage.command('/docs explain timeouts');
      const run = await stage.run(retry, { runAttempt: 2 });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
      expect(stage.posts()).toHaveLength(3);
    }),
  );
});

describe('bare /docs', () => {
  it.concurrent('on a pull request asks for what it changes, in a thread with a job for what is new', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs');
      await stage.run(event);
      await stage.command('/docs');
      const url = 'https://github.com/Codertocat/Hello-World/pull/2';
      expect(prompts(stage)).toEqual([
        expect.stringMatching(new RegExp(`^Update the docs for the change[^]*link to ${url}`)),
        expect.stringMatching(new RegExp(`^There are more changes to cover[^]*link to ${url}`)),
      ]);
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
      const again = await stage.run(event, { runAttempt: 2 });
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
      expect(stage.posts()).toHaveLength(2);
    }),
  );

  it.concurrent('on an issue gets the help, and a job once the thread has one', () =>
    onStage({}, async (stage) => {
      const run = await stage.command('/docs', { on: 'issue' });
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
      expect(stage.asked()).toEqual([]);
      expect(replies(stage, 1)).toHaveLength(1);
      await stage.command('/docs explain retry', { on: 'issue' });
      await stage.command('/docs', { on: 'issue' });
      expect(prompts(stage)[1]).toContain('/Hello-World/issues/1');
      expect(stage.posts()).toEqual([CREATE, MESSAGE]);
    }),
  );
});

describe('standing text', () => {
  it.concurrent('precedes the command’s own, also in a retry', () =>
    onStage({}, async (stage) => {
      const inputs = { prompt: 'Write British English.' };
      await stage.command('/docs explain retry', { inputs });
      await stage.command('/docs retry', { inputs });
      expect(prompts(stage)).toEqual(Array(2).fill('Write British English.\n\nexplain retry'));
    }),
  );
});

describe('a person who has waited for more than a minute', () => {
  it.concurrent.each([
    ['is told by one short reply', 'requester', 90, 1],
    ['is not, with notify: none', 'none', 90, 0],
    ['is not, after a short wait', 'requester', 30, 0],
  ])('%s', (_, notify, workSeconds, count) =>
    onStage({ service: { workMs: workSeconds * 1000 } }, async (stage) => {
      const run = await stage.command('/docs explain retry', { inputs: { notify } });
      expect(Number(run.outputs['waitedSeconds']) > 60).toBe(workSeconds > 60);
      const link = '\\[acme/docs#\u200b7\\]\\(https://github\\.com/acme/docs/pull/7\\)';
      expect(replies(stage)).toEqual(
        Array(count).fill(
          expect.stringMatching(
            new RegExp(`^<!--.*-->\n@Codertocat ✅ Docs pull request opened: ${link}\n$`),
          ),
        ),
      );
      expect(stage.ours()).toHaveLength(1 + count);
    }),
  );
});

describe('a dry run', () => {
  it.concurrent.each(['explain retry', 'help', ''])(
    'of “/docs %s” writes nothing to GitHub and asks nothing',
    (words) =>
      onStage({}, async (stage) => {
        const run = await stage.command(`/docs ${words}`, { inputs: { 'dry-run': 'true' } });
        expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run', jobAction: 'none' });
        expect(stage.written()).toEqual([]);
        expect(stage.asked()).toEqual([]);
        if (words === 'explain retry') expect(run.summary).toContain('```\nexplain retry\n');
      }),
  );
});

describe('a command where the workflow is wrong', () => {
  it.concurrent('gets a 😕, and the summary says what to write', () =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain this');
      const run = await stage.run(event, { inputs: { 'base-url': '' } });
      expect(run.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
      expect(run.outputs['message']).toContain('that it is a variable and not a secret');
      expect(stage.reactions(event)).toEqual(['confused']);
      expect(stage.ours()).toEqual([]);
    }),
  );
});
