/** Connects a run with GitHub and the docs service. The only place that does so for actions that send, finish or report requests. */
import {
  createGitHubClient,
  createSendInTurn,
  type GitHubClient,
} from './github/client.ts';
import { createCommentsApi } from './github/comments.ts';
import { createCommitsApi } from './github/commits.ts';
import { createIssuesApi } from './github/issues.ts';
import { createPullRequestsApi } from './github/pull-requests.ts';
import { createRepositoryApi } from './github/repositories.ts';
import { createReviewsApi } from './github/reviews.ts';
import type { SendRequest } from './http/requests.ts';
import { createRetryBudget } from './github/retry-budget.ts';
import { dashboardOf } from './inputs/connection.ts';
import { secretInputValues } from './inputs/secrets.ts';
import type { Runner, WorkflowRun } from './ports.ts';
import type { TokenInput } from './rendering/explain.ts';
import { createRequestLedgers } from './request/ledgers.ts';
import { createRepo, type Repo, type RepoApis } from './run/repo.ts';
import type { Run, RunInputs, RunOptions, System } from './run/run.ts';
import type { ServiceOptions } from './service/api-client.ts';
import { createJobsApi } from './service/jobs.ts';

/** The surroundings that a process gives to its run. */
export type Surroundings = Readonly<{
  workflow: WorkflowRun;
  runner: Runner;
  system: System;
  send: SendRequest;
  /** Addresses of GitHub's APIs. */
  apiUrl: string;
  graphqlUrl: string;
  /** For a run on many repositories, which would reach the limits of GitHub. */
  many?:
    | Readonly<{
        /** Time that retries may take at the beginning; the default is that of `createRetryBudget`. */
        retryMs: number | undefined;
      }>
    | undefined;
}>;

/** A run, and what some actions need beside it. */
export type Connected = Readonly<{
  run: Run;
  /** Returns the client of GitHub for a repository, `owner/name`, with `github-token`. */
  connectGitHub: (name: string) => GitHubClient;
  /** Returns what a client of the docs service for a project is created with. */
  connectService: (projectId: string) => ServiceOptions;
}>;

export function connectRun(
  { workflow, runner, system, send, apiUrl, graphqlUrl, many }: Surroundings,
  inputs: RunInputs,
  options: RunOptions,
): Connected {
  const { clock, signal, graceSignal } = system;
  const { baseUrl, githubToken, docsToken } = inputs;
  const { title, isTokenBuiltIn, countsAllUses = false } = options;
  const { serverUrl } = workflow;
  const secrets = secretInputValues(inputs);
  const budget = createRetryBudget(clock, many?.retryMs);
  const inTurn = many && createSendInTurn({ clock, signal: graceSignal });
  const openLedger = createRequestLedgers({
    keys: inputs.apiKey,
    run: workflow,
    clock,
    signal,
    log: (line) => runner.info(line),
  });

  const connectClient = (repository: string, token: string): GitHubClient =>
    createGitHubClient({
      apiUrl,
      graphqlUrl,
      send,
      clock,
      signal: graceSignal,
      budget,
      inTurn,
      repository,
      token,
    });

  const repos = new Map<string, Repo>();
  const openRepo = (name: string, tokenInput: TokenInput): Repo => {
    const key = `${name.toLowerCase()} ${tokenInput}`;
    const isDocsToken = tokenInput === 'docs-token';
    const token = isDocsToken ? docsToken : githubToken;
    const known = repos.get(key);
    if (known !== undefined) return known;
    const repo = createRepo(createApis(connectClient(name, token)), {
      name,
      serverUrl,
      tokenInput: isTokenBuiltIn && !isDocsToken ? undefined : tokenInput,
      runner,
      title,
      openLedger: (repository) => openLedger({ ...repository, countsAllUses }),
    });
    repos.set(key, repo);
    return repo;
  };

  const connectService = (projectId: string): ServiceOptions => {
    // A run with an invalid input ends before it needs the service.
    if (baseUrl === undefined) throw new TypeError('there is no base URL');
    return { send, clock, apiKey: inputs.apiKey, baseUrl, projectId, secrets };
  };

  const hasDocsToken = docsToken !== '';
  const run: Run = {
    ...system,
    workflow,
    runner,
    title,
    links: { serverUrl, dashboardUrl: baseUrl && dashboardOf(baseUrl) },
    host: baseUrl?.host ?? '',
    secrets,
    hasDocsToken,
    repo: openRepo(workflow.repository, 'github-token'),
    github: (name, token = 'github-token') =>
      openRepo(name, hasDocsToken ? token : 'github-token'),
    jobs: (project) => createJobsApi(connectService(project)),
  };
  return {
    run,
    connectGitHub: (name) => connectClient(name, githubToken),
    connectService,
  };
}

function createApis(client: GitHubClient): RepoApis {
  return {
    ...createRepositoryApi(client),
    comments: createCommentsApi(client),
    issues: createIssuesApi(client),
    pulls: createPullRequestsApi(client),
    commits: createCommitsApi(client),
    reviews: createReviewsApi(client),
  };
}
