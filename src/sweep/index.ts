import { createCommentsApi } from '../github/comments.ts';
import { createGitHubClient } from '../github/client.ts';
import type { SendRequest } from '../send-request.ts';
import { CANCEL_GRACE_MS, createCancellationSignal, delaySignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { startAction } from '../runner/start-action.ts';
import { createSend } from '../service/http.ts';
import { createJobsApi } from '../service/endpoints.ts';
import { VERSION } from '../version.ts';
import { runSweep } from './run.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const signal = createCancellationSignal();
const { eventName, apiUrl, run } = readEnvironment(process.env);
const send = createSend();
const counts = { github: 0, service: 0 };
const counted =
  (name: keyof typeof counts): SendRequest =>
  (request) => {
    counts[name] += 1;
    return send(request);
  };
const shared = { version: VERSION, clock: systemClock };
const github = {
  ...shared,
  apiUrl,
  repository: run.repository,
  signal: delaySignal(signal, CANCEL_GRACE_MS),
};
const runner = createRunner();
void startAction(runner, signal, () =>
  runSweep({
    getInput,
    eventName,
    run,
    runner,
    clock: systemClock,
    signal,
    connectJobs: (connection) => createJobsApi({ ...shared, ...connection, send: counted('service') }),
    connectComments: (token) =>
      createCommentsApi(createGitHubClient({ ...github, token, send: counted('github') })),
    requestCounts: () => counts,
  }),
);
