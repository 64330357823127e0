import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { createGitHub } from '../github/access.ts';
import { parseEvent } from '../github/event.ts';
import { createSeal } from '../github/seal.ts';
import { cancellation } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { guarded } from '../runner/guarded.ts';
import { createRunner, readInput, readState } from '../runner/runner.ts';
import { openWorkspace } from '../runner/workspace.ts';
import { connectAgent } from '../service/agent.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { runPost } from './post.ts';
import { run } from './run.ts';
import type { World } from './world.ts';

const environment = readEnvironment(process.env);
const tools = {
  send: createSend({ env: process.env, nodeVersion: process.version }),
  version: VERSION,
  clock: systemClock,
};
const event = parseEvent(environment.eventName, environment.eventPayload);
const world: World = {
  raw: readInput,
  event,
  run: environment.run,
  runner: createRunner(),
  workspace: openWorkspace(environment.workspace),
  clock: systemClock,
  random: Math.random,
  nonce: () => randomBytes(6).toString('hex'),
  signal: cancellation(),
  connect: (connection) => connectAgent({ ...tools, ...connection }),
  connectGitHub: (token) =>
    createGitHub({
      ...tools,
      token,
      ...environment,
      ...environment.run,
      defaultBranch: event?.defaultBranch,
    }),
  createSeal,
};
const failed = await guarded(world.runner, async () => {
  // Not by a state that the main step saves: one that is cancelled early has saved none, and must not be run again.
  if (basename(process.argv[1] ?? '') !== 'post-step.js') return (await run(world)).failed;
  await runPost(world, readState);
  return false;
});
process.exitCode = failed ? 1 : 0;
// Requests that a cancelled run no longer waits for would keep the process.
if (world.signal.aborted) process.exit();
