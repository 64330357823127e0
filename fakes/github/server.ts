import { machineClock } from '../clock.ts';
import { serveFake } from '../http-server.ts';
import { answer, type Running } from './answer.ts';
import type { Grants, Reply } from './handler.ts';
import type { FakeGitHub, HostedRepository, Options } from './options.ts';
import { createState, fullName, type Seed } from './state.ts';

const USUAL_GRANTS: Grants = { issues: 'write', 'pull-requests': 'write', contents: 'read' };

/** Starts a GitHub on a free port of the loopback interface. It keeps everything in memory. */
export async function startFakeGitHub(options: Options = {}): Promise<FakeGitHub> {
  const { prefix = '', latencyMs = 0, clock = machineClock } = options;
  const host = (
    seed: Seed & Pick<Options, 'permissions'>,
    access: Pick<HostedRepository, 'token' | 'login'>,
  ): HostedRepository => ({
    ...access,
    state: createState(seed, clock.now),
    grants: seed.permissions ?? USUAL_GRANTS,
    isExpired: false,
  });
  const { token = 'ghs_fakeWorkflowToken' } = options;
  const own = host(options, { token, login: 'github-actions[bot]' });
  const others = (options.others ?? []).map((seed) =>
    host(seed, { token: seed.token, login: 'docs-helper[bot]' }),
  );
  const violations: string[] = [];
  const { url, close } = await serveFake(
    (request) => {
      try {
        const reply = answer(running, request);
        return typeof reply === 'object' ? toPlain(reply) : reply;
      } catch (error) {
        violations.push(`${request.method} ${request.path}: the fake itself failed: ${String(error)}`);
        return 'reset';
      }
    },
    {
      clock,
      delays: (path) => {
        const delay = typeof latencyMs === 'function' ? latencyMs(path) : latencyMs;
        return typeof delay === 'number' ? [delay, 0] : delay;
      },
    },
  );
  const running: Running = {
    options,
    repositories: [own, ...others],
    url: `${url}${prefix}`,
    requests: [],
    violations,
  };
  return {
    ...running,
    ...own,
    other: (repository) => {
      const found = others.find(({ state }) => fullName(state) === repository);
      if (found === undefined) throw new Error(`${repository} is not one of \`others\``);
      return found;
    },
    grant: (permissions) => {
      own.grants = permissions;
    },
    expireToken: () => {
      own.isExpired = true;
    },
    close,
  };
}

function toPlain({ status, body, headers = {} }: Reply) {
  if (body === undefined) return { status, headers };
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const type = `${isRaw ? 'text/plain' : 'application/json'}; charset=utf-8`;
  return { status, headers: { 'content-type': type, ...headers }, body: isRaw ? body : JSON.stringify(body) };
}
