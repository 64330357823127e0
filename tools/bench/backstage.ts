/** The fakes' process as the benches see it. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { EventOfRun } from '../../fakes/runner/index.ts';

/** A request as it arrived; `at` is the machine's monotonic clock, in milliseconds. */
export type Seen = Readonly<{ server: 'github' | 'service'; what: string; at: number }>;

export type Opening = Readonly<{
  on: 'comment' | 'dispatch' | 'schedule';
  /** What the comment says. */
  body?: string;
  /** Page views that the service has. */
  rows?: number;
  latencyMs?: number;
}>;

export type Order = (Readonly<{ do: 'open' }> & Opening) | Readonly<{ do: 'close' }>;

/** Two fresh servers and what happened on GitHub. */
export type Opened = Readonly<{
  event: EventOfRun;
  service: Readonly<{ url: string; key: string; projectId: string }>;
  github: Readonly<{ url: string; token: string; repositoryId: number }>;
}>;

export type Backstage = Readonly<{
  /** Plays one scene on servers that remember nothing; gives what it gives, and the requests in the order of arrival. */
  play: <T>(
    opening: Opening,
    scene: (opened: Opened) => Promise<T>,
  ) => Promise<Readonly<{ result: T; seen: readonly Seen[] }>>;
  leave: () => void;
}>;

type Message<T> = Readonly<{ told: T }> | Readonly<{ failed: string }>;

export function enterBackstage(): Backstage {
  const child = fork(join(import.meta.dirname, 'fakes.js'));
  const tell = <T>(order: Order): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', (message: Message<T>) => {
        if ('failed' in message) reject(new Error(message.failed));
        else resolve(message.told);
      });
      child.send(order);
    });
  return {
    async play(opening, scene) {
      const opened = await tell<Opened>({ do: 'open', ...opening });
      try {
        return { result: await scene(opened), seen: await tell<readonly Seen[]>({ do: 'close' }) };
      } catch (error) {
        child.kill();
        throw error;
      }
    },
    leave: () => child.disconnect(),
  };
}
