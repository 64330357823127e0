/** Builds the adapters and starts the main step or the post step. */
import { createGitHubContextApi } from '../github/subject/gather.ts';
import { createGitHubClient } from '../github/client.ts';
import { createCommentsApi } from '../github/comments.ts';
import { createIssuesApi } from '../github/issues.ts';
import { createPullRequestsApi } from '../github/pull-requests.ts';
import { createRepositoryApi } from '../github/repositories.ts';
import { createReviewsApi } from '../github/reviews.ts';
import type { Runner } from '../ports.ts';
import type { Environment } from '../runner/environment.ts';
import { getInput } from '../runner/runner.ts';
import { createSystem, startAction } from '../runner/start-action.ts';
import type { SendRequest } from '../http/requests.ts';
import { createSend } from '../http/send.ts';
import { createWarnOnce } from '../rendering/github-errors.ts';
import { createWarnOfUnverified } from '../rendering/unverified-states.ts';
import { createAnalyticsApi } from '../service/analytics.ts';
import { createJobsApi } from '../service/jobs.ts';
import { parseEvent } from '../trigger/event.ts';
import { serverPage } from '../text/urls.ts';
import { parseAgentFields } from './agent-inputs.ts';
import { runPostStep } from './interrupted-run.ts';
import type { Connections, Dependencies } from './context.ts';
import { runAgent } from './run-agent.ts';

export function startAgent(
  runner: Runner,
  environment: Environment,
  isPostStep: boolean,
): Promise<void> {
  return startAction(async (signal) => {
    const deps = connectAdapters({
      fields: parseAgentFields(getInput),
      event: parseEvent(environment.eventName, environment.eventPayload),
      run: environment.run,
      runner,
      system: createSystem(signal),
      send: createSend(),
      apiUrl: environment.apiUrl,
      graphqlUrl: environment.graphqlUrl,
    });
    return isPostStep ? runPostStep(deps) : runAgent(deps);
  });
}

/** The dependencies of a run before they are connected to the services. */
type UnconnectedDependencies = Omit<Dependencies, keyof Connections> &
  Readonly<{
    send: SendRequest;
    apiUrl: string;
    graphqlUrl: string;
  }>;

/** Adds the adapters of the services to the dependencies. */
export function connectAdapters({
  send,
  apiUrl,
  graphqlUrl,
  ...unconnected
}: UnconnectedDependencies): Dependencies {
  const { event, runner, system } = unconnected;
  const { clock, signal, graceSignal } = system;
  const { serverUrl, repository } = unconnected.run;
  const shared = { send, clock };
  const connect = (name: string, token: string) =>
    createGitHubClient({
      ...shared,
      apiUrl,
      graphqlUrl,
      signal: graceSignal,
      repository: name,
      token,
    });
  return {
    ...unconnected,
    connectService: (connection) => ({
      jobs: createJobsApi({ ...shared, ...connection }),
      analytics: createAnalyticsApi({ ...shared, ...connection }),
    }),
    connectGitHub: (token) => {
      const client = connect(repository, token);
      return {
        comments: createCommentsApi(client),
        repository: createRepositoryApi(client, serverUrl),
        issues: createIssuesApi(client),
        reviews: createReviewsApi(client),
        warn: createWarnOnce(runner),
        warnOfUnverified: createWarnOfUnverified(runner),
        context: createGitHubContextApi({
          request: client.request,
          url: serverPage(serverUrl, repository),
          defaultBranch: event?.defaultBranch ?? 'HEAD',
          sleep: (ms) => clock.sleep(ms, signal),
          now: () => clock.now(),
        }),
      };
    },
    connectRepository: (docsRepository, token) => {
      const client = connect(docsRepository, token);
      return {
        pullRequests: createPullRequestsApi(client),
        comments: createCommentsApi(client),
      };
    },
  };
}
