import { createGitHub } from '../github/access.ts';
import { createSeal } from '../thread/codec.ts';
import { cancellation } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { guarded } from '../runner/unexpected-error.ts';
import { createRunner, maskInputs, readInput } from '../runner/runner.ts';
import { connectAgent } from '../service/jobs-api.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { countRequests } from './dependencies.ts';
import { run } from './run.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const environment = readEnvironment(process.env);
const send = createSend({ env: process.env, nodeVersion: process.version });
const gitHub = countRequests(send);
const service = countRequests(send);
const tools = { version: VERSION, clock: systemClock };
const runner = createRunner();
const story = run.bind(undefined, {
  raw: readInput,
  eventName: environment.eventName,
  run: environment.run,
  runner,
  clock: systemClock,
  signal: cancellation(),
  connect: (connection) => connectAgent({ ...tools, ...connection, send: service.send }),
  connectGitHub: (token) =>
    createGitHub({ ...tools, token, ...environment, ...environment.run, send: gitHub.send }),
  requests: () => ({ toGitHub: gitHub.count(), looks: service.count() }),
  createSeal,
});
process.exitCode = (await guarded(runner, story)) ? 1 : 0;
