import type { Result, Submission, RequestError, Job, ThreadState } from '../../../src/domain.ts';
import type { CommentsApi, ThreadComment } from '../../../src/ports.ts';
import { createStateCodec } from '../../../src/thread/codec.ts';
import { runSweep } from '../../../src/sweep/run.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { recordingRunner } from '../../support/recording-runner.ts';
import { askOf, jobOf, recordOf } from '../../support/submissions.ts';

const INPUTS: Readonly<Record<string, string>> = {
  'api-key': 'secret-key',
  'base-url': 'https://api.example.com',
  'give-up-hours': '72',
  command: '/docs',
};
const AUTHOR = 4;

export const fault = (status: number, detail = 'no'): RequestError => ({ kind: 'status', status, detail });

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
  gitHubFault: RequestError | undefined;
  readonly controller = new AbortController();
  readonly #startedAt = this.clock.now();
  readonly #comments = new Map<number, ThreadComment & { thread: number }>();
  readonly #answers = new Map<string, (Job | RequestError)[]>();
  readonly #seal = createStateCodec({ apiKey: 'secret-key', previousKeys: [] });

  /** A job with what the looks at it find, the last of it again and again. */
  job(
    id: string,
    answers: readonly (Partial<Job> | RequestError)[],
    submission: Partial<Submission> = {},
  ): void {
    const commentId = this.#comments.size + 10;
    const open = askOf({ state: 'submitted', outcome: null, prLink: null, job: id, ...submission });
    const record: ThreadState = { ...recordOf(open), thread: commentId, commentId, authorId: AUTHOR };
    const body = `${this.#seal.encode(record)}\n### at work\n`;
    this.#comments.set(commentId, { id: commentId, authorId: AUTHOR, body, url: '', thread: commentId });
    this.#answers.set(
      id,
      answers.map((answer) => ('kind' in answer ? answer : jobOf({ id, ...answer }))),
    );
  }

  async sweep(eventName = 'schedule'): Promise<boolean> {
    return runSweep({
      getInput: (name) => INPUTS[name] ?? '',
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
      connectGitHub: () => ({ commentsApi: this.#conversation() }),
      requests: () => ({ toGitHub: 1, attempts: this.looks.length }),
      createStateCodec,
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

  #look(id: string): Result<Job> {
    this.looks.push(this.#now(id));
    const answers = this.#answers.get(id) ?? [];
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? fault(404);
    return 'kind' in answer ? { ok: false, error: answer } : { ok: true, value: answer };
  }

  #conversation(): CommentsApi {
    const none = async (): Promise<Result<never>> => ({ ok: false, error: fault(500) });
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
        if (this.gitHubFault !== undefined) return { ok: false, error: this.gitHubFault };
        const before = this.#comments.get(id);
        if (before === undefined) return { ok: true, value: undefined };
        this.#comments.set(id, { ...before, body });
        return { ok: true, value: { ...before, body } };
      },
      remove: none,
      removeReaction: none,
      textOf: none,
      react: async () => {
        wrote('reaction');
        return { ok: true, value: { isNew: true, id: 1 } };
      },
    };
  }
}

async function nothing(): Promise<Result<Job>> {
  throw new Error('a sweep asks for nothing');
}
