import type { Job } from '../../../src/domain/job.ts';
import { notOk, ok, type RequestError, type Result } from '../../../src/domain/errors.ts';
import type { RequestEntry } from '../../../src/record/entries.ts';
import type { VerifiedEntry } from '../../../src/once/codec.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import type { CommentsApi, StepEnd, ThreadComment } from '../../../src/ports.ts';
import type { TokenInput } from '../../../src/rendering/explain.ts';
import { runSweep } from '../../../src/sweep/run-sweep.ts';
import { renderStatusComment } from '../../../src/rendering/status-comment.ts';
import { CODEC, KEY, RUN } from '../../support/ledgers.ts';
import { inputsOf } from '../../support/action-inputs.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { annotationsOf, runWith, type GivenApis } from '../../support/runs.ts';
import { recordingRunner } from '../../../fakes/recording-runner.ts';
import {
  exampleComment,
  exampleEntry,
  exampleJob,
  exampleRecordedJob,
  NOW,
  type EntryChanges,
} from '../../support/examples.ts';

const AUTHOR = 4;
const OTHER = 5;

/** Repositories by name. The first one is the workflow's own. */
const REPOSITORY_IDS: ReadonlyMap<string, number> = new Map([
  [RUN.repository, 1],
  ['acme/cli', 2],
  ['acme/web', 3],
]);
const OWN = RUN.repository;

/** A comment, its thread and its repository. */
type KeptComment = ThreadComment & Readonly<{ thread: number; repository: string }>;

export function requestError(status: number, detail = 'no'): RequestError {
  return { kind: 'status', status, detail };
}

/** Request of a run that ends before it has a job. */
type Left = Readonly<{
  entry?: EntryChanges;
  /** Whether the run has bound the entry to its comment. */
  isBound?: boolean;
}>;

/** The place of a status comment. */
type Place = Readonly<{ id: number; thread: number; repository: string }>;

/** A request that has ended with a pull request. */
type Opened = EntryChanges & Readonly<{ job?: string; prLink?: string }>;

const DOCS = 'https://github.com/acme/app/pull/7';
const SERVER = new URL('https://github.com');

/** Adds changes to others. */
function withChanges(one: EntryChanges, other: EntryChanges): EntryChanges {
  const request = { ...one.request, ...other.request };
  return { ...one, ...other, request, payload: { ...one.payload, ...other.payload } };
}

/** Sweeps on a virtual clock, over a thread in memory for each job. Threads and status comments have the numbers 10, 11, … */
export class SweepHarness {
  /** An hour after the requests. */
  readonly clock = new ManualClock({ date: NOW.toISOString() });
  readonly controller = new AbortController();
  readonly outputs = new Map<string, string>();
  readonly log: string[] = [];
  summary = '';
  /** Reads of jobs, each with its time in milliseconds. */
  readonly reads: string[] = [];
  readonly writes: string[] = [];
  updateError: RequestError | undefined;
  listError: RequestError | undefined;
  readError: RequestError | undefined;
  /** The pull requests of all repositories that can be read. */
  pulls: PullRequest[] = [];
  /** Repositories with more comments than are read. */
  readonly tooMany = new Set<string>();
  /** Repositories whose comments were listed. */
  readonly commentsListed: string[] = [];
  /** Times since which comments were listed. */
  readonly listedSince: string[] = [];
  /** Errors of requests for the ids of repositories, by name. */
  readonly idErrors = new Map<string, RequestError>();
  /** Repositories whose ids were read. */
  readonly idsRead: string[] = [];
  /** Docs pull requests that were read, each with the input of its token. */
  readonly pullsRead: string[] = [];
  readonly #startedAt = this.clock.now();
  readonly #comments = new Map<number, KeptComment>();
  readonly #responses = new Map<string, (Job | RequestError)[]>();
  readonly #written = new Set<number>();

  /** Adds a job that was submitted. Each read gets the next response, the last one again and again. */
  job(
    id: string,
    responses: readonly (Partial<Job> | RequestError)[],
    changes: EntryChanges = {},
    thread = this.#comments.size + 10,
    repository = OWN,
  ): void {
    const payload = {
      job: exampleRecordedJob({ id, status: 'queued', prLink: null }),
      conclusion: null,
    };
    const open = withChanges({ payload }, changes);
    const place = { id: this.#comments.size + 10, thread, repository };
    this.#write(place, open, () => '### Working\n');
    this.#responses.set(
      id,
      responses.map((response) =>
        'kind' in response ? response : exampleJob({ id, ...response }),
      ),
    );
  }

  /** Adds a request that has no job. It is two hours old. */
  request(
    { entry = {}, isBound = true }: Left = {},
    thread = this.#comments.size + 10,
  ): void {
    const place = { id: this.#comments.size + 10, thread, repository: OWN };
    const pending: EntryChanges = {
      sent: isBound ? 'perhaps' : 'no',
      isBound,
      request: { claimId: `claim of ${place.id}` },
      payload: { job: null, submittedAt: '2026-03-01T10:00:00.000Z' },
    };
    const createdAt = '2026-03-01T10:00:00Z';
    const changes = withChanges(pending, entry);
    this.#write(place, changes, () => '### Sending\n', { createdAt });
  }

  /** Adds a request whose docs pull request its run has shown. Returns the number of its comment. */
  opened(
    { job = 'a', prLink = DOCS, ...changes }: Opened = {},
    { thread, repository = OWN }: Partial<Omit<Place, 'id'>> = {},
  ): number {
    const nth = this.#comments.size;
    const place = { id: nth + 10, thread: thread ?? nth + 10, repository };
    const payload = { job: exampleRecordedJob({ id: job, prLink }) };
    this.#write(place, withChanges({ payload }, changes), (entry) =>
      renderStatusComment(entry, SERVER),
    );
    return nth;
  }

  /** Adds a comment of another account in the workflow's own repository. */
  comment(thread: number, body: string, author: Pick<ThreadComment, 'isByBot'>): void {
    const id = 1000 + this.#comments.size;
    this.#add(id, { thread, repository: OWN }, body, { authorId: OTHER, ...author });
  }

  /** Writes a comment as a run does, when the sweep has listed it and before it is read again. */
  writeMeanwhile(nth: number): void {
    this.#written.add(nth + 10);
  }

  async sweep(
    eventName = 'schedule',
    inputs: Readonly<Record<string, string>> = {},
  ): Promise<StepEnd> {
    return runSweep({
      getInput: inputsOf('sweep/action.yml', {
        'api-key': KEY,
        'github-token': 'own-token',
        ...inputs,
      }),
      eventName,
      workflow: RUN,
      runner: recordingRunner(this),
      connect: (connected, options) => ({
        run: runWith({
          options,
          hasDocsToken: connected.docsToken !== '',
          clock: this.clock,
          signal: this.controller.signal,
          report: this,
          apis: (name, token) => this.#apis(name, token),
          jobs: { get: async ({ id }) => this.#read(id) },
        }),
      }),
    });
  }

  /** Returns the entry in the nth status comment. */
  entry(nth: number): VerifiedEntry | undefined {
    const comment = this.#comments.get(nth + 10);
    if (comment === undefined) return undefined;
    const { thread, repository } = comment;
    const place = { repositoryId: REPOSITORY_IDS.get(repository), thread };
    return CODEC.decode(comment, place);
  }

  /** Returns the visible part of the status comment of the nth job. */
  shown(nth: number): string {
    return (
      this.#comments.get(nth + 10)?.body.replace(/^<!--.*-->\n|<!--.*-->\n$/g, '') ?? ''
    );
  }

  get annotations(): readonly string[] {
    return annotationsOf(this);
  }

  /** Writes the status comment of a request. */
  #write(
    { id, thread, repository }: Place,
    changes: EntryChanges,
    render: (entry: RequestEntry) => string,
    ofComment: Partial<ThreadComment> = {},
  ): void {
    const entry = exampleEntry({
      ...changes,
      repositoryId: REPOSITORY_IDS.get(repository) ?? 0,
      thread: { number: thread, project: 'docs', commentTag: 'default' },
      payload: placed(changes.payload, { id, thread, repository }),
    });
    const line = CODEC.encode({
      repositoryId: entry.repositoryId,
      thread: entry.thread,
      request: entry.request,
      sent: entry.sent,
      payload: entry.payload,
      ...(entry.isBound ? { commentId: id, authorId: AUTHOR } : UNBOUND),
    });
    this.#add(id, { thread, repository }, `${render(entry)}\n${line}\n`, ofComment);
  }

  #add(
    id: number,
    place: Pick<KeptComment, 'thread' | 'repository'>,
    body: string,
    changes: Partial<ThreadComment> = {},
  ): ThreadComment {
    const { repository, thread } = place;
    const url = `https://github.com/${repository}/issues/${thread}#issuecomment-${id}`;
    const comment = {
      ...exampleComment({ id, authorId: AUTHOR, body, url, ...changes }),
      thread,
      repository,
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
    return 'kind' in response ? notOk(response) : ok(response);
  }

  #apis(name: string, token: TokenInput): GivenApis {
    return {
      readFacts: async () => {
        this.idsRead.push(name);
        const id = REPOSITORY_IDS.get(name);
        const error = this.idErrors.get(name);
        if (error !== undefined || id === undefined) {
          return notOk(error ?? requestError(404));
        }
        return ok({ id, isPrivate: undefined });
      },
      listInstalled: async () => notOk(requestError(403)),
      pulls: {
        read: async (number) => {
          this.pullsRead.push(`${name}#${number} ${token}`);
          const page = `https://github.com/${name}/pull/${number}`.toLowerCase();
          const pull = this.pulls.find(({ url }) => url === page);
          return pull === undefined ? notOk(requestError(403)) : ok(pull);
        },
      },
      comments: this.#commentsApi(name),
    };
  }

  async *#pages(repository: string, since: Date): ReturnType<CommentsApi['pagesSince']> {
    this.commentsListed.push(repository);
    this.listedSince.push(since.toISOString());
    if (this.listError !== undefined) {
      yield notOk(this.listError);
      return;
    }
    const all = [...this.#comments.values()];
    const comments = all.filter((comment) => comment.repository === repository);
    yield ok({ comments, isLast: !this.tooMany.has(repository) });
  }

  #commentsApi(repository: string): Partial<CommentsApi> {
    return {
      pagesSince: (since) => this.#pages(repository, since),
      read: async ({ id }) => {
        if (this.readError !== undefined) return notOk(this.readError);
        const comment = this.#comments.get(id);
        if (comment === undefined || !this.#written.has(id)) {
          return ok(comment);
        }
        return ok({ ...comment, body: `### Done\n\n${comment.body}` });
      },
      create: async (thread, body) => {
        this.writes.push('reply');
        const id = 1000 + this.#comments.size;
        return ok(this.#add(id, { thread, repository }, body));
      },
      update: async (id, body) => {
        this.writes.push('comment');
        const before = this.#comments.get(id);
        if (this.updateError !== undefined) return notOk(this.updateError);
        return ok(before && this.#add(id, before, body));
      },
      react: async () => {
        this.writes.push('reaction');
        return ok({ isNew: true, id: 1 });
      },
    };
  }
}

const UNBOUND = { commentId: null, authorId: null };

/** Returns a record whose request was given in its thread. */
function placed(
  payload: EntryChanges['payload'] = {},
  { thread, repository }: Place,
): NonNullable<EntryChanges['payload']> {
  const page = `${repository}/issues/${thread}#issuecomment-1`;
  return { about: { words: 'Requested by', linked: 'mona', page }, ...payload };
}
