import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Real milliseconds after which a run counts as one that hangs: many times as long as any run takes beside other work. */
export const MAX_REAL_MS = 1_800_000;

/** The time of a fake server. */
export type ServerClock = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  /** Lets so many milliseconds pass before a request is answered. */
  delay: (request: IncomingMessage, ms: number) => Promise<void>;
  /** Says that a request never gets the rest of its answer. */
  abandon: (request: IncomingMessage) => void;
}>;

/** The machine's time. */
export const machineClock: ServerClock = {
  now: Date.now,
  delay: (_, ms) => sleep(ms, undefined, { ref: false }),
  abandon: () => {},
};
