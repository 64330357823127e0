/** The ledger in comments: text for people, and the signed entry on the last line. Only one run writes a comment at a time. */
import { isRateLimited, ok, type RequestError, type Result } from '../domain/errors.ts';
import { patienceOf, pause, retry } from '../domain/retry.ts';
import type { Clock, ThreadPage, RepositoryComment, ThreadComment } from '../ports.ts';
import {
  awaitRivalClaim,
  findEarlierClaim,
  isCommandDeleted,
  isRival,
  listWithOwnClaim,
  MAX_BINDING_MS,
  mustYield,
  SETTLE_MS,
  type ClaimTools,
  type ListedComments,
} from './claim.ts';
import { createEntryCodec, isEntryBoundTo, type EntryCodec } from './codec.ts';
import {
  CLAIMED,
  isReadableEntry,
  MAX_UNBOUND_MS,
  type ClaimEntry,
  type Entry,
  type EntryComment,
  type Progress,
  type RequestIdentity,
  type ThreadRef,
} from './entry.ts';
import type {
  BindOptions,
  Binding,
  Claim,
  Claimed,
  Entries,
  FoundEntries,
  Ledger,
  LedgerRepository,
  Listing,
  NewRequest,
  OpenLedger,
  Reach,
  Saved,
  SinceOptions,
} from './ledger.ts';
import {
  findOwnClaim,
  readLedgerEntries,
  toLedgerEntry,
  type EntriesRead,
  type EntryReader,
  type OwnAccounts,
  type Scope,
} from './read-entries.ts';
import { countUnverifiedEntries, listUnsignedKinds } from './unverified.ts';

/** Settings that the ledgers of a run share. */
export type LedgerSettings<P> = Readonly<{
  /** Each line signs, and what one of them has signed counts. */
  keys: readonly string[];
  /** The beginning of an HTML comment, by which the comments of this action are recognised. */
  marker: string;
  /** The workflow run. */
  run: Readonly<{ id: string; attempt: number }>;
  /** Reads a payload; undefined if a newer version of this action has written it. */
  parse: (payload: unknown) => P | undefined;
  /** Returns how far a request has come by its payload; undefined if that does not say it, so that what the ledger knows counts. */
  progressOf: (payload: P) => Progress | undefined;
  /** Renders what a comment shows. */
  render: (entry: Entry<P>) => string;
  clock: Clock;
  /** Ends all waiting. */
  signal: AbortSignal;
  log: (line: string) => void;
}>;

/** Returns a function that opens the ledger of a repository. */
export function createLedgers<P>(
  settings: LedgerSettings<P>,
  codec: EntryCodec = createEntryCodec(settings.keys, settings.marker),
): OpenLedger<P> {
  return (repository) => new CommentLedger(settings, codec, repository);
}

class CommentLedger<P> implements Ledger<P> {
  readonly #settings: LedgerSettings<P>;
  readonly #codec: EntryCodec;
  readonly #reader: EntryReader<P>;
  readonly #repository: LedgerRepository;

  constructor(
    settings: LedgerSettings<P>,
    codec: EntryCodec,
    repository: LedgerRepository,
  ) {
    this.#settings = settings;
    this.#codec = codec;
    this.#reader = { ...settings, codec };
    this.#repository = repository;
  }

  async read(
    thread: ThreadRef,
    reach: Reach<P>,
    oldest?: Promise<Result<ThreadPage>>,
  ): Promise<Result<Entries<P>>> {
    let begun = oldest;
    const readOnce = () => {
      const entries = this.#readThread(thread, reach, begun);
      // After an error, the page is read again.
      begun = undefined;
      return entries;
    };
    return retry(readOnce, patienceOf(this.#settings));
  }

  async since(
    date: Date,
    { maxPages, project, commentTag }: SinceOptions,
  ): Promise<Listing<P>> {
    const ours = new Map<number, RepositoryComment>();
    const read = new Set<number>();
    let isComplete = false;
    let listedAt: number | undefined;
    let problem: RequestError | undefined;
    for await (const page of this.#repository.comments.pagesSince(date, maxPages)) {
      if (!page.ok) {
        problem = page.error;
        break;
      }
      // A page may repeat comments of the one before.
      for (const comment of page.value.comments) {
        read.add(comment.id);
        if (this.#isOurs(comment)) ours.set(comment.id, comment);
      }
      isComplete = page.value.isLast;
      listedAt ??= page.value.listedAt;
      if (this.#settings.signal.aborted) break;
    }
    const comments = [...ours.values()];
    const scope = { repositoryId: this.#repository.id, project, commentTag };
    return {
      ...this.#readAndCount(comments, scope, 'with-entries'),
      comments,
      listedAt,
      read: read.size,
      isComplete,
      problem,
    };
  }

  async refresh(entry: Entry<P>): Promise<Result<Entry<P> | undefined>> {
    const read = await this.#repository.comments.read(commentRef(entry));
    if (!read.ok) return read;
    const text = read.value;
    if (text === undefined) return ok(undefined);
    const place = { repositoryId: this.#repository.id, thread: entry.thread.number };
    const verified = this.#codec.decode(text, place);
    if (verified === undefined || !isEntryBoundTo(verified, text)) {
      return ok({ ...entry, isBound: false, revision: text.body });
    }
    const comment = { ...entry.comment, ...text };
    const found = toLedgerEntry(comment, verified, this.#reader);
    return ok(isReadableEntry(found) ? { ...found, isOwn: entry.isOwn } : undefined);
  }

  async find(
    thread: ThreadRef,
    claimId: string,
    patience = patienceOf(this.#settings),
  ): Promise<Result<Entry<P> | undefined>> {
    const listed = await retry(() => this.#listThread(thread), patience);
    if (!listed.ok) return listed;
    const own = findOwnClaim(listed.value, this.#reader, this.#scopeOf(thread), claimId);
    if (own === undefined || !isReadableEntry(own)) return ok(undefined);
    return ok({ ...own, isOwn: true });
  }

  async claim(
    { thread, claims }: Entries<P>,
    newRequest: NewRequest,
    payload: P,
  ): Promise<Claim<P>> {
    const { run, clock, signal } = this.#settings;
    const request = { ...newRequest, run: run.id, attempt: run.attempt };
    const tools = this.#claimTools(thread);
    const { previous, superseded } = await findEarlierClaim(tools, claims, request);
    if (previous !== undefined) return { kind: 'previous', entry: previous };

    const created = await this.#createClaim(thread, request, payload);
    if (created.ok) {
      const createdAt = clock.now();
      const claimed = { entry: created.value, request, createdAt, superseded };
      return { kind: 'claimed', claimed };
    }
    if (signal.aborted) return { kind: 'cancelled' };
    return { kind: 'not-created', error: created.error };
  }

  async bind(claimed: Claimed<P>, options: BindOptions<P> = {}): Promise<Binding<P>> {
    const binding = await this.#tryToBind(claimed, options);
    if (binding.kind !== 'not-sent' || binding.own === undefined) return binding;
    // It would say for ever that the request is being sent. A binding that takes effect late finds no comment.
    const isRemoved = await this.remove(binding.own);
    return isRemoved ? { ...binding, own: undefined } : binding;
  }

  async #tryToBind(
    claimed: Claimed<P>,
    { stillWanted, command, payload }: BindOptions<P>,
  ): Promise<Binding<P>> {
    const { clock, signal } = this.#settings;
    const { entry: own, createdAt } = claimed;
    const tools = this.#claimTools(own.thread);
    // By then, every comment with a lower id is visible.
    const ageMs = clock.now() - createdAt;
    await clock.sleep(Math.max(0, SETTLE_MS - ageMs), signal);
    const listed = await listWithOwnClaim(tools, claimed);
    if (signal.aborted) return { kind: 'cancelled', own };
    if (!listed.ok) {
      const { error } = listed;
      const why = error === undefined ? 'not-listed' : 'fault';
      return { kind: 'not-sent', why, own, error };
    }
    const rivals = listed.value.claims.filter((each) => isRival(each, claimed));
    if (mustYield(rivals, claimed)) {
      const isRemoved = await this.remove(own);
      const rival = await awaitRivalClaim(tools, claimed, rivals);
      const yielded = endYielded(claimed, rival, isRemoved ? undefined : own);
      if (yielded.kind === 'previous' && !isRemoved) await this.remove(own);
      return yielded;
    }
    if (command !== undefined && (await isCommandDeleted(tools, listed.value, command))) {
      return { kind: 'not-sent', why: 'command-deleted', own };
    }
    if (stillWanted !== undefined && !(await stillWanted())) {
      return { kind: 'not-sent', why: 'unwanted', own };
    }
    if (signal.aborted) return { kind: 'cancelled', own };
    if (payload === undefined) return this.#bindOwn(own);
    const listedCommand = command && listed.value.texts.get(command.id);
    return this.#bindOwn({ ...own, payload: payload(listedCommand) });
  }

  async add(thread: ThreadRef, payload: P): Promise<Result<Entry<P>>> {
    const created = await this.#createOnce(this.#draft(thread, null, payload));
    if (!created.ok) return created;
    const bound = { ...created.value, isBound: true };
    const body = this.#signedBody(bound);
    const updated = await this.#repository.comments.update(bound.comment.id, body);
    if (!updated.ok) return updated;
    return ok({ ...bound, revision: body });
  }

  async save(
    entry: Entry<P>,
    payload: P,
    keyLine: number = entry.keyLine,
  ): Promise<Saved<P>> {
    const { comments, warn } = this.#repository;
    if (!entry.isOwn) {
      const read = await comments.read(commentRef(entry));
      if (!read.ok) {
        warn('The status comment could not be read', read.error);
        return { kind: 'failed' };
      }
      if (read.value?.body !== entry.revision) return { kind: 'changed' };
    }
    const next: Entry<P> = {
      ...entry,
      ...CLAIMED,
      sent: entry.sent,
      ...this.#settings.progressOf(payload),
      payload,
      keyLine,
      isBound: true,
      isOwn: true,
    };
    const body = this.#signedBody(next);
    const updated = await comments.update(entry.comment.id, body);
    if (!updated.ok) {
      warn('The status comment could not be written', updated.error);
      return { kind: 'failed' };
    }
    return { kind: 'saved', entry: { ...next, revision: body } };
  }

  async remove({ comment }: Pick<ClaimEntry<P>, 'comment'>): Promise<boolean> {
    const removed = await this.#repository.comments.remove(comment.id);
    return removed.ok;
  }

  #isOurs({ body }: ThreadComment): boolean {
    return body.includes(this.#settings.marker);
  }

  #readEntries(
    comments: readonly RepositoryComment[],
    scope: Scope,
    ownAccounts?: OwnAccounts,
  ): EntriesRead<P> {
    return readLedgerEntries(comments, this.#reader, scope, ownAccounts);
  }

  /** Reads the entries in comments, and counts those that do not count although they look like ours. */
  #readAndCount(
    comments: readonly RepositoryComment[],
    scope: Scope,
    ownAccounts?: OwnAccounts,
  ): FoundEntries<P> {
    const found = this.#readEntries(comments, scope, ownAccounts);
    const unverified = countUnverifiedEntries(
      comments,
      this.#codec,
      scope,
      found.entries,
    );
    return { ...found, unverified };
  }

  /** Returns where the entries of a thread are looked for. */
  #scopeOf({ project, commentTag }: ThreadRef) {
    const { id: repositoryId, countsAllUses = false } = this.#repository;
    return countsAllUses ? { repositoryId } : { repositoryId, project, commentTag };
  }

  /** Reads a thread page by page, until it has all that the request can need. */
  async #readThread(
    thread: ThreadRef,
    reach: Reach<P>,
    oldest: Promise<Result<ThreadPage>> | undefined,
  ): Promise<Result<Entries<P>>> {
    const { comments } = this.#repository;
    if (reach === 'oldest') {
      const listed = await comments.oldest(thread.number);
      if (!listed.ok) return listed;
      return ok(this.#toEntries(thread, listed.value.comments, NOT_REACHED));
    }
    const { eventAt, isEnough } = reach;
    const entries: Entry<P>[] = [];
    const found = new Map<number, ThreadComment>();
    let isComplete = false;
    let reachesEvent = false;
    let listedAt: number | undefined;
    for await (const page of comments.newestPages(thread.number, { oldest })) {
      if (!page.ok) return page;
      // The texts of other people are not kept.
      const ours = page.value.comments.filter((each) => this.#isOurs(each));
      for (const comment of ours) found.set(comment.id, comment);
      isComplete = page.value.isLast;
      listedAt ??= page.value.listedAt;
      if (isEnough !== undefined) {
        const read = this.#readEntries(placeIn(thread, ours), this.#scopeOf(thread));
        entries.push(...read.entries);
      }
      const isOlder = eventAt !== undefined && areOlder(page.value.comments, eventAt);
      const hasAll = isOlder && (isEnough === undefined || isEnough(entries));
      reachesEvent = isComplete || hasAll;
      if (reachesEvent) break;
    }
    const extent = { isComplete, reachesEvent, listedAt };
    return ok(this.#toEntries(thread, found.values(), extent));
  }

  #toEntries(
    thread: ThreadRef,
    found: Iterable<ThreadComment>,
    extent: Pick<Entries<P>, 'isComplete' | 'reachesEvent' | 'listedAt'>,
  ): Entries<P> {
    const comments = placeIn(thread, found);
    comments.sort((one, other) => one.id - other.id);
    const scope = this.#scopeOf(thread);
    const anyTag = { ...scope, commentTag: undefined };
    const { entries: ofAnyTag } = this.#readEntries(comments, anyTag);
    return {
      ...extent,
      ...this.#readAndCount(comments, scope),
      thread,
      comments,
      ofAnyTag,
      unsignedKinds: listUnsignedKinds(comments, this.#codec, scope, ofAnyTag),
    };
  }

  #claimTools(thread: ThreadRef): ClaimTools<P> {
    return {
      ...this.#settings,
      list: (since, ownAccount) => this.#listClaims(thread, since, ownAccount),
      isGone: async (id) => {
        const command = { kind: 'comment', id, thread: thread.number } as const;
        const read = await this.#repository.comments.read(command);
        return read.ok && read.value === undefined;
      },
    };
  }

  /** Lists the comments since ten minutes before another one, and the claims in them. */
  async #listClaims(
    thread: ThreadRef,
    { createdAt }: EntryComment,
    ownAccount: number | undefined,
  ): Promise<Result<ListedComments<P>>> {
    const time = Date.parse(createdAt) - MAX_UNBOUND_MS;
    const since = new Date(Number.isNaN(time) ? 0 : time);
    const listed = await retry(
      () => this.#listThread(thread, since),
      patienceOf(this.#settings),
    );
    if (!listed.ok) return listed;
    const { claims } = this.#readEntries(listed.value, this.#scopeOf(thread), ownAccount);
    const texts = new Map(listed.value.map(({ id, body }) => [id, body]));
    return ok({ since: since.getTime(), texts, claims });
  }

  /** Lists the comments since, or all of them, at most 2,500. */
  async #listThread(
    thread: ThreadRef,
    since?: Date,
  ): Promise<Result<readonly RepositoryComment[]>> {
    const found: ThreadComment[] = [];
    const pages = this.#repository.comments.newestPages(thread.number, { since });
    for await (const page of pages) {
      if (!page.ok) return page;
      found.push(...page.value.comments);
    }
    return ok(placeIn(thread, found));
  }

  async #createClaim(
    thread: ThreadRef,
    request: RequestIdentity,
    payload: P,
  ): Promise<Result<Entry<P>>> {
    const { clock, signal } = this.#settings;
    const draft = this.#draft(thread, request, payload);
    const patience = patienceOf(this.#settings);
    for (;;) {
      const created = await this.#createOnce(draft);
      if (created.ok || !(await pause(created.error, patience))) return created;
      // GitHub has not processed a request that was over a limit.
      if (isRateLimited(created.error)) continue;
      const found = await this.find(thread, request.claimId, patience);
      if (!found.ok) return created;
      if (found.value === undefined) continue;
      // This may be a copy by somebody else. By then, the own comment is visible, which is older.
      await clock.sleep(SETTLE_MS, signal);
      const own = await this.find(thread, request.claimId, patience);
      if (!own.ok) return created;
      if (own.value !== undefined) return ok(own.value);
    }
  }

  async #createOnce(draft: Entry<P>): Promise<Result<Entry<P>>> {
    const body = this.#signedBody(draft);
    const created = await this.#repository.comments.create(draft.thread.number, body);
    if (!created.ok) return created;
    const { id, authorId, url, createdAt } = created.value;
    return ok({ ...draft, comment: { id, authorId, url, createdAt }, revision: body });
  }

  async #bindOwn(own: Entry<P>): Promise<Binding<P>> {
    const bound: Entry<P> = { ...own, sent: 'perhaps', isBound: true };
    const body = this.#signedBody(bound);
    const patience = patienceOf(this.#settings);
    for (;;) {
      const updated = await this.#repository.comments.update(own.comment.id, body);
      if (updated.ok) {
        if (updated.value === undefined) return { kind: 'not-sent', why: 'deleted' };
        if (!isInTime(updated.value)) return { kind: 'not-sent', why: 'too-late', own };
        return { kind: 'bound', entry: { ...bound, revision: body } };
      }
      // The run has just created the comment, so that it may not write it is a fault, too.
      if (await pause({ ...updated.error, isRefusal: false }, patience)) continue;
      if (this.#settings.signal.aborted) return { kind: 'cancelled', own };
      return { kind: 'not-sent', why: 'fault', own, error: updated.error };
    }
  }

  /** Returns an entry whose comment does not exist yet. */
  #draft(thread: ThreadRef, request: RequestIdentity | null, payload: P): Entry<P> {
    // An entry that claims nothing copies a request that was sent.
    const sent = request === null ? 'yes' : 'no';
    return {
      ...CLAIMED,
      sent,
      ...this.#settings.progressOf(payload),
      repositoryId: this.#repository.id,
      thread,
      request,
      payload,
      comment: NO_COMMENT,
      isBound: false,
      isOwn: true,
      keyLine: 0,
      revision: '',
    };
  }

  /** Renders a comment with its entry. One that is bound to no comment counts as not sent in every other run. */
  #signedBody(entry: Entry<P>): string {
    const { comment, isBound } = entry;
    const signed = {
      repositoryId: entry.repositoryId,
      thread: entry.thread,
      request: entry.request,
      sent: entry.sent,
      payload: entry.payload,
      commentId: isBound ? comment.id : null,
      authorId: isBound ? comment.authorId : null,
    };
    const lines = [
      this.#settings.render(entry),
      this.#codec.encode(signed, entry.keyLine),
    ];
    const isSent = isBound && entry.sent !== 'no';
    if (isSent) lines.unshift(this.#codec.sentLine(entry.thread, comment.id));
    return `${lines.join('\n')}\n`;
  }
}

/** Returns how a run ends that has yielded to another one; undefined if that one came to nothing. */
function endYielded<P>(
  { request }: Claimed<P>,
  rival: ClaimEntry<P> | undefined,
  left: Entry<P> | undefined,
): Binding<P> {
  const notSent = { kind: 'not-sent', why: 'other-run', own: left } as const;
  if (rival === undefined) return notSent;
  const isSame = rival.request?.digest === request.digest;
  // A run that has bound its entry may have sent. Otherwise, nothing was sent.
  if (isSame && !rival.isBound) return notSent;
  return { kind: 'previous', entry: rival };
}

const NOT_REACHED = { isComplete: false, reachesEvent: false, listedAt: undefined };
const NO_COMMENT = { id: 0, authorId: 0, url: '', createdAt: '' };

function commentRef({ comment, thread }: Entry<unknown>) {
  return { kind: 'comment', id: comment.id, thread: thread.number } as const;
}

function placeIn(
  { number }: ThreadRef,
  comments: Iterable<ThreadComment>,
): RepositoryComment[] {
  return [...comments].map((comment) => ({ ...comment, thread: number }));
}

/** Compares times of GitHub, which are in whole seconds. */
function areOlder(comments: readonly ThreadComment[], time: number): boolean {
  if (comments.length === 0) return false;
  return comments.every(({ createdAt }) => Date.parse(createdAt) < time);
}

/** Returns whether a comment was bound in time, by GitHub's clock. Unreadable times confirm nothing. */
function isInTime({ createdAt, updatedAt }: ThreadComment): boolean {
  const tookMs = Date.parse(updatedAt) - Date.parse(createdAt);
  return tookMs <= MAX_BINDING_MS;
}
