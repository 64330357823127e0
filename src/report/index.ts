import { createGitHubClient, type GitHubClient } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createRateLimit } from '../github/rate-limit.ts';
import { inRepository, listPullRequests } from '../github/report.ts';
import { createReadRepositoryId } from '../github/repository-id.ts';
import { createSend } from '../http/send.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment, systemClock } from '../runner/environment.ts';
import { createOutputFiles } from '../runner/files.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction } from '../runner/start-action.ts';
import { runReport } from './run.ts';

maskInputs(...SECRET_INPUTS);
const { apiUrl, graphqlUrl, run, workspace } = readEnvironment(process.env);
const { repository } = run;
const runner = createRunner();
reportExceptions(runner);
void startAction((signal) => {
  const clock = systemClock;
  const options = { send: createSend(), clock, apiUrl, graphqlUrl, repository, signal };
  const log = (line: string): void => runner.info(line);
  const underRateLimit = createRateLimit({ clock, signal, log });
  const clients = new Map<string, GitHubClient>();
  /** All repositories that a token reads share its client, and so the time that errors may cost. */
  const clientFor = (token: string): GitHubClient => {
    const known = clients.get(token);
    if (known !== undefined) return known;
    const client = createGitHubClient({ ...options, token, retriesRateLimits: false });
    const limited = underRateLimit(client);
    clients.set(token, limited);
    return limited;
  };
  return runReport({
    getInput,
    run,
    runner,
    files: createOutputFiles(workspace),
    clock,
    signal,
    connect: (name, token) => {
      const client = inRepository(clientFor(token), name);
      return {
        id: createReadRepositoryId(client),
        comments: createCommentsApi(client),
        pullRequests: () => listPullRequests(client),
      };
    },
  });
});
