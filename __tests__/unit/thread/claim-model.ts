/**
 * A model of several runs for the same triggers: the real claim, on a simulated GitHub whose calls are slow, fail or lose their
 * answers, whose lists lag behind writes, and whose runs crash and are run again. Time is virtual, and each run has a clock of its own.
 */
import type { Conclusion } from '../../../src/domain/outcome.ts';
import type { Result } from '../../../src/domain/errors.ts';
import type { RequestSubmission } from '../../../src/domain/submission.ts';
import type { Trigger } from '../../../src/domain/trigger.ts';
import type {
  Clock,
  CommentsApi,
  NewestComments,
  ThreadComment,
} from '../../../src/ports.ts';
import type { SignedState, StateCodec } from '../../../src/thread/store/codec.ts';
import { claimTrigger } from '../../../src/thread/claim.ts';
import { markFinished, markSubmitted } from '../../../src/thread/state.ts';
import type {
  ClaimState,
  SubmissionStore,
} from '../../../src/thread/submission-store.ts';
import { commentStore } from '../../support/comment-store.ts';
import { EventQueue } from '../../support/event-queue.ts';
import { exampleComment, exampleJob } from '../../support/examples.ts';

/** Messages of care are distinguished by the head of the pull request. */
function triggerOf(kind: Plan['triggerKind'], id: number): Trigger {
  if (kind !== 'care') return { kind, id };
  return { kind, repository: 1, number: 2, commit: `head ${id}`, cause: 'conflicts' };
}

/** One run of the workflow and its attempts. Times in milliseconds. */
export type RunPlan = Readonly<{
  startsAt: number;
  trigger: number;
  /** Whose token it has: several uses of the action may write as several Apps. */
  account: number;
  /** From the claim to the request: gathering context. */
  gatherMs: number;
  /** By how much the runner's clock is wrong. */
  clockErrorMs: number;
  attempts: readonly AttemptPlan[];
}>;

type AttemptPlan = Readonly<{
  crashAfterMs: number | undefined;
  /** Whether the post step runs after a crash. */
  hasPostStep: boolean;
  /** The next attempt starts this long after the end. */
  rerunAfterMs: number;
}>;

export type Plan = Readonly<{
  runs: readonly RunPlan[];
  triggerKind: 'comment' | 'care';
  /** Whether the token may comment. */
  mayComment: boolean;
  /** Accounts that are people. The others are Apps. */
  people?: readonly number[];
  hasFaults: boolean;
  /** Beginnings of times in which no call succeeds. */
  outages: readonly number[];
  maxCallMs: number;
  /** Lists lag by up to this, each comment by itself. */
  maxLagMs: number;
  /** Whether lists lag as a whole, so that they show comments in the order of their creation. */
  lagsInOrder?: boolean;
  /** Whether a list that does not show the own comment decides, too. False, except to show that this matters. */
  trustsEveryList?: boolean;
  /** Draws latency, lag and faults, in [0, 1). */
  random: () => number;
  /** Factor for each wait of the protocol: 1, except to show that the waits are needed. */
  waitFactor: number;
  /** By how much lists with `since` begin too late. 0, except to show that older comments are needed. */
  sinceErrorMs: number;
  /** Whether runs bind their states before they send. True, except to show that this is needed. */
  mustBind: boolean;
}>;

/** The length of an outage. */
const OUTAGE_MS = 20_000;

const THREAD = 1;
const LOCATION = {
  repositoryId: 1,
  thread: THREAD,
  project: 'docs',
  commentTag: 'default',
};
const START = Date.UTC(2026, 0, 1);

/** Requests of the runs for one trigger. */
export type Played = Readonly<{
  /** Requests that the service carried out. */
  posts: readonly number[];
  /** How often a run began to bind its state, after which it may have sent. */
  bindings: readonly number[];
}>;

/** Plays a plan to its end. */
export async function play(plan: Plan): Promise<Played> {
  states.length = 0;
  const simulation = new Simulation(plan);
  for (const [index, run] of plan.runs.entries()) {
    simulation.at(run.startsAt, () => simulation.start(run, index, 1));
  }
  await simulation.finish();
  const { posts, bindings } = simulation;
  return { posts, bindings };
}

/** The versions of a comment, oldest first, with the time of each; undefined once it is removed. */
type Versions = { at: number; comment: ThreadComment | undefined }[];

/** One attempt, and what it leaves to its post step. */
type Attempt = Readonly<{
  run: RunPlan;
  index: number;
  number: number;
  crashAt: number;
}> & {
  claim?: RequestSubmission;
  own?: ClaimState;
  isSending?: boolean;
};

class Simulation extends EventQueue {
  readonly posts = [0, 0];
  readonly bindings = [0, 0];
  readonly #plan: Plan;
  readonly #comments: Versions[] = [];

  constructor(plan: Plan) {
    super();
    this.#plan = plan;
  }

  start(run: RunPlan, index: number, number: number): void {
    const plan = run.attempts[number - 1];
    const { crashAfterMs = Infinity, hasPostStep = false, rerunAfterMs = 0 } = plan ?? {};
    const attempt: Attempt = { run, index, number, crashAt: this.now + crashAfterMs };
    const again = (): void => {
      if (number < run.attempts.length) {
        this.at(this.now + rerunAfterMs, () => this.start(run, index, number + 1));
      }
    };
    const end = (): void => {
      if (hasPostStep) void this.#postStep(attempt).then(again);
      else again();
    };
    if (crashAfterMs < Infinity) this.at(attempt.crashAt, end);
    const ended = this.#attempt(attempt);
    if (crashAfterMs === Infinity) void ended.then(again);
  }

  async #attempt(attempt: Attempt): Promise<void> {
    const { run, index, number } = attempt;
    const clock = this.#clock(attempt);
    const comments = this.#api(attempt);
    const id = `run-${index}`;
    const trigger = triggerOf(this.#plan.triggerKind, run.trigger);
    const store = commentStore({ comments, codec, clock });
    const thread = await store.inThread(LOCATION, {
      eventAt: undefined,
      needsJob: false,
    });
    if (!thread.ok) return;
    let claims = 0;
    const claim = await claimTrigger<undefined, never>({
      store: { ...this.#bindingOf(store, run), inThread: store.inThread.bind(store) },
      clock,
      signal: NEVER,
      request: {
        trigger,
        cause: trigger,
        digest: 'same',
        requester: 'ada',
        subject: null,
        run: id,
        attempt: number,
        series: '',
      },
      nonce: () => `${id}/${number}/${(claims += 1)}`,
      thread: thread.value,
      prepare: async () => {
        await clock.sleep(run.gatherMs / this.#plan.waitFactor);
        return { ok: true, value: undefined };
      },
      onBegin: (pending) => {
        attempt.claim = pending;
        delete attempt.own;
      },
      onCreated: (own) => (attempt.own = own),
      log: () => undefined,
    });
    switch (claim.kind) {
      case 'previous':
      case 'not-sent':
        delete attempt.claim;
        delete attempt.own;
        return;
      case 'not-created':
      case 'unprepared':
        return;
      case 'not-listed':
      case 'not-bound':
        return this.#finish(attempt, claim.own, NOT_RECORDED);
      case 'cancelled':
        return this.#finish(attempt, claim.own, CANCELLED);
      case 'owner':
        break;
    }
    const { own } = claim;
    attempt.isSending = true;
    const post = (): number =>
      (this.posts[run.trigger] = (this.posts[run.trigger] ?? 0) + 1);
    const answer = await this.#call(attempt, post, false);
    if (!answer.ok) return this.#finish(attempt, own, UNCONFIRMED);
    const submittedAt = clock.date().toISOString();
    const details = {
      submittedAt,
      baseline: null,
      waitUntil: null,
      covered: null,
      link: null,
    };
    const submission = markSubmitted(own.submission, exampleJob(), details);
    await store.save({ ...own, submission }, {});
  }

  async #postStep({ claim, own, isSending, ...rest }: Attempt): Promise<void> {
    const attempt = { ...rest, crashAt: Infinity };
    if (claim === undefined && own === undefined) return;
    if (isSending === true) return this.#finish(attempt, own, UNCONFIRMED);
    if (own !== undefined) return this.#finish(attempt, own, CANCELLED);
    const claimId = claim?.claimId ?? '';
    const found = await this.#store(attempt).findClaim(LOCATION, claimId);
    const left = found.ok ? found.value : undefined;
    await this.#finish(attempt, left, CANCELLED);
  }

  /** Returns the store as a claim uses it, with the mistakes of the plan. */
  #bindingOf(
    store: SubmissionStore,
    run: RunPlan,
  ): Pick<SubmissionStore, 'recent' | 'create' | 'bind' | 'remove'> {
    const { mustBind, trustsEveryList = false } = this.#plan;
    let own: ClaimState | undefined;
    return {
      create: async (location, submission) => {
        const created = await store.create(location, submission);
        if (created.ok) own = created.value;
        return created;
      },
      recent: async (location, since, account) => {
        const listed = await store.recent(location, since, account);
        const isSeen =
          listed.ok && listed.value.some(({ comment }) => comment.id === own?.comment.id);
        if (!listed.ok || isSeen || own === undefined || !trustsEveryList) return listed;
        return { ok: true, value: [...listed.value, own] };
      },
      bind: async (stored) => {
        this.bindings[run.trigger] = (this.bindings[run.trigger] ?? 0) + 1;
        if (mustBind) return store.bind(stored);
        return { ok: true, value: stored };
      },
      remove: (stored) => store.remove(stored),
    };
  }

  async #finish(
    attempt: Attempt,
    own: ClaimState | undefined,
    conclusion: Conclusion,
  ): Promise<void> {
    if (own === undefined) return;
    const submission = markFinished(own.submission, conclusion, undefined);
    await this.#store(attempt).save({ ...own, submission }, {});
  }

  #store(attempt: Attempt): SubmissionStore {
    const comments = this.#api(attempt);
    return commentStore({ comments, codec, clock: this.#clock(attempt) });
  }

  #clock({ run, crashAt }: Attempt): Clock {
    const { waitFactor } = this.#plan;
    return {
      now: () => this.now,
      date: () => new Date(START + this.now + run.clockErrorMs),
      sleep: (ms) =>
        new Promise((resolve) => {
          const until = this.now + ms * waitFactor;
          if (until < crashAt) this.at(until, resolve);
        }),
    };
  }

  /**
   * Makes one call: it is carried out after a while, or fails before; its response comes after
   * another while, or is lost.
   */
  #call<T>({ crashAt }: Attempt, carryOut: () => T, isGitHub = true): Promise<Result<T>> {
    const mayFail = isGitHub && this.#plan.hasFaults;
    const { random, maxCallMs } = this.#plan;
    // Most are fast, a few are slow.
    const [before, after] = [
      random() ** 3 * maxCallMs * 0.5,
      random() ** 3 * maxCallMs * 0.5,
    ];
    const fault = mayFail ? random() : 1;
    const isOut = (): boolean =>
      this.#plan.outages.some((at) => this.now >= at && this.now < at + OUTAGE_MS);
    return new Promise((resolve) => {
      this.at(this.now + before, () => {
        const isFailed = fault < 0.1 || (isGitHub && isOut());
        const result: Result<T> = isFailed ? FAILED : { ok: true, value: carryOut() };
        const answeredAt = this.now + after;
        if (answeredAt < crashAt) {
          this.at(answeredAt, () =>
            resolve(fault >= 0.1 && fault < 0.2 ? FAILED : result),
          );
        }
      });
    });
  }

  #api(attempt: Attempt): CommentsApi {
    const { mayComment, people = [] } = this.#plan;
    const { account } = attempt.run;
    const call = <T>(carryOut: () => T): Promise<Result<T>> =>
      this.#call(attempt, carryOut);
    const denied = async (): Promise<Result<never>> =>
      this.#call(attempt, () => undefined, false).then(() => DENIED);
    const list = (since: Date | undefined): Promise<Result<NewestComments>> => {
      const from =
        since === undefined ? -Infinity : since.getTime() + this.#plan.sinceErrorMs;
      return call(() => ({ comments: this.#snapshot(from), isLast: true }));
    };
    const api = {
      async *newestPages(_: number, { since }: Readonly<{ since?: Date }> = {}) {
        yield await list(since);
      },
      create: (_: number, body: string) =>
        !mayComment
          ? denied()
          : call(() => {
              const createdAt = new Date(inSeconds(this.now)).toISOString();
              const comment = exampleComment({
                id: this.#comments.length + 1,
                authorId: account,
                body,
                createdAt,
                isByBot: !people.includes(account),
              });
              this.#comments.push([{ at: this.now, comment }]);
              return comment;
            }),
      update: (id: number, body: string) =>
        call(() => {
          const versions = this.#comments[id - 1] ?? [];
          const before = versions.at(-1)?.comment;
          const updatedAt = new Date(inSeconds(this.now)).toISOString();
          const comment = before && { ...before, body, updatedAt };
          versions.push({ at: this.now, comment });
          return comment;
        }),
      remove: (id: number) =>
        call(
          () => void this.#comments[id - 1]?.push({ at: this.now, comment: undefined }),
        ),
    };
    return api as unknown as CommentsApi;
  }

  /** Returns the comments as a list shows them, which lags, without those that had not changed since `from`. */
  #snapshot(from: number): readonly ThreadComment[] {
    const { random, maxLagMs, lagsInOrder = false } = this.#plan;
    const wholeLag = random() * maxLagMs;
    const found: ThreadComment[] = [];
    for (const versions of this.#comments) {
      const lag = lagsInOrder ? wholeLag : random() * maxLagMs;
      const version = versions.findLast(({ at }) => at <= this.now - lag);
      if (version?.comment !== undefined && inSeconds(version.at) >= from) {
        found.push(version.comment);
      }
    }
    return found;
  }
}

const UNCONFIRMED = { outcome: 'unconfirmed', reason: '' } as const;
const CANCELLED = { outcome: 'cancelled', reason: '' } as const;
const NOT_RECORDED = { outcome: 'rejected', reason: 'unavailable' } as const;
const NEVER = new AbortController().signal;
const FAILED = {
  ok: false,
  error: { kind: 'no-response', detail: 'connection lost' },
} as const;
const DENIED = {
  ok: false,
  error: { kind: 'status', status: 403, detail: 'forbidden', isRefusal: true },
} as const;

/** Rounds a time to whole seconds, as GitHub does. */
const inSeconds = (time: number): number => START + Math.floor(time / 1000) * 1000;

/** States without signatures, by number: signing is tested elsewhere, and would take more time than all the rest. */
const states: SignedState[] = [];
const codec: StateCodec = {
  encode: (submission, location) => String(states.push({ ...location, submission }) - 1),
  decode: ({ id, body }) => {
    const state = stateIn(body);
    return state?.commentId === id ? { ...state, keyLine: 0 } : undefined;
  },
  decodeUnbound: ({ body }) => {
    const state = stateIn(body);
    return state?.commentId === null ? { ...state, keyLine: 0 } : undefined;
  },
  readUnverified: () => undefined,
};

/** Reads the number on the last line of a comment. */
function stateIn(body: string): SignedState | undefined {
  return states[Number(body.trimEnd().split('\n').at(-1))];
}
