/** Builds the adapters and starts the main step or the post step. */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { createContextApi } from '../context/gather.ts';
import { createGitHubClient } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createRepositoryApi } from '../github/repository.ts';
import { CANCEL_GRACE_MS, createCancellationSignal, delaySignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, getInput, getState } from '../runner/runner.ts';
import { createWorkspace } from '../runner/files.ts';
import { startAction } from '../runner/start-action.ts';
import { createAnalyticsApi } from '../service/analytics-api.ts';
import { createSend } from '../service/http.ts';
import { createJobsApi } from '../service/jobs-api.ts';
import { createStateCodec } from '../thread/codec.ts';
import { parseEvent } from '../trigger/event.ts';
import { VERSION } from '../version.ts';
import type { Dependencies } from './dependencies.ts';
import { runPostStep } from './post.ts';
import { run } from './run.ts';

// First of all: before this, a cancellation kills the process.
const signal = createCancellationSignal();
const adapterSignal = delaySignal(signal, CANCEL_GRACE_MS);
const { eventName, eventPayload, workspace, apiUrl, run: workflowRun } = readEnvironment(process.env);
const { serverUrl, repository } = workflowRun;
const event = parseEvent(eventName, eventPayload);
const send = createSend();
const shared = { send, version: VERSION, clock: systemClock };
const deps: Dependencies = {
  getInput,
  event,
  run: workflowRun,
  runner: createRunner(),
  workspace: createWorkspace(workspace),
  clock: systemClock,
  random: Math.random,
  nonce: () => randomBytes(6).toString('hex'),
  signal,
  connectJobs: (connection) => createJobsApi({ ...shared, ...connection }),
  connectAnalytics: (connection) => createAnalyticsApi({ ...shared, ...connection }),
  connectGitHub: (token) => {
    const client = createGitHubClient({ ...shared, token, apiUrl, repository, signal: adapterSignal });
    return {
      comments: createCommentsApi(client),
      repository: createRepositoryApi(client, serverUrl),
      context: createContextApi({
        request: client.request,
        url: `${serverUrl.origin}/${repository}`,
        defaultBranch: event?.defaultBranch ?? 'HEAD',
        sleep: (ms) => systemClock.sleep(ms, signal),
      }),
    };
  },
  createStateCodec,
};
void startAction(deps.runner, signal, async () => {
  // A main step that was cancelled early has saved no state, and must not be run again in its post step.
  if (basename(process.argv[1] ?? '') !== 'post-step.js') return run(deps);
  await runPostStep(deps, getState);
  return false;
});
