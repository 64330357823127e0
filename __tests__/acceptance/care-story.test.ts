/**
 * One docs pull request from its command to its merge. With `CARE_COMMENTS=folder`, the test writes all comments
 * into that folder, so that they can be read as people see them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { commented } from '../../fakes/events.ts';
import { addReviewComment, shaOf } from '../../fakes/github/index.ts';
import { OWNER } from '../../fakes/github/payloads.ts';
import { derive } from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import type { DecodedEntry } from '../security/entries.ts';
import { changeDocsPull, DOCS, OWN_DOCS } from './docs-repositories.ts';
import {
  annotated,
  itWithHarness,
  type Harness,
  type HarnessOptions,
} from './with-harness.ts';

const SOURCE = 2;
const HOUR_MS = 60 * 60_000;
const CARE = { care: 'conflicts, checks', 'stale-days': '3' };
const REVIEWS = { inputs: { 'pr-feedback': 'reviews' } };

/** The heads of the docs pull request, in order. */
const FIRST = shaOf('opened');
const FIXED = shaOf('links fixed');
const RESOLVED = shaOf('conflict resolved');
const REVIEWED = shaOf('review addressed');

const OPTIONS: HarnessOptions = {
  service: OWN_DOCS,
  github: {
    threads: [
      { number: SOURCE, pull: {} },
      {
        number: DOCS,
        title: 'Document the search',
        author: 'mintlify[bot]',
        createdAt: '2026-08-31T09:00:00Z',
        pull: { head: { ref: 'mintlify/search', sha: FIRST } },
      },
    ],
  },
};

/** The agent pushes a commit, which has no conflict and passes its checks. */
function push(harness: Harness, sha: string): void {
  changeDocsPull(harness, { head: { ref: 'mintlify/search', sha }, mergeable: true });
  addCheck(harness, sha, 'success');
}

function addCheck({ github }: Harness, sha: string, conclusion: string): void {
  const { checkRuns } = github.state;
  const id = 500 + checkRuns.size;
  const message = 'The link /guides/search leads nowhere.';
  checkRuns.set(id, {
    id,
    name: 'links',
    sha,
    app: 'github-actions',
    detailsUrl: '',
    status: 'completed',
    conclusion,
    annotations: conclusion === 'failure' ? [{ level: 'error', message }] : [],
  });
}

/** Submits a review of the docs pull request, with comments on lines. */
function review(
  harness: Harness,
  state: 'approved' | 'changes_requested',
  comments: readonly string[],
): EventOfRun {
  const { github } = harness;
  const added = commented(github, '', { on: 'review', number: DOCS, author: OWNER });
  const { id } = added.payload['review'] as { id: number };
  for (const body of comments) {
    addReviewComment(github.state, {
      thread: DOCS,
      body,
      author: OWNER.login,
      onLine: {
        review: id,
        path: 'docs/search.md',
        hunk: '@@ -1 +1,2 @@\n # Search\n+x',
      },
    });
  }
  const changes = { review: { state, body: null }, pull_request: { state: 'open' } };
  return { ...added, payload: derive(added.payload, changes) };
}

/** Sweeps, and repeats the sweep, which may neither send nor write anything. */
async function sweepRepeatedly(harness: Harness): Promise<RunResult> {
  const swept = await harness.sweep(CARE);
  expect(swept.exitCode).toBe(0);
  expect(annotated(swept, 'warning')).toEqual([]);
  const before = tracesOf(harness);
  const again = await harness.sweep(CARE);
  expect(again.outputs['messages']).toBe('0');
  expect(tracesOf(harness)).toEqual(before);
  return swept;
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
    const chapters: string[] = [];
    const show = (chapter: string, run?: RunResult): void => {
      chapters.push(chapterOf(harness, chapter, run));
    };

    const opened = await harness.command('/docs describe the search');
    expect(opened.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
    await sweepRepeatedly(harness);
    expect(harness.sent()).toEqual(['new job']);
    show('opened', opened);

    addCheck(harness, FIRST, 'failure');
    const checks = await sweepRepeatedly(harness);
    expect(checks.outputs).toMatchObject({ messages: '1' });
    show('a check has failed', checks);

    await harness.clock.sleep(HOUR_MS);
    push(harness, FIXED);
    const fixed = await sweepRepeatedly(harness);
    expect(fixed.outputs).toMatchObject({ messages: '0', finished: '1' });
    show('the agent has pushed', fixed);

    changeDocsPull(harness, { mergeable: false });
    const tooEarly = await sweepRepeatedly(harness);
    expect(tooEarly.outputs).toMatchObject({ messages: '0' });
    await harness.clock.sleep(3 * HOUR_MS);
    const conflict = await sweepRepeatedly(harness);
    expect(conflict.outputs).toMatchObject({ messages: '1' });
    show('a conflict, three hours later', conflict);

    await harness.clock.sleep(HOUR_MS);
    push(harness, RESOLVED);
    await sweepRepeatedly(harness);
    show('the agent has pushed again');

    const comments = ['Say which titles.', 'Add an example.'];
    const requested = review(harness, 'changes_requested', comments);
    const reviewed = await harness.run(requested, REVIEWS);
    expect(reviewed.outputs).toMatchObject({
      outcome: 'pr-opened',
      jobAction: 'messaged',
    });
    push(harness, REVIEWED);
    await sweepRepeatedly(harness);
    show('a review', reviewed);

    const approved = await harness.run(review(harness, 'approved', []), REVIEWS);
    expect(approved.outputs).toMatchObject({ outcome: 'skipped', reason: 'no-feedback' });
    const endedAt = harness.clock.date().toISOString();
    changeDocsPull(harness, { merged: true }, { state: 'closed', endedAt });
    const merged = await sweepRepeatedly(harness);
    show('merged', merged);

    const folder = process.env['CARE_COMMENTS'];
    if (folder !== undefined) {
      writeFileSync(join(folder, 'comments.md'), chapters.join('\n'));
    }

    expect(harness.sent()).toEqual(['new job', 'job_0001', 'job_0001', 'job_0001']);
    const entries = [...harness.entries(SOURCE), ...harness.entries(DOCS)];
    expect(entries.map(causeOf)).toEqual([
      'comment',
      'link',
      'checks',
      'conflicts',
      'review',
    ]);
    expect(titlesIn(harness, SOURCE)).toEqual([
      expect.stringContaining('🟣 Docs PR merged: Document the search'),
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

/** Returns what caused a message of care, or the kind of another request. */
function causeOf({ isRequest, cause = '' }: DecodedEntry): string | undefined {
  if (!isRequest) return 'link';
  const [kind, ...parts] = cause.split(':');
  return kind === 'care' ? parts.at(-1) : kind;
}

/** Renders all comments of both threads as they are now, and the summary of a run. */
function chapterOf(harness: Harness, title: string, run: RunResult | undefined): string {
  const lines = [`# ${title}`];
  for (const thread of [SOURCE, DOCS]) {
    lines.push(`## Comments of #${thread}`);
    for (const comment of harness.github.state.comments.values()) {
      if (comment.thread !== thread) continue;
      const folded = comment.isMinimized === true ? ' (hidden as outdated)' : '';
      lines.push(`**${comment.author}**${folded}\n\n${comment.body}`);
    }
  }
  if (run !== undefined) lines.push(`## Summary\n\n${run.summary}`);
  return `${lines.join('\n\n')}\n`;
}
