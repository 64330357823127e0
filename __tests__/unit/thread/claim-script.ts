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
/** Answers to 👀. A trigger with `none` carries no reactions. */
const REACTIONS = {
  first: { ok: true, value: { isNew: true, id: 8 } },
  later: { ok: true, value: { isNew: false, id: 8 } },
  denied: REFUSED,
  unknown: FAILED,
  none: undefined,
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
    isFirst: false,
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
  reaction?: keyof typeof REACTIONS;
  /** The answers when the comment is created; `lost`: it exists, but the answer does not arrive. The last one repeats. */
  creates?: readonly Answer[];
  /** The comments of other runs when the run begins; `failed`: they cannot be read. */
  known?: readonly ThreadComment[] | 'failed';
  /** The same, each time the thread is listed after that. The last list repeats. */
  lists?: readonly (readonly ThreadComment[] | 'failed')[];
  /** From the first list to the claim. */
  tookMs?: number;
  abortAfterMs?: number;
  mayComment?: boolean;
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
  const { reaction = 'first', tookMs = 0, known = [], attempt = 1 } = script;
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
    list: async (_: number, { since }: { since?: Date } = {}) => {
      expect([undefined, new Date('2026-03-01T10:50:00Z')]).toContainEqual(since);
      steps.push(since === undefined ? 'list-all' : 'list');
      const others = take(threads);
      if (others === 'failed') return FAILED;
      return { ok: true, value: [...written, ...others] };
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
    react: async () => {
      steps.push('react');
      return REACTIONS[reaction];
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
  };
  const { signal } = controller;
  const store = commentStore({ comments, clock, signal });
  const claim = await claimTrigger({
    store,
    reactions: comments,
    clock,
    signal,
    request,
    nonce: () => 'mine',
    reactTo: reaction === 'none' ? undefined : { kind: 'comment', id: 1, thread: 2 },
    mayComment: script.mayComment ?? true,
    thread: store.inListed(LOCATION, {
      comments: known === 'failed' ? FAILED : { ok: true, value: known },
      listedAt: clock.now() - tookMs,
    }),
    onBegin: ({ claimId }) => begun.push(claimId),
    onCreated: () => undefined,
    log: (line) => lines.push(line),
  });
  return { steps: steps.join(' '), claim, begun, lines };
}
