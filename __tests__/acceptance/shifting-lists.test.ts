/** Comments that are added, edited or deleted while a run lists them page by page: the status comment is found. */
import { describe, expect, it } from '@jest/globals';
import { addComment, type GitHubRequest } from '../../fakes/github/index.ts';
import { NO_WAIT, withHarness, type Harness } from './with-harness.ts';

/** A change of the thread. */
type Change = (harness: Harness) => void;

const add: Change = ({ github: { state } }) =>
  void addComment(state, { thread: 2, body: 'Another' });
const removeOldest: Change = ({ github: { state } }) => {
  const [oldest] = state.comments.keys();
  if (oldest !== undefined) state.comments.delete(oldest);
};
const editOldest: Change = ({ github: { state }, clock }) => {
  const [oldest] = state.comments.values();
  if (oldest !== undefined) {
    state.comments.set(oldest.id, { ...oldest, updatedAt: clock.date().toISOString() });
  }
};
const repeat =
  (change: Change, times: number): Change =>
  (harness) => {
    for (let n = 0; n < times; n += 1) change(harness);
  };

/** Comments of the thread, one second after the other. */
function fill(
  { github: { state } }: Harness,
  { count, from }: Readonly<{ count: number; from: Date }>,
): void {
  for (let n = 0; n < count; n += 1) {
    const createdAt = new Date(from.getTime() + n * 1000).toISOString();
    addComment(state, { thread: 2, body: `Comment ${n}`, createdAt });
  }
}

/**
 * Writes a thread with this many comments, in which the status comment of an active job has this
 * position, counted from 1.
 */
async function writeThread(
  harness: Harness,
  position: number,
  total: number,
): Promise<void> {
  const { clock } = harness;
  // The command precedes its status comment.
  const before = position - 2;
  fill(harness, { count: before, from: new Date(clock.date().getTime() - 3_600_000) });
  await harness.command('/docs explain the retry', { inputs: NO_WAIT });
  const from = new Date(clock.date().getTime() + 10_000);
  await clock.sleep(3_600_000);
  fill(harness, { count: total - position, from });
  expect(
    [...harness.github.state.comments.keys()].indexOf(harness.statusComment().id),
  ).toBe(position - 1);
}

/** Runs a test on a thread that changes before the given reads of a list. */
function withChanges(
  {
    operation,
    reads,
    change,
  }: Readonly<{
    operation: string;
    reads: readonly number[];
    change: Change;
  }>,
  test: (harness: Harness, start: () => void, pages: readonly string[]) => Promise<void>,
): Promise<void> {
  let changed: Harness | undefined;
  const pages: string[] = [];
  const intercept = (request: GitHubRequest): undefined => {
    if (request.operation !== operation || changed === undefined) return;
    pages.push(request.query['page'] ?? '1');
    if (reads.includes(pages.length)) change(changed);
  };
  return withHarness({ github: { intercept } }, (harness) =>
    test(
      harness,
      () => {
        changed = harness;
      },
      pages,
    ),
  );
}

describe('a command continues the job of its thread if, while the comments are listed,', () => {
  type Row = Readonly<{
    title: string;
    change: Change;
    reads: readonly number[];
    position: number;
    total: number;
    pages: string;
  }>;

  it.concurrent.each<Row>([
    {
      title: 'one is deleted before each page',
      change: removeOldest,
      reads: [2, 3],
      position: 202,
      total: 249,
      pages: '1 3 2',
    },
    {
      title: 'so many are deleted that the last page is empty',
      change: repeat(removeOldest, 60),
      reads: [2],
      position: 201,
      total: 249,
      pages: '1 3 2',
    },
    {
      title: 'one is added, on another page',
      change: add,
      reads: [2, 3],
      position: 201,
      total: 299,
      pages: '1 3 4 3',
    },
  ])('$title', ({ change, reads, position, total, pages }) =>
    withChanges(
      { operation: 'issues/list-comments', reads, change },
      async (harness, start, read) => {
        await writeThread(harness, position, total);
        const event = harness.addComment('/docs also an example');
        start();
        const { outputs } = await harness.run(event, { inputs: NO_WAIT });
        expect(outputs).toMatchObject({ jobId: 'job_0001', jobAction: 'messaged' });
        expect(harness.sent()).toEqual(['new job', 'job_0001']);
        expect(read.slice(0, pages.split(' ').length).join(' ')).toBe(pages);
      },
    ),
  );
});

describe('a sweep finishes the status comment if, while the comments are listed,', () => {
  it.concurrent.each<readonly [string, Change]>([
    ['the oldest one is deleted', removeOldest],
    [
      'the oldest one is edited, and others are added',
      (harness) => [editOldest, add].forEach((change) => change(harness)),
    ],
  ])('%s', (_, change) =>
    withChanges(
      { operation: 'issues/list-comments-for-repo', reads: [2, 3], change },
      async (harness, start, read) => {
        // The first of the second page, and of those that a deletion moves to the first one.
        await writeThread(harness, 101, 250);
        start();
        const { outputs } = await harness.sweep();
        expect(read.length).toBeGreaterThan(2);
        expect(outputs).toMatchObject({ finished: '1' });
        expect(harness.entries()).toMatchObject([
          { isFinished: true, outcome: 'pr-opened' },
        ]);
      },
    ),
  );
});
