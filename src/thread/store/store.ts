/**
 * The store of submissions in status comments: text for people, and the signed submission on the last line. Only one run writes a
 * comment at a time.
 */
import { NO_CARE, type CareRecord } from '../../domain/care.ts';
import { COMMENT_MARKER } from '../../domain/comment.ts';
import type { DocsPullRequestState } from '../../domain/docs-pull-request-state.ts';
import { notOk, ok, type Result } from '../../domain/errors.ts';
import type { ShownResult } from '../../domain/run-result.ts';
import type {
  RequestSubmission,
  Submission,
  ThreadLocation,
} from '../../domain/submission.ts';
import { isRateLimited } from '../../http/retry.ts';
import type {
  Clock,
  CommentsSince,
  RepositoryComment,
  ThreadComment,
} from '../../ports.ts';
import {
  renderStatusComment,
  type CommentContext,
} from '../../rendering/status-comment.ts';
import type { WarnOfUnverified } from '../../rendering/unverified-states.ts';
import { MAX_BINDING_MS } from '../claim-states.ts';
import type {
  BindingFailure,
  ClaimState,
  Filter,
  Listing,
  OpenStore,
  ReadComment,
  Reach,
  Saved,
  StatusComment,
  Stored,
  StoreRepository,
  SubmissionStore,
  Thread,
} from '../submission-store.ts';
import { createStateCodec, type StateCodec } from './codec.ts';
import { newestLinkIn, withNewestLink } from './newest-link.ts';
import { withPreview, withPullRequestState } from './docs-pull-request.ts';
import { createPatience, type Patience } from '../patience.ts';
import { byComment, isJobSubmission, leavesNoState } from '../state.ts';
import { readStates } from './states.ts';
import { findUnverifiedStates } from './unverified-states.ts';

/** Settings that the stores of a run share. */
export type StoreSettings = Readonly<{
  run: CommentContext['run'];
  dashboardUrl: CommentContext['dashboardUrl'];
  /** Returns the command word for the hints in a comment; undefined if the workflow runs no commands. */
  commandFor: (submission: Submission) => string | undefined;
  clock: Clock;
  /** Ends all waiting. */
  signal: AbortSignal;
  warnOfUnverified: WarnOfUnverified;
  /** The states in a whole repository that are worth a warning if their signatures are unknown. */
  warnOf: Omit<Filter, 'repositoryId'>;
}>;

/** Returns a function that opens the store of a repository. The first key signs, states by any of them count. */
export function createStores(
  settings: StoreSettings,
  keys: readonly string[],
): OpenStore {
  const codec = createStateCodec(keys);
  return (repository) => openStore(settings, codec, repository);
}

/** Opens the store of a repository. */
export function openStore(
  settings: StoreSettings,
  codec: StateCodec,
  repository: StoreRepository,
): SubmissionStore {
  return new CommentStore(settings, codec, repository);
}

class CommentStore implements SubmissionStore {
  readonly #settings: StoreSettings;
  readonly #codec: StateCodec;
  readonly #repository: StoreRepository;

  constructor(settings: StoreSettings, codec: StateCodec, repository: StoreRepository) {
    this.#settings = settings;
    this.#codec = codec;
    this.#repository = repository;
  }

  async inThread(location: ThreadLocation, reach: Reach): Promise<Result<Thread>> {
    const patience = createPatience(this.#settings);
    return patience.try(() => this.#readThread(location, reach));
  }

  async recent(
    location: ThreadLocation,
    since: Date,
    ownAccount?: number,
  ): Promise<Result<readonly ClaimState[]>> {
    const patience = createPatience(this.#settings);
    const listed = await patience.try(() => this.#listAll(location.thread, since));
    if (!listed.ok) return listed;
    const comments = placeIn(location, listed.value);
    const { claimStates } = readStates(comments, this.#codec, location, ownAccount);
    return ok(claimStates);
  }

  ofProject(
    { repositoryId, thread, project }: ThreadLocation,
    comments: readonly ThreadComment[],
  ): readonly Stored[] {
    const inThread = comments.map((comment) => ({ ...comment, thread }));
    const filter = { repositoryId, project };
    return readStates(inThread, this.#codec, filter, undefined).submissions;
  }

  async editedSince(
    since: Date,
    filter: Filter,
    maxPages: number,
  ): Promise<Result<Listing>> {
    const listed = await this.#repository.comments.listSince(since, maxPages);
    if (!listed.ok) return listed;
    return ok(this.#readListing(listed.value, filter));
  }

  async createdSince(
    since: Date,
    filter: Filter,
    maxPages: number,
  ): Promise<Result<Listing>> {
    const listed = await this.#repository.comments.listCreatedSince(since, maxPages);
    if (!listed.ok) return listed;
    return ok(this.#readListing(listed.value, filter));
  }

  async read(
    place: Filter & Pick<ThreadLocation, 'thread'>,
    commentId: number,
  ): Promise<Result<ReadComment | undefined>> {
    const ref = { kind: 'comment', id: commentId, thread: place.thread } as const;
    const read = await this.#repository.comments.read(ref);
    if (!read.ok) return read;
    if (read.value === undefined) return ok(undefined);
    const { id, authorId, body: revision } = read.value;
    const state = this.#codec.decode(read.value, place);
    const submission = state?.submission;
    const comment = { id, authorId };
    return ok({ comment, submission, revision, keyLine: state?.keyLine ?? 0 });
  }

  async findClaim(
    location: ThreadLocation,
    claimId: string,
  ): Promise<Result<ClaimState | undefined>> {
    const patience = createPatience(this.#settings);
    return this.#findClaim(location, claimId, patience);
  }

  async create(
    location: ThreadLocation,
    submission: RequestSubmission,
  ): Promise<Result<ClaimState>> {
    const body = this.#unboundBody(location, submission, {});
    const patience = createPatience(this.#settings);
    for (;;) {
      const created = await this.#createOnce(location, submission, body);
      if (created.ok || !(await patience.wait(created.error))) return created;
      // GitHub has not processed a request that was over a limit.
      if (isRateLimited(created.error)) continue;
      const own = await this.#findClaim(location, submission.claimId, patience);
      if (!own.ok) return created;
      if (own.value !== undefined) return ok(own.value);
    }
  }

  async createEnded(
    location: ThreadLocation,
    submission: Submission,
    shown: ShownResult,
  ): Promise<Result<Stored>> {
    const body = this.#unboundBody(location, submission, shown);
    return this.#createOnce(location, submission, body);
  }

  async bind(stored: ClaimState): Promise<Result<ClaimState, BindingFailure>> {
    const { comments } = this.#repository;
    const { signal } = this.#settings;
    const body = this.#boundBody(stored, {});
    const patience = createPatience(this.#settings);
    for (;;) {
      const saved = await comments.update(stored.comment.id, body);
      if (saved.ok) return confirmBinding(stored, saved.value);
      // The run has just created the comment, so that it may not write it is a fault, too.
      if (await patience.wait({ ...saved.error, isRefusal: false })) continue;
      if (signal.aborted) return notOk({ kind: 'cancelled' });
      return notOk({ kind: 'github', error: saved.error });
    }
  }

  async save(saved: Saved, shown: ShownResult): Promise<boolean> {
    const body = this.#boundBody(saved, shown);
    return this.#update(saved.comment.id, body);
  }

  async linkToNewest(
    { comment, revision }: Pick<ReadComment, 'comment' | 'revision'>,
    newest: Pick<StatusComment, 'id' | 'url'>,
  ): Promise<void> {
    const body = withNewestLink(revision, newest);
    if (body !== undefined) await this.#update(comment.id, body);
  }

  async showPreview({ comment, revision }: Stored, previewUrl: string): Promise<void> {
    const body = withPreview(revision, previewUrl);
    if (body !== undefined) await this.#update(comment.id, body);
  }

  async showPullRequest(
    stored: Stored,
    state: DocsPullRequestState,
  ): Promise<boolean | undefined> {
    const { location, comment, submission, revision } = stored;
    const command = this.#settings.commandFor(submission);
    const body = withPullRequestState(revision, state, command);
    if (body === undefined) return undefined;
    const read = await this.#readAgain(location, comment);
    if (!read.ok) return false;
    const isUnchanged = read.value?.revision === revision;
    if (!isUnchanged) return undefined;
    return this.#update(comment.id, body);
  }

  async changeCare(
    { location, comment }: Pick<Stored, 'location' | 'comment'>,
    change: (known: CareRecord) => CareRecord | undefined,
  ): Promise<'changed' | 'unchanged' | 'failed'> {
    const read = await this.#readAgain(location, comment);
    if (!read.ok) return 'failed';
    const { submission, revision, keyLine } = read.value ?? {};
    if (submission === undefined || revision === undefined) return 'failed';
    const care = change(submission.care ?? NO_CARE);
    if (care === undefined) return 'unchanged';
    const bound = { ...location, ...bindingTo(comment) };
    const state = this.#codec.encode({ ...submission, care }, bound, keyLine);
    const lines = revision.trimEnd().split(/\r?\n/);
    const shownLines = lines.slice(0, -1);
    const body = [...shownLines, state, ''].join('\n');
    const isUpdated = await this.#update(comment.id, body);
    return isUpdated ? 'changed' : 'failed';
  }

  async remove({ comment }: Stored): Promise<boolean> {
    const removed = await this.#repository.comments.remove(comment.id);
    return removed.ok;
  }

  /** Reads a comment that is about to be edited. A failure is a warning. */
  async #readAgain(
    location: ThreadLocation,
    { id }: Pick<StatusComment, 'id'>,
  ): Promise<Result<ReadComment | undefined>> {
    const { warn } = this.#repository;
    const read = await this.read(location, id);
    if (!read.ok) warn('The status comment could not be read', read.error);
    return read;
  }

  /** Looks for the comment of a claim among the newest ones of the thread. */
  async #findClaim(
    location: ThreadLocation,
    claimId: string,
    patience: Patience,
  ): Promise<Result<ClaimState | undefined>> {
    const listed = await patience.try(() => this.#listAll(location.thread));
    if (!listed.ok) return listed;
    for (const comment of listed.value) {
      const inThread = { ...comment, thread: location.thread };
      // By whatever account it was written.
      const account = comment.authorId;
      const { claimStates } = readStates([inThread], this.#codec, location, account);
      const own = claimStates.find(({ submission }) => submission.claimId === claimId);
      if (own !== undefined) return ok(own);
    }
    return ok(undefined);
  }

  /** Lists the comments since, or the newest 1,000. */
  async #listAll(
    thread: number,
    since?: Date,
  ): Promise<Result<readonly ThreadComment[]>> {
    const found: ThreadComment[] = [];
    for await (const page of this.#repository.comments.newestPages(thread, { since })) {
      if (!page.ok) return page;
      found.push(...page.value.comments);
    }
    return ok(found);
  }

  /** Reads a thread page by page, until it has all that the request can need. */
  async #readThread(
    location: ThreadLocation,
    { eventAt, needsJob, expected }: Reach,
  ): Promise<Result<Thread>> {
    const found = new Map<number, ThreadComment>();
    let isComplete = false;
    let reachesEvent = eventAt === undefined;
    const pages = this.#repository.comments.newestPages(location.thread, { expected });
    for await (const page of pages) {
      if (!page.ok) return page;
      const { comments, isLast } = page.value;
      for (const comment of comments) found.set(comment.id, comment);
      isComplete = isLast;
      const isOlder = eventAt !== undefined && areOlder(comments, eventAt);
      if (isLast || isOlder) reachesEvent = true;
      if (isOlder && (!needsJob || this.#namesJob(location, found))) break;
    }
    return ok(this.#toThread(location, found, { isComplete, reachesEvent }));
  }

  #namesJob(
    location: ThreadLocation,
    found: ReadonlyMap<number, ThreadComment>,
  ): boolean {
    const comments = placeIn(location, found.values());
    const { submissions } = readStates(comments, this.#codec, location, undefined);
    return submissions.some(isJobSubmission);
  }

  #toThread(
    location: ThreadLocation,
    found: ReadonlyMap<number, ThreadComment>,
    extent: Pick<Thread, 'isComplete' | 'reachesEvent'>,
  ): Thread {
    const comments = placeIn(location, found.values());
    comments.sort((one, other) => one.id - other.id);
    const states = readStates(comments, this.#codec, location, undefined);
    const submissions = states.submissions.toSorted(byComment);
    const unverified = findUnverifiedStates(
      comments,
      this.#codec,
      location,
      submissions,
    ).length;
    this.#settings.warnOfUnverified(this.#repository.name, unverified);
    return {
      ...states,
      ...extent,
      location,
      comments,
      submissions,
      unverified,
    };
  }

  #readListing({ comments, isComplete }: CommentsSince, filter: Filter): Listing {
    const { warnOf, warnOfUnverified } = this.#settings;
    const states = readStates(comments, this.#codec, filter, undefined);
    const ofRepository = { ...warnOf, repositoryId: filter.repositoryId };
    const unverified = findUnverifiedStates(
      comments,
      this.#codec,
      ofRepository,
      states.submissions,
    );
    warnOfUnverified(this.#repository.name, unverified.length);
    return { ...states, comments, isComplete };
  }

  async #createOnce<S extends Submission>(
    location: ThreadLocation,
    submission: S,
    body: string,
  ): Promise<Result<Stored<S>>> {
    const created = await this.#repository.comments.create(location.thread, body);
    if (!created.ok) return created;
    const { id, authorId, url, createdAt } = created.value;
    const comment = { id, authorId, url, createdAt };
    const stored = {
      location,
      comment,
      submission,
      isBound: false,
      revision: body,
      keyLine: 0,
    };
    return ok(stored);
  }

  async #update(commentId: number, body: string): Promise<boolean> {
    const { comments, warn } = this.#repository;
    const saved = await comments.update(commentId, body);
    if (!saved.ok) warn('The status comment could not be written', saved.error);
    return saved.ok;
  }

  #unboundBody(
    location: ThreadLocation,
    submission: Submission,
    shown: ShownResult,
  ): string {
    const text = this.#render(location, submission, shown);
    const unbound = { ...location, commentId: null, authorId: null };
    const state = this.#codec.encode(submission, unbound);
    return `${text}\n${state}\n`;
  }

  #boundBody(
    { location, comment, submission, revision, keyLine }: Saved,
    shown: ShownResult,
  ): string {
    let text = this.#render(location, submission, shown);
    const newest = newestLinkIn(revision);
    if (newest !== undefined) text += `\n\n${newest}`;
    if (leavesNoState(submission)) return `${text}\n\n${COMMENT_MARKER} -->\n`;
    const bound = { ...location, ...bindingTo(comment) };
    const state = this.#codec.encode(submission, bound, keyLine);
    return `${text}\n${state}\n`;
  }

  #render(location: ThreadLocation, submission: Submission, shown: ShownResult): string {
    const { run, dashboardUrl, commandFor } = this.#settings;
    const command = commandFor(submission);
    return renderStatusComment(submission, shown, {
      run,
      location,
      command,
      dashboardUrl,
    });
  }
}

function placeIn(
  { thread }: ThreadLocation,
  comments: Iterable<ThreadComment>,
): RepositoryComment[] {
  return [...comments].map((comment) => ({ ...comment, thread }));
}

/** Compares times of GitHub, which are in whole seconds. */
function areOlder(comments: readonly ThreadComment[], time: number): boolean {
  if (comments.length === 0) return false;
  return comments.every(({ createdAt }) => Date.parse(createdAt) < time);
}

/** Returns the part of a state that binds it to a comment. */
function bindingTo({ id, authorId }: Pick<StatusComment, 'id' | 'authorId'>) {
  return { commentId: id, authorId };
}

function confirmBinding(
  stored: ClaimState,
  saved: ThreadComment | undefined,
): Result<ClaimState, BindingFailure> {
  if (saved === undefined) return notOk({ kind: 'deleted' });
  const createdAt = Date.parse(saved.createdAt);
  const tookMs = Date.parse(saved.updatedAt) - createdAt;
  // Unreadable times confirm nothing.
  if (!(tookMs <= MAX_BINDING_MS)) return notOk({ kind: 'too-late' });
  return ok({ ...stored, isBound: true });
}
