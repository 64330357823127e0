import type { Clock } from '../src/ports.ts';

/**
 * Time that stands still while anything is under way and jumps to the next sleeper when nothing is. Sleepers beside each
 * other wake in order, so waits that overlap are not added up, as they would be by a clock that each sleep moves.
 */
export class VirtualClock implements Clock {
  #now = 1_000_000;
  readonly #dateOffset: number;
  #busy = 0;
  #settling = false;
  readonly #sleepers: { at: number; wake: () => void }[] = [];

  constructor(date = '2026-03-01T12:00:00Z') {
    this.#dateOffset = Date.parse(date) - this.#now;
  }

  now(): number {
    return this.#now;
  }

  date(): Date {
    return new Date(this.#now + this.#dateOffset);
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const wake = (): void => {
        signal?.removeEventListener('abort', wake);
        const at = this.#sleepers.indexOf(sleeper);
        if (at >= 0) this.#sleepers.splice(at, 1);
        resolve();
      };
      const sleeper = { at: this.#now + Math.max(0, ms), wake };
      this.#sleepers.push(sleeper);
      signal?.addEventListener('abort', wake, { once: true });
      this.#settle();
    });
  }

  /** Holds time while something happens that takes none of it: an exchange over loopback. */
  async hold<T>(happening: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await happening();
    } finally {
      this.#busy -= 1;
      this.#settle();
    }
  }

  /** Wakes the next sleeper once all that can go on without time has gone on. */
  #settle(): void {
    if (this.#settling) return;
    this.#settling = true;
    afterTurns(TURNS, () => {
      this.#settling = false;
      const next = this.#sleepers.toSorted((a, b) => a.at - b.at)[0];
      if (this.#busy > 0 || next === undefined) return;
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      this.#settle();
    });
  }
}

/** Turns of the event loop in which a program that awaits no time comes to rest. */
const TURNS = 3;

function afterTurns(turns: number, done: () => void): void {
  if (turns === 0) done();
  else setImmediate(() => afterTurns(turns - 1, done));
}
