/** `api-key` has one or more lines. A key is replaced, mistyped, and shared between workflows. The advice of the action is followed to the letter. */
import { describe, expect, it } from '@jest/globals';
import { FILES } from '../../fakes/events.ts';
import { shaOf } from '../../fakes/github/index.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import {
  annotated,
  dispatched,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const OLD_KEY = 'mint_old_key_0123456789';
const NEW_KEY = 'mint_new_key_0123456789';

const WITH_OLD: HarnessOptions = { service: { key: OLD_KEY } };
type Inputs = Readonly<Record<string, string>>;

/** Creates a second key in the dashboard, and names it on a line above the first one. */
function addLine(harness: Harness): Inputs {
  harness.service.change({ key: NEW_KEY, otherKeys: [OLD_KEY] });
  return { 'api-key': `${NEW_KEY}\n${OLD_KEY}` };
}

/** Replaces the key: the service accepts this one from now on, and no other. */
function replaceKey(harness: Harness): Inputs {
  harness.service.change({ key: NEW_KEY, otherKeys: [] });
  return { 'api-key': NEW_KEY };
}

/** Returns where the requests of a command go. */
async function sentBy(
  harness: Harness,
  body: string,
  inputs: Inputs,
): Promise<readonly string[]> {
  const before = harness.sent().length;
  await harness.command(body, { inputs });
  return harness.sent().slice(before);
}

const one = { sha: shaOf('one'), message: 'Add retries' };
const two = { sha: shaOf('two'), message: 'Add timeouts' };

const warnings = (run: RunResult): readonly string[] => annotated(run, 'warning');

describe('a line is added above the old one', () => {
  itWithHarness('everything in the thread continues', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry');
    const inputs = addLine(harness);
    const followUp = await harness.command('/docs add an example', { inputs });
    expect(followUp.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    expect(warnings(followUp)).toEqual([]);
    expect(await sentBy(harness, '/docs retry', inputs)).toEqual(['job_0001']);
    const status = await harness.command('/docs status', { inputs });
    expect(status.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    // Each line signs, so that a workflow with either of them alone sees what was sent.
    expect(harness.entries(2, [OLD_KEY])).toHaveLength(3);
    expect(harness.entries(2, [NEW_KEY])).toHaveLength(2);

    expect(await sentBy(harness, '/docs new add a table', inputs)).toEqual(['new job']);
    // Nothing of the old key is needed any more.
    expect(await sentBy(harness, '/docs make it shorter', replaceKey(harness))).toEqual([
      'job_0002',
    ]);
  });

  itWithHarness(
    'a job whose old key has expired continues',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = addLine(harness);
      replaceKey(harness);
      expect(await sentBy(harness, '/docs add an example', inputs)).toEqual(['job_0001']);
      // The key that continues the job signs.
      expect(harness.entries(2, [NEW_KEY])).toHaveLength(1);
    },
  );

  itWithHarness('a sweep and a report continue', WITH_OLD, async (harness) => {
    harness.service.change({ scenario: 'no-pr' });
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    const inputs = addLine(harness);
    await harness.clock.sleep(30);
    const swept = await harness.sweep(inputs);
    expect(warnings(swept)).toEqual([]);
    expect(swept.outputs).toMatchObject({ finished: '1' });
    const report = await harness.run(scheduleEvent(), {
      action: 'report/action.yml',
      inputs: inputs,
    });
    expect(report.outputs).toMatchObject({ requests: '1', complete: 'true' });
  });

  itWithHarness('a new job takes the first line alone', WITH_OLD, async (harness) => {
    const inputs = { 'api-key': `${NEW_KEY}\n${OLD_KEY}` };
    const run = await harness.command('/docs explain the retry', { inputs });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'unauthorized' });
    expect(harness.posts()).toHaveLength(1);
  });

  itWithHarness('a job is gone only if each line says so', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry');
    const inputs = addLine(harness);
    harness.service.state.jobs.clear();
    // A new job has 30 s to appear.
    await harness.clock.sleep(31_000);
    const before = harness.requests().length;
    const run = await harness.command('/docs add an example', { inputs });
    expect(run.outputs).toMatchObject({ jobAction: 'created', outcome: 'pr-opened' });
    const reading = 'GET /v2/agent/acme-docs/job/job_0001';
    const creation = 'POST /v2/agent/acme-docs/job';
    const requests = harness.requests().slice(before, before + 3);
    expect(requests).toEqual([reading, reading, creation]);
  });
});

describe('the key is replaced, and the old one is not kept', () => {
  const WARNING =
    /1 status comment in Codertocat\/Hello-World.*add the earlier key as another line of `api-key`/;

  /** entries.test.ts has other commands. */
  itWithHarness(
    'a command sends nothing, and the reply and the log say why',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = replaceKey(harness);
      const before = harness.sent().length;
      const run = await harness.command('/docs add an example', { inputs });
      expect(harness.sent().slice(before)).toEqual([]);
      expect(run.outputs['outcome']).toBe('skipped');
      expect(harness.replies()).toEqual([expect.stringContaining('`/docs new …`')]);
      expect(warnings(run)).toEqual([expect.stringMatching(WARNING)]);
    },
  );

  it.concurrent.each([
    ['/docs new add an example', {}],
    ['/docs add an example', { 'reuse-job': 'never' }],
  ])('%s, with %j: starts a new job, which later commands continue', (body, more) =>
    withHarness(WITH_OLD, async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = replaceKey(harness);
      const run = await harness.command(body, { inputs: { ...inputs, ...more } });
      expect(warnings(run)).toEqual([expect.stringMatching(WARNING)]);
      expect(harness.sent()).toEqual(['new job', 'new job']);
      expect(await sentBy(harness, '/docs add a table', inputs)).toEqual(['job_0002']);
    }),
  );

  itWithHarness('an event starts a new job', WITH_OLD, async (harness) => {
    const inputs = { prompt: 'Update the docs.', 'reuse-job': 'while-pr-open' };
    await harness.run(dispatched(), { inputs: { ...inputs, comment: '1' } });
    const replaced = { ...inputs, comment: '1', ...replaceKey(harness) };
    const run = await harness.run(dispatched(), { runId: 77, inputs: replaced });
    expect(warnings(run)).toEqual([expect.stringMatching(WARNING)]);
    expect(harness.sent()).toEqual(['new job', 'new job']);
  });

  itWithHarness('a sweep says so once, and writes nothing', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    const onIssue = { inputs: NO_WAIT, on: 'issue', number: 1 } as const;
    await harness.command('/docs explain it fully', onIssue);
    const before = harness.statusComments().concat(harness.statusComments(1));
    const run = await harness.sweep(replaceKey(harness));
    expect(warnings(run)).toEqual([
      expect.stringMatching(/2 status comments in Codertocat\/Hello-World/),
    ]);
    expect(run.outputs).toMatchObject({ finished: '0' });
    expect(harness.statusComments().concat(harness.statusComments(1))).toEqual(before);
  });

  itWithHarness(
    '`subject: since-last` does not guess where to start',
    { ...WITH_OLD, github: { commits: [one, two] } },
    async (harness) => {
      const { state } = harness.github;
      state.refs.set('master', one.sha);
      const since = { subject: 'since-last', prompt: 'Update the docs.' };
      await harness.run(scheduleEvent(), { inputs: since });
      const replaced = { ...since, ...replaceKey(harness) };
      const run = await harness.run(scheduleEvent(), { inputs: replaced, runId: 77 });
      expect(run.outputs).toMatchObject({
        outcome: 'misconfigured',
        reason: 'invalid-input',
      });
      expect(harness.posts()).toHaveLength(1);

      // The way out that the message names.
      const named = { ...replaced, subject: `commits:${one.sha}..${two.sha}` };
      state.comparisons = [
        { base: one.sha, head: two.sha, commits: [two], files: FILES },
      ];
      expect(run.outputs['message']).toContain('subject: commits:<from>..<to>');
      const started = await harness.run(scheduleEvent(), { inputs: named, runId: 78 });
      expect(started.outputs).toMatchObject({ outcome: 'pr-opened' });
      const again = await harness.run(scheduleEvent(), { inputs: replaced, runId: 79 });
      expect(again.outputs['reason']).not.toBe('invalid-input');
    },
  );
});

describe('a request that the service refuses because of its key or project does no harm later', () => {
  const WRONG: readonly (readonly [string, Inputs, string])[] = [
    ['a mistyped key', { 'api-key': 'mint_mistyped_key_01' }, 'unauthorized'],
    ['a wrong project', { 'project-id': 'nobody' }, 'not-found'],
  ];

  it.concurrent.each(WRONG)('%s: comment the instruction again', (_, wrong, reason) =>
    withHarness({}, async (harness) => {
      const refused = await harness.command('/docs explain the retry', { inputs: wrong });
      expect(refused.outputs).toMatchObject({ outcome: 'rejected', reason });
      expect(refused.exitCode).toBe(1);
      for (const text of [harness.shown(), refused.outputs['message']]) {
        expect(text).toContain('comment the instruction again, or re-run');
      }

      const retry = await harness.command('/docs retry', {});
      expect(retry.outputs).toMatchObject({ outcome: 'skipped' });
      const again = await harness.command('/docs explain the retry', {});
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect(warnings(again)).toEqual([]);
    }),
  );

  it.concurrent.each(WRONG)('%s: re-run the workflow job', (_, wrong) =>
    withHarness({}, async (harness) => {
      const event = dispatched();
      await harness.run(event, { inputs: { ...wrong, prompt: 'Update the docs.' } });
      const inputs = { prompt: 'Update the docs.' };
      const run = await harness.run(event, { inputs, runAttempt: 2 });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect(warnings(run)).toEqual([]);
    }),
  );
});

describe('the text of the 401, followed to the letter', () => {
  const ADVICE =
    /whole key and nothing else\..*save it as the first line of the secret\. Keep the expired key as the second line/;

  itWithHarness('of a command', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry');
    replaceKey(harness);
    const expired = { 'api-key': OLD_KEY };
    const run = await harness.command('/docs add an example', { inputs: expired });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'unauthorized' });
    for (const text of [harness.shown(), run.outputs['message']]) {
      expect(text).toMatch(ADVICE);
    }
    const inputs = { 'api-key': `${NEW_KEY}\n${OLD_KEY}` };
    expect(await sentBy(harness, '/docs add an example', inputs)).toEqual(['job_0001']);
  });

  itWithHarness('of a sweep', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    replaceKey(harness);
    const failed = await harness.sweep({ 'api-key': OLD_KEY });
    expect(failed.exitCode).toBe(1);
    expect(annotated(failed, 'error')).toEqual([
      'The docs service rejects `api-key`, so no job could be read.',
    ]);
    expect(annotated(failed, 'warning')).toEqual([
      expect.stringMatching(
        / responded with 401\. Check that the secret that `api-key` uses is the whole key/,
      ),
    ]);
    await harness.clock.sleep(30);
    const swept = await harness.sweep({ 'api-key': `${NEW_KEY}\n${OLD_KEY}` });
    expect(swept.outputs).toMatchObject({ finished: '1' });
  });
});
