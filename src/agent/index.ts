import { parseEvent } from '../github/event.ts';
import { cancellation } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, mask, readInput } from '../runner/runner.ts';
import { openWorkspace } from '../runner/workspace.ts';
import { createAgentService } from '../service/agent.ts';
import { createConnection } from '../service/connection.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { run } from './run.ts';

mask(readInput('api-key'));
const send = createSend({ env: process.env, nodeVersion: process.versions.node });
const environment = readEnvironment(process.env);
const { failed } = await run({
  raw: readInput,
  event: parseEvent(environment.eventName, environment.eventPayload),
  runner: createRunner(),
  workspace: openWorkspace(environment.workspace),
  clock: systemClock,
  random: Math.random,
  signal: cancellation(),
  serverUrl: environment.serverUrl,
  connect: ({ projectId, ...connection }) =>
    createAgentService(
      createConnection({ ...connection, send, version: VERSION, now: () => systemClock.date() }),
      projectId,
    ),
});
process.exitCode = failed ? 1 : 0;
