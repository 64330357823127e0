import { randomBytes } from 'node:crypto';
import { createGitHubClient, createSendInTurn } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createIssuesApi } from '../github/issues.ts';
import { createPullRequestStatesApi } from '../github/pull-request-states.ts';
import { createPullRequestsApi } from '../github/pull-requests.ts';
import {
  createListInstalledRepositories,
  createReadRepositoryId,
  createRepositoryApi,
} from '../github/repositories.ts';
import { createSend } from '../http/send.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment, systemClock } from '../runner/environment.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction, withGrace } from '../runner/start-action.ts';
import { createJobsApi } from '../service/jobs.ts';
import { runCare } from './run-care.ts';

maskInputs(...SECRET_INPUTS);
const { apiUrl, graphqlUrl, run } = readEnvironment(process.env);
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
  return runCare({
    getInput,
    run,
    runner,
    system: {
      clock: systemClock,
      random: Math.random,
      nonce: () => randomBytes(6).toString('hex'),
      signal,
      graceSignal,
    },
    connectJobs: (connection) => createJobsApi({ ...shared, ...connection }),
    connectRepository: (repository, token) => {
      const client = createGitHubClient({ ...github, repository, token });
      return {
        pullRequests: createPullRequestsApi(client),
        comments: createCommentsApi(client),
        readId: createReadRepositoryId(client),
        listInstalled: createListInstalledRepositories(client),
        states: createPullRequestStatesApi(client, repository),
        repository: createRepositoryApi(client, run.serverUrl),
        login: () => createIssuesApi(client).login(),
      };
    },
  });
});
