import { createGitHubClient } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createStateCodec } from '../thread/codec.ts';
import { createCancellationSignal, delaySignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { reportUnexpectedError } from '../runner/unexpected-error.ts';
import { createRunner, maskInputs, getInput } from '../runner/runner.ts';
import { createJobsApi } from '../service/jobs-api.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { countRequests } from './dependencies.ts';
import { runSweep } from './run.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const signal = createCancellationSignal();
const environment = readEnvironment(process.env);
const send = createSend();
const githubCounter = countRequests(send);
const serviceCounter = countRequests(send);
const clients = { version: VERSION, clock: systemClock };
const runner = createRunner();
const main = runSweep.bind(undefined, {
  getInput,
  eventName: environment.eventName,
  run: environment.run,
  runner,
  clock: systemClock,
  signal,
  connect: (connection) => createJobsApi({ ...clients, ...connection, send: serviceCounter.send }),
  connectGitHub: (token) => {
    const { apiUrl, run } = environment;
    const options = { ...clients, token, apiUrl, repository: run.repository, send: githubCounter.send };
    const client = createGitHubClient({ ...options, signal: delaySignal(signal, 2000) });
    return { commentsApi: createCommentsApi(client) };
  },
  requests: () => ({ toGitHub: githubCounter.count(), attempts: serviceCounter.count() }),
  createStateCodec,
});
process.exitCode = (await reportUnexpectedError(runner, main)) ? 1 : 0;
