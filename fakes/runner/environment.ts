/** The `github` context of a run and the variables of its steps. */
import { join } from 'node:path';
import { lookUp } from './expressions.ts';

export type EventOfRun = Readonly<{
  name: string;
  payload: Readonly<Record<string, unknown>>;
}>;

type Run = Readonly<{
  event: EventOfRun;
  runId?: number;
  /** Number among the runs of the workflow. */
  runNumber?: number;
  runAttempt?: number;
  /** Changes to the `github` context, and so to the `GITHUB_…` variables. */
  github?: Readonly<Record<string, string>>;
}>;

/** The commit of a run whose event names none. */
const STANDARD_SHA = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';

/**
 * Builds the `github` context without `event` and `token`. Each of its properties is also a
 * variable, `GITHUB_` before its name.
 */
export function githubContext(
  { event, runId = 9_007_199, runNumber = 1, runAttempt = 1, github }: Run,
  { temp, workspace }: Readonly<{ temp: string; workspace: string }>,
): Record<string, string> {
  const text = (path: string, standard: string): string => {
    const value = lookUp(event.payload, path.split('.'));
    return typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : standard;
  };
  const repository = text('repository.full_name', 'acme/app');
  const refName = text('ref', 'main');
  const ref = refName.startsWith('refs/') ? refName : `refs/heads/${refName}`;
  return {
    action: '__acme_docs-agent-action',
    action_repository: 'acme/docs-agent-action',
    actor: text('sender.login', 'octocat'),
    api_url: 'https://api.github.com',
    event_name: event.name,
    event_path: join(temp, 'event.json'),
    job: 'docs',
    ref,
    ref_name: ref.replace(/^refs\/(?:heads|tags)\//, ''),
    repository,
    repository_id: text('repository.id', '186853002'),
    repository_owner: repository.split('/')[0] ?? '',
    run_attempt: String(runAttempt),
    run_id: String(runId),
    run_number: String(runNumber),
    server_url: 'https://github.com',
    sha: text('after', STANDARD_SHA),
    workflow_ref: `${repository}/.github/workflows/docs.yml@refs/heads/main`,
    workspace,
    ...github,
  };
}

/** Returns the variables of a step. The only one of this machine is `PATH`. */
export function stepVariables(
  github: Readonly<Record<string, string>>,
  { temp, runnerTemp }: Readonly<{ temp: string; runnerTemp: string }>,
): Record<string, string> {
  const variables = Object.entries(github).map(([name, value]) => [
    `GITHUB_${name.toUpperCase()}`,
    value,
  ]);
  return {
    ...(Object.fromEntries(variables) as Record<string, string>),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    HOME: temp,
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    RUNNER_TEMP: runnerTemp,
  };
}
