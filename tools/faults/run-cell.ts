import { run } from '../../src/agent/run.ts';
import type { CommentEvent } from '../../src/domain.ts';
import type { HttpRequest, HttpResponse } from '../../src/ports.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import { performFault } from '../../fakes/faults.ts';
import { addComment, startFakeGitHub, type FakeGitHub } from '../../fakes/github/index.ts';
import { commentOnPullRequest, OWNER } from '../../fakes/github/payloads.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { createDependencies, createNetwork } from './dependencies.ts';
import type { Kind } from './kinds.ts';
import { nameRequest, PLACES, type PlaceName } from './places.ts';
import { createRecorder } from './recorder.ts';
import { startService, type Strike } from './service.ts';

/** One fault at one place. */
export type Cell = Readonly<{
  place: PlaceName;
  kind: Kind;
  times: 'once' | 'always';
  /** Whether the request takes effect and only its response is lost. */
  isProcessed: boolean;
}>;

/** How a run with the fault ended. Times are in milliseconds of the virtual clock. */
export type CellResult = Readonly<{
  outcome: string;
  reason: string;
  hasFailed: boolean;
  /** POSTs that reached the service. */
  posts: number;
  jobId: string;
  prLink: string;
  /** The pull request of the job at the end of the run, as the service has it; empty if there is none. */
  truePrLink: string;
  message: string;
  warnings: readonly string[];
  /** Titles of the status comments that the run created, without links. */
  titles: readonly string[];
  replies: number;
  /** Reactions on the command, in the order in which they were given. */
  reactions: readonly string[];
  tookMs: number;
  /** From the start to the first POST. */
  beforePostMs: number;
  /** Secrets in a text, and requests that GitHub's description does not allow. */
  leaks: readonly string[];
}>;

/** In real time. A run that takes longer hangs. */
const MAX_REAL_MS = 200_000;
const THREAD = 2;

/** Runs one cell in this process, with servers of its own. */
export async function runCell(
  { place, kind, times, isProcessed }: Cell,
  elsewhere: string,
): Promise<CellResult> {
  const clock = new VirtualClock();
  const network = createNetwork(clock);
  let isArmed = place !== 'message';
  let left = times === 'once' ? 1 : Infinity;

  const isHit = (method: string, path: string): boolean =>
    isArmed && left > 0 && nameRequest(method, path) === PLACES[place].request;
  const strike = (method: string, path: string): Strike | undefined => {
    if (kind.fault === undefined || !isHit(method, path)) return undefined;
    left -= 1;
    const fault = kind.fault({ now: clock.date(), elsewhere });
    return {
      isProcessed,
      perform: (response) => performFault(fault, response, () => network.stall(method, path)),
    };
  };
  const isRefused = (method: string, path: string): boolean => {
    if (kind.fault !== undefined || !isHit(method, path)) return false;
    left -= 1;
    return true;
  };

  const service = await startService({ now: () => clock.now(), strike });
  const github = await startFakeGitHub({
    clock,
    intercept: ({ method, path, query }) => {
      const search = new URLSearchParams(query).toString();
      const struck = strike(method, search === '' ? path : `${path}?${search}`);
      return struck && (struck.isProcessed ? { afterwards: struck.perform } : struck.perform);
    },
  });
  const { key, projectId } = service.config;
  const answer = ({ method, url, headers, body = '' }: HttpRequest): HttpResponse | undefined => {
    const path = `${url.pathname}${url.search}`;
    if (isHit(method, path)) return undefined;
    const sent =
      url.origin === service.url
        ? service.answer({ method, path, headers, body })
        : github.answer({ method, url: path, headers }, body);
    return { ...sent, body: Buffer.from(sent.body ?? '') };
  };
  const runOn = (event: CommentEvent, wait: 'true' | 'false', runner = createRecorder()): Promise<boolean> =>
    run(
      createDependencies({
        event,
        inputs: { 'api-key': key, 'project-id': projectId, 'base-url': service.url, wait },
        attempt: place === 'list comments, second attempt' ? 2 : 1,
        runner,
        clock,
        send: network.createSend(answer, isRefused),
        github,
      }),
    );

  try {
    if (place === 'message') await runOn(comment(github, '/docs Document the retry option.', clock), 'false');
    isArmed = true;
    const recorder = createRecorder();
    const earlier = service.arrivals.length;
    const startedAt = clock.now();
    const command = comment(github, '/docs Describe the retry delays.', clock);
    const hasFailed = await withinRealTime(runOn(command, 'true', recorder));
    const posts = service.arrivals.slice(earlier).filter(({ method }) => method === 'POST');
    const { state, violations } = github;
    const bodies = [...state.comments.values()].flatMap(({ id, thread, body }) =>
      thread === THREAD && id > command.comment.id ? [body] : [],
    );
    const texts = [recorder.all(), ...bodies].join('\n');
    const { outcome = '', reason = '', jobId = '', prLink = '', message = '' } = recorder.outputs;
    return {
      outcome,
      reason,
      jobId,
      prLink,
      message,
      hasFailed,
      posts: posts.length,
      truePrLink: service.prLink(),
      warnings: recorder.warnings,
      titles: bodies
        .filter((body) => body.includes('<!-- docs-agent-action:v'))
        .map((body) => /^### ([^:\n]*)/.exec(body)?.[1] ?? ''),
      replies: bodies.filter((body) => body.includes('<!-- docs-agent-action:reply')).length,
      reactions: [...state.reactions.values()].flatMap(({ comment: on, content }) =>
        on === command.comment.id ? [content] : [],
      ),
      tookMs: clock.now() - startedAt,
      beforePostMs: (posts[0]?.at ?? startedAt) - startedAt,
      leaks: [...[key, github.token].filter((secret) => texts.includes(secret)), ...violations],
    };
  } finally {
    await Promise.all([service.close(), github.close()]);
  }
}

function comment(github: FakeGitHub, body: string, clock: VirtualClock): CommentEvent {
  const { id } = addComment(github.state, { thread: THREAD, body, author: OWNER.login });
  const event = parseEvent('issue_comment', commentOnPullRequest({ body, author: OWNER, id }));
  if (event?.kind !== 'comment') throw new Error('the payload is no comment');
  return { ...event, writtenAt: clock.date().toISOString() };
}

async function withinRealTime<T>(running: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the run hangs')), MAX_REAL_MS);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}
