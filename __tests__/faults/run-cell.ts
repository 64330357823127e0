import { setTimeout as sleep } from 'node:timers/promises';
import { parseAgentFields } from '../../src/agent/agent-inputs.ts';
import { connectAgent } from '../../src/agent/main.ts';
import { runAgent } from '../../src/agent/run-agent.ts';
import type { StepEnd } from '../../src/ports.ts';
import { MAX_REAL_MS } from '../../fakes/clock.ts';
import { performFault } from '../../fakes/faults.ts';
import { startFakeGitHub } from '../../fakes/github/index.ts';
import { isReply, withoutMarker } from '../../fakes/observations.ts';
import { recordingRunner } from '../../fakes/recording-runner.ts';
import { readManifest, resolveInputs } from '../../fakes/runner/manifest.ts';
import { startFakeService } from '../../fakes/service/serve.ts';
import { VirtualClock } from '../../fakes/virtual-clock.ts';
import { newReport } from '../support/runs.ts';
import type { Kind } from './kinds.ts';
import { createNetwork } from './network.ts';
import { GITHUB, PLACES, startOf, type PlaceName } from './places.ts';

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

/** The job takes longer than a minute, after which the requester gets a reply. Its pull request can be read. */
const SERVICE = {
  workMs: 90_000,
  repository: 'https://github.com/Codertocat/Hello-World',
  firstPull: 7,
};
export const PR_LINK = `${SERVICE.repository}/pull/${SERVICE.firstPull}`;

const manifest = readManifest('action.yml');

/** Runs one cell in this process, with servers of its own. The dependencies are those of src/agent/main.ts, except for clock and network. */
export async function runCell(
  { place, kind, times, isProcessed }: Cell,
  elsewhere: string,
): Promise<CellResult> {
  const {
    pattern,
    event = 'command',
    attempt = 1,
    earlier,
    inputs,
    isList = false,
  } = PLACES[place];
  const clock = new VirtualClock();
  let left = 0;
  let nonces = 0;
  const nonce = (): string => {
    nonces += 1;
    return `a1b2c3d4e5${nonces}`;
  };
  const strikes = (request: string): boolean => {
    const isHit = left > 0 && pattern.test(request);
    if (isHit) left -= 1;
    return isHit;
  };
  const network = createNetwork(
    clock,
    (request) => kind.fault === undefined && strikes(request),
  );
  const intercept = ({
    method,
    path,
    query,
  }: Readonly<Record<'method' | 'path', string> & { query: object }>) => {
    const search = new URLSearchParams({ ...query }).toString();
    const request = `${method} ${path}${search && `?${search}`}`;
    if (kind.fault === undefined || !strikes(request)) return undefined;
    const fault = kind.fault({ now: clock.date(), elsewhere, isList });
    const perform = (response: Parameters<typeof performFault>[1]): void =>
      performFault(fault, response, () => network.stall(request));
    return isProcessed ? { afterwards: perform } : perform;
  };
  const service = await startFakeService({ ...SERVICE, clock, intercept });
  const github = await startFakeGitHub({ ...GITHUB, clock, intercept });
  const { key, projectId } = service.state.config;
  const { owner, name, id: repositoryId } = github.state.repository;
  const repository = `${owner}/${name}`;
  const neverAborted = new AbortController().signal;
  const runOn = (
    start: ReturnType<typeof startOf>,
    report = newReport(),
    more = {},
  ): Promise<StepEnd> => {
    const connection = {
      'api-key': key,
      'project-id': projectId,
      'base-url': service.url,
    };
    const given = { ...connection, ...start.inputs, ...more };
    const env = resolveInputs(manifest, given, { github: { token: github.token } });
    const fields = parseAgentFields({
      getInput: (input) => (env[`INPUT_${input.toUpperCase()}`] ?? '').trim(),
    });
    const surroundings = {
      workflow: {
        id: '9007199',
        number: 1,
        workflow: 'docs.yml@refs/heads/main',
        ref: 'refs/heads/main',
        attempt,
        job: 'docs',
        step: '__self',
        url: `https://github.com/${repository}/actions/runs/9007199`,
        serverUrl: new URL('https://github.com'),
        repository,
        repositoryId,
        isPrivate: undefined,
        actor: owner,
        actionUrl: '',
      },
      runner: recordingRunner(report),
      system: {
        clock,
        random: () => 0.5,
        nonce,
        signal: neverAborted,
        graceSignal: neverAborted,
      },
      send: network.send,
      apiUrl: github.url,
      graphqlUrl: github.graphqlUrl,
    };
    return runAgent(connectAgent(surroundings, fields, start.event));
  };

  try {
    if (earlier !== undefined) {
      await runOn(startOf('command', github), newReport(), earlier);
    }
    left = times === 'once' ? 1 : Infinity;
    const report = newReport();
    const { state, violations } = github;
    const [known, sent] = [new Set(state.comments.keys()), service.requests.length];
    const startedAt = clock.now();
    const start = startOf(event, github);
    const end = await Promise.race([runOn(start, report, inputs), failWhenLate()]);
    const posts = service.requests.slice(sent).filter(({ method }) => method === 'POST');
    const commandId = start.event.kind === 'comment' ? start.event.comment.id : undefined;
    const bodies = [...state.comments.values()]
      .filter(({ id }) => !known.has(id) && id !== commandId)
      .map(({ body }) => body);
    const texts = [
      ...report.log,
      ...report.outputs.values(),
      report.summary,
      ...bodies,
    ].join('\n');
    return {
      outputs: Object.fromEntries(report.outputs),
      hasFailed: end === 'failed',
      posts: posts.length,
      prompt: posts.at(-1)?.body ?? '',
      warnings: report.log.filter((line) => line.startsWith('warning: ')),
      titles: bodies
        .filter((body) => !isReply(body))
        .map(withoutMarker)
        .filter((text) => text.startsWith('### '))
        .map((text) => /^### ([^:\n]*)/.exec(text)?.[1] ?? ''),
      replies: bodies.filter(isReply).length,
      reactions: [...state.reactions.values()]
        .filter(({ comment }) => comment === commandId)
        .map(({ content }) => content),
      tookMs: clock.now() - startedAt,
      beforePostMs: (posts[0]?.at ?? startedAt) - startedAt,
      leaks: [
        ...[key, github.token].filter((secret) => texts.includes(secret)),
        ...violations,
      ],
    };
  } finally {
    await Promise.all([service.close(), github.close()]);
  }
}

async function failWhenLate(): Promise<never> {
  await sleep(MAX_REAL_MS, undefined, { ref: false });
  throw new Error('the run hangs');
}
