import type { Answer, Ask, Fault, Job, ThreadRecord } from '../../src/domain.ts';
import type { Conversation, ThreadComment } from '../../src/ports.ts';
import { createSeal } from '../../src/thread/codec.ts';
import { run } from '../../src/sweep/run.ts';
import { ManualClock } from '../manual-clock.ts';
import { recordingRunner } from '../recording-runner.ts';
import { askOf, jobOf, recordOf } from '../request/asks.ts';

const INPUTS: Readonly<Record<string, string>> = {
  'api-key': 'secret-key',
  'base-url': 'https://api.example.com',
  'give-up-hours': '72',
  command: '/docs',
};
const AUTHOR = 4;

export const fault = (status: number, detail = 'no'): Fault => ({ kind: 'status', status, detail });

/** One thread in memory for each job that was asked for, and all that a sweep over them has told. */
export class MemorySweep {
  /** An hour after `askOf` has asked. */
  readonly clock = new ManualClock({ date: '2026-03-01T12:00:00Z' });
  readonly outputs = new Map<string, string>();
  readonly log: string[] = [];
  summary = '';
  /** Looks at jobs, each with its time in milliseconds since the sweep began. */
  readonly looks: string[] = [];
  /** Writes to GitHub, likewise. */
  readonly writes: string[] = [];
  /** What GitHub answers to every write, when set. */
  gitHubFault: Fault | undefined;
  readonly controller = new AbortController();
  readonly #startedAt = this.clock.now();
  readonly #comments = new Map<number, ThreadComment & { thread: number }>();
  readonly #answers = new Map<string, (Job | Fault)[]>();
  readonly #seal = createSeal({ apiKey: 'secret-key', previousKeys: [] });

  /** A job with what the looks at it find, the last of it again and again. */
  job(id: string, answers: readonly (Partial<Job> | Fault)[], ask: Partial<Ask> = {}): void {
    const commentId = this.#comments.size + 10;
    const open = askOf({ state: 'asked', outcome: null, prLink: null, job: id, ...ask });
    const record: ThreadRecord = { ...recordOf(open), thread: commentId, commentId, authorId: AUTHOR };
    const body = `${this.#seal.write(record)}\n### at work\n`;
    this.#comments.set(commentId, { id: commentId, authorId: AUTHOR, body, url: '', thread: commentId });
    this.#answers.set(
      id,
      answers.map((answer) => ('kind' in answer ? answer : jobOf({ id, ...answer }))),
    );
  }

  async sweep(eventName = 'schedule'): Promise<boolean> {
    return run({
      raw: (name) => INPUTS[name] ?? '',
      eventName,
      run: {
        url: 'https://github.com/acme/docs/actions/runs/1',
        serverUrl: new URL('https://github.com'),
        repositoryId: 1,
      },
      runner: recordingRunner(this),
      clock: this.clock,
      signal: this.controller.signal,
      connect: () => ({
        create: nothing,
        message: nothing,
        get: async (id) => this.#look(id),
      }),
      connectGitHub: () => ({ conversation: this.#conversation() }),
      requests: () => ({ toGitHub: 1, looks: this.looks.length }),
      createSeal,
    });
  }

  /** What people see of the thread of the `nth` job. */
  shown(nth: number): string {
    const body = this.#comments.get(nth + 10)?.body ?? '';
    return body.slice(body.indexOf('\n') + 1);
  }

  #now(what: string): string {
    return `${what} ${this.clock.now() - this.#startedAt}`;
  }

  #look(id: string): Answer<Job> {
    this.looks.push(this.#now(id));
    const answers = this.#answers.get(id) ?? [];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? fault(404);
    return 'kind' in answer ? { ok: false, fault: answer } : { ok: true, value: answer };
  }

  #conversation(): Conversation {
    const none = async (): Promise<Answer<never>> => ({ ok: false, fault: fault(500) });
    const wrote = (what: string): void => void this.writes.push(this.#now(what));
    return {
      list: none,
      listSince: async () => ({ ok: true, value: [...this.#comments.values()] }),
      read: async (id) => ({ ok: true, value: this.#comments.get(id) }),
      create: async (thread, body) => {
        wrote('reply');
        return { ok: true, value: { id: 1000 + thread, authorId: AUTHOR, body, url: '' } };
      },
      update: async (id, body) => {
        wrote('comment');
        if (this.gitHubFault !== undefined) return { ok: false, fault: this.gitHubFault };
        const before = this.#comments.get(id);
        if (before === undefined) return { ok: true, value: undefined };
        this.#comments.set(id, { ...before, body });
        return { ok: true, value: { ...before, body } };
      },
      remove: none,
      textOf: none,
      react: async () => {
        wrote('reaction');
        return { ok: true, value: 'new' };
      },
    };
  }
}

async function nothing(): Promise<Answer<Job>> {
  throw new Error('a sweep asks for nothing');
}
