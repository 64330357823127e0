/** The API key is replaced, with and without a signing key. The advice of the action is followed to the letter. */
import { describe, expect, it } from '@jest/globals';
import { merged, mergedThread } from '../../fakes/events.ts';
import { addComment } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import { scheduleEvent } from '../../fakes/payloads.ts';
import { createStateCodec } from '../../src/thread/store/codec.ts';
import { exampleSubmission } from '../support/examples.ts';
import {
  annotated,
  itWithHarness,
  NO_WAIT,
  withHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const OLD_KEY = 'mint_old_key_0123456789';
const NEW_KEY = 'mint_new_key_0123456789';
const NEWER_KEY = 'mint_newer_key_0123456789';
const SIGNING_KEY = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';

const WITH_OLD: HarnessOptions = { service: { key: OLD_KEY } };
type Inputs = Readonly<Record<string, string>>;

/** Replaces the key: the service accepts this one from now on, and no other. */
function replaceKey(harness: Harness, key: string): Inputs {
  harness.service.change({ key });
  return { 'api-key': key };
}

const REFUSED = {
  outcome: 'misconfigured',
  reason: 'unknown-signature',
  jobAction: 'none',
};

/** Returns the requests that the service gets from a command. */
async function sentBy(
  harness: Harness,
  body: string,
  inputs: Inputs,
): Promise<readonly string[]> {
  const before = harness.sent().length;
  await harness.command(body, { inputs });
  return harness.sent().slice(before);
}

describe('the API key is replaced, and nothing else', () => {
  it.concurrent.each(['/docs also an example', '/docs', '/docs retry', '/docs status'])(
    '%s gets a reply with the remedy and submits nothing',
    (body) =>
      withHarness(WITH_OLD, async (harness) => {
        await harness.command('/docs explain the retry');
        const inputs = replaceKey(harness, NEW_KEY);
        const requests = harness.requests().length;
        const event = harness.addComment(body);
        const run = await harness.run(event, { inputs });
        expect(run.outputs).toMatchObject(REFUSED);
        expect(run.exitCode).toBe(1);
        expect(harness.requests()).toHaveLength(requests);
        expect(harness.reactions(event)).toEqual(['confused']);
        const [reply] = harness.replies();
        expect(harness.replies()).toHaveLength(1);
        expect(reply).toContain('cannot be verified');
        expect(reply).toContain('save the old one as the secret `DOCS_SIGNING_KEY`');
        expect(reply).toContain('`/docs new …`');
        expect(annotated(run, 'warning')).toEqual([
          expect.stringMatching(
            /1 status comment in Codertocat\/Hello-World\..*signing-key/,
          ),
        ]);

        // A re-run of the command does not reply again.
        await harness.run(event, { inputs, runAttempt: 2 });
        expect(harness.replies()).toHaveLength(1);
        expect(harness.posts()).toHaveLength(1);
      }),
  );

  itWithHarness(
    '/docs new starts a job, and the next commands continue that',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = replaceKey(harness, NEW_KEY);
      await harness.command('/docs new explain it from scratch', { inputs });
      await harness.command('/docs also an example', { inputs });
      await harness.command('/docs retry', { inputs });
      expect(harness.sent()).toEqual(['new job', 'new job', 'job_0002', 'job_0002']);
    },
  );

  itWithHarness(
    'a re-run of a command submits nothing, not even of /docs new',
    WITH_OLD,
    async (harness) => {
      const event = harness.addComment('/docs new explain the retry');
      await harness.run(event, { inputs: NO_WAIT });
      const inputs = replaceKey(harness, NEW_KEY);
      const run = await harness.run(event, { inputs, runAttempt: 2 });
      expect(run.outputs).toMatchObject(REFUSED);
      expect(harness.posts()).toHaveLength(1);
    },
  );

  itWithHarness('/docs help still helps', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry');
    const inputs = replaceKey(harness, NEW_KEY);
    const run = await harness.command('/docs help', { inputs });
    expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'help' });
  });

  itWithHarness(
    'a dry run shows that nothing would be submitted',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = { ...replaceKey(harness, NEW_KEY), 'dry-run': 'true' };
      const run = await harness.command('/docs also an example', { inputs });
      expect(run.outputs).toMatchObject({ outcome: 'skipped', reason: 'dry-run' });
      expect(run.outputs['message']).toMatch(
        /would submit nothing\. .*signed with a key/,
      );
    },
  );

  itWithHarness(
    'a thread in which nothing was ever submitted works at once',
    { service: { key: NEW_KEY } },
    async (harness) => {
      const mistyped = { 'api-key': 'mint_mistyped' };
      const run = await harness.command('/docs explain the retry', { inputs: mistyped });
      expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'unauthorized' });
      const retry = await harness.command('/docs retry', {});
      expect(retry.outputs).toMatchObject(REFUSED);
      const again = await harness.command('/docs explain the retry', {});
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
    },
  );

  itWithHarness('a sweep warns, once, and writes nothing', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    await harness.command('/docs explain it fully', {
      inputs: NO_WAIT,
      on: 'issue',
      number: 1,
    });
    const before = harness.statusComments().concat(harness.statusComments(1));
    const run = await harness.sweep(replaceKey(harness, NEW_KEY));
    expect(annotated(run, 'warning')).toEqual([
      expect.stringMatching(/2 status comments in Codertocat\/Hello-World\./),
    ]);
    expect(run.outputs).toMatchObject({ checked: '0' });
    expect(harness.statusComments().concat(harness.statusComments(1))).toEqual(before);

    await harness.clock.sleep(30);
    const later = await harness.sweep({ 'api-key': NEW_KEY, 'signing-key': OLD_KEY });
    expect(annotated(later, 'warning')).toEqual([]);
    expect(later.outputs).toMatchObject({ checked: '2', finished: '2' });
  });
});

describe('an event whose own trigger has an unknown signature', () => {
  const options = { ...WITH_OLD, github: { threads: [mergedThread()] } };
  const event = merged('pull_request_target');

  itWithHarness('ends as unconfirmed, and submits nothing', options, async (harness) => {
    await harness.run(event);
    const inputs = replaceKey(harness, NEW_KEY);
    const run = await harness.run(event, { inputs, runId: 77 });
    expect(run.outputs).toMatchObject({
      outcome: 'unconfirmed',
      reason: 'state-unavailable',
    });
    expect(run.exitCode).toBe(1);
    expect(run.outputs['message']).toContain('Then run the workflow again.');
    expect(harness.posts()).toHaveLength(1);

    // The first way out: the old key signs.
    const signing = { ...inputs, 'signing-key': OLD_KEY };
    const resumed = await harness.run(event, { inputs: signing, runId: 78 });
    expect(resumed.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'resumed' });
    expect(harness.posts()).toHaveLength(1);

    // The second one, if the dashboard shows no job: the comment is deleted.
    harness.github.state.comments.delete(harness.statusComment().id);
    const again = await harness.run(event, { inputs, runId: 79 });
    expect(again.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0002' });
  });

  itWithHarness('submits if that came to nothing', options, async (harness) => {
    const rejected = await harness.run(event, { inputs: { 'api-key': NEW_KEY } });
    expect(rejected.outputs).toMatchObject({ outcome: 'rejected' });
    const run = await harness.run(event, { runAttempt: 2 });
    expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
  });

  itWithHarness(
    'does not concern another event of the thread',
    options,
    async (harness) => {
      await harness.command('/docs explain the retry', { number: 2 });
      const run = await harness.run(event, { inputs: replaceKey(harness, NEW_KEY) });
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0002' });
      expect(annotated(run, 'warning')).toEqual([expect.stringContaining('signing-key')]);
    },
  );
});

describe('the text of the 401, followed to the letter', () => {
  itWithHarness('without a signing key', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry');
    // The old key has expired.
    replaceKey(harness, NEW_KEY);
    const expired = { 'api-key': OLD_KEY };
    const run = await harness.command('/docs also an example', { inputs: expired });
    expect(run.outputs).toMatchObject({ outcome: 'rejected', reason: 'unauthorized' });
    for (const text of [harness.shown(), run.outputs['message']]) {
      expect(text).toMatch(
        /new admin API key.* your threads need it: unless it has leaked, save it first, as the secret `DOCS_SIGNING_KEY`/,
      );
    }

    const inputs = { 'api-key': NEW_KEY, 'signing-key': OLD_KEY };
    expect(await sentBy(harness, '/docs retry', inputs)).toEqual(['job_0001']);
    expect(await sentBy(harness, '/docs status', inputs)).toEqual([]);
    expect(await sentBy(harness, '/docs a shorter one', inputs)).toEqual(['job_0001']);

    // Later keys need nothing.
    const later = { ...replaceKey(harness, NEWER_KEY), 'signing-key': OLD_KEY };
    expect(await sentBy(harness, '/docs retry', later)).toEqual(['job_0001']);
    expect(harness.submissions(2, ['', OLD_KEY])).toHaveLength(5);
  });

  itWithHarness('with a signing key', WITH_OLD, async (harness) => {
    const signing = { 'signing-key': SIGNING_KEY };
    await harness.command('/docs explain the retry', { inputs: signing });
    replaceKey(harness, NEW_KEY);
    const expired = { ...signing, 'api-key': OLD_KEY };
    const run = await harness.command('/docs also an example', { inputs: expired });
    for (const text of [harness.shown(), run.outputs['message']]) {
      expect(text).toContain(
        'update the secret that `api-key` uses. Leave `signing-key` as it is.',
      );
      expect(text).not.toContain('old key');
    }
    const inputs = { ...signing, 'api-key': NEW_KEY };
    expect(await sentBy(harness, '/docs retry', inputs)).toEqual(['job_0001']);
    const status = await harness.command('/docs status', { inputs });
    expect(status.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
  });

  itWithHarness('of a sweep', WITH_OLD, async (harness) => {
    await harness.command('/docs explain the retry', { inputs: NO_WAIT });
    replaceKey(harness, NEW_KEY);
    const failed = await harness.sweep({ 'api-key': OLD_KEY });
    expect(failed.exitCode).toBe(1);
    expect(annotated(failed, 'error')).toEqual([
      expect.stringContaining('save it first, as the secret `DOCS_SIGNING_KEY`'),
    ]);
    const inputs = { 'api-key': NEW_KEY, 'signing-key': OLD_KEY };
    await harness.clock.sleep(30);
    const swept = await harness.sweep(inputs);
    expect(swept.outputs).toMatchObject({ checked: '1', finished: '1' });
  });
});

describe('a signing key is added', () => {
  itWithHarness(
    'while the API key stays: old threads continue',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = { 'signing-key': SIGNING_KEY };
      expect(await sentBy(harness, '/docs also an example', inputs)).toEqual([
        'job_0001',
      ]);
      expect(harness.submissions()).toHaveLength(1);
      expect(harness.submissions(2, ['', SIGNING_KEY])).toHaveLength(1);
    },
  );

  itWithHarness(
    'because a key has leaked: old threads say so',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry');
      const inputs = { ...replaceKey(harness, NEW_KEY), 'signing-key': SIGNING_KEY };
      const run = await harness.command('/docs also an example', { inputs });
      expect(run.outputs).toMatchObject(REFUSED);
      expect(harness.replies().at(-1)).toContain('If you have changed the signing key');
      expect(await sentBy(harness, '/docs new with an example', inputs)).toEqual([
        'new job',
      ]);
    },
  );

  itWithHarness('that is too short: nothing is submitted', {}, async (harness) => {
    const inputs = { 'signing-key': 'short' };
    const run = await harness.command('/docs explain the retry', { inputs });
    expect(run.outputs).toMatchObject({
      outcome: 'misconfigured',
      reason: 'invalid-input',
    });
    expect(run.outputs['message']).toContain('`openssl rand -hex 32`');
    const swept = await harness.sweep(inputs);
    expect(swept.exitCode).toBe(1);
    expect(harness.requests()).toEqual([]);
  });
});

describe('`subject: since-last` after the key was replaced', () => {
  const inputs = {
    subject: 'since-last',
    'issue-number': '1',
    prompt: 'Update the docs.',
  };

  itWithHarness(
    'does not lose commits silently: the starting point is unknown',
    WITH_OLD,
    async (harness) => {
      await harness.command('/docs explain the retry', { on: 'issue', number: 1 });
      const later = { ...inputs, ...replaceKey(harness, NEW_KEY) };
      const run = await harness.run(scheduleEvent(), { inputs: later });
      expect(run.outputs).toMatchObject({
        outcome: 'unconfirmed',
        reason: 'state-unavailable',
      });
      expect(run.outputs['message']).toContain('the starting commit is unknown');
      expect(harness.posts()).toHaveLength(1);
    },
  );
});

describe('comments by others that look like ours', () => {
  /** Writes a state with an unknown signature in a comment of this author. */
  const plant = (harness: Harness, author: string, authorId: number): void => {
    const { state } = harness.github;
    const comment = addComment(state, { thread: 2, body: '', author });
    const codec = createStateCodec({ apiKey: 'of-somebody-else', signingKey: '' });
    const place = {
      repositoryId: state.repository.id,
      thread: 2,
      project: harness.service.state.config.projectId,
      commentTag: 'default',
      commentId: comment.id,
      authorId,
    };
    const body = `Nice!\n${codec.encode(exampleSubmission(), place)}`;
    state.comments.set(comment.id, { ...comment, body });
  };

  itWithHarness(
    'of a person change nothing',
    { github: { accountIds: { [OUTSIDER.login]: OUTSIDER.id } } },
    async (harness) => {
      plant(harness, OUTSIDER.login, OUTSIDER.id);
      const run = await harness.command('/docs explain the retry');
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobId: 'job_0001' });
      expect(annotated(run, 'warning')).toEqual([]);
    },
  );

  itWithHarness('of a bot stop commands until /docs new', {}, async (harness) => {
    plant(harness, 'github-actions[bot]', 41_898_282);
    const run = await harness.command('/docs explain the retry');
    expect(run.outputs).toMatchObject(REFUSED);
    await harness.command('/docs new explain the retry');
    expect(harness.sent()).toEqual(['new job']);
  });
});
