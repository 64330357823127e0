/**
 * A model of several runs with the same causes: the real ledger, on a simulated GitHub whose calls are slow, fail, lose their answers or
 * take effect late, whose lists lag behind writes, and whose runs crash and are run again. A stranger writes and copies comments beside
 * them, and people delete their commands. Time is virtual, and each run has a clock of its own.
 */
import type { Result } from '../../src/domain/errors.ts';
import type { EntryCodec, SignedEntry, VerifiedEntry } from '../../src/once/codec.ts';
import type { ClaimEntry, Entry, Progress } from '../../src/once/entry.ts';
import type {
  Binding,
  CommandComment,
  Ledger,
  LedgerRepository,
} from '../../src/once/ledger.ts';
import type { Clock, ThreadComment } from '../../src/ports.ts';
import { EventQueue } from '../support/event-queue.ts';
import { exampleCause, exampleComment } from '../support/examples.ts';
import { MARKER, NOTE, openNotes, THREAD, WHOLE, type Note } from './notes.ts';

/** One run of the workflow and its attempts. Times in milliseconds. */
export type RunPlan = Readonly<{
  startsAt: number;
  cause: number;
  /** Whose token it has: several uses of the action may write as several Apps. */
  account: number;
  /** From the claim to the request: gathering context. */
  gatherMs: number;
  /** By how much the runner's clock is wrong. */
  clockErrorMs: number;
  /** The format of its entries. It cannot read the payloads of newer ones. */
  format: number;
  attempts: readonly AttemptPlan[];
}>;

type AttemptPlan = Readonly<{
  crashAfterMs: number | undefined;
  /** Whether the post step runs after a crash. */
  hasPostStep: boolean;
  /** The next attempt starts this long after the end. */
  rerunAfterMs: number;
}>;

/** Somebody who can comment, and edit and delete the own comments. Times in milliseconds. */
export type Stranger = Readonly<{
  isByBot: boolean;
  /** When it writes ordinary comments. */
  writesAt: readonly number[];
  /** How it copies the claims of runs, which take turns. */
  copies: readonly CopyPlan[];
}>;

type CopyPlan = Readonly<{
  /** From the creation of the claim to the copy. */
  afterMs: number;
  /** A new comment, or the oldest one of the stranger, by an edit. */
  into: 'new' | 'old';
  /** From the copy to its deletion; undefined if it stays. */
  deletedAfterMs: number | undefined;
}>;

/** A comment with a command. Times in milliseconds. */
export type CommandPlan = Readonly<{
  /** How long before the first run somebody has written it. */
  ageMs: number;
  /** Undefined if it stays. */
  deletedAt: number | undefined;
}>;

export type Plan = Readonly<{
  runs: readonly RunPlan[];
  /** The commands, by cause. A cause without one is an event. */
  commands?: readonly CommandPlan[];
  /** Accounts that are people. The others are Apps. */
  people?: readonly number[];
  stranger?: Stranger | undefined;
  hasFaults: boolean;
  /** Whether some of the faults are calls that take effect after the answer that they have failed. */
  hasLateEffects?: boolean;
  /** Beginnings of times in which no call succeeds. */
  outages: readonly number[];
  maxCallMs: number;
  /** The number of comments on a page of a list. By default, they are on one page. */
  pageSize?: number;
  /** Lists lag by up to this, each comment by itself. */
  maxLagMs: number;
  /** Whether lists lag as a whole, so that they show comments in the order of their creation. */
  lagsInOrder?: boolean;
  /**
   * Whether the pages of a list are like pages of different lists: each lags by itself, and shows a comment that is older than the list if
   * it was edited since the page before. False, except to show that this matters.
   */
  pagesDiffer?: boolean;
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
  /** Whether entries in newer formats do not exist for a run. False, except to show that they must count. */
  ignoresNewer?: boolean;
  /** Whether runs do not look for their commands. False, except to show that this matters. */
  ignoresCommands?: boolean;
  /** Whether a list that lacks the command decides alone, so that its comment is never found. False, except to show that this matters. */
  trustsListWithoutCommand?: boolean;
  /** Whether a run takes the first copy of its claim that a list shows for its own comment. False, except to show that this matters. */
  takesFirstCopy?: boolean;
}>;

/** The length of an outage. */
const OUTAGE_MS = 20_000;
/** Bound on the time until a call takes effect that has seemed to fail. */
const MAX_LATE_MS = 20_000;
/** The account of the stranger. */
const STRANGER = 9;
/** The account of the person who writes commands. */
const COMMANDER = 8;
/** Bound on how far a read of one comment lags behind. */
const MAX_READ_LAG_MS = 4000;
/** Bound on the search for the last page of a list. */
const MAX_JUMPS = 3;

const START = Date.UTC(2026, 0, 1);

/** Requests of the runs with one cause. */
export type Played = Readonly<{
  /** Requests that the service carried out. */
  posts: readonly number[];
  /** How often a run began to bind its state, after which it may have sent. */
  bindings: readonly number[];
  /** How often a run ended well without sending, because another one had sent, before any run had. */
  silent: readonly number[];
  /** How often a run sent a command that was deleted before the list of its run, by more than lists lag, and that it could read. */
  sentDeleted: readonly number[];
  /** How often a run did not send a command because it was deleted, and it was not. */
  refused: readonly number[];
}>;

/** Plays a plan to its end. */
export async function play(plan: Plan): Promise<Played> {
  written.length = 0;
  const simulation = new Simulation(plan);
  simulation.writeCommands();
  for (const [index, run] of plan.runs.entries()) {
    simulation.at(run.startsAt, () => simulation.start(run, index, 1));
  }
  for (const time of plan.stranger?.writesAt ?? []) {
    simulation.at(time, () => simulation.writeAsStranger('Thanks!'));
  }
  await simulation.finish();
  const { posts, bindings, silent, sentDeleted, refused } = simulation;
  return { posts, bindings, silent, sentDeleted, refused };
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
  /** The claim whose comment may exist. */
  claimId?: string;
  own?: Entry<Note>;
  isBinding?: boolean;
  isSending?: boolean;
  /** The last list. */
  view?: View;
  /** Whether the command could not be read. */
  isCommandUnread?: boolean;
};

/** What the pages of a list have in common. */
type View = {
  /** By how much it shows a comment late. */
  readonly lagOf: (id: number) => number;
  /** When GitHub made the first page. */
  madeAt?: number;
};

/** A call to GitHub that reads or writes, or the request to the service. Only a write can take effect after its answer. */
type Call = 'read' | 'write' | 'request';

class Simulation extends EventQueue {
  readonly posts = [0, 0];
  readonly bindings = [0, 0];
  readonly silent = [0, 0];
  readonly sentDeleted = [0, 0];
  readonly refused = [0, 0];
  #copies = 0;
  readonly #plan: Plan;
  readonly #comments: Versions[] = [];

  constructor(plan: Plan) {
    super();
    this.#plan = plan;
  }

  /** Writes the commands, whose ids are those of their causes and one, and lets people delete them. */
  writeCommands(): void {
    for (const { ageMs, deletedAt } of this.#plan.commands ?? []) {
      const { id } = this.#create('/docs explain the retry', COMMANDER, false, -ageMs);
      if (deletedAt !== undefined) this.at(deletedAt, () => this.#remove(id));
    }
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

  /** Claims the request, and sends it if no other run does. */
  async #attempt(attempt: Attempt): Promise<void> {
    const { run, index, number } = attempt;
    const clock = this.#clock(attempt);
    const ledger = this.#ledger(attempt);
    const key = String(run.cause);
    const thread = await ledger.read(THREAD, WHOLE);
    if (!thread.ok) return;
    const claimId = `run-${index}/${number}`;
    attempt.claimId = claimId;
    const request = { cause: exampleCause(key), claimId, digest: 'same' };
    const claim = await ledger.claim(thread.value, request, NOTE);
    if (claim.kind === 'previous') {
      delete attempt.claimId;
      this.#resume(run, claim.entry);
    }
    if (claim.kind !== 'claimed') return;
    const { claimed } = claim;
    attempt.own = claimed.entry;
    await clock.sleep(run.gatherMs / this.#plan.waitFactor);
    attempt.isBinding = true;
    const binding = await ledger.bind(claimed, { command: this.#commandOf(run) });
    attempt.isBinding = false;
    this.#countDeleted(attempt, binding);
    if (binding.kind === 'bound') return this.#send(attempt, binding.entry);
    if (binding.kind === 'previous') this.#resume(run, binding.entry);
    const own = binding.kind === 'previous' ? undefined : binding.own;
    if (own !== undefined) return this.#finish(attempt, own, NOT_SENT);
    delete attempt.claimId;
    delete attempt.own;
  }

  /** Ends a run whose request another one has sent, or perhaps has. Only the first end is green. */
  #resume({ cause }: RunPlan, { sent }: ClaimEntry<Note>): void {
    const isSilent = sent === 'yes' && this.posts[cause] === 0;
    if (isSilent) increment(this.silent, cause);
  }

  /** Returns the comment that a run looks for. */
  #commandOf({ cause }: RunPlan): CommandComment | undefined {
    const { commands = [], ignoresCommands = false } = this.#plan;
    const command = commands[cause];
    if (command === undefined || ignoresCommands) return undefined;
    return { id: cause + 1, writtenAt: inSeconds(-command.ageMs) };
  }

  /** Counts a deleted command that is sent, and one that is not sent although it is there. */
  #countDeleted(attempt: Attempt, binding: Binding<Note>): void {
    const { commands = [], maxLagMs } = this.#plan;
    const { cause } = attempt.run;
    const deletedAt = commands[cause]?.deletedAt ?? Infinity;
    const { view, isCommandUnread = false } = attempt;
    const listedAt = view?.madeAt ?? 0;
    const isKnown = deletedAt + maxLagMs < listedAt && !isCommandUnread;
    if (binding.kind === 'bound' && isKnown) increment(this.sentDeleted, cause);
    const isRefused = binding.kind === 'not-sent' && binding.why === 'command-deleted';
    if (isRefused && this.now < deletedAt) increment(this.refused, cause);
  }

  async #send(attempt: Attempt, own: Entry<Note>): Promise<void> {
    const { cause } = attempt.run;
    attempt.isSending = true;
    const post = (): void => increment(this.posts, cause);
    const answer = await this.#call(attempt, 'request', post);
    if (!answer.ok) return this.#finish(attempt, own, UNCONFIRMED);
    return this.#finish(attempt, own, SENT);
  }

  async #postStep({ claimId, own, isSending, ...rest }: Attempt): Promise<void> {
    const attempt = { ...rest, crashAt: Infinity };
    if (isSending === true) return this.#finish(attempt, own, UNCONFIRMED);
    if (own !== undefined) return this.#finish(attempt, own, NOT_SENT);
    if (claimId === undefined) return;
    const found = await this.#ledger(attempt).find(THREAD, claimId);
    const left = found.ok ? found.value : undefined;
    await this.#finish(attempt, left, NOT_SENT);
  }

  async #finish(
    attempt: Attempt,
    own: Entry<Note> | undefined,
    progress: Progress,
  ): Promise<void> {
    if (own === undefined) return;
    await this.#ledger(attempt).save(own, { ...NOTE, progress });
  }

  #ledger(attempt: Attempt): Ledger<Note> {
    const { run, index, number } = attempt;
    return openNotes({
      comments: this.#api(attempt),
      codec: codecOf(run.format, this.#plan.ignoresNewer),
      run: { id: `run-${index}`, attempt: number },
      clock: this.#clock(attempt),
    });
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
  #call<T>({ crashAt }: Attempt, kind: Call, carryOut: () => T): Promise<Result<T>> {
    const { random, maxCallMs, hasFaults, hasLateEffects = false } = this.#plan;
    const isGitHub = kind !== 'request';
    const mayFail = isGitHub && hasFaults;
    // Most are fast, a few are slow.
    const [before, after] = [
      random() ** 3 * maxCallMs * 0.5,
      random() ** 3 * maxCallMs * 0.5,
    ];
    const fault = mayFail ? random() : 1;
    const mayBeLate = hasLateEffects && kind === 'write';
    const isLate = mayBeLate && fault >= 0.2 && fault < 0.25;
    const isOut = (): boolean =>
      this.#plan.outages.some((at) => this.now >= at && this.now < at + OUTAGE_MS);
    return new Promise((resolve) => {
      this.at(this.now + before, () => {
        const isFailed = fault < 0.1 || isLate || (isGitHub && isOut());
        if (isLate) this.at(this.now + random() * MAX_LATE_MS, () => void carryOut());
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

  #api(attempt: Attempt): Partial<LedgerRepository['comments']> {
    const { people = [], sinceErrorMs, pagesDiffer = false } = this.#plan;
    const { account, cause } = attempt.run;
    const write = <T>(carryOut: () => T): Promise<Result<T>> =>
      this.#call(attempt, 'write', carryOut);
    const readPage = (number: number, since: Date | undefined, view: View) => {
      const from = since === undefined ? -Infinity : since.getTime() + sinceErrorMs;
      return this.#call(attempt, 'read', () => {
        const pages = this.#paginate(this.#listFor(attempt, from, view));
        return { comments: pages[number - 1] ?? [], last: pages.length };
      });
    };
    const newView = (): View => this.#newView();
    const create = (body: string): ThreadComment => {
      const comment = this.#create(body, account, !people.includes(account));
      this.#letCopy(body);
      return comment;
    };
    return {
      // Each page shows the thread at its own time, as in `src/github/comments.ts`.
      async *newestPages(_, { since } = {}) {
        const view = newView();
        attempt.view = view;
        const read = (page: number) =>
          readPage(page, since, pagesDiffer ? newView() : view);
        let number = 1;
        let page = await read(number);
        for (let jumps = 0; jumps < MAX_JUMPS && page.ok; jumps += 1) {
          if (page.value.last <= number) break;
          number = page.value.last;
          page = await read(number);
        }
        for (;;) {
          if (!page.ok) return yield page;
          const isLast = number === 1;
          yield { ok: true, value: { comments: page.value.comments, isLast } };
          if (isLast) return;
          number -= 1;
          page = await read(number);
        }
      },
      create: (_, body) => write(() => create(body)),
      update: async (id, body) => {
        const isBinding = attempt.isBinding === true;
        if (isBinding) increment(this.bindings, cause);
        if (isBinding && !this.#plan.mustBind) {
          return { ok: true, value: exampleComment({ id, body }) };
        }
        return write(() => this.#write(id, body));
      },
      remove: (id) => write(() => this.#remove(id)),
      read: async ({ id }) => {
        const read = await this.#call(attempt, 'read', () => this.#readComment(id));
        if (!read.ok) attempt.isCommandUnread = true;
        return read;
      },
    };
  }

  #create(
    body: string,
    authorId: number,
    isByBot: boolean,
    at = this.now,
  ): ThreadComment {
    const createdAt = new Date(inSeconds(at)).toISOString();
    const id = this.#comments.length + 1;
    const comment = exampleComment({ id, body, createdAt, authorId, isByBot });
    this.#comments.push([{ at, comment }]);
    return comment;
  }

  writeAsStranger(body: string): ThreadComment {
    return this.#create(body, STRANGER, this.#plan.stranger?.isByBot === true);
  }

  /** Lets the stranger copy a claim, and perhaps delete the copy. */
  #letCopy(body: string): void {
    const copies = this.#plan.stranger?.copies ?? [];
    const copy = copies[this.#copies % copies.length];
    this.#copies += 1;
    if (copy === undefined) return;
    const { afterMs, into, deletedAfterMs = Infinity } = copy;
    this.at(this.now + afterMs, () => {
      const oldest = into === 'old' ? this.#oldestOfStranger() : undefined;
      const written =
        oldest === undefined ? this.writeAsStranger(body) : this.#write(oldest, body);
      const id = written?.id;
      if (id === undefined || deletedAfterMs === Infinity) return;
      this.at(this.now + deletedAfterMs, () => this.#remove(id));
    });
  }

  /** Returns the ID of the first comment of the stranger that is still there. */
  #oldestOfStranger(): number | undefined {
    const newest = this.#comments.map((versions) => versions.at(-1)?.comment);
    return newest.find((comment) => comment?.authorId === STRANGER)?.id;
  }

  #remove(id: number): void {
    this.#comments[id - 1]?.push({ at: this.now, comment: undefined });
  }

  /** Reads a comment, as it was a little while ago. */
  #readComment(id: number): ThreadComment | undefined {
    const { random, maxLagMs, trustsListWithoutCommand = false } = this.#plan;
    if (trustsListWithoutCommand) return undefined;
    const time = this.now - random() * Math.min(maxLagMs, MAX_READ_LAG_MS);
    return this.#comments[id - 1]?.findLast(({ at }) => at <= time)?.comment;
  }

  /** Divides a list into pages, oldest first. */
  #paginate(comments: readonly ThreadComment[]): (readonly ThreadComment[])[] {
    const { pageSize = Infinity } = this.#plan;
    if (comments.length <= pageSize) return [comments];
    const pages: (readonly ThreadComment[])[] = [];
    for (let start = 0; start < comments.length; start += pageSize) {
      pages.push(comments.slice(start, start + pageSize));
    }
    return pages;
  }

  #write(id: number, body: string): ThreadComment | undefined {
    const versions = this.#comments[id - 1] ?? [];
    const before = versions.at(-1)?.comment;
    const updatedAt = new Date(inSeconds(this.now)).toISOString();
    const comment = before && { ...before, body, updatedAt };
    versions.push({ at: this.now, comment });
    return comment;
  }

  /** Returns the comments as an attempt sees them in a list. */
  #listFor(
    { own, claimId }: Attempt,
    from: number,
    view: View,
  ): readonly ThreadComment[] {
    const listed = this.#snapshot(from, view);
    if (this.#plan.takesFirstCopy === true && own === undefined) {
      const newestFirst = this.#paginate(listed).toReversed().flat();
      const copy = newestFirst.find(({ body }) => claimIn(body) === claimId);
      return copy === undefined ? listed : [copy];
    }
    if (this.#plan.trustsEveryList !== true || own === undefined) return listed;
    const { id, authorId, createdAt } = own.comment;
    if (listed.some((each) => each.id === id)) return listed;
    const body = own.revision;
    return [...listed, exampleComment({ id, authorId, createdAt, body })];
  }

  /** Returns the comments as a list shows them, which lags, without those that had not changed since `from`. */
  #snapshot(from: number, view: View): readonly ThreadComment[] {
    const madeAt = (view.madeAt ??= this.now);
    const found: ThreadComment[] = [];
    for (const [index, versions] of this.#comments.entries()) {
      const lagMs = view.lagOf(index + 1);
      const version = versions.findLast(({ at }) => at <= this.now - lagMs);
      // A comment is in the list from its creation, or from an edit before the first page.
      const isIn = versions.some(
        ({ at }, edits) => inSeconds(at) >= from && (edits === 0 || at <= madeAt - lagMs),
      );
      if (version?.comment !== undefined && isIn) found.push(version.comment);
    }
    return found;
  }

  /** Draws how far a list lags behind: as a whole, or each comment by itself. */
  #newView(): View {
    const { random, maxLagMs, lagsInOrder = false } = this.#plan;
    const wholeMs = random() * maxLagMs;
    if (lagsInOrder) return { lagOf: () => wholeMs };
    const each: number[] = [];
    return { lagOf: (id) => (each[id] ??= random() * maxLagMs) };
  }
}

const UNCONFIRMED: Progress = { sent: 'perhaps', isFinished: true, mayRepeat: false };
const NOT_SENT: Progress = { sent: 'no', isFinished: true, mayRepeat: true };
const SENT: Progress = { sent: 'yes', isFinished: false, mayRepeat: false };
const FAILED = {
  ok: false,
  error: { kind: 'no-response', detail: 'connection lost' },
} as const;

/** Counts one more for a cause. */
function increment(counts: number[], cause: number): void {
  counts[cause] = (counts[cause] ?? 0) + 1;
}

/** Rounds a time to whole seconds, as GitHub does. */
const inSeconds = (time: number): number => START + Math.floor(time / 1000) * 1000;

/** Entries without signatures, by number: signing is tested elsewhere, and would take more time than all the rest. */
const written: (SignedEntry & Readonly<{ format: number }>)[] = [];

function findWritten(body: string) {
  return written[Number(body.trimEnd().split(' ').at(-1))];
}

/** Returns the ID of the claim in a comment; empty if it has none. */
function claimIn(body: string): string {
  return findWritten(body)?.request?.claimId ?? '';
}

/** Creates the codec of a version that writes this format. */
function codecOf(ownFormat: number, ignoresNewer = false): EntryCodec {
  return {
    encode: (entry) => {
      const number = written.push({ ...entry, format: ownFormat }) - 1;
      return `${MARKER} ${number}`;
    },
    decode: ({ body }): VerifiedEntry | undefined => {
      const found = findWritten(body);
      if (found === undefined) return undefined;
      const { format, ...entry } = found;
      const isNewer = format > ownFormat;
      if (isNewer && ignoresNewer) return undefined;
      return { ...entry, keyLine: 0, isNewer };
    },
    decodeAbove: () => undefined,
    unsignedKind: () => undefined,
    sentLine: () => '',
    hasSentLine: () => false,
  };
}
