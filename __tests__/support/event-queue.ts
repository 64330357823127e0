/** The time of a model: it jumps from one event to the next, once everything that follows from an event has happened. */
export class EventQueue {
  /** In milliseconds. */
  now = 0;
  /** Latest first. */
  readonly #events: { at: number; happen: () => void }[] = [];

  at(time: number, happen: () => void): void {
    const at = Math.max(time, this.now);
    let index = this.#events.length;
    while (index > 0 && (this.#events[index - 1]?.at ?? 0) <= at) index -= 1;
    this.#events.splice(index, 0, { at, happen });
  }

  /** Lets time pass until nothing happens any more. */
  finish(): Promise<void> {
    return new Promise((resolve) => {
      const step = (): void => {
        const event = this.#events.pop();
        if (event === undefined) return resolve();
        this.now = event.at;
        event.happen();
        // A tick that a microtask schedules comes after all microtasks: whatever follows from the event happens before time moves on.
        queueMicrotask(() => process.nextTick(step));
      };
      step();
    });
  }
}
