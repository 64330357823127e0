import type { Result, Submission, RequestError, ThreadState, Trigger } from '../domain.ts';
import type { Clock, CommentsApi, StateLocation, StateCodec, ThreadComment } from '../ports.ts';
import { isSameTrigger } from '../trigger/trigger-id.ts';
import { replaceHistory, type History } from '../report/history.ts';
import { COMMENT_MARKER } from '../trigger/event-filter.ts';
import { mergeStates } from './merge.ts';
import { rejectionReason } from '../job/send-once.ts';

/** What was read so long ago is read again before it is written to. */
const STALE_MS = 1000;

/** Where a thread's memory belongs. */
export type ThreadRef = Required<Omit<StateLocation, 'commentId' | 'authorId'>>;

/**
 * The status comment of one thread and the signed record in it. Read once, then written a few times; before each write it is
 * read again, so that what other runs have remembered in the meantime is kept.
 */
export class StatusComment {
  readonly ref: ThreadRef;
  /** Our own record; undefined before the first write to a thread without one. */
  state: ThreadState | undefined;
  /** Intents in comments that do not carry a bound record: they may hold an ask back, no more. */
  pendingClaims: readonly ThreadState[] = [];
  comment: ThreadComment | undefined;
  /** What other uses have asked in this thread: those of another key or project. */
  #otherKeys: readonly Submission[] = [];
  /** The comment that this run has made, as long as no more than its intent stands in it. */
  #createdComment: ThreadComment | undefined;
  /** Whether a comment of ours may be there of which GitHub's answer was lost. */
  #createUncertain = false;
  #readAt = -Infinity;
  /** Until when this run has said that it waits. */
  #waitUntil: string | undefined;
  readonly #commentsApi: CommentsApi;
  readonly #codec: StateCodec;
  readonly #clock: Clock;

  constructor({
    ref,
    commentsApi,
    codec,
    clock,
  }: Readonly<{ ref: ThreadRef; commentsApi: CommentsApi; codec: StateCodec; clock: Clock }>) {
    this.ref = ref;
    this.#commentsApi = commentsApi;
    this.#codec = codec;
    this.#clock = clock;
  }

  /** Finds the status comment among all comments of the thread; with several, the first one is written to. */
  load(comments: readonly ThreadComment[]): void {
    this.#readAt = this.#clock.now();
    const ours = comments.filter(({ body }) => body.startsWith(COMMENT_MARKER));
    const readings = ours.map((comment) => ({ comment, reading: this.#read(comment) }));
    const verified = readings.flatMap(({ comment, reading }) =>
      reading.kind === 'verified' ? [{ comment, state: reading.state }] : [],
    );
    this.comment = verified[0]?.comment ?? comments.find(({ id }) => id === this.#createdComment?.id);
    this.state = verified
      .map(({ state }) => state)
      .reduce<ThreadState | undefined>(
        (merged, state) => (merged === undefined ? state : mergeStates(merged, state)),
        undefined,
      );
    this.pendingClaims = readings.flatMap(({ reading }) =>
      reading.kind === 'unbound' ? [reading.state] : [],
    );
    this.#otherKeys = readings.flatMap(({ comment, reading }) =>
      reading.kind === 'none' ? this.#readOtherKey(comment) : [],
    );
  }

  /** The same for the same text. */
  digest(text: string): string {
    return this.#codec.digest(text);
  }

  /** All that the thread's comments remember of us, in their order. */
  allSubmissions(): readonly Submission[] {
    return [
      ...(this.state?.submissions ?? []),
      ...this.pendingClaims.flatMap(({ submissions }) => submissions),
    ];
  }

  /** Whether another use has asked for the very same trigger: two uses may hear one comment. */
  isSubmittedByOtherKey(trigger: Trigger): boolean {
    return this.#otherKeys.some((submission) => isSameTrigger(submission.trigger, trigger));
  }

  /** Deletes the comment that this run has made, where another run's has become the status comment since. */
  async deleteDuplicate(): Promise<RequestError | undefined> {
    const created = this.#createdComment;
    if (created === undefined || this.comment === undefined || this.comment.id === created.id)
      return undefined;
    this.#createdComment = undefined;
    const removed = await this.#commentsApi.remove(created.id);
    return removed.ok ? undefined : removed.error;
  }

  /** Takes a comment that this very run has made, and that names itself in no record yet, for the status comment. */
  async adopt(commentId: number): Promise<void> {
    if (this.comment !== undefined) return;
    const read = await this.#commentsApi.read(commentId);
    if (read.ok) this.comment = read.value;
  }

  /** Says that this very run may have made a comment which it does not know of: the next write looks for it. */
  markPossiblyCreated(): void {
    this.#createUncertain = this.comment === undefined;
  }

  /** Reads all comments again, and what they remember. */
  async reloadAll(): Promise<RequestError | undefined> {
    const listed = await this.#commentsApi.list(this.ref.thread);
    if (!listed.ok) return listed.error;
    this.load(listed.value);
    return undefined;
  }

  /** Reads again what the status comment remembers; when it was deleted, the next write notices. */
  async reload(): Promise<RequestError | undefined> {
    const read = await this.#readAgain();
    return read.ok ? undefined : read.error;
  }

  /** The same, unless it was read a moment ago. */
  async reloadIfStale(): Promise<void> {
    if (this.#clock.now() - this.#readAt > STALE_MS) await this.reload();
  }

  /** Reads it again as well; false where another run has written over what stood there of this ask. */
  async hasSubmission({ trigger, state }: Submission): Promise<boolean> {
    const read = await this.#readAgain();
    const remote = read.ok ? read.value : undefined;
    return (
      remote?.submissions.some(
        (submission) => isSameTrigger(submission.trigger, trigger) && submission.state === state,
      ) ?? true
    );
  }

  /** The record as it stands in the status comment now, where there is one. */
  async #readAgain(): Promise<Result<ThreadState | undefined>> {
    if (this.comment === undefined) return { ok: true, value: undefined };
    const read = await this.#commentsApi.read(this.comment.id);
    if (!read.ok) return read;
    this.#readAt = this.#clock.now();
    return { ok: true, value: read.value && this.#merge(read.value) };
  }

  /** Adds what the status comment remembers to what we know; gives what it remembers. */
  #merge(comment: ThreadComment): ThreadState | undefined {
    this.comment = comment;
    const reading = this.#read(comment);
    if (reading.kind !== 'verified') return undefined;
    const { state } = reading;
    this.state = this.state === undefined ? state : mergeStates(this.state, state);
    // Whoever waits has written so: what stands is what holds.
    this.state = { ...this.state, waitUntil: state.waitUntil };
    return state;
  }

  /**
   * Puts an ask into the record; the next write writes it. It takes the place of the one with the same trigger, or the last one
   * where it is asked anew.
   */
  upsert(submission: Submission): ThreadState {
    const state = this.state ?? this.#emptyState();
    const at = state.submissions.findIndex(({ trigger }) => isSameTrigger(trigger, submission.trigger));
    const isNew = submission.state === 'pending' && state.submissions[at]?.state !== 'pending';
    const submissions =
      at < 0 || isNew
        ? [...state.submissions.filter((_, index) => index !== at), submission]
        : state.submissions.with(at, submission);
    this.state = { ...state, submissions };
    return this.state;
  }

  /**
   * Puts an ask into the record and writes the comment, `render` being what people see of it. Gives the fault back where that
   * is impossible: telling never stops a run.
   */
  async save(
    submission: Submission,
    more: Readonly<{
      render: (submissions: History) => string;
      runUrl: string;
      serverUrl: URL;
      waitUntil: string | null;
      coveredSha?: string | undefined;
    }>,
  ): Promise<RequestError | undefined> {
    const { submissions, ...before } = this.upsert(submission);
    const at = submissions.indexOf(submission);
    // What people see is about the latest ask that has a job; what becomes of an earlier one stands in the list of the others.
    const shown = submissions.slice(at + 1).findLast(({ job }) => job !== null) ?? submission;
    this.state = {
      ...before,
      waitUntil: this.#waitUntilWith(before.waitUntil, more.waitUntil),
      lastCoveredSha: more.coveredSha ?? before.lastCoveredSha,
      submissions,
    };
    const { runUrl, serverUrl, render } = more;
    const kept =
      shown === submission || this.comment === undefined ? undefined : visiblePart(this.comment.body);
    return this.#write(submission, ({ submissions }) => {
      const update = { submissions, runUrl, serverUrl };
      return kept === undefined
        ? render({ ...update, submission })
        : replaceHistory(kept, { ...update, submission: shown });
    });
  }

  /** Says from now on that a run waits until then, as the main step of this run has said. */
  setWaitingUntil(until: string | undefined): void {
    this.#waitUntil = until;
  }

  /** Several runs may wait in one thread: the latest counts, and each takes back no more than its own word. */
  #waitUntilWith(current: string | null, wanted: string | null): string | null {
    if (wanted === null) return current === this.#waitUntil ? null : current;
    this.#waitUntil = wanted;
    return current !== null && current > wanted ? current : wanted;
  }

  async #write(
    submission: Submission,
    render: (state: ThreadState) => string,
  ): Promise<RequestError | undefined> {
    if (this.#createUncertain) {
      const error = await this.#findUncertainComment();
      if (error !== undefined) return error;
    }
    const { comment } = this;
    if (comment !== undefined) {
      if (submission.state !== 'pending') this.#createdComment = undefined;
      const updated = await this.#commentsApi.update(comment.id, this.#body(comment, render));
      if (!updated.ok) return updated.error;
      if (updated.value !== undefined) return undefined;
    }
    const created = await this.#commentsApi.create(this.ref.thread, this.#body(undefined, render));
    if (!created.ok) {
      this.#createUncertain = rejectionReason(created.error) === undefined;
      return created.error;
    }
    this.comment = created.value;
    if (submission.state === 'pending') {
      this.#createdComment = created.value;
      return undefined;
    }
    // A record that names no comment cannot be adopted later: where another write need not follow, this one binds it.
    const bound = await this.#commentsApi.update(created.value.id, this.#body(created.value, render));
    return bound.ok ? undefined : bound.error;
  }

  /**
   * Looks for a comment whose answer was lost, so that there are never two. It is the first that carries our intent: before
   * it there was none to copy.
   */
  async #findUncertainComment(): Promise<RequestError | undefined> {
    const listed = await this.#commentsApi.list(this.ref.thread);
    if (!listed.ok) return listed.error;
    this.#createUncertain = false;
    const ours = this.state?.submissions ?? [];
    const uncertain = listed.value.find((comment) => {
      const reading = this.#read(comment);
      return (
        reading.kind === 'unbound' &&
        reading.state.submissions.some((found) =>
          ours.some(({ trigger, run }) => isSameTrigger(trigger, found.trigger) && run === found.run),
        )
      );
    });
    if (uncertain === undefined || uncertain.id === this.comment?.id) return undefined;
    if (this.comment === undefined) this.comment = uncertain;
    // Another run's has become the status comment meanwhile.
    else await this.#commentsApi.remove(uncertain.id);
    return undefined;
  }

  #body(comment: ThreadComment | undefined, render: (state: ThreadState) => string): string {
    const state: ThreadState = {
      ...(this.state ?? this.#emptyState()),
      commentId: comment?.id ?? null,
      authorId: comment?.authorId ?? null,
    };
    return `${this.#codec.encode(state)}\n${render(state)}`;
  }

  #read(comment: ThreadComment): ReturnType<StateCodec['decode']> {
    return this.#codec.decode(comment.body, {
      ...this.ref,
      commentId: comment.id,
      authorId: comment.authorId,
    });
  }

  #readOtherKey({ id: commentId, authorId, body }: ThreadComment): readonly Submission[] {
    const { repositoryId, thread } = this.ref;
    const reading = this.#codec.decode(body, { repositoryId, thread, commentId, authorId });
    return reading.kind === 'none' ? [] : reading.state.submissions;
  }

  #emptyState(): ThreadState {
    const { repositoryId, thread, commentTag, project } = this.ref;
    return {
      version: 1,
      repositoryId,
      thread,
      commentTag,
      project,
      commentId: null,
      authorId: null,
      waitUntil: null,
      lastCoveredSha: null,
      submissions: [],
      pruned: null,
    };
  }
}

function visiblePart(body: string): string {
  return body.slice(body.indexOf('\n') + 1);
}
