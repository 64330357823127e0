/** Care for open docs pull requests, by the bundle of the sweep. */
import { describe, expect } from '@jest/globals';
import type { Thread, ThreadSeed } from '../../fakes/github/index.ts';
import { DOCS, OWN_DOCS } from './docs-repositories.ts';
import {
  annotated,
  itWithHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const HOUR_MS = 60 * 60_000;
const CONFLICTS = { care: 'conflicts' };
const BOTH = { care: 'conflicts, checks' };
const HEAD = 'a'.repeat(40);
const NEXT_HEAD = 'b'.repeat(40);

type Pull = NonNullable<Thread['pull']>;

const docsPull = (
  pull: Partial<Pull> = {},
  changes: Partial<ThreadSeed> = {},
): ThreadSeed => ({
  number: DOCS,
  author: 'mintlify[bot]',
  createdAt: '2026-08-31T09:00:00Z',
  ...changes,
  pull: { head: { ref: 'mintlify/30', sha: HEAD }, mergeable: false, ...pull },
});

const withPull = (...seed: Parameters<typeof docsPull>): HarnessOptions => ({
  service: OWN_DOCS,
  github: { threads: [{ number: 2, pull: {} }, docsPull(...seed)] },
});

function change(
  { github }: Harness,
  pull: Partial<Pull>,
  changes: Partial<Omit<Thread, 'pull'>> = {},
): void {
  const before = github.state.threads.get(DOCS);
  if (before?.pull === undefined) throw new Error('There is no docs pull request.');
  const changed = { ...before, ...changes, pull: { ...before.pull, ...pull } };
  github.state.threads.set(DOCS, changed);
}

/** The agent pushes a commit. */
function push(harness: Harness, pull: Partial<Pull> = {}, sha = NEXT_HEAD): void {
  change(harness, { head: { ref: 'mintlify/30', sha }, ...pull });
}

const messages = ({ sent }: Harness): readonly string[] => sent().slice(1);

describe('a conflict with the base', () => {
  itWithHarness('is sent to the job, once for each head', withPull(), async (harness) => {
    await harness.command('/docs explain it');
    const swept = await harness.sweep(CONFLICTS);
    expect(swept.exitCode).toBe(0);
    expect(annotated(swept, 'warning')).toEqual([]);
    expect(swept.outputs['messages']).toBe('1');
    expect(harness.sent()).toEqual(['new job', 'job_0001']);
    expect(harness.prompts().at(-1)).toContain(
      'https://github.com/Codertocat/Hello-World/pull/30',
    );
    expect(harness.shown(DOCS)).toContain('instructed the agent to resolve');
    expect(harness.submissions(DOCS)).toMatchObject([
      {
        state: 'submitted',
        waitUntil: null,
        job: 'job_0001',
        cause: { kind: 'care', number: DOCS, commit: HEAD, cause: 'conflicts' },
      },
    ]);
    expect(harness.submissions()).toMatchObject([{ care: { messages: 1 } }]);

    // The same head again, at once: its request has not finished.
    expect((await harness.sweep(CONFLICTS)).outputs['messages']).toBe('0');
    await harness.clock.sleep(4 * HOUR_MS);
    push(harness, { mergeable: true });
    const finished = await harness.sweep(CONFLICTS);
    expect(finished.outputs).toMatchObject({ messages: '0' });
    expect(harness.submissions(DOCS)).toMatchObject([
      { state: 'finished', outcome: 'pr-opened' },
    ]);
    expect(messages(harness)).toHaveLength(1);
    expect(harness.replies(DOCS)).toEqual([]);
  });

  itWithHarness(
    'costs two messages, 3 hours apart, and then one reply says so',
    withPull(),
    async (harness) => {
      await harness.command('/docs explain it');
      for (let hour = 0; hour < 24; hour += 1) {
        await harness.sweep(BOTH);
        await harness.clock.sleep(HOUR_MS);
        push(harness, {}, String(hour).padStart(40, 'c'));
      }
      expect(messages(harness)).toHaveLength(2);
      const [first = 0, second = 0] = harness
        .submissions(DOCS)
        .map(({ submittedAt }) => Date.parse(submittedAt));
      expect(second - first).toBeGreaterThanOrEqual(3 * HOUR_MS);
      expect(harness.replies(DOCS)).toEqual([expect.stringContaining('@Codertocat')]);
    },
  );

  itWithHarness('that a message did not change', withPull(), async (harness) => {
    await harness.command('/docs explain it');
    await harness.sweep(CONFLICTS);
    await harness.clock.sleep(HOUR_MS);
    await harness.sweep(CONFLICTS);
    await harness.sweep(CONFLICTS);
    await harness.clock.sleep(24 * HOUR_MS);
    await harness.sweep(CONFLICTS);
    expect(messages(harness)).toHaveLength(1);
    expect(harness.replies(DOCS)).toEqual([expect.stringContaining('has not changed')]);
  });
});
