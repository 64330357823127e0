import { randomBytes } from 'node:crypto';
import { connectFleetRepository, startFleetAction } from '../fleet/start-action.ts';
import { createIssuesApi } from '../github/issues.ts';
import { createPullRequestStatesApi } from '../github/pull-request-states.ts';
import { createRepositoryApi } from '../github/repositories.ts';
import { getInput } from '../runner/runner.ts';
import { runCare } from './run-care.ts';

startFleetAction(
  ({ run, runner, clock, signal, graceSignal, connectJobs, connectClient }) =>
    runCare({
      getInput,
      run,
      runner,
      system: {
        clock,
        random: Math.random,
        nonce: () => randomBytes(6).toString('hex'),
        signal,
        graceSignal,
      },
      connectJobs,
      connectRepository: (repository, token) => {
        const client = connectClient(repository, token);
        return {
          ...connectFleetRepository(client),
          states: createPullRequestStatesApi(client, repository),
          repository: createRepositoryApi(client, run.serverUrl),
          login: () => createIssuesApi(client).login(),
        };
      },
    }),
);
