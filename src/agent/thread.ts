import type { Ask, Fault, ThreadRecord } from '../domain.ts';
import type { Conversation, RecordPlace, Seal, ThreadComment } from '../ports.ts';
import { sameTrigger } from '../request/continue.ts';
import { OUR_MARK } from '../request/decide.ts';
import { refusal } from './send-once.ts';

/** Where a thread's memory belongs. */
export type ThreadPlace = Omit<RecordPlace, 'commentId' | 'authorId'>;

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
  /** The first line of a comment that may have been made, though no answer said so. */
  #unanswered: string | undefined;
  readonly #conversation: Conversation;
  readonly #seal: Seal;

  constructor({
    place,
    conversation,
    seal,
  }: Readonly<{ place: ThreadPlace; conversation: Conversation; seal: Seal }>) {
    this.place = place;
    this.#conversation = conversation;
    this.#seal = seal;
  }

  /** Finds the status comment among all comments of the thread; with several, the first one counts. */
  recall(comments: readonly ThreadComment[]): void {
    const ours = comments.filter(({ body }) => body.startsWith(OUR_MARK));
    const readings = ours.map((comment) => ({ comment, reading: this.#read(comment) }));
    const found = readings.find(({ reading }) => reading.kind === 'verified');
    this.comment = found?.comment;
    this.record = found?.reading.kind === 'verified' ? found.reading.record : undefined;
    this.bare = readings.flatMap(({ reading }) => (reading.kind === 'intent-only' ? [reading.record] : []));
  }

  /** Reads all comments again, and what they remember. */
  async refresh(): Promise<Fault | undefined> {
    const listed = await this.#conversation.list(this.place.thread);
    if (!listed.ok) return listed.fault;
    this.recall(listed.value);
    return undefined;
  }

  /** Reads the status comment again; when it was deleted, the next write makes a new one with what is remembered. */
  async reread(): Promise<void> {
    if (this.comment === undefined) return;
    const read = await this.#conversation.read(this.comment.id);
    if (!read.ok) return;
    this.comment = read.value;
    const reading = read.value && this.#read(read.value);
    if (reading?.kind === 'verified') this.record = reading.record;
  }

  /**
   * Puts an ask into the record (in the place of the one with the same trigger) and writes the comment, `render` being what
   * people see. Gives the fault back where that is impossible: telling never stops a run.
   */
  async save(
    ask: Ask,
    more: Readonly<{
      render: (record: ThreadRecord) => string;
      waitUntil: string | null;
      covered?: string | undefined;
    }>,
  ): Promise<Fault | undefined> {
    const before = this.record ?? this.#blank();
    const at = before.asks.findIndex(({ trigger }) => sameTrigger(trigger, ask.trigger));
    const later = at < 0 ? [] : before.asks.slice(at + 1);
    // What people see is about the latest ask that has a job; an earlier one that was taken up again changes the record alone.
    const isShown = later.every(({ job }) => job === null);
    this.record = {
      ...before,
      waitUntil: isShown ? more.waitUntil : before.waitUntil,
      covered: more.covered ?? before.covered,
      asks: at < 0 ? [...before.asks, ask] : before.asks.with(at, ask),
    };
    const kept = isShown || this.comment === undefined ? undefined : visiblePart(this.comment.body);
    return this.#write(ask, (record) => kept ?? more.render(record));
  }

  async #write(ask: Ask, render: (record: ThreadRecord) => string): Promise<Fault | undefined> {
    const unreadable = await this.#findUnanswered();
    if (unreadable !== undefined) return unreadable;
    const { comment } = this;
    if (comment !== undefined) {
      const updated = await this.#conversation.update(comment.id, this.#body(comment, render));
      if (!updated.ok) return updated.fault;
      if (updated.value !== undefined) return undefined;
    }
    const body = this.#body(undefined, render);
    const created = await this.#conversation.create(this.place.thread, body);
    if (!created.ok) {
      if (refusal(created.fault) === undefined) this.#unanswered = firstLine(body);
      return created.fault;
    }
    this.comment = created.value;
    // A record that names no comment cannot be adopted later: where another write need not follow, this one binds it.
    if (ask.state === 'intent') return undefined;
    const bound = await this.#conversation.update(created.value.id, this.#body(created.value, render));
    return bound.ok ? undefined : bound.fault;
  }

  /** A create without an answer may have been carried out: another one is made only where the first is not there. */
  async #findUnanswered(): Promise<Fault | undefined> {
    const line = this.#unanswered;
    if (line === undefined) return undefined;
    const listed = await this.#conversation.list(this.place.thread);
    if (!listed.ok) return listed.fault;
    this.#unanswered = undefined;
    this.comment = listed.value.find(({ body }) => firstLine(body) === line);
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

/** The record is the body's first line. */
function firstLine(body: string): string {
  return body.slice(0, body.indexOf('\n')).trimEnd();
}

function visiblePart(body: string): string {
  return body.slice(body.indexOf('\n') + 1);
}
