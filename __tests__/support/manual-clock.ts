import type { Clock } from '../../src/ports.ts';

/** Virtual time: a sleep ends at once and moves the clock by its length. */
export class ManualClock implements Clock {
  /** The length of each sleep, in milliseconds. */
  readonly sleeps: number[] = [];
  readonly #plans: { at: number; run: () => void }[] = [];
  #now: number;
  readonly #dateOffset: number;

  /** Starts the two clocks apart, so that a test fails if they are mixed up. */
  constructor({
    now = 1_000_000,
    date = '2026-03-01T12:00:00Z',
  }: { now?: number; date?: string } = {}) {
    this.#now = now;
    this.#dateOffset = Date.parse(date) - now;
  }

  now(): number {
    return this.#now;
  }

  date(): Date {
    return new Date(this.#now + this.#dateOffset);
  }

  /** Moves the clock by `ms` and runs what was planned for the time passed: a request that takes a while spends. */
  spend(ms: number): void {
    this.#passUntil(this.#now + ms, () => false);
  }

  /** Runs `run` when the clock comes to `at` (monotonic), asleep or spending. */
  plan(at: number, run: () => void): void {
    this.#plans.push({ at, run });
    this.#plans.sort((a, b) => a.at - b.at);
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.sleeps.push(ms);
    this.#passUntil(this.#now + ms, () => signal?.aborted === true);
  }

  #passUntil(end: number, isStopped: () => boolean): void {
    while (!isStopped()) {
      const next = this.#plans[0];
      if (next === undefined || next.at > end) {
        this.#now = Math.max(this.#now, end);
        return;
      }
      this.#plans.shift();
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
  }
}
