import type { CommentEvent } from '../../src/domain.ts';
import { parseEvent } from '../../src/trigger/event.ts';
import type { HttpResponse, HttpRequest } from '../../src/ports.ts';
import { performFault, type EndpointFault } from '../../fakes/faults.ts';
import { addComment, startFakeGitHub, type FakeGitHub } from '../../fakes/github/index.ts';
import { commentOnPullRequest, OWNER } from '../../fakes/github/payloads.ts';
import { run } from '../../src/agent/run.ts';
import { firstPost, tell, type Found } from './found.ts';
import type { Kind } from './kinds.ts';
import { nameRequest, PLACES, type PlaceName } from './places.ts';
import { createRecorder } from './recorder.ts';
import { startService, type Strike } from './service.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { buildWorld, createWire } from './world.ts';

/** One fault at one place. */
export type Cell = Readonly<{
  place: PlaceName;
  kind: Kind;
  times: 'once' | 'always';
  /** Whether what was asked is carried out all the same, and only its answer lost. */
  done: boolean;
}>;

/** Real milliseconds after which a cell counts as one that hangs. */
const HANGS_AFTER_MS = 200_000;
const THREAD = 2;

/** Runs one cell in this process, on servers of its own. */
export async function runCell(cell: Cell, elsewhere: string): Promise<Found> {
  const { place, kind } = cell;
  const clock = new VirtualClock();
  let armed = place !== 'message';
  let left = cell.times === 'once' ? 1 : Infinity;
  const wire = createWire(clock);

  const hits = (method: string, path: string): boolean =>
    armed && left > 0 && nameRequest(method, path) === PLACES[place].submissions;
  const strike = (method: string, path: string): Strike | undefined => {
    if (kind.fault === undefined || !hits(method, path)) return undefined;
    left -= 1;
    const fault: EndpointFault = kind.fault({ now: clock.date(), elsewhere });
    return {
      done: cell.done,
      perform: (response) => {
        performFault(fault, response, () => wire.giveUp(`${method} ${path}`));
      },
    };
  };
  const refuses = (method: string, path: string): boolean => {
    if (kind.fault !== undefined || !hits(method, path)) return false;
    left -= 1;
    return true;
  };

  const service = await startService({ now: () => clock.date(), strike });
  const github = await startFakeGitHub({
    clock,
    intercept: ({ method, path, query }) => {
      const asked = Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path;
      const struck = strike(method, asked);
      return struck && (struck.done ? { afterwards: struck.perform } : struck.perform);
    },
  });
  /** A socket is for what meets the fault; all else costs less without one. */
  const answer = ({ method, url, headers, body = '' }: HttpRequest): HttpResponse | undefined => {
    const path = `${url.pathname}${url.search}`;
    if (hits(method, path)) return undefined;
    const sent =
      url.origin === service.url
        ? service.answer({ method, path, headers, body })
        : github.answer({ method, url: path, headers }, body);
    return { ...sent, body: Buffer.from(sent.body ?? '') };
  };
  const recorder = createRecorder();
  const act = (event: CommentEvent, waitMinutes: string, runner = createRecorder()) =>
    run(
      buildWorld({
        event,
        inputs: {
          'api-key': service.config.key,
          'project-id': service.config.projectId,
          'base-url': service.url,
          'github-token': github.token,
          'timeout-minutes': waitMinutes,
        },
        attempt: place === 'list comments, second attempt' ? 2 : 1,
        runner,
        clock,
        send: wire.sender(answer, refuses),
        github,
      }),
    );

  try {
    if (place === 'message') await act(speak(github, '/docs Document the retry option.', clock), '0');
    armed = true;
    const before = service.arrived.length;
    const startedAt = clock.now();
    const command = speak(github, '/docs Say more of the back-off.', clock);
    const ended = await inTime(act(command, '30', recorder));
    const arrived = service.arrived.slice(before);
    return {
      ...tell(github, { recorder, arrived, command, secrets: [service.config.key, github.token] }),
      truePrLink: service.prLink(),
      failed: ended.failed,
      spentMs: clock.now() - startedAt,
      beforePostMs: firstPost(arrived, clock, startedAt),
    };
  } finally {
    await Promise.all([service.close(), github.close()]);
  }
}

function speak(github: FakeGitHub, body: string, clock: VirtualClock): CommentEvent {
  const { id } = addComment(github.state, { thread: THREAD, body, author: OWNER.login });
  const event = parseEvent('issue_comment', commentOnPullRequest({ body, author: OWNER, id }));
  if (event?.kind !== 'comment') throw new Error('the payload is no comment');
  return { ...event, writtenAt: clock.date().toISOString() };
}

async function inTime<T>(running: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the run hangs')), HANGS_AFTER_MS);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}
