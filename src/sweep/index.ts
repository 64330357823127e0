import { createGitHub } from '../github/access.ts';
import type { SendRequest } from '../ports.ts';
import { createCancellationSignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { reportUnexpectedError } from '../runner/unexpected-error.ts';
import { createSend } from '../service/http.ts';
import { connectJobsApi } from '../service/jobs-api.ts';
import { createStateCodec } from '../thread/codec.ts';
import { VERSION } from '../version.ts';
import { runSweep } from './run.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const environment = readEnvironment(process.env);
const send = createSend({ env: process.env, nodeVersion: process.version });
const counts = { github: 0, service: 0 };
const counted =
  (name: keyof typeof counts): SendRequest =>
  (request) => {
    counts[name] += 1;
    return send(request);
  };
const shared = { version: VERSION, clock: systemClock };
const runner = createRunner();
const hasFailed = await reportUnexpectedError(runner, () =>
  runSweep({
    getInput,
    eventName: environment.eventName,
    run: environment.run,
    runner,
    clock: systemClock,
    signal: createCancellationSignal(),
    connectJobs: (connection) => connectJobsApi({ ...shared, ...connection, send: counted('service') }),
    connectComments: (token) =>
      createGitHub({ ...shared, ...environment, ...environment.run, token, send: counted('github') })
        .comments,
    requestCounts: () => counts,
    createStateCodec,
  }),
);
process.exitCode = hasFailed ? 1 : 0;
