/** The claim of one run, whose calls get the answers that a test has written down. */
import { expect } from '@jest/globals';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import { claimTrigger } from '../../../src/thread/claim.ts';
import type { SubmissionRequest } from '../../../src/thread/state.ts';
import { CODEC, commentStore } from '../../support/comment-store.ts';
import { exampleComment, exampleSubmission, LOCATION } from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const FAILED = {
  ok: false,
  error: { kind: 'no-response', detail: 'connection lost' },
} as const;
const REFUSED = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'forbidden', isRefusal: true },
} as const;
/** A 4xx that is no refusal: GitHub may have a rule that we do not know. */
const UNKNOWN_4XX = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'forbidden' },
} as const;
const LIMITED = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'too many', retryAfterMs: 60_000 },
} as const;
const trigger = { kind: 'comment', id: 1 } as const;
/** The account that writes for the run, and another App. */
const OWN_ACCOUNT = 4;

/** When the own comment, which is 5, is created. */
export const CREATED_AT = '2026-03-01T11:00:00Z';

type Other = Readonly<{
  comment?: Partial<ThreadComment>;
  /** Whether the state is bound to its comment. Only a pending one may not be. */
  isBound?: boolean;
}>;

/** A comment of another run. */
export function other(
  id: number,
  changes: Partial<RequestSubmission>,
  { comment = {}, isBound = true }: Other = {},
): ThreadComment {
  const submission = exampleSubmission({
    claimId: `claim of ${id}`,
    ...changes,
  });
  const { authorId = OWN_ACCOUNT } = comment;
  const bound = { commentId: id, authorId };
  const unbound = { commentId: null, authorId: null };
  const body = CODEC.encode(submission, {
    ...LOCATION,
    ...(isBound ? bound : unbound),
  });
  return exampleComment({ id, authorId, body, ...comment });
}

type Answer = 'created' | 'lost' | 'failed' | 'refused' | 'other' | 'limited';

export type Script = Readonly<{
  /** The answers when the comment is created; `lost`: it exists, but the answer does not arrive. The last one repeats. */
  creates?: readonly Answer[];
  /** The comments of other runs when the run begins. */
  known?: readonly ThreadComment[];
  /** The same, each time the thread is listed after that. `unseen`: without the own comment. The last list repeats. */
  lists?: readonly (readonly ThreadComment[] | 'failed' | 'unseen')[];
  /** Time that the prompt needs. */
  prepareMs?: number;
  cannotPrepare?: boolean;
  abortAfterMs?: number;
  attempt?: number;
  /** The command that repeats the request, if the run does that. */
  cause?: RequestSubmission['cause'];
}>;

function take<T>(queue: T[]): T {
  const next = queue.length > 1 ? queue.shift() : queue[0];
  if (next === undefined) throw new Error('the script has no answer');
  return next;
}

/**
 * Plays the claim of one run. Returns the claim, and its waits and calls in order. `list` is limited to changes since 10 minutes before a
 * comment, `list-all` is not.
 */
export async function playScript(script: Script) {
  const { known = [], attempt = 1, prepareMs = 0, cannotPrepare = false } = script;
  const answers = [...(script.creates ?? (['created'] as const))];
  const threads = [...(script.lists ?? [[]])];
  const steps: string[] = [];
  const written: ThreadComment[] = [];
  const clock = new ManualClock();
  const sleep = clock.sleep.bind(clock);
  clock.sleep = async (ms, signal) => {
    steps.push(`${ms / 1000}s`);
    await sleep(ms, signal);
  };
  const controller = new AbortController();
  clock.plan(clock.now() + (script.abortAfterMs ?? Infinity), () => controller.abort());
  const comments = {
    async *newestPages(_: number, { since }: { since?: Date } = {}) {
      expect([undefined, new Date('2026-03-01T10:50:00Z')]).toContainEqual(since);
      steps.push(since === undefined ? 'list-all' : 'list');
      const others = take(threads);
      if (others === 'failed') yield FAILED;
      else if (others === 'unseen') yield pageOf([]);
      else yield pageOf([...written, ...others]);
    },
    create: async (_: number, body: string) => {
      steps.push('create');
      const answer = take(answers);
      if (answer === 'refused') return REFUSED;
      if (answer === 'other') return UNKNOWN_4XX;
      if (answer === 'limited') return LIMITED;
      if (answer === 'failed') return FAILED;
      const comment = exampleComment({ id: 5, authorId: OWN_ACCOUNT, body });
      written.push({ ...comment, createdAt: CREATED_AT });
      return answer === 'lost' ? FAILED : { ok: true, value: written[0] };
    },
    update: async (id: number, body: string) => {
      steps.push(`bind-${id}`);
      const comment = { ...written[0], body, updatedAt: CREATED_AT };
      return { ok: true, value: comment };
    },
    remove: async (id: number) => {
      steps.push(`remove-${id}`);
      written.length = 0;
      return { ok: true };
    },
  } as unknown as CommentsApi;
  const begun: string[] = [];
  const lines: string[] = [];
  const request: SubmissionRequest = {
    trigger,
    cause: script.cause ?? trigger,
    digest: 'same',
    requester: 'octocat',
    subject: null,
    run: '10',
    attempt,
    series: '',
  };
  const { signal } = controller;
  const store = commentStore({ comments, clock, signal });
  const earlier = { comments: { newestPages: pagesOf(known) } as unknown as CommentsApi };
  const first = await commentStore(earlier).inThread(LOCATION, WHOLE);
  if (!first.ok) throw new Error('the first list failed');
  const claim = await claimTrigger({
    store,
    clock,
    signal,
    request,
    nonce: () => 'mine',
    thread: first.value,
    prepare: async () => {
      steps.push('prepare');
      if (prepareMs > 0) await sleep(prepareMs, signal);
      return cannotPrepare
        ? { ok: false, error: 'no prompt' }
        : { ok: true, value: 'prompt' };
    },
    onBegin: ({ claimId }) => begun.push(claimId),
    onCreated: () => undefined,
    log: (line) => lines.push(line),
  });
  return { steps: steps.join(' '), claim, begun, lines };
}

const WHOLE = { eventAt: undefined, needsJob: false };

function pageOf(comments: readonly ThreadComment[]) {
  return { ok: true, value: { comments, isLast: true } } as const;
}

function pagesOf(comments: readonly ThreadComment[]) {
  return async function* newestPages() {
    yield pageOf(comments);
  };
}
