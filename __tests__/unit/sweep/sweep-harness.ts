import type { Job } from '../../../src/domain/job.ts';
import type { RequestError, Result } from '../../../src/domain/errors.ts';
import type { RequestSubmission, Submission } from '../../../src/domain/submission.ts';
import type {
  CommentsApi,
  EndedPullRequest,
  ListedPulls,
  OpenPullRequest,
  PullRequestsApi,
  ThreadComment,
} from '../../../src/ports.ts';
import { runSweep } from '../../../src/sweep/run.ts';
import type { SweepDependencies } from '../../../src/sweep/sweep.ts';
import { createStateCodec } from '../../../src/thread/store/codec.ts';
import { inputsOf } from '../../support/action-inputs.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { recordingRunner } from '../../../fakes/recording-runner.ts';
import {
  exampleComment,
  exampleJob,
  exampleSubmission,
  NOW,
} from '../../support/examples.ts';

const AUTHOR = 4;

/** Repositories by name. The first one is the workflow's own. */
const REPOSITORY_IDS: ReadonlyMap<string, number> = new Map([
  ['acme/app', 1],
  ['acme/cli', 2],
  ['acme/web', 3],
]);
const OWN = 'acme/app';

/** A comment, its thread and its repository. */
type KeptComment = ThreadComment & Readonly<{ thread: number; repository: string }>;

export function requestError(status: number, detail = 'no'): RequestError {
  return { kind: 'status', status, detail };
}

/** Submission of a run that ends before it has a job. */
type Left = Readonly<{
  submission?: Partial<RequestSubmission>;
  comment?: Partial<ThreadComment>;
  /** Whether the run has bound the state to its comment. */
  isBound?: boolean;
}>;

/** Sweeps on a virtual clock, over a thread in memory for each job. Threads and status comments have the numbers 10, 11, … */
export class SweepHarness {
  /** An hour after the submissions. */
  readonly clock = new ManualClock({ date: NOW.toISOString() });
  readonly controller = new AbortController();
  readonly outputs = new Map<string, string>();
  readonly log: string[] = [];
  summary = '';
  /** Reads of jobs, each with its time in milliseconds. */
  readonly reads: string[] = [];
  readonly writes: string[] = [];
  /** Ids of comments. */
  readonly reactedTo: number[] = [];
  updateError: RequestError | undefined;
  listError: RequestError | undefined;
  readError: RequestError | undefined;
  /** The pull requests of all repositories. */
  openPulls: OpenPullRequest[] = [];
  endedPulls: EndedPullRequest[] = [];
  /** Whether the lists of pull requests are cut off. */
  hasTooManyPulls = false;
  pullsError: RequestError | undefined;
  /** Repositories whose pull requests were listed. */
  readonly pullsListed: string[] = [];
  /** Whether each repository has more comments than are read. */
  hasTooMany = false;
  /** From when on comments were listed. */
  readonly listedSince: string[] = [];
  /** Errors of requests for the ids of repositories, by name. */
  readonly idErrors = new Map<string, RequestError>();
  /** Repositories whose ids were read. */
  readonly idsRead: string[] = [];
  /** Docs pull requests that were read, none of which can be. */
  readonly pullsRead: string[] = [];
  readonly #startedAt = this.clock.now();
  readonly #comments = new Map<number, KeptComment>();
  readonly #responses = new Map<string, (Job | RequestError)[]>();
  readonly #written = new Set<number>();
  readonly #codec = createStateCodec(['mint_secret_key_1']);

  /** Adds a submitted job. Each read gets the next response, the last one again and again. */
  job(
    id: string,
    responses: readonly (Partial<Job> | RequestError)[],
    changes: Partial<RequestSubmission> = {},
    thread = this.#comments.size + 10,
    repository = OWN,
  ): void {
    const commentId = this.#comments.size + 10;
    const open = exampleSubmission({
      state: 'submitted',
      outcome: null,
      prLink: null,
      job: id,
      ...changes,
    });
    const repositoryId = REPOSITORY_IDS.get(repository) ?? 0;
    const place = { repositoryId, thread, project: 'docs', commentTag: 'default' };
    const state = this.#codec.encode(open, { ...place, commentId, authorId: AUTHOR });
    const body = `### Working\n\n${state}\n`;
    this.#add(commentId, { thread, repository }, body);
    this.#responses.set(
      id,
      responses.map((response) =>
        'kind' in response ? response : exampleJob({ id, ...response }),
      ),
    );
  }

  /** Adds a request that has no job. It is two hours old. */
  request(
    { submission = {}, comment = {}, isBound = true }: Left = {},
    thread = this.#comments.size + 10,
  ): void {
    const id = this.#comments.size + 10;
    const pending = exampleSubmission({
      state: 'pending',
      job: null,
      outcome: null,
      prLink: null,
      claimId: `claim of ${id}`,
      submittedAt: '2026-03-01T10:00:00.000Z',
      ...submission,
    });
    const bound = { commentId: id, authorId: AUTHOR };
    const unbound = { commentId: null, authorId: null };
    const state = this.#codec.encode(pending, {
      repositoryId: 1,
      thread,
      project: 'docs',
      commentTag: 'default',
      ...(isBound ? bound : unbound),
    });
    const createdAt = '2026-03-01T10:00:00Z';
    const body = `### Sending\n\n${state}\n`;
    this.#add(id, { thread, repository: OWN }, body, { createdAt, ...comment });
  }

  /** Adds a job whose docs pull request its run has shown. Returns the number of its comment. */
  opened(
    changes: Partial<RequestSubmission>,
    place: Readonly<{ thread?: number; repository?: string; hint?: string }> = {},
  ): number {
    const nth = this.#comments.size;
    const prLink = 'https://github.com/acme/app/pull/7';
    const finished = {
      state: 'finished',
      outcome: 'pr-opened',
      prLink,
      ...changes,
    } as const;
    this.job(changes.job ?? 'a', [], finished, place.thread, place.repository);
    const comment = this.#comments.get(nth + 10);
    if (comment === undefined) throw new Error('no comment');
    const title =
      '### ✅ Docs PR opened: [acme/app#7](https://github.com/acme/app/pull/7)';
    const { hint = '' } = place;
    const body = comment.body.replace('### Working', `${title}\n\nBy mona.\n\n${hint}`);
    this.#add(nth + 10, comment, body);
    return nth;
  }

  /** Writes a comment as a run does, when the sweep has listed it and before it is read again. */
  writeMeanwhile(nth: number): void {
    this.#written.add(nth + 10);
  }

  async sweep(
    eventName = 'schedule',
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<boolean> {
    return runSweep({
      getInput: inputsOf('sweep/action.yml', { 'project-id': '', ...inputs }),
      eventName,
      run: {
        id: '1',
        workflow: 'sweep.yml@refs/heads/main',
        attempt: 1,
        job: 'sweep',
        step: 'sweep',
        url: 'https://github.com/acme/app/actions/runs/1',
        serverUrl: new URL('https://github.com'),
        repository: OWN,
        repositoryId: 1,
        actor: 'octocat',
        actionUrl: '',
      },
      runner: recordingRunner(this),
      clock: this.clock,
      signal: this.controller.signal,
      graceSignal: new AbortController().signal,
      random: () => 1,
      nonce: () => 'nonce',
      connectJobs: () => ({
        create: fail,
        message: fail,
        get: async ({ id }) => this.#read(id),
      }),
      connectRepository: (name) => this.#connect(name),
    });
  }

  /** Returns the submission in the nth status comment, if it is bound. */
  submission(nth: number): Submission | undefined {
    const comment = this.#comments.get(nth + 10);
    if (comment === undefined) return undefined;
    const { thread, repository } = comment;
    const place = { repositoryId: REPOSITORY_IDS.get(repository), thread };
    return this.#codec.decode(comment, place)?.submission;
  }

  /** Returns the visible part of the status comment of the nth job. */
  shown(nth: number): string {
    return this.#comments.get(nth + 10)?.body.replace(/<!--.*-->\n$/, '') ?? '';
  }

  get annotations(): readonly string[] {
    return this.log.filter((line) => /^(warning|error): /.test(line));
  }

  #add(
    id: number,
    place: Pick<KeptComment, 'thread' | 'repository'>,
    body: string,
    changes: Partial<ThreadComment> = {},
  ): ThreadComment {
    const comment = {
      ...exampleComment({ id, authorId: AUTHOR, body, ...changes }),
      thread: place.thread,
      repository: place.repository,
    };
    this.#comments.set(id, comment);
    return comment;
  }

  #at(what: string): string {
    return `${what} ${this.clock.now() - this.#startedAt}`;
  }

  #read(id: string): Result<Job> {
    this.reads.push(this.#at(id));
    const responses = this.#responses.get(id) ?? [];
    const response =
      (responses.length > 1 ? responses.shift() : responses[0]) ?? requestError(404);
    return 'kind' in response
      ? { ok: false, error: response }
      : { ok: true, value: response };
  }

  #connect(name: string): ReturnType<SweepDependencies['connectRepository']> {
    const readId = async (): Promise<Result<number>> => {
      this.idsRead.push(name);
      const id = REPOSITORY_IDS.get(name);
      const error = this.idErrors.get(name);
      if (error !== undefined || id === undefined) {
        return { ok: false, error: error ?? requestError(404) };
      }
      return { ok: true, value: id };
    };
    return {
      readId,
      pullRequests: this.#pullRequestsApi(name),
      comments: this.#commentsApi(name),
      openPullRequests: {
        states: () => {
          throw new Error('Only care reads the states of pull requests.');
        },
        failedChecks: () => Promise.reject(new Error('Only care reads checks.')),
      },
    };
  }

  #pullRequestsApi(repository: string): PullRequestsApi {
    const inRepository = ({ url }: OpenPullRequest): boolean =>
      url.startsWith(`https://github.com/${repository}/pull/`);
    const listed = <T extends OpenPullRequest>(
      pulls: readonly T[],
    ): Result<ListedPulls<T>> => {
      this.pullsListed.push(repository);
      if (this.pullsError !== undefined) return { ok: false, error: this.pullsError };
      const isComplete = !this.hasTooManyPulls;
      return { ok: true, value: { pulls: pulls.filter(inRepository), isComplete } };
    };
    const api: Partial<PullRequestsApi> = {
      listOpen: async () => listed(this.openPulls),
      listEnded: async () => listed(this.endedPulls),
      read: async (number) => {
        this.pullsRead.push(`${repository}#${number}`);
        return { ok: false, error: requestError(403) };
      },
    };
    return api as PullRequestsApi;
  }

  #commentsApi(repository: string): CommentsApi {
    const api: Partial<CommentsApi> = {
      listSince: async (since) => {
        this.listedSince.push(since.toISOString());
        if (this.listError !== undefined) return { ok: false, error: this.listError };
        const all = [...this.#comments.values()];
        const found = all.filter((comment) => comment.repository === repository);
        const value = { comments: found, isComplete: !this.hasTooMany };
        return { ok: true, value };
      },
      read: async ({ id }) => {
        if (this.readError !== undefined) return { ok: false, error: this.readError };
        const comment = this.#comments.get(id);
        if (comment === undefined || !this.#written.has(id)) {
          return { ok: true, value: comment };
        }
        return { ok: true, value: { ...comment, body: `### Done\n\n${comment.body}` } };
      },
      create: async (thread, body) => {
        this.writes.push('reply');
        return {
          ok: true,
          value: this.#add(1000 + this.#comments.size, { thread, repository }, body),
        };
      },
      update: async (id, body) => {
        this.writes.push('comment');
        const before = this.#comments.get(id);
        if (this.updateError !== undefined) return { ok: false, error: this.updateError };
        return { ok: true, value: before && this.#add(id, before, body) };
      },
      react: async ({ id }) => {
        this.writes.push('reaction');
        this.reactedTo.push(id);
        return { ok: true, value: { isNew: true, id: 1 } };
      },
    };
    return api as CommentsApi;
  }
}

async function fail(): Promise<Result<Job>> {
  throw new Error('A sweep must not submit anything.');
}
