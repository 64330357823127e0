/**
 * A model of several runs for the same triggers: the real claim, on a simulated GitHub whose calls are slow, fail or lose their
 * answers, whose lists lag behind writes, and whose runs crash and are run again. Time is virtual.
 */
import type { Result, Submission, Trigger } from '../../../src/domain.ts';
import type { Clock, CommentsApi, StateCodec, ThreadComment } from '../../../src/ports.ts';
import { claimTrigger } from '../../../src/thread/claim.ts';
import { readSubmissions } from '../../../src/thread/find-previous.ts';
import { markFinished, markSubmitted } from '../../../src/thread/state.ts';

/** One run of the workflow and its attempts. Times in milliseconds. */
export type RunPlan = Readonly<{
  startsAt: number;
  trigger: number;
  /** From the claim to the request: gathering context. */
  gatherMs: number;
  /** Each attempt but the last is run again this long after its end or its crash. */
  attempts: readonly Readonly<{ crashAfterMs: number | undefined; rerunAfterMs: number }>[];
}>;

export type Plan = Readonly<{
  runs: readonly RunPlan[];
  triggerKind: 'comment' | 'subject';
  /** Whether the token may comment and react; `never`: the workflow wants no comments. */
  comments: 'allowed' | 'refused' | 'never';
  mayReact: boolean;
  /** Another workflow with the same token gives 👀 at this time. */
  foreignReactionAt: number | undefined;
  /** Whether calls fail. */
  hasFaults: boolean;
  maxCallMs: number;
  maxLagMs: number;
  /** Draws latency, lag and faults, in [0, 1). */
  random: () => number;
  /** What is left of each wait of the protocol. 1, except to show that the waits are needed. */
  waitFactor: number;
}>;

export type Played = Readonly<{ posts: readonly number[]; slowestCallMs: number }>;

const THREAD = 1;
const LOCATION = { repositoryId: 1, thread: THREAD, project: 'docs', commentTag: 'default' };

/** Plays a plan to its end and counts the requests that the service carried out, per trigger. */
export async function play(plan: Plan): Promise<Played> {
  states.length = 0;
  const simulation = new Simulation(plan);
  for (const [index, run] of plan.runs.entries())
    simulation.at(run.startsAt, () => simulation.start(run, index, 1));
  const { foreignReactionAt } = plan;
  if (foreignReactionAt !== undefined)
    simulation.at(foreignReactionAt, () => simulation.reactions.add('0').add('1'));
  await simulation.finish();
  return { posts: simulation.posts, slowestCallMs: simulation.slowestCallMs };
}

/** Each version of a comment, with the time from which it is there. */
type StoredComment = { readonly id: number; versions: { at: number; body: string | undefined }[] };

class Simulation {
  now = 0;
  slowestCallMs = 0;
  readonly posts = [0, 0];
  readonly reactions = new Set<string>();
  readonly #plan: Plan;
  readonly #comments: StoredComment[] = [];
  #events: { at: number; order: number; happen: () => void }[] = [];
  #order = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  at(time: number, happen: () => void): void {
    this.#events.push({ at: Math.max(time, this.now), order: (this.#order += 1), happen });
  }

  async finish(): Promise<void> {
    for (;;) {
      let next = this.#events[0];
      if (next === undefined) return;
      for (const event of this.#events)
        if (event.at < next.at || (event.at === next.at && event.order < next.order)) next = event;
      const chosen = next;
      this.#events = this.#events.filter((event) => event !== chosen);
      this.now = chosen.at;
      chosen.happen();
      // Everything that follows from it happens before time moves on.
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    }
  }

  start(run: RunPlan, index: number, attempt: number): void {
    const plan = run.attempts[attempt - 1];
    const crashAt = plan?.crashAfterMs === undefined ? Infinity : this.now + plan.crashAfterMs;
    const again = (): void => {
      if (plan !== undefined && attempt < run.attempts.length)
        this.at(this.now + plan.rerunAfterMs, () => this.start(run, index, attempt + 1));
    };
    if (crashAt < Infinity) this.at(crashAt, again);
    const ended = this.#attempt(run, { index, attempt, crashAt });
    if (crashAt === Infinity) void ended.then(again);
  }

  async #attempt(
    run: RunPlan,
    { index, attempt, crashAt }: Readonly<{ index: number; attempt: number; crashAt: number }>,
  ) {
    const clock = this.#clock(crashAt);
    const comments = this.#api(crashAt, String(run.trigger));
    const id = `run-${index}`;
    const trigger: Trigger = { kind: this.#plan.triggerKind, id: String(run.trigger) };
    const listedAt = clock.now();
    const listed = await comments.list(THREAD);
    const claimed = await claimTrigger({
      comments,
      codec,
      clock,
      signal: new AbortController().signal,
      location: LOCATION,
      request: { trigger, digest: 'same', requester: 'ada', subject: null, run: id },
      claimId: `${id}/${attempt}`,
      reactTo: trigger.kind === 'comment' ? { kind: 'comment', id: run.trigger, thread: THREAD } : undefined,
      mayComment: this.#plan.comments !== 'never',
      attempt,
      submissions: listed.ok ? readSubmissions(listed.value, codec, LOCATION) : [],
      listedAt: listed.ok ? listedAt : undefined,
      render: () => '',
    });
    if (claimed.kind !== 'owner') {
      const own = claimed.kind === 'previous' ? undefined : claimed.own;
      if (own !== undefined)
        await this.#save(
          comments,
          own.comment.id,
          markFinished(own.submission, { outcome: 'unconfirmed', reason: 'state-unavailable' }, undefined),
        );
      return;
    }
    await clock.sleep(run.gatherMs / this.#plan.waitFactor);
    const answer = await this.#call(
      crashAt,
      () => (this.posts[run.trigger] = (this.posts[run.trigger] ?? 0) + 1),
      false,
    );
    const { own } = claimed;
    if (own === undefined) return;
    const submission = answer.ok
      ? markSubmitted(own.submission, JOB, {
          now: clock.date(),
          baseline: null,
          waitUntil: null,
          covered: undefined,
        })
      : markFinished(own.submission, { outcome: 'unconfirmed', reason: 'create-unconfirmed' }, undefined);
    await this.#save(comments, own.comment.id, submission);
  }

  async #save(comments: CommentsApi, id: number, submission: Submission): Promise<void> {
    await comments.update(id, codec.encode(submission, { ...LOCATION, commentId: id, authorId: 1 }));
  }

  #clock(crashAt: number): Clock {
    const { waitFactor } = this.#plan;
    return {
      now: () => this.now,
      date: () => new Date(Date.UTC(2026, 0, 1) + this.now),
      sleep: (ms) =>
        new Promise((resolve) => {
          const until = this.now + ms * waitFactor;
          if (until < crashAt) this.at(until, resolve);
        }),
    };
  }

  /** One call: it is carried out after a while, or fails before; its answer comes after another while, or is lost. */
  #call<T>(crashAt: number, carryOut: () => T, mayFail = this.#plan.hasFaults): Promise<Result<T>> {
    const { random, maxCallMs } = this.#plan;
    const [before, after] = [(random() * maxCallMs) / 2, (random() * maxCallMs) / 2];
    this.slowestCallMs = Math.max(this.slowestCallMs, before + after);
    const fault = mayFail ? random() : 1;
    return new Promise((resolve) => {
      this.at(this.now + before, () => {
        const result: Result<T> = fault < 0.1 ? FAILED : { ok: true, value: carryOut() };
        const answeredAt = this.now + after;
        if (answeredAt < crashAt)
          this.at(answeredAt, () => resolve(fault >= 0.1 && fault < 0.2 ? FAILED : result));
      });
    });
  }

  #api(crashAt: number, reactionKey: string): CommentsApi {
    const { random, maxLagMs, comments: mode, mayReact } = this.#plan;
    const denied = async (): Promise<Result<never>> =>
      this.#call(crashAt, () => undefined, false).then(() => DENIED);
    const api = {
      list: () => {
        const lag = random() * maxLagMs;
        return this.#call(crashAt, () => this.#snapshot(this.now - lag));
      },
      create: (_: number, body: string) =>
        mode === 'refused'
          ? denied()
          : this.#call(crashAt, () => {
              const stored = { id: this.#comments.length + 1, versions: [{ at: this.now, body }] };
              this.#comments.push(stored);
              return toComment(stored.id, body);
            }),
      update: (id: number, body: string | undefined) =>
        this.#call(crashAt, () => {
          this.#comments[id - 1]?.versions.push({ at: this.now, body });
          return body === undefined ? undefined : toComment(id, body);
        }),
      remove: (id: number) => api.update(id, undefined),
      react: () =>
        mayReact
          ? this.#call(crashAt, () => {
              const isNew = !this.reactions.has(reactionKey);
              this.reactions.add(reactionKey);
              return { isNew, id: 1 };
            })
          : denied(),
      removeReaction: () => this.#call(crashAt, () => void this.reactions.delete(reactionKey)),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the claim uses no other calls
    return api as unknown as CommentsApi;
  }

  #snapshot(time: number): readonly ThreadComment[] {
    return this.#comments.flatMap(({ id, versions }) => {
      const body = versions.findLast(({ at }) => at <= time)?.body;
      return body === undefined ? [] : [toComment(id, body)];
    });
  }
}

const FAILED = { ok: false, error: { kind: 'no-response', detail: 'connection lost' } } as const;
const DENIED = { ok: false, error: { kind: 'status', status: 403, detail: 'forbidden' } } as const;
const JOB = {
  id: 'job_1',
  status: 'active',
  prLink: null,
  model: undefined,
  repository: undefined,
  archivedAt: null,
  raw: {},
};

function toComment(id: number, body: string): ThreadComment {
  return { id, authorId: 1, body, url: '' };
}

/** States without signatures, by number: signing is tested elsewhere, and would take more time than all the rest. */
const states: Submission[] = [];
const codec: StateCodec = {
  encode: (submission) => String(states.push(submission) - 1),
  decode: (body) => {
    const submission = states[Number(body)];
    return submission && { ...LOCATION, commentId: 1, authorId: 1, submission };
  },
  digest: (text) => text,
};
