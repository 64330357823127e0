import { AUTHORIZATION_INPUTS } from '../inputs/authorization.ts';
import {
  chooseDashboard,
  CONNECTION_INPUTS,
  parseDashboardUrl,
  parseProjectId,
  parseSigningKey,
  type ConnectionInputs,
} from '../inputs/connection.ts';
import {
  AGENT_IDENTITY_INPUTS,
  DOCS_PULL_REQUEST_INPUTS,
  NOTIFY_INPUTS,
} from '../inputs/docs-pull-request.ts';
import { missingDocsToken, parseGitHubToken } from '../inputs/github-tokens.ts';
import { secretValuesOf, signingInputOf } from '../inputs/secrets.ts';
import {
  combine,
  messagesOf,
  numberFrom,
  optional,
  parseEach,
  parseText,
  type GetInput,
  withDefault,
} from '../inputs/parse.ts';
import type { Submission } from '../domain/submission.ts';
import type { Clock, JobsApi, Runner, WorkflowRun } from '../ports.ts';
import {
  createWarnOnce,
  explainGitHubError,
  writePermission,
} from '../rendering/github-errors.ts';
import type { DocsRepositoryContext } from '../docs-pull-request/repository.ts';
import { createWarnOfUnknown } from '../rendering/unknown-signature.ts';
import { createStores } from '../thread/store/store.ts';
import { isCommentTrigger } from '../trigger/trigger.ts';
import { checkJobs, findOpenSubmissions } from './check-jobs.ts';
import { finishComment } from './finish-comment.ts';
import { findLeftRequests, resultOfLeft } from './left-requests.ts';
import {
  reportSweep,
  reportSweepFailure,
  TITLE,
  type SweptRequest,
  type SweptSubmission,
} from './report.ts';

/** The inputs of `sweep/action.yml`; a test compares the names. */
export const SWEEP_INPUTS = {
  ...CONNECTION_INPUTS,
  ...DOCS_PULL_REQUEST_INPUTS,
  ...AGENT_IDENTITY_INPUTS,
  ...NOTIFY_INPUTS,
  /** Undefined for all projects. */
  'project-id': optional(parseProjectId),
  /** Undefined for all tags. */
  'comment-tag': optional(parseText),
  'signing-key': parseSigningKey,
  'dashboard-url': parseDashboardUrl,
  'github-token': parseGitHubToken,
  'give-up-hours': withDefault('72', numberFrom(1, 720, 'hours')),
  command: AUTHORIZATION_INPUTS.command,
};

/** The dependencies of a sweep on its surroundings. */
export type SweepDependencies = Readonly<{
  getInput: GetInput<typeof SWEEP_INPUTS>;
  /** GitHub's name of the event that started the sweep. */
  eventName: string;
  run: WorkflowRun;
  runner: Runner;
  clock: Clock;
  signal: AbortSignal;
  /** Neither the API key nor any of `secrets` is in what the service returns. */
  connectJobs: (
    connection: ConnectionInputs & Readonly<{ secrets: readonly string[] }>,
  ) => JobsApi;
  /** GitHub, for any repository: `owner/name`. */
  connectRepository: DocsRepositoryContext['connectRepository'];
}>;

const HOUR_MS = 60 * 60_000;

/** Comments are listed this much further back than jobs are given up, so that none is missed because of a late edit. */
const LOOKBACK_MARGIN_HOURS = 24;

const UNKNOWN_REPOSITORY =
  'The runner does not provide the ID of the repository, so no status comment can be verified, and none is finished. ' +
  'Set the variable GITHUB_REPOSITORY_ID.';

/** Runs one sweep: list comments → find what no run finishes → check jobs → finish comments → report. True if the step fails. */
export async function runSweep(deps: SweepDependencies): Promise<boolean> {
  const { runner, run, clock, signal } = deps;
  const given = parseEach(SWEEP_INPUTS, deps.getInput);
  const fields = { ...given, dashboardUrl: chooseDashboard(given) };
  const parsed = combine(fields, [missingDocsToken(fields, run.repository)]);
  if (!parsed.ok) return reportSweepFailure(runner, messagesOf(parsed.error));
  const inputs = parsed.value;
  const {
    apiKey,
    baseUrl,
    githubToken,
    giveUpHours,
    projectId: project,
    commentTag,
  } = inputs;

  if (run.repositoryId === undefined) runner.warning(UNKNOWN_REPOSITORY, TITLE);
  const now = clock.date();
  const { comments } = deps.connectRepository(run.repository, githubToken);
  const since = new Date(now.getTime() - (giveUpHours + LOOKBACK_MARGIN_HOURS) * HOUR_MS);
  const signedBy = signingInputOf(inputs);
  const warn = createWarnOnce(runner);
  const settings = {
    ...deps,
    dashboardUrl: inputs.dashboardUrl,
    commandFor: (submission: Submission) => commandFor(submission, inputs.command),
    warnOfUnknown: createWarnOfUnknown(runner, signedBy),
    warnOf: { project, commentTag },
  };
  const openStore = createStores(settings, inputs);
  const store = openStore({ name: run.repository, comments, warn });
  const { repositoryId, serverUrl } = run;
  const listed = await store.editedSince(since, { repositoryId, project, commentTag });
  if (!listed.ok) {
    const what = 'The comments of the repository could not be read';
    return reportSweepFailure(runner, [
      explainGitHubError(what, listed.error, writePermission()),
    ]);
  }
  const { submissions, claimStates } = listed.value;
  const open = findOpenSubmissions(submissions, now);
  const left = findLeftRequests(claimStates, now);

  const secrets = secretValuesOf(inputs);
  const readJob = (projectId: string, jobId: string) =>
    deps.connectJobs({ apiKey, projectId, baseUrl, secrets }).get(jobId, signal);
  const isPullRequest = ['pull_request', 'pull_request_target'].includes(deps.eventName);
  const { host } = baseUrl;
  const checked = await checkJobs(open, {
    readJob,
    clock,
    signal,
    giveUpHours,
    host,
    isPullRequest,
  });

  /** Several pull requests may have the same problem. */
  const warned = new Set<string>();
  const warning = (message: string, title?: string): void => {
    if (!warned.has(message)) runner.warning(message, title);
    warned.add(message);
  };
  const writer = {
    ...deps,
    runner: { warning, info: runner.info.bind(runner) },
    inputs,
    comments,
    openStore,
    store,
    warn,
    links: { serverUrl, dashboardUrl: inputs.dashboardUrl },
    listed: listed.value,
    now,
    completed: new Set<string>(),
  };
  const swept: SweptSubmission[] = [];
  for (const each of checked) {
    const { evaluation } = each;
    const mayFinish = evaluation.kind === 'finished' && !signal.aborted;
    swept.push({
      ...each,
      isFinished: mayFinish && (await finishComment(writer, each, evaluation)),
    });
  }
  const withoutJob: SweptRequest[] = [];
  for (const each of left) {
    const result = resultOfLeft(each, inputs.command);
    const isFinished = !signal.aborted && (await finishComment(writer, each, result));
    withoutJob.push({ ...each, result, isFinished });
  }
  return reportSweep(runner, swept, withoutJob, { serverUrl, host, signedBy });
}

/** Returns the command word for the hints in a status comment; undefined if no command has caused the request. */
function commandFor({ kind, cause }: Submission, command: string): string | undefined {
  const isForCommands = kind === 'link' || isCommentTrigger(cause);
  return isForCommands ? command : undefined;
}
