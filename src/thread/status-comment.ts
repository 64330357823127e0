import type { Answer, Ask, Fault, ThreadRecord, Trigger } from '../domain.ts';
import type { Clock, Conversation, RecordPlace, Seal, ThreadComment } from '../ports.ts';
import { sameTrigger } from '../trigger/trigger-id.ts';
import { withOtherAsks, type Asks } from '../report/history.ts';
import { OUR_MARK } from '../trigger/event-filter.ts';
import { mergeRecords } from './merge.ts';
import { refusal } from '../job/send-once.ts';

/** What was read so long ago is read again before it is written to. */
const STALE_MS = 1000;

/** Where a thread's memory belongs. */
export type ThreadPlace = Required<Omit<RecordPlace, 'commentId' | 'authorId'>>;

/**
 * The status comment of one thread and the signed record in it. Read once, then written a few times; before each write it is
 * read again, so that what other runs have remembered in the meantime is kept.
 */
export class Thread {
  readonly place: ThreadPlace;
  /** Our own record; undefined before the first write to a thread without one. */
  record: ThreadRecord | undefined;
  /** Intents in comments that do not carry a bound record: they may hold an ask back, no more. */
  bare: readonly ThreadRecord[] = [];
  comment: ThreadComment | undefined;
  /** What other uses have asked in this thread: those of another key or project. */
  #elsewhere: readonly Ask[] = [];
  /** The comment that this run has made, as long as no more than its intent stands in it. */
  #made: ThreadComment | undefined;
  /** Whether a comment of ours may be there of which GitHub's answer was lost. */
  #mayBeThere = false;
  #readAt = -Infinity;
  /** Until when this run has said that it waits. */
  #waitUntil: string | undefined;
  readonly #conversation: Conversation;
  readonly #seal: Seal;
  readonly #clock: Clock;

  constructor({
    place,
    conversation,
    seal,
    clock,
  }: Readonly<{ place: ThreadPlace; conversation: Conversation; seal: Seal; clock: Clock }>) {
    this.place = place;
    this.#conversation = conversation;
    this.#seal = seal;
    this.#clock = clock;
  }

  /** Finds the status comment among all comments of the thread; with several, the first one is written to. */
  recall(comments: readonly ThreadComment[]): void {
    this.#readAt = this.#clock.now();
    const ours = comments.filter(({ body }) => body.startsWith(OUR_MARK));
    const readings = ours.map((comment) => ({ comment, reading: this.#read(comment) }));
    const verified = readings.flatMap(({ comment, reading }) =>
      reading.kind === 'verified' ? [{ comment, record: reading.record }] : [],
    );
    this.comment = verified[0]?.comment ?? comments.find(({ id }) => id === this.#made?.id);
    this.record = verified
      .map(({ record }) => record)
      .reduce<ThreadRecord | undefined>(
        (merged, record) => (merged === undefined ? record : mergeRecords(merged, record)),
        undefined,
      );
    this.bare = readings.flatMap(({ reading }) => (reading.kind === 'intent-only' ? [reading.record] : []));
    this.#elsewhere = readings.flatMap(({ comment, reading }) =>
      reading.kind === 'none' ? this.#readOther(comment) : [],
    );
  }

  /** The same for the same text. */
  digest(text: string): string {
    return this.#seal.digest(text);
  }

  /** All that the thread's comments remember of us, in their order. */
  standing(): readonly Ask[] {
    return [...(this.record?.asks ?? []), ...this.bare.flatMap(({ asks }) => asks)];
  }

  /** Whether another use has asked for the very same trigger: two uses may hear one comment. */
  isAskedElsewhere(trigger: Trigger): boolean {
    return this.#elsewhere.some((ask) => sameTrigger(ask.trigger, trigger));
  }

  /** Deletes the comment that this run has made, where another run's has become the status comment since. */
  async dropSurplus(): Promise<Fault | undefined> {
    const made = this.#made;
    if (made === undefined || this.comment === undefined || this.comment.id === made.id) return undefined;
    this.#made = undefined;
    const removed = await this.#conversation.remove(made.id);
    return removed.ok ? undefined : removed.fault;
  }

  /** Takes a comment that this very run has made, and that names itself in no record yet, for the status comment. */
  async take(commentId: number): Promise<void> {
    if (this.comment !== undefined) return;
    const read = await this.#conversation.read(commentId);
    if (read.ok) this.comment = read.value;
  }

  /** Says that this very run may have made a comment which it does not know of: the next write looks for it. */
  suspectComment(): void {
    this.#mayBeThere = this.comment === undefined;
  }

  /** Reads all comments again, and what they remember. */
  async refresh(): Promise<Fault | undefined> {
    const listed = await this.#conversation.list(this.place.thread);
    if (!listed.ok) return listed.fault;
    this.recall(listed.value);
    return undefined;
  }

  /** Reads again what the status comment remembers; when it was deleted, the next write notices. */
  async reread(): Promise<Fault | undefined> {
    const read = await this.#readAgain();
    return read.ok ? undefined : read.fault;
  }

  /** The same, unless it was read a moment ago. */
  async rereadIfStale(): Promise<void> {
    if (this.#clock.now() - this.#readAt > STALE_MS) await this.reread();
  }

  /** Reads it again as well; false where another run has written over what stood there of this ask. */
  async stillKnows({ trigger, state }: Ask): Promise<boolean> {
    const read = await this.#readAgain();
    const record = read.ok ? read.value : undefined;
    return record?.asks.some((ask) => sameTrigger(ask.trigger, trigger) && ask.state === state) ?? true;
  }

  /** The record as it stands in the status comment now, where there is one. */
  async #readAgain(): Promise<Answer<ThreadRecord | undefined>> {
    if (this.comment === undefined) return { ok: true, value: undefined };
    const read = await this.#conversation.read(this.comment.id);
    if (!read.ok) return read;
    this.#readAt = this.#clock.now();
    return { ok: true, value: read.value && this.#takeIn(read.value) };
  }

  /** Adds what the status comment remembers to what we know; gives what it remembers. */
  #takeIn(comment: ThreadComment): ThreadRecord | undefined {
    this.comment = comment;
    const reading = this.#read(comment);
    if (reading.kind !== 'verified') return undefined;
    const { record } = reading;
    this.record = this.record === undefined ? record : mergeRecords(this.record, record);
    // Whoever waits has written so: what stands is what holds.
    this.record = { ...this.record, waitUntil: record.waitUntil };
    return record;
  }

  /**
   * Puts an ask into the record; the next write writes it. It takes the place of the one with the same trigger, or the last one
   * where it is asked anew.
   */
  put(ask: Ask): ThreadRecord {
    const record = this.record ?? this.#blank();
    const at = record.asks.findIndex(({ trigger }) => sameTrigger(trigger, ask.trigger));
    const isNew = ask.state === 'intent' && record.asks[at]?.state !== 'intent';
    const asks =
      at < 0 || isNew ? [...record.asks.filter((_, index) => index !== at), ask] : record.asks.with(at, ask);
    this.record = { ...record, asks };
    return this.record;
  }

  /**
   * Puts an ask into the record and writes the comment, `render` being what people see of it. Gives the fault back where that
   * is impossible: telling never stops a run.
   */
  async save(
    ask: Ask,
    more: Readonly<{
      render: (asks: Asks) => string;
      runUrl: string;
      serverUrl: URL;
      waitUntil: string | null;
      covered?: string | undefined;
    }>,
  ): Promise<Fault | undefined> {
    const { asks, ...before } = this.put(ask);
    const at = asks.indexOf(ask);
    // What people see is about the latest ask that has a job; what becomes of an earlier one stands in the list of the others.
    const shown = asks.slice(at + 1).findLast(({ job }) => job !== null) ?? ask;
    this.record = {
      ...before,
      waitUntil: this.#waitUntilWith(before.waitUntil, more.waitUntil),
      covered: more.covered ?? before.covered,
      asks,
    };
    const { runUrl, serverUrl, render } = more;
    const kept = shown === ask || this.comment === undefined ? undefined : visiblePart(this.comment.body);
    return this.#write(ask, ({ asks }) => {
      const told = { asks, runUrl, serverUrl };
      return kept === undefined ? render({ ...told, ask }) : withOtherAsks(kept, { ...told, ask: shown });
    });
  }

  /** Says from now on that a run waits until then, as the main step of this run has said. */
  expectWaiting(until: string | undefined): void {
    this.#waitUntil = until;
  }

  /** Several runs may wait in one thread: the latest counts, and each takes back no more than its own word. */
  #waitUntilWith(standing: string | null, wanted: string | null): string | null {
    if (wanted === null) return standing === this.#waitUntil ? null : standing;
    this.#waitUntil = wanted;
    return standing !== null && standing > wanted ? standing : wanted;
  }

  async #write(ask: Ask, render: (record: ThreadRecord) => string): Promise<Fault | undefined> {
    if (this.#mayBeThere) {
      const fault = await this.#findLost();
      if (fault !== undefined) return fault;
    }
    const { comment } = this;
    if (comment !== undefined) {
      if (ask.state !== 'intent') this.#made = undefined;
      const updated = await this.#conversation.update(comment.id, this.#body(comment, render));
      if (!updated.ok) return updated.fault;
      if (updated.value !== undefined) return undefined;
    }
    const created = await this.#conversation.create(this.place.thread, this.#body(undefined, render));
    if (!created.ok) {
      this.#mayBeThere = refusal(created.fault) === undefined;
      return created.fault;
    }
    this.comment = created.value;
    if (ask.state === 'intent') {
      this.#made = created.value;
      return undefined;
    }
    // A record that names no comment cannot be adopted later: where another write need not follow, this one binds it.
    const bound = await this.#conversation.update(created.value.id, this.#body(created.value, render));
    return bound.ok ? undefined : bound.fault;
  }

  /**
   * Looks for a comment whose answer was lost, so that there are never two. It is the first that carries our intent: before
   * it there was none to copy.
   */
  async #findLost(): Promise<Fault | undefined> {
    const listed = await this.#conversation.list(this.place.thread);
    if (!listed.ok) return listed.fault;
    this.#mayBeThere = false;
    const ours = this.record?.asks ?? [];
    const lost = listed.value.find((comment) => {
      const reading = this.#read(comment);
      return (
        reading.kind === 'intent-only' &&
        reading.record.asks.some((found) =>
          ours.some(({ trigger, run }) => sameTrigger(trigger, found.trigger) && run === found.run),
        )
      );
    });
    if (lost === undefined || lost.id === this.comment?.id) return undefined;
    if (this.comment === undefined) this.comment = lost;
    // Another run's has become the status comment meanwhile.
    else await this.#conversation.remove(lost.id);
    return undefined;
  }

  #body(comment: ThreadComment | undefined, render: (record: ThreadRecord) => string): string {
    const record: ThreadRecord = {
      ...(this.record ?? this.#blank()),
      commentId: comment?.id ?? null,
      authorId: comment?.authorId ?? null,
    };
    return `${this.#seal.write(record)}\n${render(record)}`;
  }

  #read(comment: ThreadComment): ReturnType<Seal['read']> {
    return this.#seal.read(comment.body, {
      ...this.place,
      commentId: comment.id,
      authorId: comment.authorId,
    });
  }

  #readOther({ id: commentId, authorId, body }: ThreadComment): readonly Ask[] {
    const { repositoryId, thread } = this.place;
    const reading = this.#seal.read(body, { repositoryId, thread, commentId, authorId });
    return reading.kind === 'none' ? [] : reading.record.asks;
  }

  #blank(): ThreadRecord {
    const { repositoryId, thread, threadKey, project } = this.place;
    return {
      version: 1,
      repositoryId,
      thread,
      threadKey,
      project,
      commentId: null,
      authorId: null,
      waitUntil: null,
      covered: null,
      asks: [],
      forgotten: null,
    };
  }
}

function visiblePart(body: string): string {
  return body.slice(body.indexOf('\n') + 1);
}
