import { basename } from 'node:path';
import { parseBareEvent } from '../trigger/bare-event.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createGitHubClient } from '../github/client.ts';
import { createRepositoryApi } from '../github/repository.ts';
import { createContextApi } from '../context/gather.ts';
import { createCancellationSignal, delaySignal } from '../runner/cancellation.ts';
import { systemClock } from '../runner/clock.ts';
import { readEnvironment } from '../runner/environment.ts';
import { reportUnexpectedError } from '../runner/unexpected-error.ts';
import { createRunner, getInput, getState } from '../runner/runner.ts';
import { createWorkspace } from '../runner/files.ts';
import { createJobsApi } from '../service/jobs-api.ts';
import { createSend } from '../service/http.ts';
import { VERSION } from '../version.ts';
import { run } from './run.ts';
import type { Dependencies } from './dependencies.ts';

// First of all: until then a cancel just kills.
const signal = createCancellationSignal();
/** What a cancelled run still does must be done by then. */
const adapterSignal = delaySignal(signal, 2000);
const environment = readEnvironment(process.env);
const tools = {
  send: createSend(),
  version: VERSION,
  clock: systemClock,
};
const { eventName, eventPayload } = environment;
const event = parseBareEvent(eventName, eventPayload) ?? (await readEvent());
const deps: Dependencies = {
  getInput,
  event,
  run: environment.run,
  runner: createRunner(),
  workspace: createWorkspace(environment.workspace),
  clock: systemClock,
  random: Math.random,
  nonce: () => process.getBuiltinModule('node:crypto').randomBytes(6).toString('hex'),
  signal,
  connect: (connection) => createJobsApi({ ...tools, ...connection }),
  connectGitHub: (token) => {
    const { apiUrl, run } = environment;
    const { serverUrl, repository } = run;
    const client = createGitHubClient({ ...tools, token, apiUrl, repository, signal: adapterSignal });
    return {
      commentsApi: createCommentsApi(client),
      repository: createRepositoryApi(client, serverUrl),
      contextApi: createContextApi({
        request: client.request,
        url: `${serverUrl.origin}/${repository}`,
        defaultBranch: event?.defaultBranch ?? 'HEAD',
        sleep: (ms) => systemClock.sleep(ms, signal),
      }),
    };
  },
  createStateCodec: async (keys) => {
    const { createStateCodec } = await import(/* webpackChunkName: "rest" */ '../thread/codec.ts');
    return createStateCodec(keys);
  },
};
const failed = await reportUnexpectedError(deps.runner, async () => {
  // Not by a state that the main step saves: one that is cancelled early has saved none, and must not be run again.
  if (basename(process.argv[1] ?? '') !== 'post-step.js') return (await run(deps)).failed;
  const { runPostStep } = await import(/* webpackChunkName: "rest" */ './post.ts');
  await runPostStep(deps, getState);
  return false;
});
process.exitCode = failed ? 1 : 0;
// Requests that a cancelled run no longer waits for would keep the process.
if (signal.aborted) process.exit();

async function readEvent(): Promise<Dependencies['event']> {
  const { parseEvent } = await import(/* webpackChunkName: "rest" */ '../trigger/event.ts');
  return parseEvent(eventName, eventPayload);
}
