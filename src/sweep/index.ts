import { createCommentsApi } from '../github/comments.ts';
import { createGitHubClient, createSendInTurn } from '../github/client.ts';
import { createPullRequestsApi } from '../github/pull-requests.ts';
import {
  createListInstalledRepositories,
  createReadRepositoryId,
} from '../github/repositories.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment, systemClock } from '../runner/environment.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction, withGrace } from '../runner/start-action.ts';
import { createSend } from '../http/send.ts';
import { createJobsApi } from '../service/jobs.ts';
import { runSweep } from './run-sweep.ts';

maskInputs(...SECRET_INPUTS);
const { eventName, apiUrl, graphqlUrl, run } = readEnvironment(process.env);
const shared = { clock: systemClock, send: createSend() };
const runner = createRunner();
reportExceptions(runner);
void startAction((signal) => {
  const graceSignal = withGrace(signal);
  const github = {
    ...shared,
    apiUrl,
    graphqlUrl,
    signal: graceSignal,
    inTurn: createSendInTurn({ clock: systemClock, signal: graceSignal }),
  };
  return runSweep({
    getInput,
    eventName,
    run,
    runner,
    clock: systemClock,
    signal,
    connectJobs: (connection) => createJobsApi({ ...shared, ...connection }),
    connectRepository: (repository, token) => {
      const client = createGitHubClient({ ...github, repository, token });
      return {
        pullRequests: createPullRequestsApi(client),
        comments: createCommentsApi(client),
        readId: createReadRepositoryId(client),
        listInstalled: createListInstalledRepositories(client),
      };
    },
  });
});
