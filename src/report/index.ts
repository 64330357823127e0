import { createGitHubContextApi } from '../github/subject/gather.ts';
import { createGitHubClient, inRepository, type GitHubClient } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createIssuesApi } from '../github/issues.ts';
import { createPullRequestsApi } from '../github/pull-requests.ts';
import {
  createListInstalledRepositories,
  createReadRepositoryId,
} from '../github/repositories.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { createSend } from '../http/send.ts';
import { SECRET_INPUTS } from '../inputs/secrets.ts';
import { readEnvironment, systemClock, type Environment } from '../runner/environment.ts';
import { createOutputFiles } from '../runner/files.ts';
import { createRunner, getInput, maskInputs } from '../runner/runner.ts';
import { getProperty } from '../text/unknown-values.ts';
import { serverPage } from '../text/urls.ts';
import { reportExceptions, startAction } from '../runner/start-action.ts';
import { runReport } from './run-report.ts';

maskInputs(...SECRET_INPUTS);
const environment = readEnvironment(process.env);
const { apiUrl, graphqlUrl, run, workspace } = environment;
const { repository } = run;
const runner = createRunner();
reportExceptions(runner);
void startAction((signal) => {
  const clock = systemClock;
  const options = {
    send: createSend(),
    clock,
    apiUrl,
    graphqlUrl,
    repository,
    signal,
  };
  const log = (line: string): void => runner.info(line);
  const underRateLimit = createRateLimit({ clock, signal, log });
  const clients = new Map<string, GitHubClient>();
  /** All repositories that a token reads share its client, and so the time that errors may cost. */
  const clientFor = (token: string): GitHubClient => {
    const known = clients.get(token);
    if (known !== undefined) return known;
    const client = createGitHubClient({ ...options, token, underRateLimit });
    clients.set(token, client);
    return client;
  };
  return runReport({
    getInput,
    releasedTag: releasedTag(environment),
    run,
    runner,
    files: createOutputFiles(workspace),
    clock,
    signal,
    connect: (name, token) => {
      const shared = clientFor(token);
      const client = inRepository(shared, name);
      return {
        readId: createReadRepositoryId(client),
        listInstalled: createListInstalledRepositories(shared),
        login: () => createIssuesApi(shared).login(),
        comments: createCommentsApi(client),
        pullRequests: createPullRequestsApi(client),
        history: createGitHubContextApi({
          request: client.request,
          url: serverPage(run.serverUrl, name),
          defaultBranch: 'HEAD',
          sleep: (ms) => clock.sleep(ms, signal),
          now: () => clock.now(),
        }),
      };
    },
  });
});

/** Returns the tag of the release that started the workflow; empty for other events. */
function releasedTag({ eventName, eventPayload }: Environment): string {
  if (eventName !== 'release') return '';
  const tag = getProperty(getProperty(eventPayload, 'release'), 'tag_name');
  return typeof tag === 'string' ? tag : '';
}
