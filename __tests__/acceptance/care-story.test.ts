/** One docs pull request from its command to its merge, with sweeps and care. */
import { expect } from '@jest/globals';
import { reviewed } from '../../fakes/events.ts';
import { shaOf } from '../../fakes/github/index.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { DecodedEntry } from '../security/entries.ts';
import {
  addCheck,
  changeDocsPull,
  DOCS,
  docsPull,
  OWN_DOCS,
  withDocsPull,
} from '../support/docs-pull-request.ts';
import {
  annotated,
  HOUR_MS,
  itWithHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const SOURCE = 2;
const CARE = { 'stale-days': '3' };
const REVIEWS = { inputs: { 'pr-feedback': 'reviews' } };

/** The heads of the docs pull request, in order. */
const FIRST = shaOf('opened');
const FIXED = shaOf('links fixed');
const RESOLVED = shaOf('conflict resolved');
const REVIEWED = shaOf('review addressed');

const OPTIONS = withDocsPull(
  docsPull(
    { head: { ref: 'mintlify/search', sha: FIRST }, mergeable: true },
    { title: 'Document the search' },
  ),
);

/** The agent pushes a commit, which has no conflict and passes its checks. */
function push(harness: Harness, sha: string): void {
  changeDocsPull(harness, { head: { ref: 'mintlify/search', sha }, mergeable: true });
  addCheck(harness, { sha, conclusion: 'success' });
}

/** Runs a sweep and care, and repeats both, which may neither send nor write anything. Returns the run of care. */
async function careRepeatedly(harness: Harness): Promise<RunResult> {
  const swept = await harness.sweep();
  const cared = await harness.care(CARE);
  for (const run of [swept, cared]) {
    expect(run.exitCode).toBe(0);
    expect(annotated(run, 'warning')).toEqual([]);
  }
  const before = tracesOf(harness);
  await harness.sweep();
  const again = await harness.care(CARE);
  expect(again.outputs['messages']).toBe('0');
  expect(tracesOf(harness)).toEqual(before);
  return cared;
}

function tracesOf({ sent, github }: Harness) {
  return { sent: sent(), comments: [...github.state.comments.values()] };
}

/** Lists the first lines of our comments in a thread, and whether they are hidden as outdated. */
function titlesIn(harness: Harness, thread: number): readonly string[] {
  return harness.ourComments(thread).map(({ body, isMinimized = false }) => {
    const [line = ''] = body.split('\n');
    return isMinimized ? `${line} (hidden)` : line;
  });
}

itWithHarness(
  'a docs pull request, from its command to its merge',
  OPTIONS,
  async (harness) => {
    const opened = await harness.command('/docs describe the search');
    expect(opened.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
    await careRepeatedly(harness);
    expect(harness.sent()).toEqual(['new job']);

    addCheck(harness, { sha: FIRST });
    const checks = await careRepeatedly(harness);
    expect(checks.outputs).toMatchObject({ messages: '1' });

    await harness.clock.sleep(HOUR_MS);
    push(harness, FIXED);
    const fixed = await careRepeatedly(harness);
    expect(fixed.outputs).toMatchObject({ messages: '0' });

    changeDocsPull(harness, { mergeable: false });
    const conflict = await careRepeatedly(harness);
    expect(conflict.outputs).toMatchObject({ messages: '1' });

    await harness.clock.sleep(HOUR_MS);
    push(harness, RESOLVED);
    await careRepeatedly(harness);

    const requested = reviewed(harness.github, {
      number: DOCS,
      state: 'changes_requested',
      comments: [{ body: 'Say which titles.' }, { body: 'Add an example.' }],
    });
    const messaged = await harness.run(requested, REVIEWS);
    expect(messaged.outputs).toMatchObject({
      outcome: 'pr-opened',
      jobAction: 'messaged',
    });
    push(harness, REVIEWED);
    await careRepeatedly(harness);

    const approval = reviewed(harness.github, { number: DOCS, state: 'approved' });
    const approved = await harness.run(approval, REVIEWS);
    expect(approved.outputs).toMatchObject({ outcome: 'skipped', reason: 'no-feedback' });
    const endedAt = harness.clock.date().toISOString();
    changeDocsPull(harness, { merged: true }, { state: 'closed', endedAt });
    await careRepeatedly(harness);

    expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001', 'job_0001']);
    const entries = [...harness.entries(SOURCE), ...harness.entries(DOCS)];
    expect(entries.map(causeOf)).toEqual(['comment', 'link', 'care', 'care', 'review']);
    expect(titlesIn(harness, SOURCE)).toEqual([
      expect.stringContaining('🟣 Docs PR merged: ['),
    ]);
    expect(titlesIn(harness, DOCS)).toEqual([
      expect.stringContaining('✅ Docs PR opened'),
      '### ✅ The docs agent has finished (hidden)',
      '### ✅ The docs agent has finished (hidden)',
      expect.stringContaining('🟣 Docs PR merged'),
    ]);
    expect(harness.replies(SOURCE)).toEqual([]);
    expect(harness.replies(DOCS)).toEqual([]);
  },
);

/** Returns the kind of what caused a request. */
function causeOf({ isRequest, cause = '' }: DecodedEntry): string | undefined {
  return isRequest ? cause.split(':')[0] : 'link';
}

/** The service answers messages with 402 as long as it has no credits. */
let hasCredits = true;

const MONTH: HarnessOptions = {
  ...OPTIONS,
  service: {
    ...OWN_DOCS,
    intercept: ({ method, path }) => {
      const isRefused = !hasCredits && method === 'POST' && path.endsWith('/message');
      return isRefused ? { status: 402 } : undefined;
    },
  },
};

itWithHarness('a month of one docs pull request', MONTH, async (harness) => {
  /** Runs a sweep and care every six hours. */
  const letPass = async (days: number): Promise<void> => {
    for (let hour = 0; hour < 24 * days; hour += 6) {
      await harness.sweep();
      await harness.care(CARE);
      await harness.clock.sleep(6 * HOUR_MS);
    }
  };
  /** Counts the comments that were created: each one notifies the people who follow the pull request. */
  const notifications = (): number => {
    const created = harness.github.requests.filter(
      ({ operation, path }) =>
        operation === 'issues/create-comment' && path.includes(`/issues/${DOCS}/`),
    );
    return created.length;
  };
  /** Counts the messages that the service has accepted. */
  const paid = (): number => {
    const turns = harness.service.state.jobs.get('job_0001')?.turns ?? [];
    return turns.length - 1;
  };

  await harness.command('/docs describe the search');
  await letPass(1);
  expect([notifications(), paid()]).toEqual([1, 0]);

  changeDocsPull(harness, { mergeable: false });
  await letPass(1);
  expect([notifications(), paid()]).toEqual([2, 1]);

  push(harness, FIXED);
  await letPass(1);
  hasCredits = false;
  changeDocsPull(harness, { mergeable: false });
  await letPass(7);
  // One attempt a day, whose comment replaces that of the day before.
  expect([notifications(), paid()]).toEqual([9, 1]);
  expect(titlesIn(harness, DOCS)).toHaveLength(3);

  hasCredits = true;
  await letPass(2);
  expect([notifications(), paid()]).toEqual([10, 2]);
  expect(titlesIn(harness, DOCS)).toHaveLength(3);

  push(harness, RESOLVED);
  await letPass(1);
  changeDocsPull(harness, { mergeable: false });
  await letPass(10);
  // No third message, and one reminder.
  expect([notifications(), paid()]).toEqual([11, 2]);
  expect(harness.replies(DOCS)).toHaveLength(1);

  const endedAt = harness.clock.date().toISOString();
  changeDocsPull(
    harness,
    { merged: true, mergeable: true },
    { state: 'closed', endedAt },
  );
  await letPass(1);
  expect([notifications(), paid()]).toEqual([11, 2]);
  expect(titlesIn(harness, SOURCE)).toEqual([
    expect.stringContaining('🟣 Docs PR merged: ['),
  ]);
});
