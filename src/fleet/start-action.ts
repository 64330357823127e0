/** Starts an action that works on several repositories, connected with the runner, GitHub and the service. */
import {
  createGitHubClient,
  createSendInTurn,
  type GitHubClient,
} from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createPullRequestsApi } from '../github/pull-requests.ts';
import {
  createListInstalledRepositories,
  createReadRepositoryId,
} from '../github/repositories.ts';
import { createSend } from '../http/send.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment, systemClock, type Environment } from '../runner/environment.ts';
import { createRunner, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction, withGrace } from '../runner/start-action.ts';
import { createJobsApi } from '../service/jobs.ts';
import type { FleetDependencies, FleetGitHub } from './fleet.ts';

/** What the actions share. An action may need more APIs of a repository. */
type Started = FleetDependencies<FleetGitHub> &
  Readonly<{
    environment: Environment;
    /** Aborts later than `signal`: what was begun can still be written. */
    graceSignal: AbortSignal;
    connectClient: (repository: string, token: string) => GitHubClient;
  }>;

export function startFleetAction(action: (started: Started) => Promise<boolean>): void {
  maskInputs(...SECRET_INPUTS);
  const environment = readEnvironment(process.env);
  const { apiUrl, graphqlUrl, run } = environment;
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
    const connectClient = (repository: string, token: string): GitHubClient =>
      createGitHubClient({ ...github, repository, token });
    return action({
      environment,
      run,
      runner,
      clock: systemClock,
      signal,
      graceSignal,
      connectJobs: (connection) => createJobsApi({ ...shared, ...connection }),
      connectClient,
      connectRepository: (repository, token) =>
        connectFleetRepository(connectClient(repository, token)),
    });
  });
}

/** Returns the APIs that each of these actions needs of a repository. */
export function connectFleetRepository(client: GitHubClient): FleetGitHub {
  return {
    pullRequests: createPullRequestsApi(client),
    comments: createCommentsApi(client),
    readId: createReadRepositoryId(client),
    listInstalled: createListInstalledRepositories(client),
  };
}
