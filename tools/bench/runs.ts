/** Runs that are measured, each in a process of its own, with the fakes for them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commented } from '../../fakes/events.ts';
import { startFakeGitHub } from '../../fakes/github/index.ts';
import { describeRun } from '../../fakes/harness.ts';
import { workflowDispatchEvent } from '../../fakes/payloads.ts';
import { runAction } from '../../fakes/runner/index.ts';
import { runProcess, type ProcessEnd } from '../../fakes/runner/step-process.ts';
import { startFakeService } from '../../fakes/service/serve.ts';

const SKIP_SETTLING = join(import.meta.dirname, 'skip-settling.js');

export type Runnable = (
  servers: Servers,
) => Promise<Pick<ProcessEnd, 'startedAt' | 'durationMs'>>;

/**
 * Prepares a committed action. Throws if its output is not the expected one, so that no failed run
 * is measured.
 */
export function action(
  inputs: Readonly<Record<string, string>>,
  [output, expected]: readonly [string, string],
): Runnable {
  return async ({ event, service, github }) => {
    const options = {
      action: 'action.yml',
      preload: [SKIP_SETTLING],
      post: false,
      inputs,
    };
    const run = await runAction(describeRun({ github, service }, event, options));
    if (run.outputs[output] !== expected) throw new Error(`A run failed:\n${run.log}`);
    return run;
  };
}

/** Prepares a script for node, in a new folder, with the variables of the runner that it needs. */
export function script(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Runnable {
  return async ({ event, service, github }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const eventFile = join(folder, 'event.json');
    writeFileSync(eventFile, JSON.stringify(event.payload));
    const env = {
      ...variables,
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      BASE_URL: service.url,
      API_KEY: service.state.config.key,
      PROJECT_ID: service.state.config.projectId,
      GITHUB_API_URL: github.url,
      GITHUB_TOKEN: github.token,
      GITHUB_REPOSITORY: 'Codertocat/Hello-World',
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: eventFile,
    };
    try {
      const ended = await runProcess({
        file: process.execPath,
        args,
        cwd: folder,
        env,
        onLine: () => {},
      });
      if (ended.exitCode !== 0) {
        throw new Error(`${args.join(' ')} failed with ${ended.exitCode}`);
      }
      return ended;
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

export type Situation = Readonly<{
  on: 'comment' | 'dispatch';
  /** Text of the comment. */
  body?: string;
}>;

/** New fakes, and an event. */
export type Servers = Awaited<ReturnType<typeof openServers>>;

/** Starts fakes that respond at once. They run in this process, which only waits while a run is measured. */
export async function openServers({ on, body = '' }: Situation) {
  /** When each request arrived, in milliseconds of the machine's monotonic clock. */
  const arrivals: { server: 'github' | 'service'; at: number }[] = [];
  const record = (server: 'github' | 'service'): undefined => {
    arrivals.push({ server, at: Number(process.hrtime.bigint()) / 1e6 });
  };
  const [github, service] = await Promise.all([
    startFakeGitHub({ intercept: () => record('github') }),
    startFakeService({
      scenario: 'finishes-at-once',
      intercept: () => record('service'),
    }),
  ]);
  const events = {
    comment: () => commented(github, body),
    dispatch: workflowDispatchEvent,
  };
  return {
    event: events[on](),
    service,
    github,
    arrivals,
    close: async () => {
      await Promise.all([github.close(), service.close()]);
      if (github.violations.length > 0) throw new Error(github.violations.join('; '));
    },
  };
}
