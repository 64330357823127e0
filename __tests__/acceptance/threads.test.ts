/** The thread of each event that starts a job, and what happens if the token may not write there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FILES, merged, mergedThread, pushed, released } from '../../fakes/events.ts';
import { shaOf, type Options } from '../../fakes/github/index.ts';
import {
  inRepository,
  publishedPayload,
  scheduleEvent,
  workflowDispatchEvent,
} from '../../fakes/payloads.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import {
  annotated,
  withHarness,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

type Row = Readonly<{
  /** GitHub’s name of the event. */
  name: string;
  /** How it differs from the other rows with its name. */
  as?: string;
  event: (harness: Harness) => EventOfRun;
  thread: 'pull request' | 'issue' | 'requests issue';
  /** Whether it starts a job only with a prompt. */
  needsPrompt?: boolean;
}>;

const published = (name: string, action?: string): EventOfRun => {
  const payload = publishedPayload(name, action);
  return { name, payload: inRepository(payload, 'Codertocat/Hello-World') };
};
const command = (on: NonNullable<CommentOptions['on']>) => (harness: Harness) =>
  harness.addComment('/docs explain the retry', { on });
const isOpen = { merged: false, merged_at: null };
const [before, after] = [shaOf('before'), shaOf('after')];

const EVENTS: readonly Row[] = [
  { name: 'release', event: () => released(), thread: 'requests issue' },
  {
    name: 'pull_request',
    as: 'merged',
    event: () => merged('pull_request'),
    thread: 'pull request',
  },
  {
    name: 'pull_request',
    as: 'opened',
    event: () => merged('pull_request', isOpen, { action: 'opened' }),
    thread: 'pull request',
    needsPrompt: true,
  },
  {
    name: 'pull_request_target',
    event: () => merged('pull_request_target'),
    thread: 'pull request',
  },
  { name: 'issues', event: () => published('issues', 'opened'), thread: 'issue' },
  {
    // The payload names no pull request, and GitHub links the two some seconds late.
    name: 'push',
    event: () => pushed(before, after),
    thread: 'requests issue',
  },
  {
    name: 'schedule',
    event: () => scheduleEvent(),
    thread: 'requests issue',
    needsPrompt: true,
  },
  {
    name: 'workflow_dispatch',
    event: () => workflowDispatchEvent(),
    thread: 'requests issue',
    needsPrompt: true,
  },
  {
    name: 'repository_dispatch',
    event: () => published('repository_dispatch'),
    thread: 'requests issue',
    needsPrompt: true,
  },
  {
    name: 'issue_comment',
    as: 'on a pull request',
    event: command('pull-request'),
    thread: 'pull request',
  },
  {
    name: 'issue_comment',
    as: 'on an issue',
    event: command('issue'),
    thread: 'issue',
  },
  {
    name: 'pull_request_review_comment',
    event: command('review-comment'),
    thread: 'pull request',
  },
  {
    name: 'pull_request_review',
    as: 'with a command',
    event: command('review'),
    thread: 'pull request',
  },
  {
    name: 'merge_group',
    event: () => published('merge_group'),
    thread: 'requests issue',
    needsPrompt: true,
  },
];

const THREADS = { issue: 1, 'pull request': 2, 'requests issue': 3 };

/** The words of the table for several events. */
const GROUPS = new Map([
  ['dispatches', ['workflow_dispatch', 'repository_dispatch']],
  [
    'comments and reviews',
    ['issue_comment', 'pull_request_review_comment', 'pull_request_review'],
  ],
]);

it('these are the events of the table in docs/reference.md', () => {
  const page = readFileSync('docs/reference.md', 'utf8');
  const [, section = ''] = page.split('\n## Events that start a job\n');
  const [table = ''] = section.split('\n\n').filter((block) => block.startsWith('|'));
  const rows = table.split('\n').slice(2);
  const cells = rows.map((row) => row.split('|')[1] ?? '');
  expect(cells).not.toEqual([]);
  const names = cells.flatMap((cell) => {
    const named = [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const grouped = [...GROUPS].flatMap(([words, events]) =>
      cell.includes(words) ? events : [],
    );
    return [...named, ...grouped];
  });
  expect(new Set(EVENTS.map(({ name }) => name))).toEqual(new Set(names));
});

const CONTENTS_ONLY = { contents: 'read' } as const;

const PUSHED = { sha: after, message: 'Search titles (#2)', pulls: [2] };
const seed: Options = {
  threads: [{ number: 1 }, mergedThread()],
  releases: [{ tag: '0.0.1' }],
  commits: [PUSHED],
  refs: { '0.0.1': after },
  comparisons: [{ base: before, head: after, commits: [PUSHED], files: FILES }],
};

/** Runs the action on the event of a row. */
function runOn(
  harness: Harness,
  { event, needsPrompt = false }: Pick<Row, 'event' | 'needsPrompt'>,
): Promise<RunResult> {
  const inputs = needsPrompt ? { prompt: 'Update the docs.' } : {};
  return harness.run(event(harness), { inputs });
}

/** Expects that the run failed because the token may not write, and that it has sent nothing. */
function expectRefused(run: RunResult, permission: string): void {
  expect(run.outputs).toMatchObject({
    outcome: 'misconfigured',
    reason: 'cannot-comment',
    jobAction: 'none',
  });
  expect(run.exitCode).toBe(1);
  expect(annotated(run, 'error')).toEqual([
    expect.stringMatching(`\`${permission}: write\`[^]*\`permissions\``),
  ]);
}

const ROWS = EVENTS.map((row) => {
  const { name, as, thread } = row;
  const title = as === undefined ? name : `${name}, ${as}`;
  const permission = thread === 'pull request' ? 'pull-requests' : 'issues';
  return { ...row, title, permission };
});

describe('with permission to write, an event is one request and one status comment', () => {
  it.concurrent.each(ROWS)('$title: in the $thread', ({ thread, ...row }) =>
    withHarness({ github: seed }, async (harness) => {
      const run = await runOn(harness, row);
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(annotated(run, 'warning')).toEqual([]);
      expect(harness.sent()).toEqual(['new job']);
      const written = Object.values(THREADS).map(
        (number) => harness.statusComments(number).length,
      );
      const expected = Object.keys(THREADS).map((name) => (name === thread ? 1 : 0));
      expect(written).toEqual(expected);
      const { id } = harness.statusComment(THREADS[thread]);
      expect(run.outputs['commentUrl']).toMatch(new RegExp(`#issuecomment-${id}$`));
    }),
  );
});

describe('without it, an event sends nothing, and the log names the permission', () => {
  it.concurrent.each(ROWS)('$title: `$permission: write`', ({ permission, ...row }) =>
    withHarness({ github: { ...seed, permissions: CONTENTS_ONLY } }, async (harness) => {
      expectRefused(await runOn(harness, row), permission);
      expect(harness.requests()).toEqual([]);
      const written = Object.values(THREADS).flatMap((number) =>
        harness.ourComments(number),
      );
      expect(written).toEqual([]);
    }),
  );
});
