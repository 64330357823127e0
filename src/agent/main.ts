/** Builds the adapters and starts the main step or the post step. */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { createContextApi } from '../context/gather.ts';
import { createGitHubClient } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createRepositoryApi } from '../github/repository.ts';
import type { Runner } from '../ports.ts';
import { CANCEL_GRACE_MS, createCancellationSignal, delaySignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import type { Environment } from '../runner/environment.ts';
import { createWorkspace } from '../runner/files.ts';
import { getInput } from '../runner/runner.ts';
import type { SendRequest } from '../send-request.ts';
import { createSend } from '../service/http.ts';
import { createAnalyticsApi, createJobsApi } from '../service/endpoints.ts';
import { parseEvent } from '../trigger/event.ts';
import { VERSION } from '../version.ts';
import { runPostStep } from './finish-in-post-step.ts';
import type { Dependencies } from './run-context.ts';
import { run } from './run.ts';

/** Runs the step that the runner has started, and sets the exit code. */
export async function main(runner: Runner, environment: Environment): Promise<void> {
  // First of all: before this, a cancellation kills the process.
  const signal = createCancellationSignal();
  const { eventName, eventPayload, workspace, apiUrl, run: workflowRun } = environment;
  const deps = connectAdapters({
    getInput,
    event: parseEvent(eventName, eventPayload),
    run: workflowRun,
    runner,
    workspace: createWorkspace(workspace),
    clock: systemClock,
    random: Math.random,
    nonce: () => randomBytes(6).toString('hex'),
    signal,
    send: createSend(),
    apiUrl,
  });
  // A main step that was cancelled early has saved no state, and must not be run again in its post step.
  if (basename(process.argv[1] ?? '') === 'post-step.js') await runPostStep(deps);
  else process.exitCode = (await run(deps)) ? 1 : 0;
  // Requests that a cancelled run no longer waits for would keep the process alive.
  if (signal.aborted) process.exit();
}

type Machine = Omit<Dependencies, 'connectService' | 'connectGitHub'> &
  Readonly<{ send: SendRequest; apiUrl: string }>;

/** The dependencies of a run on a machine: the adapters of both services, with everything else as it is given. */
export function connectAdapters({ send, apiUrl, ...machine }: Machine): Dependencies {
  const {
    run: { serverUrl, repository },
    event,
    clock,
    signal,
  } = machine;
  const adapterSignal = delaySignal(signal, CANCEL_GRACE_MS);
  const shared = { send, version: VERSION, clock };
  return {
    ...machine,
    connectService: (connection) => ({
      jobs: createJobsApi({ ...shared, ...connection }),
      analytics: createAnalyticsApi({ ...shared, ...connection }),
    }),
    connectGitHub: (token) => {
      const client = createGitHubClient({ ...shared, token, apiUrl, repository, signal: adapterSignal });
      return {
        comments: createCommentsApi(client),
        repository: createRepositoryApi(client, serverUrl),
        context: createContextApi({
          request: client.request,
          url: `${serverUrl.origin}/${repository}`,
          defaultBranch: event?.defaultBranch ?? 'HEAD',
          sleep: (ms) => clock.sleep(ms, signal),
        }),
      };
    },
  };
}
