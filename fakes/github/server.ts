import { machineClock } from '../clock.ts';
import { serveFake } from '../http-server.ts';
import { answer, type Running } from './answer.ts';
import type { Reply } from './handler.ts';
import type { FakeGitHub, Options } from './options.ts';
import { createState } from './state.ts';

/** Starts a GitHub on a free port of the loopback interface. It keeps everything in memory. */
export async function startFakeGitHub(options: Options = {}): Promise<FakeGitHub> {
  const { prefix = '', latencyMs = 0, clock = machineClock } = options;
  const state = createState(options, clock.now);
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
    url: `${url}${prefix}`,
    token: options.token ?? 'ghs_fakeWorkflowToken',
    state,
    requests: [],
    violations,
    grants: options.permissions ?? { issues: 'write', 'pull-requests': 'write', contents: 'read' },
    isExpired: false,
    grant: (permissions) => {
      running.grants = permissions;
    },
    expireToken: () => {
      running.isExpired = true;
    },
    close,
  };
  return running;
}

function toPlain({ status, body, headers = {} }: Reply) {
  if (body === undefined) return { status, headers };
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  const type = `${isRaw ? 'text/plain' : 'application/json'}; charset=utf-8`;
  return { status, headers: { 'content-type': type, ...headers }, body: isRaw ? body : JSON.stringify(body) };
}
