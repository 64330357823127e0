import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerClock } from './clock.ts';
import { afterTurns } from './event-loop.ts';
import { LineSplitter } from './runner/line-splitter.ts';

/**
 * Time that does not move while anything is under way, and jumps to the next timer when nothing is. It is the same for all
 * that takes part: the fake servers and the test in this process, and the processes that `join` it.
 *
 * A process reports when it is idle: when its next timer is due, and which of its requests have no complete answer yet. It
 * waits if a fake server holds each of those answers back (`delay`, `abandon`); any other request is on its way and holds
 * time. So real time has no part in it: on a slow machine everything takes longer, and nothing happens in another order of
 * virtual time.
 */
export class VirtualClock implements ServerClock {
  #now: number;
  #holds = 0;
  #settling = false;
  readonly #sleepers = new Set<Readonly<{ at: number; wake: () => void }>>();
  readonly #members = new Set<Member>();
  /** Names of requests whose answers are held back. */
  readonly #parked = new Set<string>();

  constructor(start: string | number = '2026-09-01T12:00:00Z') {
    this.#now = new Date(start).getTime();
  }

  readonly now = (): number => this.#now;

  readonly date = (): Date => new Date(this.#now);

  readonly sleep = (ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const wake = (): void => {
        signal?.removeEventListener('abort', wake);
        this.#sleepers.delete(sleeper);
        resolve();
      };
      const sleeper = { at: this.#now + Math.max(0, ms), wake };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', wake, { once: true });
      this.#settle();
    });

  /** Holds time while something happens that takes none of it. */
  async hold<T>(happening: () => Promise<T>): Promise<T> {
    this.#holds += 1;
    try {
      return await happening();
    } finally {
      this.#holds -= 1;
      this.#settle();
    }
  }

  readonly delay = async (request: IncomingMessage, ms: number): Promise<void> => {
    const name = nameOf(request);
    this.#parked.add(name);
    await this.sleep(ms);
    this.#parked.delete(name);
  };

  readonly abandon = (request: IncomingMessage): void => {
    this.#parked.add(nameOf(request));
    this.#settle();
  };

  /** Creates the first message to a process that is going to join. */
  createMessage(): TimeMessage {
    return createMessage(this.#now);
  }

  /**
   * Lets a process take part until it leaves. It needs `fakes/runner/virtual-time.mjs`, a pipe as the fourth entry of
   * `stdio`, and the message. A process that never reports holds time until it leaves.
   */
  join(child: ChildProcess, first: TimeMessage): Membership {
    const channel = child.stdio[3] as Duplex;
    const member = new Member(channel, first, () => this.#settle());
    this.#members.add(member);
    return {
      signal: (name) => {
        child.kill(name);
        // What it has reported is out of date from now on.
        member.setTime(this.#now);
      },
      leave: () => {
        member.close();
        this.#members.delete(member);
        this.#settle();
      },
    };
  }

  /** Moves time once all that needs none has been done in this process. */
  #settle(): void {
    if (this.#settling) return;
    this.#settling = true;
    afterTurns(() => {
      this.#settling = false;
      this.#advance();
    });
  }

  #advance(): void {
    const reports = [...this.#members].map(({ report }) => report);
    if (this.#holds > 0 || !reports.every((report) => this.#isWaiting(report))) return;
    const sleeper = [...this.#sleepers].toSorted((a, b) => a.at - b.at)[0];
    const at = Math.min(
      sleeper?.at ?? Infinity,
      ...reports.map((report) => report?.dueAt ?? Infinity),
    );
    if (at === Infinity) return;
    if (at > this.#now) {
      this.#now = at;
      for (const member of this.#members) member.setTime(at);
    } else {
      // The other processes have done what was due, and have reported since.
      sleeper?.wake();
    }
    this.#settle();
  }

  #isWaiting(report: Report | undefined): boolean {
    return (
      report !== undefined && report.requests.every((name) => this.#parked.has(name))
    );
  }
}

/**
 * Returns the name of a request, which the preload gives the requests of its process; others need
 * none.
 */
function nameOf({ headers }: IncomingMessage): string {
  return String(headers['x-virtual-time']);
}

/** Waits of an idle process: its next timer, and the names of its requests without a complete answer. */
type Report = Readonly<{ dueAt: number; requests: readonly string[] }>;

/** The time for a process. A process can join one clock after another, so no two messages have the same number. */
type TimeMessage = Readonly<{ number: number; text: string }>;

let messages = 0;

function createMessage(now: number): TimeMessage {
  messages += 1;
  return { number: messages, text: JSON.stringify([messages, now]) };
}

type Membership = Readonly<{
  /** Sends a signal to the process. */
  signal: (name: NodeJS.Signals) => void;
  leave: () => void;
}>;

/** A process that takes part. */
class Member {
  /** Undefined while the process may be busy. */
  report: Report | undefined;
  /** Number of the newest message. A report that answers an earlier one is out of date. */
  #newest: number;
  readonly #channel: Duplex;
  readonly #onData: (chunk: string) => void;

  constructor(channel: Duplex, { number }: TimeMessage, onReport: () => void) {
    const lines = new LineSplitter();
    this.#newest = number;
    this.#channel = channel.setEncoding('utf8');
    this.#onData = (chunk) => {
      for (const line of lines.push(chunk)) {
        const [received, dueAt, requests] = JSON.parse(line) as [
          number,
          number | null,
          string[],
        ];
        if (received === this.#newest) {
          this.report = { dueAt: dueAt ?? Infinity, requests };
        }
      }
      onReport();
    };
    channel.on('data', this.#onData).on('error', ignore);
  }

  setTime(now: number): void {
    const { number, text } = createMessage(now);
    this.report = undefined;
    this.#newest = number;
    this.#channel.write(`${text}\n`);
  }

  close(): void {
    this.#channel.off('data', this.#onData).off('error', ignore);
  }
}

/** A process may end before it reads a message. */
function ignore(): void {}
