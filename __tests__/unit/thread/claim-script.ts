/** The claim of one run, whose calls get the answers that a test has written down. */
import { expect } from '@jest/globals';
import type { Submission } from '../../../src/domain.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import { claimTrigger, type ClaimOptions } from '../../../src/thread/claim.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import type { FoundSubmission } from '../../../src/thread/state.ts';
import { exampleComment, exampleSubmission } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const FAILED = {
  ok: false,
  error: { kind: 'no-response', detail: 'connection lost' },
} as const;
const DENIED = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'forbidden' },
} as const;
/** Answers to 👀. A trigger with `none` carries no reactions. */
const REACTIONS = {
  first: { ok: true, value: { isNew: true, id: 8 } },
  later: { ok: true, value: { isNew: false, id: 8 } },
  denied: DENIED,
  unknown: FAILED,
  none: undefined,
} as const;

const codec = createStateCodec({ apiKey: 'key', signingKey: '' });
const location = { repositoryId: 1, thread: 2, project: 'docs', commentTag: 'default' };
const trigger = { kind: 'comment', id: '1' } as const;

/** The submission of another run, in the comment `id`. The own comment is 5. */
export const other = (id: number, changes: Partial<Submission>): FoundSubmission => {
  const submission = exampleSubmission({ claimId: 'other', isFirst: false, ...changes });
  const body = codec.encode(submission, { ...location, commentId: id, authorId: 4 });
  return { comment: exampleComment({ id, body }), submission };
};

export type Script = Partial<ClaimOptions> &
  Readonly<{
    reaction?: keyof typeof REACTIONS;
    /** The answers when the comment is created; `lost`: it exists, but the answer does not arrive. The last one repeats. */
    creates?: readonly ('created' | 'lost' | 'failed' | 'denied')[];
    /** The comments of other runs, each time the thread is listed. The last list repeats. */
    lists?: readonly (readonly FoundSubmission[] | 'failed')[];
    /** From the first list to the claim. */
    tookMs?: number;
    abortAfterMs?: number;
  }>;

const take = <T>(queue: T[]) => (queue.length > 1 ? queue.shift() : queue[0]) as T;

/** Returns the claim, and its waits and calls in order. `list` is limited to changes since 10 minutes before a comment, `list-all` is not. */
export async function playScript({ reaction = 'first', tookMs = 0, ...rest }: Script) {
  const {
    creates = ['created'],
    lists = [[]],
    abortAfterMs = Infinity,
    ...options
  } = rest;
  const [answers, threads] = [[...creates], [...lists]];
  const steps: string[] = [];
  const written: ThreadComment[] = [];
  const clock = new ManualClock();
  const sleep = clock.sleep.bind(clock);
  clock.sleep = (ms, signal) => (steps.push(`${ms / 1000}s`), sleep(ms, signal));
  const controller = new AbortController();
  clock.plan(clock.now() + abortAfterMs, () => controller.abort());
  const comments = {
    list: async (_: number, { since }: { since?: Date } = {}) => {
      expect([undefined, new Date('2026-03-01T10:50:00Z')]).toContainEqual(since);
      steps.push(since === undefined ? 'list-all' : 'list');
      const others = take(threads);
      if (others === 'failed') return FAILED;
      return { ok: true, value: [...written, ...others.map(({ comment }) => comment)] };
    },
    create: async (_: number, body: string) => {
      steps.push('create');
      const answer = take(answers);
      if (answer === 'denied') return DENIED;
      if (answer === 'failed') return FAILED;
      written.push(exampleComment({ id: 5, body }));
      return answer === 'lost' ? FAILED : { ok: true, value: written[0] };
    },
    react: async () => (steps.push('react'), REACTIONS[reaction]),
    remove: async (id: number) => (steps.push(`remove-${id}`), { ok: true }),
    removeReaction: async (_: unknown, id: number) => (
      steps.push(`remove-reaction-${id}`),
      { ok: true }
    ),
  } as unknown as CommentsApi;
  const claim = await claimTrigger({
    comments,
    codec,
    location,
    clock,
    signal: controller.signal,
    request: { trigger, digest: 'same', requester: 'octocat', subject: null, run: '10' },
    claimId: 'mine',
    reactTo: reaction === 'none' ? undefined : { kind: 'comment', id: 1, thread: 2 },
    mayComment: true,
    attempt: 1,
    submissions: [],
    listedAt: clock.now() - tookMs,
    render: () => 'Text.',
    onCreated: () => undefined,
    ...options,
  });
  return { steps: steps.join(' '), claim };
}
