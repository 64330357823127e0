/** One docs pull request from its command to its merge, with sweeps and care. */
import { expect } from '@jest/globals';
import { reviewed } from '../../fakes/events.ts';
import { shaOf } from '../../fakes/github/index.ts';
import { withoutMarker } from '../../fakes/observations.ts';
import type { RunResult } from '../../fakes/runner/index.ts';
import type { DecodedEntry } from '../security/entries.ts';
import {
  addCheck,
  changeDocsPull,
  DOCS,
  docsPull,
  withDocsPull,
} from '../support/docs-pull-request.ts';
import { annotated, HOUR_MS, itWithHarness, type Harness } from './with-harness.ts';

const SOURCE = 2;
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
  const cared = await harness.care();
  for (const run of [swept, cared]) {
    expect(run.exitCode).toBe(0);
    expect(annotated(run, 'warning')).toEqual([]);
  }
  const before = tracesOf(harness);
  await harness.sweep();
  const again = await harness.care();
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
    const [line = ''] = withoutMarker(body).split('\n');
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
function causeOf({ isRequest, cause }: DecodedEntry): string | undefined {
  return isRequest ? cause?.kind : 'link';
}
