import { run } from '../../src/agent/run.ts';
import { performFault } from '../../fakes/faults.ts';
import { startFakeGitHub } from '../../fakes/github/index.ts';
import { recordingRunner, type Report } from '../../fakes/recording-runner.ts';
import { startFakeService } from '../../fakes/service/serve.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { createDependencies, createNetwork } from './dependencies.ts';
import { GITHUB, startOf } from './events.ts';
import type { Kind } from './kinds.ts';
import { PLACES, type PlaceName } from './places.ts';

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
  outputs: Readonly<Record<string, string>>;
  hasFailed: boolean;
  /** POSTs that reached the service. */
  posts: number;
  /** The newest prompt; empty if none was sent. */
  prompt: string;
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

/** The job takes longer than a minute, after which the requester gets a reply. Its pull request can be read. */
const SERVICE = { workMs: 90_000, repository: 'https://github.com/Codertocat/Hello-World', firstPull: 7 };
export const PR_LINK = `${SERVICE.repository}/pull/${SERVICE.firstPull}`;

const newReport = (): Report => ({ log: [], outputs: new Map(), summary: '' });

/** Runs one cell in this process, with servers of its own. */
export async function runCell(
  { place, kind, times, isProcessed }: Cell,
  elsewhere: string,
): Promise<CellResult> {
  const {
    pattern,
    event: eventName = 'command',
    attempt = 1,
    earlier,
    inputs,
    isList = false,
  } = PLACES[place];
  const clock = new VirtualClock();
  let left = 0;
  const isHit = (request: string): boolean => left > 0 && pattern.test(request);
  const network = createNetwork(clock, (request) => {
    if (kind.fault !== undefined || !isHit(request)) return false;
    left -= 1;
    return true;
  });
  const intercept = ({
    method,
    path,
    query,
  }: Readonly<Record<'method' | 'path', string> & { query: object }>) => {
    const search = new URLSearchParams({ ...query }).toString();
    const request = `${method} ${path}${search && `?${search}`}`;
    if (kind.fault === undefined || !isHit(request)) return undefined;
    left -= 1;
    const fault = kind.fault({ now: clock.date(), elsewhere, isList });
    const perform = (response: Parameters<typeof performFault>[1]): void =>
      performFault(fault, response, () => network.stall(request));
    return isProcessed ? { afterwards: perform } : perform;
  };
  const service = await startFakeService({ ...SERVICE, clock, intercept });
  const github = await startFakeGitHub({ ...GITHUB, clock, intercept });
  const { key, projectId } = service.state.config;
  const runOn = (start: ReturnType<typeof startOf>, report = newReport(), inputs = {}): Promise<boolean> => {
    const connection = { 'api-key': key, 'project-id': projectId, 'base-url': service.url };
    const given = { ...connection, ...start.inputs, ...inputs };
    const { event } = start;
    const runner = recordingRunner(report);
    return run(
      createDependencies({ event, inputs: given, attempt, runner, clock, send: network.send, github }),
    );
  };

  try {
    if (earlier !== undefined) await runOn(startOf('command', github), newReport(), earlier);
    left = times === 'once' ? 1 : Infinity;
    const report = newReport();
    const { state, violations } = github;
    const [known, sent] = [new Set(state.comments.keys()), service.requests.length];
    const startedAt = clock.now();
    const start = startOf(eventName, github);
    const hasFailed = await withinRealTime(runOn(start, report, inputs));
    const posts = service.requests.slice(sent).filter(({ method }) => method === 'POST');
    const commandId = start.event.kind === 'comment' ? start.event.comment.id : undefined;
    const bodies = [...state.comments.values()]
      .filter(({ id }) => !known.has(id) && id !== commandId)
      .map(({ body }) => body);
    const texts = [...report.log, ...report.outputs.values(), report.summary, ...bodies].join('\n');
    return {
      outputs: Object.fromEntries(report.outputs),
      hasFailed,
      posts: posts.length,
      prompt: posts.at(-1)?.body ?? '',
      warnings: report.log.filter((line) => line.startsWith('warning: ')),
      titles: bodies
        .filter((body) => body.includes('<!-- docs-agent-action:v'))
        .map((body) => /^### ([^:\n]*)/.exec(body)?.[1] ?? ''),
      replies: bodies.filter((body) => body.includes('<!-- docs-agent-action:reply')).length,
      reactions: [...state.reactions.values()]
        .filter(({ comment }) => comment === commandId)
        .map(({ content }) => content),
      tookMs: clock.now() - startedAt,
      beforePostMs: (posts[0]?.at ?? startedAt) - startedAt,
      leaks: [...[key, github.token].filter((secret) => texts.includes(secret)), ...violations],
    };
  } finally {
    await Promise.all([service.close(), github.close()]);
  }
}

async function withinRealTime<T>(running: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the run hangs')), MAX_REAL_MS);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}
