/** Starts an action that works on several repositories, connected with the runner, GitHub and the service. */
import {
  createGitHubClient,
  createSendInTurn,
  type GitHubClient,
} from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createCommitsApi } from '../github/commits.ts';
import { createIssuesApi } from '../github/issues.ts';
import { createPullRequestsApi } from '../github/pull-requests.ts';
import {
  createListInstalledRepositories,
  createReadRepository,
} from '../github/repositories.ts';
import { createRetryBudget } from '../http/retry.ts';
import { createSend } from '../http/send.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment, systemClock, type Environment } from '../runner/environment.ts';
import { createRunner, maskInputs } from '../runner/runner.ts';
import { createSystem, reportExceptions, startAction } from '../runner/start-action.ts';
import { createJobsApi } from '../service/jobs.ts';
import type { FleetDependencies, FleetGitHub } from './fleet.ts';

/** What the actions share. */
type Started = FleetDependencies &
  Readonly<{
    environment: Environment;
    connectClient: (repository: string, token: string) => GitHubClient;
  }>;

/** @param retryMs time that retries of all clients may take at the beginning; the default is that of one client */
export function startFleetAction(
  action: (started: Started) => Promise<boolean>,
  retryMs?: number,
): void {
  maskInputs(...SECRET_INPUTS);
  const environment = readEnvironment(process.env);
  const { apiUrl, graphqlUrl, run } = environment;
  const shared = { clock: systemClock, send: createSend() };
  const runner = createRunner();
  reportExceptions(runner);
  void startAction((signal) => {
    const system = createSystem(signal);
    const github = {
      ...shared,
      apiUrl,
      graphqlUrl,
      signal: system.graceSignal,
      inTurn: createSendInTurn({ clock: systemClock, signal: system.graceSignal }),
      budget: createRetryBudget(systemClock, retryMs),
    };
    const connectClient = (repository: string, token: string): GitHubClient =>
      createGitHubClient({ ...github, repository, token });
    return action({
      environment,
      run,
      runner,
      system,
      connectJobs: (connection) => createJobsApi({ ...shared, ...connection }),
      connectClient,
      connectRepository: (repository, token) =>
        connectFleetRepository(connectClient(repository, token)),
    });
  });
}

function connectFleetRepository(client: GitHubClient): FleetGitHub {
  return {
    pullRequests: createPullRequestsApi(client),
    comments: createCommentsApi(client),
    readRepository: createReadRepository(client),
    listInstalled: createListInstalledRepositories(client),
    commits: createCommitsApi(client),
    login: () => createIssuesApi(client).login(),
  };
}
