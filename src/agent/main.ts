import { basename } from 'node:path';
import { bareEvent } from '../trigger/bare-event.ts';
import { cancellation } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { guarded } from '../runner/unexpected-error.ts';
import { createRunner, readInput, readState } from '../runner/runner.ts';
import { openWorkspace } from '../runner/workspace.ts';
import { connectAgent } from '../service/jobs-api.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { deferGitHub } from './defer-github.ts';
import { run } from './run.ts';
import type { World } from './dependencies.ts';

// First of all: until then a cancel just kills.
const signal = cancellation();
const environment = readEnvironment(process.env);
const tools = {
  send: createSend({ env: process.env, nodeVersion: process.version }),
  version: VERSION,
  clock: systemClock,
};
const { eventName, eventPayload } = environment;
const event = bareEvent(eventName, eventPayload) ?? (await readEvent());
const world: World = {
  raw: readInput,
  event,
  run: environment.run,
  runner: createRunner(),
  workspace: openWorkspace(environment.workspace),
  clock: systemClock,
  random: Math.random,
  nonce: () => process.getBuiltinModule('node:crypto').randomBytes(6).toString('hex'),
  signal,
  connect: (connection) => connectAgent({ ...tools, ...connection }),
  connectGitHub: (token) =>
    deferGitHub(async () => {
      const { createGitHub } = await import(/* webpackChunkName: "rest" */ '../github/access.ts');
      return createGitHub({
        ...tools,
        token,
        ...environment,
        ...environment.run,
        defaultBranch: event?.defaultBranch,
      });
    }),
  createSeal: async (keys) => {
    const { createSeal } = await import(/* webpackChunkName: "rest" */ '../thread/codec.ts');
    return createSeal(keys);
  },
};
const failed = await guarded(world.runner, async () => {
  // Not by a state that the main step saves: one that is cancelled early has saved none, and must not be run again.
  if (basename(process.argv[1] ?? '') !== 'post-step.js') return (await run(world)).failed;
  const { runPost } = await import(/* webpackChunkName: "rest" */ './post.ts');
  await runPost(world, readState);
  return false;
});
process.exitCode = failed ? 1 : 0;
// Requests that a cancelled run no longer waits for would keep the process.
if (signal.aborted) process.exit();

async function readEvent(): Promise<World['event']> {
  const { parseEvent } = await import(/* webpackChunkName: "rest" */ '../trigger/event.ts');
  return parseEvent(eventName, eventPayload);
}
