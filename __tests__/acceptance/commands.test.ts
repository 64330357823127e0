import { describe, expect, it } from '@jest/globals';
import {
  annotated,
  CREATE,
  MESSAGE,
  MESSAGE_2,
  NO_WAIT,
  onStage,
  prompts,
  replies,
  scenario,
  shown,
  statusComment,
  statusComments,
  submissions,
} from './on-stage.ts';

const CHANGES = ['issues/create-comment', 'issues/update-comment'];

describe('the first command of a thread', () => {
  scenario('starts one job and has a status comment, which is written three times', {}, async (stage) => {
    const event = stage.say('/docs Explain the `retry` option.\n\nWith its default.');
    const run = await stage.run(event);
    expect(stage.posts()).toEqual([CREATE]);
    expect(prompts(stage)).toEqual(['Explain the `retry` option.\n\nWith its default.']);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', reason: '', jobAction: 'created' });
    expect(run.outputs['commentUrl']).toContain(`/pull/2#issuecomment-${statusComment(stage).id}`);
    const writes = ['issues/create-comment', 'issues/update-comment', 'issues/update-comment'];
    expect(stage.written().filter((name) => CHANGES.includes(name))).toEqual(writes);
    expect(stage.reactions(event)).toEqual(['eyes', 'rocket']);
    expect(shown(stage)).toMatch(/^### ✅ .*\(https:\/\/github\.com\/acme\/docs\/pull\/7\)/);
    expect(shown(stage)).toMatch(/\[Codertocat\]\(.*#issuecomment-\d+\)/);
    expect(submissions(stage)).toMatchObject([{ state: 'finished', outcome: 'pr-opened' }]);
    expect(stage.ours()).toHaveLength(1);
    expect(annotated(run, 'warning')).toEqual([]);
  });

  scenario(
    'shows each step of the request, and the job as soon as it is known',
    { service: { life: 'never-ends' } },
    async (stage) => {
      await stage.command('/docs explain retry', { inputs: NO_WAIT });
      expect(stage.asked()).toEqual([`POST ${CREATE}`]);
      const bodies = stage.github.requests.flatMap(({ operation, body }) =>
        CHANGES.includes(operation ?? '') ? [(body as { body: string }).body] : [],
      );
      expect(bodies.map((body) => body.split(' ', 2)[1])).toEqual(['📤', '⏳', '▶️']);
      expect(bodies[1]).toContain('`job_0001`');
      expect(submissions(stage)).toMatchObject([
        { state: 'submitted', job: 'job_0001', requester: 'Codertocat' },
      ]);
    },
  );
});

describe('the reaction at the end shows the outcome', () => {
  it.concurrent.each([
    ['no-pr', 'no-pr', '+1', 0],
    ['fails', 'failed', 'confused', 1],
    ['unclear', 'unconfirmed', 'confused', 1],
    ['never-ends', 'still-active', undefined, 0],
  ] as const)('%s', (life, outcome, reaction, exitCode) =>
    onStage({ service: { life } }, async (stage) => {
      const event = stage.say('/docs explain retry');
      const run = await stage.run(event, { inputs: { 'timeout-minutes': '1' } });
      expect(run.outputs['outcome']).toBe(outcome);
      expect(run.exitCode).toBe(exitCode);
      expect(stage.reactions(event)).toEqual(['eyes', ...(reaction === undefined ? [] : [reaction])]);
      expect(stage.posts()).toHaveLength(1);
    }),
  );

  scenario('on a review comment too. A review carries no reactions', {}, async (stage) => {
    const comment = stage.say('/docs explain retry', { on: 'review-comment' });
    await stage.run(comment);
    const run = await stage.command('/docs also the default', { on: 'review' });
    expect(stage.reactions(comment)).toEqual(['eyes', 'rocket']);
    expect(stage.github.state.reactions.size).toBe(2);
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'messaged' });
    // Both are in the conversation of the pull request.
    expect(submissions(stage).map(({ trigger }) => trigger.kind)).toEqual(['review-comment', 'review']);
    expect(annotated(run, 'warning')).toEqual([]);
  });
});

describe('a later command', () => {
  scenario('sends a message to the same job, and has a status comment of its own', {}, async (stage) => {
    await stage.command('/docs explain retry');
    const [{ id, body } = { id: 0, body: '' }] = statusComments(stage);
    const run = await stage.command(
      '> ### ✅ Docs PR\n> /docs new start over\n\n/docs Also show an example.',
    );
    expect(stage.posts()).toEqual([CREATE, MESSAGE]);
    expect(prompts(stage)[1]).toBe('Also show an example.');
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001', jobAction: 'messaged' });
    expect(statusComments(stage)).toMatchObject([{ id, body }, { id: expect.any(Number) }]);
    expect(shown(stage)).toContain('[acme/docs#\u200b7]');
  });

  scenario(
    'starts another job with `new`, and the command after it continues that job',
    {},
    async (stage) => {
      await stage.command('/docs explain retry');
      await stage.command('/Docs NEW explain timeouts');
      await stage.command('/docs with an example');
      expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE_2]);
      expect(prompts(stage)).toEqual(['explain retry', 'explain timeouts', 'with an example']);
      expect(submissions(stage).map(({ job }) => job)).toEqual(['job_0001', 'job_0002', 'job_0002']);
    },
  );

  scenario('starts a job of its own with reuse-job: never', {}, async (stage) => {
    const inputs = { 'reuse-job': 'never' };
    await stage.command('/docs explain retry', { inputs });
    await stage.command('/docs explain timeouts', { inputs });
    expect(stage.posts()).toEqual([CREATE, CREATE]);
  });

  scenario('with job-id goes to that job', {}, async (stage) => {
    await stage.command('/docs explain retry', { inputs: NO_WAIT });
    await stage.command('/docs new explain timeouts', { inputs: NO_WAIT });
    await stage.command('/docs also this', { inputs: { ...NO_WAIT, 'job-id': 'job_0001' } });
    expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE]);
  });
});

describe('a command that submits nothing gets one reply', () => {
  it.concurrent.each([
    ['help', 'help', /- `\/docs new …`:/],
    ['help me with the titles', 'unknown-command', /- `\/docs new …`:/],
    ['status of the guide', 'unknown-command', /- `\/docs status`:/],
    ['cancel', 'unknown-command', /cannot be cancelled/],
    ['stop it', 'unknown-command', /cannot be cancelled/],
    ['statsu', 'unknown-command', /^`statsu` is not a command[^]*- `\/docs status`:/],
    ['status', 'unknown-command', /no job yet/],
    ['retry', 'unknown-command', /no request to retry/],
  ] as const)('/docs %s', (words, reason, text) =>
    onStage({}, async (stage) => {
      const event = stage.say(`/docs ${words}`);
      for (const runAttempt of [1, 2]) {
        const run = await stage.run(event, { runAttempt });
        expect(run.outputs).toMatchObject({ outcome: 'skipped', reason, jobAction: 'none' });
        expect(run.exitCode).toBe(0);
      }
      expect(replies(stage)).toEqual([expect.stringMatching(text)]);
      expect(stage.ours()).toHaveLength(1);
      expect(stage.asked()).toEqual([]);
    }),
  );

  scenario('with the command word of the workflow', {}, async (stage) => {
    await stage.command('!d help', { inputs: { command: '!d' } });
    expect(replies(stage)).toEqual([expect.stringContaining('`!d status`')]);
    expect(replies(stage)[0]).not.toContain('/docs');
  });
});

describe('/docs status', () => {
  const job = 'GET /v2/agent/acme-docs/job/job_0001';

  scenario('reads an active job once', { service: { life: 'never-ends' } }, async (stage) => {
    await stage.command('/docs explain retry', { inputs: NO_WAIT });
    const run = await stage.command('/docs status');
    expect(run.outputs).toMatchObject({ outcome: 'still-active', status: 'active', jobAction: 'none' });
    expect(stage.asked().slice(1)).toEqual([job]);
    expect(stage.ours()).toHaveLength(1);
  });

  scenario('finishes the status comment of a job that has ended', {}, async (stage) => {
    await stage.command('/docs explain retry', { inputs: NO_WAIT });
    await stage.clock.sleep(30);
    const event = stage.say('/docs status');
    const run = await stage.run(event);
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'none', waitedSeconds: '0' });
    expect(shown(stage)).toMatch(/^### ✅/);
    expect(stage.posts()).toEqual([CREATE]);
    expect(stage.reactions(event)).toEqual(['rocket']);
    expect(submissions(stage)).toMatchObject([{ state: 'finished', outcome: 'pr-opened' }]);
  });

  scenario(
    'reads the end of a message to an active job twice',
    { service: { life: 'never-ends' } },
    async (stage) => {
      await stage.command('/docs explain retry', { inputs: NO_WAIT });
      await stage.command('/docs also an example [life: opens-pull-request]', { inputs: NO_WAIT });
      await stage.clock.sleep(30);
      const before = stage.asked().length;
      const run = await stage.command('/docs status');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', status: 'completed', jobAction: 'none' });
      expect(stage.asked().slice(before)).toEqual([job, job]);
      expect(submissions(stage).map(({ state }) => state)).toEqual(['submitted', 'finished']);
    },
  );

  scenario(
    'passes over a request that was rejected',
    { service: { perHour: { messages: 0 } } },
    async (stage) => {
      await stage.command('/docs explain retry');
      const rejected = await stage.command('/docs also an example', { inputs: NO_WAIT });
      expect(rejected.outputs).toMatchObject({ outcome: 'rejected', reason: 'rate-limited' });
      const run = await stage.command('/docs status');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect(submissions(stage)).toMatchObject([
        { state: 'finished', outcome: 'pr-opened', job: 'job_0001' },
        { state: 'finished', outcome: 'rejected', job: null },
      ]);
    },
  );
});

describe('/docs retry', () => {
  scenario(
    'submits the last instruction again, as often as it is used',
    { service: { life: 'fails' } },
    async (stage) => {
      await stage.command('/docs explain retry\nin two lines');
      stage.service.change({ life: 'opens-pull-request' });
      const run = await stage.command('/docs retry');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created', jobId: 'job_0002' });
      await stage.command('/docs retry');
      expect(prompts(stage)).toEqual(Array(3).fill('explain retry\nin two lines'));
      expect(stage.posts()).toEqual([CREATE, CREATE, MESSAGE_2]);
    },
  );

  scenario('submits nothing again when it is re-run, even after other commands', {}, async (stage) => {
    await stage.command('/docs explain retry', { on: 'review' });
    const retry = stage.say('/docs retry');
    await stage.run(retry);
    await stage.command('/docs explain timeouts');
    const run = await stage.run(retry, { runAttempt: 2 });
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    expect(prompts(stage)).toEqual(['explain retry', 'explain retry', 'explain timeouts']);
  });

  it.concurrent.each([
    ['edited', '/docs explain something else'],
    ['deleted', undefined],
  ])('submits nothing if the comment was %s since', (_, text) =>
    onStage({}, async (stage) => {
      const event = stage.say('/docs explain retry');
      await stage.run(event);
      const { id } = event.payload['comment'] as { id: number };
      const { comments } = stage.github.state;
      const old = comments.get(id);
      if (text === undefined || old === undefined) comments.delete(id);
      else comments.set(id, { ...old, body: text });
      const run = await stage.command('/docs retry');
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'unknown-command' });
      expect(replies(stage)).toEqual([expect.stringContaining('changed or deleted')]);
      expect(stage.posts()).toHaveLength(1);
    }),
  );
});

describe('/docs without an instruction', () => {
  const url = 'https://github.com/Codertocat/Hello-World';

  scenario('on a pull request submits the built-in one, also in a retry', {}, async (stage) => {
    const event = stage.say('/docs');
    await stage.run(event);
    await stage.command('/docs retry');
    await stage.command('/docs');
    const followUp = new RegExp(
      `^There are more changes to cover[^]*Update the docs[^]*link to ${url}/pull/2`,
    );
    expect(prompts(stage)).toEqual([
      expect.stringMatching(new RegExp(`^Update the docs for the change[^]*link to ${url}/pull/2`)),
      expect.stringMatching(followUp),
      expect.stringMatching(followUp),
    ]);
    const again = await stage.run(event, { runAttempt: 2 });
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    expect(stage.posts()).toEqual([CREATE, MESSAGE, MESSAGE]);
  });

  scenario('on an issue gets the help until the thread has a job', {}, async (stage) => {
    const run = await stage.command('/docs', { on: 'issue' });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
    expect(replies(stage, 1)).toHaveLength(1);
    await stage.command('/docs explain retry', { on: 'issue' });
    await stage.command('/docs', { on: 'issue' });
    expect(prompts(stage)[1]).toContain(`${url}/issues/1`);
    expect(stage.posts()).toEqual([CREATE, MESSAGE]);
  });
});

scenario('the input prompt precedes the instruction of a command, also in a retry', {}, async (stage) => {
  const inputs = { prompt: 'Write British English.' };
  await stage.command('/docs explain retry', { inputs });
  await stage.command('/docs retry', { inputs });
  expect(prompts(stage)).toEqual(Array(2).fill('Write British English.\n\nexplain retry'));
});

describe('a requester gets a reply', () => {
  it.concurrent.each([
    ['after more than a minute', 'requester', 90, 1],
    ['not with notify: none', 'none', 90, 0],
    ['not after a short wait', 'requester', 30, 0],
  ])('%s', (_, notify, workSeconds, count) =>
    onStage({ service: { workMs: workSeconds * 1000 } }, async (stage) => {
      const run = await stage.command('/docs explain retry', { inputs: { notify } });
      expect(Number(run.outputs['waitedSeconds']) > 60).toBe(workSeconds > 60);
      const mention =
        /^@Codertocat ✅ .*\[acme\/docs#\u200b7\]\(https:\/\/github\.com\/acme\/docs\/pull\/7\)$/;
      expect(replies(stage)).toEqual(Array(count).fill(expect.stringMatching(mention)));
      expect(stage.ours()).toHaveLength(1 + count);
    }),
  );
});

it.concurrent.each(['explain retry', 'help', ''])(
  'a dry run of “/docs %s” writes nothing and submits nothing',
  (words) =>
    onStage({}, async (stage) => {
      const run = await stage.command(`/docs ${words}`, { inputs: { 'dry-run': 'true' } });
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run', jobAction: 'none' });
      expect([...stage.written(), ...stage.asked()]).toEqual([]);
      if (words === 'explain retry') expect(run.summary).toContain('```\nexplain retry\n');
    }),
);

scenario('a command gets 😕 if an input is invalid', {}, async (stage) => {
  const event = stage.say('/docs explain retry');
  const run = await stage.run(event, { inputs: { 'base-url': '' } });
  expect(run.outputs).toMatchObject({ outcome: 'misconfigured', reason: 'invalid-input' });
  expect(run.outputs['message']).toContain('base-url');
  expect(stage.reactions(event)).toEqual(['confused']);
  expect(stage.ours()).toEqual([]);
});
