/**
 * A model of workflows that run with `subject: since-last` in one thread: the real reading of the thread, and the real functions that say
 * what a run covers, on a history of numbered commits. Runs follow each other, and each of their steps can fail.
 */
import { isRangeKind, type Cause } from '../../../src/domain/cause.ts';
import type { RequestRecord } from '../../../src/record/request-record.ts';
import type { EntryCodec, SignedEntry, VerifiedEntry } from '../../../src/once/codec.ts';
import { createLedgers } from '../../../src/once/comment-ledger.ts';
import type { Ledger } from '../../../src/once/ledger.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import {
  type RequestEntries,
  finishedRequestRecord,
  progressOf,
} from '../../../src/record/entries.ts';
import {
  causeOfNextRange,
  rangeOfNextRequest,
  showNextRange,
} from '../../../src/agent/covered-range.ts';
import {
  exampleComment,
  exampleIdentity,
  exampleRecord,
  JOB_FAILED,
  namedCause,
  NOT_SENT,
  NOW,
  THREAD,
  UNCONFIRMED,
  type RecordChanges,
} from '../../support/examples.ts';
import { ManualClock } from '../../support/manual-clock.ts';

/** How a run ends that is about to send. */
export const ENDS = [
  'completes',
  'fails',
  // The job is active when the run ends, and may fail later.
  'times out',
  'rejected',
  'not sent',
  // Perhaps sent. Only the model knows whether the request has arrived.
  'arrives without an answer',
  'is lost without an answer',
  'killed before the binding',
  'killed after the binding',
  // These leave no entry.
  'held back by a limit',
  'skipped by a filter',
  'not recorded by GitHub',
  'commits not read',
] as const;
export type RunEnd = (typeof ENDS)[number];

export type Step =
  /** The next run of a series. `named`: the number of commits that it names if it is the first one; 0 for `since-last`. */
  | Readonly<{ kind: 'run'; series: number; commits: number; end: RunEnd; named: number }>
  /** An earlier run is started again. */
  | Readonly<{ kind: 're-run'; which: number; commits: number; end: RunEnd }>
  /** A job fails whose run has not waited for it. */
  | Readonly<{ kind: 'job fails'; which: number }>
  /** From now on, these keys sign and verify. */
  | Readonly<{ kind: 'keys'; keys: readonly string[] }>
  | Readonly<{
      kind: 'stranger';
      does: 'write' | 'copy' | 'delete';
      which: number;
      isByBot: boolean;
    }>;

export type Plan = Readonly<{
  /** Number of the newest commit at the beginning. The commit 0 has no parent. */
  head: number;
  pageSize: number;
  steps: readonly Step[];
  rules: Rules;
}>;

/** The rules that a run follows: the real ones, except to show that they are needed. */
export type Rules = Readonly<{
  rangeOf: typeof rangeOfNextRequest;
  causeOf: typeof causeOfNextRange;
  seesUnsigned: boolean;
}>;

export const REAL_RULES: Rules = {
  rangeOf: rangeOfNextRequest,
  causeOf: causeOfNextRange,
  seesUnsigned: true,
};

export type Played = Readonly<{
  /** How the runs ended, one line each. */
  ends: readonly string[];
  /** Commits that no request has, although the last run of their series was green. */
  lost: readonly string[];
  /** Requests that were sent although one with the same last commit had perhaps been sent. */
  twice: readonly string[];
}>;

/** Plays a plan to its end, and then one more run of each series in which nothing fails. */
export async function playSinceLast(plan: Plan): Promise<Played> {
  const simulation = new Simulation(plan);
  for (const step of plan.steps) await simulation.play(step);
  await simulation.finish();
  return simulation.played;
}

/** A request as the model knows it. */
type Sent = {
  readonly series: number;
  readonly run: number;
  readonly commits: readonly number[];
  readonly entry: SignedEntry & { payload: RequestRecord };
  readonly comment: ThreadComment;
  readonly keys: readonly string[];
  hasArrived: boolean;
  hasFailed: boolean;
  /** Whether a later range had begun when the job failed. Then only a re-run of its run repeats it. */
  failedLate: boolean;
};

/** A run that can be started again. */
type Run = {
  readonly id: number;
  readonly series: number;
  readonly named: number | undefined;
  attempts: number;
};

/** The commits of a run. The first commit of the history has none before it. */
type RangeOfRun = Readonly<{
  from: number | undefined;
  to: number;
  commits: readonly number[];
}>;

const SERIES = ['nightly', 'weekly'];
const MARKER = '<!-- docs-agent-action';

/** Returns the ID of a commit by its number. */
const shaOf = (n: number): string => String(n).padStart(40, '0');
const numberOf = (sha: string): number => Number(sha);

/** Returns the ends of a range, as an entry has them. */
function idsOf({ from, to }: RangeOfRun) {
  return { from: from === undefined ? null : shaOf(from), to: shaOf(to) };
}

/** Returns the last commit of a request. */
const lastOf = ({ commits }: Sent): number => commits.at(-1) ?? 0;

/** Lists the commits after one, up to another. */
function commitsAfter(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
}

class Simulation {
  readonly played = {
    ends: new Array<string>(),
    lost: new Array<string>(),
    twice: new Array<string>(),
  };
  readonly #plan: Plan;
  readonly #requests: Sent[] = [];
  readonly #runs: Run[] = [];
  readonly #comments: ThreadComment[] = [];
  readonly #signed = new SignedEntries();
  #keys: readonly string[] = ['old'];
  #head: number;
  #ids = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#head = plan.head;
  }

  async play(step: Step): Promise<void> {
    switch (step.kind) {
      case 'run': {
        const isFirst = !this.#requests.some(({ series }) => series === step.series);
        const named =
          isFirst && step.named > 0 ? Math.max(0, this.#head - step.named) : undefined;
        const run = {
          id: 8 + this.#runs.length,
          series: step.series,
          named,
          attempts: 0,
        };
        this.#runs.push(run);
        return this.#run(run, step);
      }
      case 're-run': {
        const run = this.#runs[step.which % this.#runs.length];
        if (run === undefined || this.#wouldSkip(run)) return undefined;
        return this.#run(run, step);
      }
      case 'job fails':
        return this.#failJob(step.which);
      case 'keys':
        this.#keys = step.keys;
        return undefined;
      case 'stranger':
        return this.#actAsStranger(step);
    }
  }

  #isVerified({ keys }: Sent): boolean {
    return keys.some((key) => this.#keys.includes(key));
  }

  #hasKeysApart(series: number): boolean {
    const own = this.#requests.filter((each) => each.series === series);
    const verified = own.filter((each) => this.#isVerified(each));
    return verified.length > 0 && verified.length < own.length;
  }

  /** Returns whether a run would continue its series at commits that somebody has named, which may skip others. */
  #wouldSkip({ id, series, named }: Run): boolean {
    const own = this.#requests.filter((each) => each.series === series);
    return named !== undefined && own.length > 0 && own[0]?.run !== id;
  }

  /** Plays a run of each series that has begun, with newer commits and all keys, in which nothing fails. */
  async finish(): Promise<void> {
    this.#keys = ['new', 'old'];
    for (const series of SERIES.keys()) {
      if (!this.#requests.some((each) => each.series === series)) continue;
      await this.play({ kind: 'run', series, commits: 1, end: 'completes', named: 0 });
      const isGreen = this.played.ends.at(-1)?.endsWith('completes') === true;
      if (!isGreen) this.played.lost.push(`the last run of ${series} has sent nothing`);
    }
  }

  async #run(
    run: Run,
    { commits, end }: Readonly<{ commits: number; end: RunEnd }>,
  ): Promise<void> {
    this.#head += commits;
    // Without a key that all requests of a series have in common, nothing is promised as soon as it has some with the other one.
    if (this.#hasKeysApart(run.series)) return;
    run.attempts += 1;
    const ended = await this.#perform(run, end);
    this.played.ends.push(`${run.id}.${run.attempts} ${ended}`);
    const knowsAll = ended === 'completes' || ended === 'nothing new';
    if (knowsAll && run.attempts === 1) this.#findLost(run);
  }

  /** Performs an attempt of a run, as `agent/resolve-subject.ts` and `request/submit.ts` do. */
  async #perform(run: Run, end: RunEnd): Promise<string> {
    const series = SERIES[run.series] ?? '';
    const thread = await this.#read(run, series);
    const range = this.#rangeOf(run, series, thread);
    if (typeof range === 'string') return range;
    if (end === 'commits not read') return `red: ${end}`;
    if (range.commits.length === 0) return 'nothing new';
    if (end === 'skipped by a filter') return end;

    const cause = this.#causeOf(run, series, thread, range);
    const previous = thread.claims.find((claim) => {
      const counts = claim.isBound && !claim.mayRepeat;
      return counts && claim.request?.cause.key === cause.key;
    });
    if (previous?.sent === 'yes') return 'resumed';
    if (previous !== undefined) return 'red: unconfirmed';
    if (end === 'held back by a limit') return end;
    if (end === 'not recorded by GitHub') return `red: ${end}`;
    this.#countIfSentTwice(run, range.to, end);
    this.#record(run, series, { ...range, cause, end });
    const isGreen = end === 'completes' || end === 'times out';
    return isGreen ? end : `red: ${end}`;
  }

  #causeOf(
    { named }: Run,
    series: string,
    { entries }: RequestEntries,
    range: RangeOfRun,
  ): Cause {
    const { from, to } = idsOf(range);
    if (named !== undefined) {
      return namedCause({ kind: 'commits', from: from ?? '', to });
    }
    return this.#plan.rules.causeOf(entries, series, { from, to });
  }

  /** Counts a request if one with the same last commit has perhaps been sent. A range that somebody names is a request of its own. */
  #countIfSentTwice(run: Run, to: number, end: RunEnd): void {
    const isSent = end !== 'not sent' && end !== 'killed before the binding';
    if (run.named !== undefined || !isSent) return;
    const isSentTwice = this.#requests.some((each) => {
      const isKnown = each.series === run.series && this.#isVerified(each);
      return isKnown && each.entry.sent === 'perhaps' && lastOf(each) === to;
    });
    if (isSentTwice) this.played.twice.push(`${run.id} up to ${to}`);
  }

  /** Returns the commits of a run, or how it ends if it cannot know them. */
  #rangeOf(run: Run, series: string, thread: RequestEntries): RangeOfRun | string {
    const head = this.#head;
    if (run.named !== undefined) {
      const to =
        this.#requests.find((each) => each.run === run.id)?.commits.at(-1) ?? head;
      return { from: run.named, to, commits: commitsAfter(run.named, to) };
    }
    const { rangeOf, seesUnsigned } = this.#plan.rules;
    const next = rangeOf(thread, { run: String(run.id), series });
    if (next.kind === 'of-others' || next.kind === 'of-other-tag') {
      return `red: ${next.kind}`;
    }
    if (next.kind === 'first') {
      const isUnsigned = seesUnsigned && thread.unsignedKinds.some(isRangeKind);
      if (thread.unverified > 0 || isUnsigned) return 'red: unverified';
      return { from: head === 0 ? undefined : head - 1, to: head, commits: [head] };
    }
    const to = next.to === undefined ? head : numberOf(next.to);
    if (next.from === undefined) return { from: undefined, to, commits: [to] };
    const from = numberOf(next.from);
    const first = next.includesFrom ? [from] : [];
    return { from, to, commits: [...first, ...commitsAfter(from, to)] };
  }

  /** Leaves the comment of a request, as its end has it. */
  #record(
    run: Run,
    series: string,
    request: RangeOfRun & Readonly<{ cause: Cause; end: RunEnd }>,
  ): void {
    const { commits, cause, end } = request;
    const ids = idsOf(request);
    const id = (this.#ids += 1);
    const isBound = end !== 'killed before the binding';
    const standing = STANDINGS[end];
    const isSent = standing.job !== null;
    const payload = exampleRecord({
      ...standing,
      series,
      covers: { kind: 'range', ...ids },
      covered: isSent ? ids.to : null,
    });
    const progress = progressOf(payload) ?? { sent: isBound ? 'perhaps' : 'no' };
    const entry = {
      repositoryId: 1,
      thread: THREAD,
      sent: progress.sent,
      commentId: isBound ? id : null,
      authorId: isBound ? AUTHOR : null,
      request: exampleIdentity({
        cause,
        run: String(run.id),
        attempt: run.attempts,
        claimId: `c${id}`,
      }),
      payload,
    };
    const comment = this.#write(this.#signed.sign(entry, this.#keys), true, AUTHOR, id);
    if (!isBound) return;
    const hasFailed = end === 'fails';
    const hasArrived = isSent || end === 'arrives without an answer';
    this.#requests.push({
      series: run.series,
      run: run.id,
      commits,
      entry,
      comment,
      keys: this.#keys,
      hasArrived,
      hasFailed,
      failedLate: false,
    });
  }

  #failJob(which: number): void {
    const active = this.#requests.filter(
      ({ entry: { payload } }) => progressOf(payload)?.isFinished === false,
    );
    const failing = active[which % active.length];
    if (failing === undefined) return;
    failing.hasFailed = true;
    failing.failedLate = this.#requests.some((each) => {
      const isCovered = each.entry.sent === 'yes' && !each.hasFailed;
      const isLater = isCovered && lastOf(each) > lastOf(failing);
      return each.series === failing.series && isLater;
    });
    const at = this.#requests.indexOf(failing);
    const { payload: record } = failing.entry;
    const ended = { conclusion: { outcome: 'failed', reason: '' } } as const;
    const payload = finishedRequestRecord(record, ended, record.run, { now: NOW });
    const entry = { ...failing.entry, payload };
    this.#requests[at] = { ...failing, entry };
    this.#signed.replace(failing.comment.body, entry);
  }

  /** Finds the commits since the beginning of a series that no request of it has. */
  #findLost({ id, series }: Run): void {
    const own = this.#requests.filter((each) => each.series === series);
    const first = Math.min(...own.flatMap(({ commits }) => commits));
    const counted = own.filter(
      ({ hasArrived, hasFailed, failedLate }) => hasArrived && (!hasFailed || failedLate),
    );
    const sent = new Set(counted.flatMap(({ commits }) => commits));
    const all = Number.isFinite(first) ? commitsAfter(first - 1, this.#head) : [];
    const lost = all.filter((commit) => !sent.has(commit));
    if (lost.length > 0) this.played.lost.push(`${lost.join(', ')} in run ${id}`);
  }

  #actAsStranger({ does, which, isByBot }: Extract<Step, { kind: 'stranger' }>): void {
    const ours = this.#comments.filter(({ authorId }) => authorId === AUTHOR);
    const theirs = this.#comments.filter(({ authorId }) => authorId === STRANGER);
    const copied = ours[which % ours.length];
    const deleted = theirs[which % theirs.length];
    if (does === 'write') this.#write('Any news?', isByBot, STRANGER);
    if (does === 'copy' && copied !== undefined) {
      this.#write(copied.body, isByBot, STRANGER);
    }
    if (does === 'delete' && deleted !== undefined) {
      this.#comments.splice(this.#comments.indexOf(deleted), 1);
    }
  }

  #write(
    body: string,
    isByBot: boolean,
    authorId: number,
    id = (this.#ids += 1),
  ): ThreadComment {
    const comment = exampleComment({ id, authorId, isByBot, body });
    this.#comments.push(comment);
    return comment;
  }

  /** Reads the thread as far back as the run needs it. */
  async #read({ id, attempts, named }: Run, series: string): Promise<RequestEntries> {
    const range = { run: String(id), attempt: attempts, series };
    const isEnough =
      named === undefined
        ? (entries: RequestEntries['entries']) => showNextRange(entries, range)
        : undefined;
    const eventAt = named === undefined ? Infinity : undefined;
    const read = await this.#ledger(id, attempts).read(THREAD, { eventAt, isEnough });
    if (!read.ok) throw new Error('The thread cannot be read.');
    return read.value;
  }

  #ledger(run: number, attempt: number): Ledger<RequestRecord> {
    const open = createLedgers<RequestRecord>(
      {
        keys: this.#keys,
        marker: MARKER,
        run: { id: String(run), attempt },
        parse: (payload) => payload as RequestRecord,
        progressOf,
        render: () => '',
        clock: new ManualClock(),
        signal: NEVER,
        log: () => undefined,
      },
      this.#signed.codec(this.#keys),
    );
    const comments = { newestPages: () => this.#pages() } as unknown as CommentsApi;
    return open({ id: 1, comments, warn: () => undefined });
  }

  async *#pages(): ReturnType<CommentsApi['newestPages']> {
    const { pageSize } = this.#plan;
    const newest = this.#comments.toReversed();
    for (let at = 0; at === 0 || at < newest.length; at += pageSize) {
      const comments = newest.slice(at, at + pageSize);
      yield { ok: true, value: { comments, isLast: at + pageSize >= newest.length } };
    }
  }
}

const NEVER = new AbortController().signal;
/** The accounts of the runs, and of somebody else. */
const AUTHOR = 4;
const STRANGER = 99;

/** How requests stand, by the ends of their runs. Those that leave no entry are not recorded. */
const STANDINGS: Readonly<Record<RunEnd, RecordChanges>> = {
  completes: {},
  fails: JOB_FAILED,
  'times out': { conclusion: { outcome: 'still-active', reason: 'timed-out' } },
  rejected: NOT_SENT,
  'not sent': NOT_SENT,
  'arrives without an answer': UNCONFIRMED,
  'is lost without an answer': UNCONFIRMED,
  'killed before the binding': { job: null },
  'killed after the binding': { job: null },
  'held back by a limit': NOT_SENT,
  'skipped by a filter': NOT_SENT,
  'not recorded by GitHub': NOT_SENT,
  'commits not read': NOT_SENT,
};

/** Entries without signatures, by number: signing is tested elsewhere, and would take more time than all the rest. */
class SignedEntries {
  readonly #entries: { entry: SignedEntry; keys: readonly string[] }[] = [];

  /** Returns the body of a comment with an entry. */
  sign(entry: SignedEntry, keys: readonly string[]): string {
    return `${MARKER} ${this.#entries.push({ entry, keys }) - 1}`;
  }

  /** Changes the entry in a comment. A copy of the comment shows the earlier one, which makes no difference: it is bound to the original. */
  replace(body: string, entry: SignedEntry): void {
    const found = this.#find(body);
    if (found !== undefined) found.entry = entry;
  }

  /** Creates the codec of a run with these keys. */
  codec(keys: readonly string[]): EntryCodec {
    const decode = ({ body }: Pick<ThreadComment, 'body'>): VerifiedEntry | undefined => {
      const found = this.#find(body);
      if (found?.keys.some((key) => keys.includes(key)) !== true) return undefined;
      return { ...found.entry, keyLine: 0, isNewer: false };
    };
    const ownEntry = ({
      id,
      body,
    }: Pick<ThreadComment, 'id' | 'body'>): SignedEntry | undefined => {
      const entry = this.#find(body)?.entry;
      return entry?.commentId === id ? entry : undefined;
    };
    return {
      encode: () => '',
      decode,
      decodeAbove: decode,
      sentLine: () => '',
      hasSentLine: (comment) => (ownEntry(comment)?.sent ?? 'no') !== 'no',
      unsignedKind: (comment) => ownEntry(comment)?.request?.cause.kind,
    };
  }

  #find(body: string): { entry: SignedEntry; keys: readonly string[] } | undefined {
    return body.startsWith(MARKER)
      ? this.#entries[Number(body.split(' ').at(-1))]
      : undefined;
  }
}
