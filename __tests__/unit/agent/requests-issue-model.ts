/**
 * A model of several runs that need the requests issue at once: the real function, on a simulated GitHub whose calls are slow, fail or
 * lose their answers, and whose lists lag for each issue by itself. Time is virtual.
 */
import { notOk, ok, type RequestError, type Result } from '../../../src/domain/errors.ts';
import type { Clock } from '../../../src/ports.ts';
import {
  openRequestsIssue,
  type SearchOptions,
} from '../../../src/agent/requests-issue.ts';
import { EventQueue } from '../../support/event-queue.ts';

/** Times in milliseconds. */
export type IssueRun = Readonly<{
  startsAt: number;
  account: number;
  /** Whether its token has `issues: write`. Labels need less. */
  mayOpen: boolean;
  crashAfterMs: number | undefined;
}>;

export type IssuePlan = Readonly<{
  runs: readonly IssueRun[];
  /** When a tool deletes the label: not as long as an issue is new. */
  dropsLabelAt: readonly number[];
  hasFaults: boolean;
  /** Whether the creation of the label has faults even if nothing else has. */
  losesLabelAnswers: boolean;
  maxCallMs: number;
  maxLagMs: number;
  /** Draws latency, lag and faults, in [0, 1). */
  random: () => number;
  /** Factor for each wait: 1, except to show that the waits are needed. */
  waitFactor: number;
  /** Whether the opener looks for its earlier issue. True, except to show that this is needed. */
  seesOwnIssues: boolean;
  /** Whose word a run sees in the label: that of its creator, except to show that this is needed. */
  seesWordOf: 'creator' | 'nobody' | 'itself';
}>;

export type PlayedIssues = Readonly<{
  opened: number;
  /** The issue that each run uses; undefined if it uses none. */
  used: readonly (number | undefined)[];
}>;

/** A request that has no response may take effect so much later. */
const MAX_LATE_MS = 10_000;
/** Age of an issue from which a tool may delete its label. Until then, lists may not show the issue. */
const MIN_DROP_AGE_MS = 60_000;

/** Plays a plan to its end. */
export async function playIssues(plan: IssuePlan): Promise<PlayedIssues> {
  const simulation = new Simulation(plan);
  const used = plan.runs.map((): number | undefined => undefined);
  for (const [index, run] of plan.runs.entries()) {
    simulation.at(run.startsAt, () => {
      void simulation.run(run).then((number) => (used[index] = number));
    });
  }
  for (const at of plan.dropsLabelAt) simulation.at(at, () => simulation.dropLabel());
  await simulation.finish();
  return { opened: simulation.issues.length, used };
}

/** When an issue got the label or lost it, and when lists show that. */
type Version = Readonly<{ at: number; shownFrom: number; isLabelled: boolean }>;

/** An issue. Its versions are oldest first. */
type Versions = Readonly<{
  number: number;
  account: number;
  body: string;
  versions: Version[];
}>;

class Simulation extends EventQueue {
  readonly issues: Versions[] = [];
  /** The description of the label; undefined if there is none. */
  #label: string | undefined;
  #words = 0;
  readonly #plan: IssuePlan;

  constructor(plan: IssuePlan) {
    super();
    this.#plan = plan;
  }

  async run(run: IssueRun): Promise<number | undefined> {
    const crashAt = this.now + (run.crashAfterMs ?? Infinity);
    const options = {
      issues: this.#api(run, crashAt),
      nonce: () => this.#nextWord(),
      clock: this.#clock(crashAt),
      signal: NEVER,
      repositoryId: 1,
      keys: ['key'],
      workflowsUrl: 'https://github.com/acme/app/actions',
    };
    const opened = await openRequestsIssue(options);
    return opened.ok ? opened.value.number : undefined;
  }

  #nextWord(): string {
    this.#words += 1;
    return `word-${this.#words}.`;
  }

  dropLabel(): void {
    const isNew = this.issues.some(
      ({ versions }) => this.now - (versions[0]?.at ?? 0) < MIN_DROP_AGE_MS,
    );
    if (!isNew && this.issues.length > 0) this.#removeLabel();
  }

  #removeLabel(): void {
    this.#label = undefined;
    for (const { versions } of this.issues) {
      versions.push(this.#version(false));
    }
  }

  #clock(crashAt: number): Clock {
    const { waitFactor } = this.#plan;
    return {
      now: () => this.now / waitFactor,
      date: () => new Date(this.now),
      sleep: (ms) =>
        new Promise((resolve) => {
          const until = this.now + ms * waitFactor;
          if (until < crashAt) this.at(until, resolve);
        }),
    };
  }

  /** Makes one call. It takes effect before its response, or never, or late: then its response is lost. */
  #call<T>(
    crashAt: number,
    carryOut: () => Result<T>,
    hasFaults = this.#plan.hasFaults,
  ): Promise<Result<T>> {
    const { random, maxCallMs } = this.#plan;
    const fault = hasFaults ? random() : 1;
    const takesMs = random() ** 3 * maxCallMs;
    const respondsAt = this.now + takesMs;
    const effectAt = this.now + random() * takesMs;
    const lateAt = respondsAt + random() * MAX_LATE_MS;
    return new Promise((resolve) => {
      let result: Result<T> = LOST;
      const isDone = fault >= 0.1;
      const isLate = fault < 0.15;
      const isLost = fault < 0.2;
      if (isDone) {
        this.at(isLate ? lateAt : effectAt, () => {
          const carriedOut = carryOut();
          if (!isLost) result = carriedOut;
        });
      }
      if (respondsAt < crashAt) this.at(respondsAt, () => resolve(result));
    });
  }

  #api({ account, mayOpen }: IssueRun, crashAt: number): SearchOptions['issues'] {
    const { hasFaults, losesLabelAnswers, seesWordOf } = this.#plan;
    const call = <T>(carryOut: () => Result<T>): Promise<Result<T>> =>
      this.#call(crashAt, carryOut);
    let ownDescription = '';
    return {
      withLabel: () =>
        call(() => {
          const listed = this.issues.filter(({ versions }) => this.#shown(versions));
          return ok(listed);
        }),
      byCreator: (login) =>
        call(() => {
          const { seesOwnIssues } = this.#plan;
          const listed = this.issues.filter(
            (issue) =>
              String(issue.account) === login &&
              this.#shown(issue.versions) !== undefined,
          );
          return ok(seesOwnIssues ? listed : []);
        }),
      createLabel: (_, description) => {
        ownDescription = description;
        const create = (): Result<'created' | 'exists'> => {
          if (this.#label !== undefined) return ok('exists');
          this.#label = description;
          return ok('created');
        };
        return this.#call(crashAt, create, hasFaults || losesLabelAnswers);
      },
      labelDescription: () =>
        call(() => {
          if (seesWordOf === 'nobody') return ok('');
          if (seesWordOf === 'itself') return ok(ownDescription);
          return ok(this.#label ?? '');
        }),
      removeLabel: () => call(() => ok(this.#removeLabel())),
      create: ({ body }) =>
        call(() => {
          if (!mayOpen) return REFUSED;
          this.#label ??= '';
          const number = this.issues.length + 1;
          const versions = [this.#version(true)];
          this.issues.push({ number, account, body, versions });
          return ok(number);
        }),
      addLabels: (number) =>
        call(() => {
          if (!mayOpen) return REFUSED;
          this.#label ??= '';
          const issue = this.issues[number - 1];
          issue?.versions.push(this.#version(true));
          return ok(undefined);
        }),
      login: () => call(() => ok(String(account))),
    };
  }

  #version(isLabelled: boolean): Version {
    const { random, maxLagMs } = this.#plan;
    return { at: this.now, shownFrom: this.now + random() * maxLagMs, isLabelled };
  }

  /** Returns whether lists show the label of an issue; undefined if they do not show the issue. */
  #shown(versions: readonly Version[]): boolean | undefined {
    return versions.findLast(({ shownFrom }) => shownFrom <= this.now)?.isLabelled;
  }
}

const NEVER = new AbortController().signal;
const LOST: Readonly<{ ok: false; error: RequestError }> = notOk({
  kind: 'no-response',
  detail: 'connection lost',
});
const REFUSED: Readonly<{ ok: false; error: RequestError }> = notOk({
  kind: 'status',
  status: 403,
  detail: 'forbidden',
  isRefusal: true,
});
