/** Commands that somebody deletes before their request is sent. */
import { describe, expect, it } from '@jest/globals';
import type { Options, RequestError } from '../../fakes/github/index.ts';
import type { EventOfRun, RunResult } from '../../fakes/runner/index.ts';
import {
  annotated,
  expectSkipped,
  failing,
  withHarness,
  type CommentOptions,
  type Harness,
} from './with-harness.ts';

const MINUTE_MS = 60_000;
const INSTRUCTION = '/docs explain the retry';

/** Requests of a run to GitHub: the list of `bind`, the binding, and the two reads of the comment. */
type Moment = 'list' | 'binding' | 'read 1' | 'read 2';

/** A command, and what becomes of its comment. */
type Case = Readonly<{
  title: string;
  body?: string;
  on?: CommentOptions['on'];
  /** When the comment is deleted; undefined if it stays. */
  deletedAt?: 'start' | 'list' | 'binding' | undefined;
  /** When GitHub shows the comment again, which the list lacks although it exists. */
  hiddenUntil?: 'read 1' | 'read 2';
  /** Replaces the text of the comment. */
  editedTo?: string;
  /** The age of the comment when the run begins. */
  ageMs?: number;
  /** The answer to the reads of the comment from a number on. */
  fault?: Readonly<{ from: number; error: RequestError }>;
  /** A command before it. */
  earlier?: string;
  /** How often the run reads a comment. */
  reads: number;
}>;

/** Returns the moment that a request is. */
function momentOf({
  operation,
  query,
  count,
}: Parameters<NonNullable<Options['intercept']>>[0]): Moment | undefined {
  const isOfClaim = query['since'] !== undefined;
  if (operation === 'issues/list-comments' && isOfClaim) return 'list';
  if (operation === 'issues/update-comment' && count === 1) return 'binding';
  if (operation === 'issues/get-comment') return count === 1 ? 'read 1' : 'read 2';
  return undefined;
}

/** Functions that GitHub calls before it carries a request out. */
type Happenings = Map<Moment, () => void>;

/** Writes the command, and arranges what becomes of its comment. */
function arrange(
  { addComment, github: { state } }: Harness,
  happenings: Happenings,
  { body = INSTRUCTION, on = 'pull-request', deletedAt, hiddenUntil, editedTo }: Case,
): EventOfRun {
  const event = addComment(body, { on });
  const written = event.payload['comment'] ?? event.payload['review'];
  const { id } = written as { id: number };
  const comment = state.comments.get(id);
  const remove = (): void => {
    for (const kind of ['comments', 'reviewComments', 'reviews'] as const) {
      state[kind].delete(id);
    }
  };
  if (deletedAt === 'start') remove();
  else if (deletedAt !== undefined) happenings.set(deletedAt, remove);
  if (comment !== undefined && hiddenUntil !== undefined) {
    happenings.set('list', remove);
    happenings.set(hiddenUntil, () => state.comments.set(id, comment));
  }
  if (comment !== undefined && editedTo !== undefined) {
    state.comments.set(id, { ...comment, body: editedTo });
  }
  return event;
}

/** Runs a command whose comment is deleted, hidden or edited. */
async function runCase(
  drawn: Case,
  test: (run: RunResult, harness: Harness, event: EventOfRun) => void | Promise<void>,
): Promise<void> {
  const { ageMs = 0, fault, earlier, reads } = drawn;
  const happenings: Happenings = new Map();
  const intercept: Options['intercept'] = (request) => {
    const moment = momentOf(request);
    if (moment !== undefined) happenings.get(moment)?.();
    const isRead = request.operation === 'issues/get-comment';
    return isRead && fault && request.count >= fault.from ? fault.error : undefined;
  };
  await withHarness({ github: { intercept } }, async (harness) => {
    if (earlier !== undefined) await harness.command(earlier);
    const event = arrange(harness, happenings, drawn);
    await harness.clock.sleep(ageMs);
    const run = await harness.run(event, { runId: 101 });
    expect(harness.calls('issues/get-comment')).toBe(reads);
    await test(run, harness, event);
  });
}

/** A list that begins 10 minutes before the status comment does not show it. */
const OLD = { ageMs: 15 * MINUTE_MS };

describe('a command that was deleted is not sent', () => {
  const cases: readonly Case[] = [
    { title: 'before the run', deletedAt: 'start', reads: 1 },
    { title: 'while the prompt is prepared', deletedAt: 'list', reads: 1 },
    {
      title: 'on an issue',
      on: 'issue',
      deletedAt: 'list',
      reads: 1,
    },
    {
      title: 'if GitHub says 410',
      deletedAt: 'list',
      fault: { from: 1, error: { status: 410 } },
      reads: 1,
    },
    {
      title: '10 minutes after it was written',
      ...OLD,
      deletedAt: 'list',
      reads: 2,
    },
    {
      title: '10 minutes after it was written, before the run',
      ...OLD,
      deletedAt: 'start',
      reads: 2,
    },
  ];

  it.concurrent.each(cases)('$title', (drawn) => {
    const thread = drawn.on === 'issue' ? 1 : 2;
    return runCase(drawn, async (run, harness, event) => {
      expectSkipped(run, harness, 'command-deleted');
      expect(annotated(run, 'warning')).toEqual([
        expect.stringMatching(/\bCodertocat\b.* deleted/),
      ]);
      expect(harness.ourComments(thread)).toEqual([]);
      // A re-run finds that the command is still gone.
      const again = await harness.run(event, { runId: 101, runAttempt: 2 });
      expectSkipped(again, harness, 'command-deleted');
      expect(harness.ourComments(thread)).toEqual([]);
    });
  });

  it.concurrent('a retry, if it is the one that was deleted', () => {
    const drawn: Case = {
      title: '',
      earlier: INSTRUCTION,
      body: '/docs retry',
      deletedAt: 'list',
      // The comment of the request that it repeats, and its own.
      reads: 2,
    };
    return runCase(drawn, (run, harness) => {
      expect(run.outputs).toMatchObject({ reason: 'command-deleted' });
      expect(harness.posts()).toHaveLength(1);
      expect(harness.statusComments()).toHaveLength(1);
    });
  });

  it.concurrent('and a status comment that GitHub does not delete says so', () => {
    const refusing = failing('issues/delete-comment', { status: 403 });
    return withHarness({ github: refusing }, async (harness) => {
      const drawn: Case = { title: '', deletedAt: 'start', reads: 1 };
      const run = await harness.run(arrange(harness, new Map(), drawn));
      expectSkipped(run, harness, 'command-deleted');
      expect(harness.shown()).toMatch(/deleted.*Nothing was sent/);
      expect(harness.entries()).toMatchObject([{ sent: 'no', isFinished: true }]);
    });
  });
});

describe('a command is sent', () => {
  const refused: RequestError = {
    status: 403,
    body: { message: 'Resource not accessible by integration' },
  };
  const cases: readonly Case[] = [
    { title: 'as long as it is there', reads: 0 },
    { title: 'if it is old, and there', ...OLD, reads: 1 },
    {
      title: 'if a list lacks it, and it is there',
      hiddenUntil: 'read 1',
      reads: 1,
    },
    {
      title: 'if it is old, and the second answer shows it',
      ...OLD,
      hiddenUntil: 'read 2',
      reads: 2,
    },
    {
      title: 'if a list lacks it, and it may not be read',
      deletedAt: 'list',
      fault: { from: 1, error: refused },
      reads: 1,
    },
    {
      title: 'if it is old, and the second answer is a refusal',
      ...OLD,
      deletedAt: 'list',
      fault: { from: 2, error: refused },
      reads: 2,
    },
    { title: 'if it is deleted after the list', deletedAt: 'binding', reads: 0 },
    { title: 'if it was edited', editedTo: 'Never mind.', reads: 0 },
    {
      title: 'if it is a comment on a line, which the list never shows',
      on: 'review-comment',
      deletedAt: 'start',
      reads: 0,
    },
    {
      title: 'if it is a review',
      on: 'review',
      deletedAt: 'start',
      reads: 0,
    },
  ];

  it.concurrent.each(cases)('$title', (drawn) =>
    runCase(drawn, (run, harness) => {
      expect(run.outputs).toMatchObject({ outcome: 'pr-opened', jobAction: 'created' });
      expect(harness.posts()).toHaveLength(1);
    }),
  );

  it.concurrent('and its job is resumed if it is deleted later', () => {
    const drawn: Case = { title: '', deletedAt: 'binding', reads: 0 };
    return runCase(drawn, async (_, harness, event) => {
      const again = await harness.run(event, { runId: 101, runAttempt: 2 });
      expect(again.outputs).toMatchObject({ jobAction: 'resumed' });
      expect(harness.posts()).toHaveLength(1);
    });
  });
});
