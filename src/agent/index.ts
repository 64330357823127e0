import { createGitHub } from '../github/access.ts';
import { parseEvent } from '../github/event.ts';
import { createSeal } from '../github/seal.ts';
import { cancellation } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { createRunner, maskInputs, readInput } from '../runner/runner.ts';
import { openWorkspace } from '../runner/workspace.ts';
import { connectAgent } from '../service/agent.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { run } from './run.ts';

maskInputs('api-key', 'previous-api-keys', 'github-token');
const send = createSend({ env: process.env, nodeVersion: process.version });
const { eventName, eventPayload, workspace, apiUrl, run: facts } = readEnvironment(process.env);
const { clock, version } = { clock: systemClock, version: VERSION };
const { failed } = await run({
  ...{ raw: readInput, event: parseEvent(eventName, eventPayload), run: facts, clock, random: Math.random },
  ...{ runner: createRunner(), workspace: openWorkspace(workspace), signal: cancellation(), createSeal },
  connect: (connection) => connectAgent({ send, version, clock, ...connection }),
  connectGitHub: (token) => createGitHub({ send, version, clock, token, apiUrl, ...facts }),
});
process.exitCode = failed ? 1 : 0;
