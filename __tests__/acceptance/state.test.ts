/** Which states in status comments count. Everything else is ignored, so that a new job is started. */
import { describe, expect, it } from '@jest/globals';
import { addComment } from '../../fakes/github/index.ts';
import { OUTSIDER } from '../../fakes/github/payloads.ts';
import {
  NO_WAIT,
  withHarness,
  type Harness,
  type RunOptions,
  itWithHarness,
} from './with-harness.ts';

type Changes = Readonly<{
  body?: string;
  thread?: number;
  author?: string;
}>;

/** Changes the first status comment, as a person with write access can. */
function edit(harness: Harness, change: (body: string) => Changes): void {
  const [first] = harness.statusComments();
  if (first !== undefined) {
    harness.github.state.comments.set(first.id, { ...first, ...change(first.body) });
  }
}

/** Deletes the status comment and adds one with the same body. */
function copy(
  harness: Harness,
  { thread, author }: Readonly<{ thread: number; author?: string }>,
): void {
  const { id, body } = harness.statusComment();
  harness.github.state.comments.delete(id);
  addComment(harness.github.state, {
    thread,
    body,
    author: author ?? 'github-actions[bot]',
  });
}

const withJob = (harness: Harness) =>
  harness.command('/docs explain the retry', { inputs: NO_WAIT });
const next = (
  harness: Harness,
  { inputs = {}, number = 2, ...options }: RunOptions & { number?: number } = {},
) =>
  harness.command('/docs also an example', {
    number,
    ...options,
    inputs: { ...NO_WAIT, ...inputs },
  });

describe('a state counts', () => {
  itWithHarness(
    'if only the visible part of its comment was edited',
    {},
    async (harness) => {
      await withJob(harness);
      edit(harness, (body) => ({
        body: body.replace(/^[^]*(?=<!--)/, 'Nothing here.\n'),
      }));
      await next(harness);
      expect(harness.sent()).toEqual(['new job', 'job_0001']);
    },
  );

  itWithHarness(
    'if an earlier line of `api-key` has signed it',
    { service: { key: 'mint_key_before_the_new_one' } },
    async (harness) => {
      await withJob(harness);
      const before = harness.service.state.config.key;
      const key = 'mint_new_key_0123456789';
      harness.service.change({ key, otherKeys: [before] });
      const inputs = { 'api-key': `${key}\n${before}` };
      const run = await next(harness, { inputs });
      expect(run.log).not.toContain(before);
      await next(harness, { inputs });
      expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001']);
    },
  );
});

describe('a state is ignored', () => {
  it.concurrent.each<readonly [string, (harness: Harness) => void, number]>([
    ['copied: into another thread', (harness) => copy(harness, { thread: 1 }), 1],
    ['copied: within its thread', (harness) => copy(harness, { thread: 2 }), 2],
    [
      'copied: by an outsider, even with the id of its comment',
      (harness) => edit(harness, () => ({ author: OUTSIDER.login })),
      2,
    ],
  ])('%s', (_, change, thread) =>
    withHarness({}, async (harness) => {
      await withJob(harness);
      change(harness);
      const run = await next(harness, { number: thread });
      expect(harness.sent()).toEqual(['new job', 'new job']);
      expect(run.outputs).toMatchObject({ jobAction: 'created', jobId: 'job_0002' });
      expect(harness.ourComments(thread).at(-1)?.body).not.toContain('job_0001');
    }),
  );
});

describe('a state that is replayed', () => {
  /** Returns the body that the nth write gave the status comment. */
  const written = ({ github }: Harness, nth: number): string => {
    const writes = github.requests.filter(({ operation = '' }) =>
      ['issues/create-comment', 'issues/update-comment'].includes(operation),
    );
    const { body } = (writes[nth]?.body ?? {}) as { body?: string };
    return body ?? '';
  };

  it.concurrent.each([
    [
      'submitted: the job is read again',
      2,
      { outcome: 'pr-opened', jobAction: 'resumed' },
    ],
    [
      'pending: it is not known whether it was sent',
      1,
      { outcome: 'unconfirmed', jobAction: 'none' },
    ],
    [
      'pending, not bound but edited: it is not known whether it was sent',
      0,
      { outcome: 'unconfirmed', jobAction: 'none' },
    ],
  ] as const)('%s, and nothing is submitted', (_, nth, outputs) =>
    withHarness({}, async (harness) => {
      const event = harness.addComment('/docs explain the retry');
      await harness.run(event);
      edit(harness, () => ({ body: written(harness, nth) }));
      const run = await harness.run(event, { runAttempt: 2 });
      expect(run.outputs).toMatchObject(outputs);
      expect(harness.instructions()).toHaveLength(1);
    }),
  );
});
