/** A store of submissions without comments: a map, for tests of what uses the store. `store-contract.test.ts` compares it with the real one. */
import { isDeepStrictEqual } from 'node:util';
import { NO_CARE, type CareRecord } from '../../src/domain/care.ts';
import type { DocsPullRequestState } from '../../src/domain/docs-pull-request-state.ts';
import type { ShownResult } from '../../src/domain/run-result.ts';
import type { Result } from '../../src/domain/errors.ts';
import type {
  RequestSubmission,
  Submission,
  ThreadLocation,
} from '../../src/domain/submission.ts';
import type { Clock } from '../../src/ports.ts';
import { MAX_BINDING_MS } from '../../src/thread/claim-states.ts';
import type {
  BindingFailure,
  ClaimState,
  Filter,
  Listing,
  ReadComment,
  Saved,
  StatusComment,
  Stored,
  SubmissionStore,
  Thread,
} from '../../src/thread/submission-store.ts';

/** A stored submission, when it was last written, the newest request that it links to, and what it shows. */
type Entry = Readonly<{
  stored: Stored;
  updatedAt: number;
  newestId: number;
  shown: ShownResult;
  /** Undefined until `showPullRequest`, and when a result is saved. */
  pullRequest?: DocsPullRequestState | undefined;
}>;

/** The account that writes all comments: an App's. */
const AUTHOR = 4;

/** A store of submissions in a map. */
export class MapStore implements SubmissionStore {
  readonly #clock: Clock;
  readonly #entries = new Map<number, Entry>();
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the result that a comment shows; undefined if there is no such comment. */
  shown(commentId: number): ShownResult | undefined {
    return this.#entries.get(commentId)?.shown;
  }

  async inThread(location: ThreadLocation): Promise<Result<Thread>> {
    const found = this.#find((each) => isAt(each.stored, location));
    return done({
      ...statesOf(found),
      location,
      comments: [],
      isComplete: true,
      reachesEvent: true,
      unverified: 0,
    });
  }

  async recent(
    location: ThreadLocation,
    since: Date,
  ): Promise<Result<readonly ClaimState[]>> {
    const found = this.#find(
      (each) => each.updatedAt >= since.getTime() && isAt(each.stored, location),
    );
    return done(statesOf(found).claimStates);
  }

  ofProject({ repositoryId, project, thread }: ThreadLocation): readonly Stored[] {
    const place = { repositoryId, project };
    const found = this.#find(({ stored }) => isAt(stored, { ...place, thread }));
    return statesOf(found).submissions;
  }

  async editedSince(since: Date, filter: Filter): Promise<Result<Listing>> {
    const found = this.#find(
      (each) => each.updatedAt >= since.getTime() && counts(each.stored, filter),
    );
    return done({ ...statesOf(found), comments: [], isComplete: true });
  }

  async createdSince(since: Date, filter: Filter): Promise<Result<Listing>> {
    const found = this.#find(({ stored }) => {
      const isRecent = Date.parse(stored.comment.createdAt) >= since.getTime();
      return isRecent && counts(stored, filter);
    });
    const newestFirst = found.toReversed();
    const { claimStates } = statesOf(found);
    const { submissions } = statesOf(newestFirst);
    return done({ claimStates, submissions, comments: [], isComplete: true });
  }

  async read(place: Place, commentId: number): Promise<Result<ReadComment | undefined>> {
    const entry = this.#entries.get(commentId);
    if (entry === undefined) return done(undefined);
    const { comment, revision, isBound, submission } = entry.stored;
    const isHere = isBound && isAt(entry.stored, place);
    const shown = isHere ? submission : undefined;
    return done({ revision, comment, submission: shown, keyLine: 0 });
  }

  async findClaim(
    location: ThreadLocation,
    claimId: string,
  ): Promise<Result<ClaimState | undefined>> {
    const { claimStates } = statesOf(this.#find((each) => isAt(each.stored, location)));
    return done(claimStates.find(({ submission }) => submission.claimId === claimId));
  }

  async create(
    location: ThreadLocation,
    submission: RequestSubmission,
  ): Promise<Result<ClaimState>> {
    return done(this.#add(location, submission, {}));
  }

  async createEnded(
    location: ThreadLocation,
    submission: Submission,
    shown: ShownResult,
  ): Promise<Result<Stored>> {
    return done(this.#add(location, submission, shown));
  }

  async bind(stored: ClaimState): Promise<Result<ClaimState, BindingFailure>> {
    if (!this.#entries.has(stored.comment.id)) {
      return { ok: false, error: { kind: 'deleted' } };
    }
    await this.save(stored, {});
    const tookMs = this.#now() - Date.parse(stored.comment.createdAt);
    if (tookMs > MAX_BINDING_MS) return { ok: false, error: { kind: 'too-late' } };
    return done({ ...stored, isBound: true });
  }

  async save({ comment, submission }: Saved, shown: ShownResult): Promise<boolean> {
    const entry = this.#entries.get(comment.id);
    if (entry === undefined) return true;
    const stored = { ...entry.stored, submission, isBound: true };
    this.#write({ ...entry, stored, shown, pullRequest: undefined });
    return true;
  }

  async linkToNewest(
    { comment }: Pick<ReadComment, 'comment'>,
    newest: Pick<StatusComment, 'id' | 'url'>,
  ): Promise<void> {
    const entry = this.#entries.get(comment.id);
    if (entry === undefined || entry.newestId >= newest.id) return;
    this.#write({ ...entry, newestId: newest.id });
  }

  async showPreview({ comment }: Stored, previewUrl: string): Promise<void> {
    const entry = this.#entries.get(comment.id);
    const { shown } = entry ?? {};
    if (entry === undefined || shown?.family !== 'tracked') return;
    if (shown.previewUrl === previewUrl) return;
    this.#write({ ...entry, shown: { ...shown, previewUrl } });
  }

  async showPullRequest(
    { comment, revision }: Stored,
    state: DocsPullRequestState,
  ): Promise<boolean | undefined> {
    const entry = this.#entries.get(comment.id);
    if (entry === undefined || entry.stored.revision !== revision) return undefined;
    const hasPullRequest = entry.shown.conclusion?.outcome === 'pr-opened';
    const isShown = isDeepStrictEqual(entry.pullRequest, state);
    if (!hasPullRequest || isShown) return undefined;
    this.#write({ ...entry, pullRequest: state });
    return true;
  }

  async changeCare(
    { comment }: Pick<Stored, 'location' | 'comment'>,
    change: (known: CareRecord) => CareRecord | undefined,
  ): Promise<'changed' | 'unchanged' | 'failed'> {
    const entry = this.#entries.get(comment.id);
    if (entry === undefined) return 'failed';
    const { stored } = entry;
    const care = change(stored.submission.care ?? NO_CARE);
    if (care === undefined) return 'unchanged';
    const changed = { ...stored, submission: { ...stored.submission, care } };
    this.#entries.set(comment.id, { ...entry, stored: changed });
    return 'changed';
  }

  async remove({ comment }: Stored): Promise<boolean> {
    this.#entries.delete(comment.id);
    return true;
  }

  #add<S extends Submission>(
    location: ThreadLocation,
    submission: S,
    shown: ShownResult,
  ): Stored<S> {
    this.#lastId += 1;
    const id = this.#lastId;
    const createdAt = new Date(this.#now()).toISOString();
    const url = `https://github.com/acme/app/issues/${location.thread}#issuecomment-${id}`;
    const comment = { id, authorId: AUTHOR, url, createdAt };
    const stored = {
      location,
      comment,
      submission,
      isBound: false,
      revision: '',
      keyLine: 0,
    };
    this.#write({ stored, updatedAt: 0, newestId: 0, shown });
    return stored;
  }

  /** Writes an entry, whose revision is what it shows. */
  #write({ stored, newestId, shown, pullRequest }: Entry): void {
    const { submission, isBound } = stored;
    const text = { submission, isBound, newestId, shown, pullRequest };
    const revision = JSON.stringify(text);
    const entry = { stored: { ...stored, revision }, newestId, shown, pullRequest };
    this.#entries.set(stored.comment.id, { ...entry, updatedAt: this.#now() });
  }

  #find(isWanted: (entry: Entry) => boolean): readonly Stored[] {
    const entries = [...this.#entries.values()].filter(isWanted);
    return entries.map(({ stored }) => stored);
  }

  /** GitHub has whole seconds. */
  #now(): number {
    return Math.floor(this.#clock.date().getTime() / 1000) * 1000;
  }
}

function statesOf(found: readonly Stored[]): Pick<Thread, 'submissions' | 'claimStates'> {
  const submissions = found.filter(({ isBound }) => isBound);
  const claimStates = found.filter(isClaimState);
  return { submissions, claimStates };
}

function isClaimState(stored: Stored): stored is ClaimState {
  const { submission, isBound } = stored;
  const isCounting = isBound || submission.state === 'pending';
  return submission.kind === 'request' && isCounting;
}

type Place = Filter & Pick<ThreadLocation, 'thread'>;

function isAt({ location }: Stored, other: Place): boolean {
  return counts({ location }, other) && location.thread === other.thread;
}

function counts({ location }: Pick<Stored, 'location'>, filter: Filter): boolean {
  const { repositoryId, project, commentTag } = location;
  return (
    repositoryId === filter.repositoryId &&
    project === (filter.project ?? project) &&
    commentTag === (filter.commentTag ?? commentTag)
  );
}

function done<T>(value: T): Readonly<{ ok: true; value: T }> {
  return { ok: true, value };
}
