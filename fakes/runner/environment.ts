/**
 * The `github` context of a run and the variables that a step sees of it.
 */
import { join } from 'node:path';
import { lookUp } from './expressions.ts';

export type EventOfRun = Readonly<{ name: string; payload: Readonly<Record<string, unknown>> }>;

export type RunFacts = Readonly<{
  event: EventOfRun;
  token: string;
  runId: number;
  runAttempt: number;
  workspace: string;
  /** Holds the event file and RUNNER_TEMP. */
  temp: string;
}>;

const HEAD = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

/** Ref, commit and branches, as GitHub's table of events has them. */
function refsOf({ name, payload }: EventOfRun): Record<'ref' | 'sha' | 'head_ref' | 'base_ref', string> {
  const text = (...path: string[]): string | undefined => {
    const value = lookUp(payload, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const branch = text('repository', 'default_branch') ?? 'main';
  const head_ref = text('pull_request', 'head', 'ref') ?? '';
  const base_ref = text('pull_request', 'base', 'ref') ?? '';
  switch (name) {
    case 'push':
      return {
        ref: text('ref') ?? `refs/heads/${branch}`,
        sha: text('after') ?? HEAD,
        head_ref: '',
        base_ref: '',
      };
    case 'release':
      return { ref: `refs/tags/${text('release', 'tag_name') ?? ''}`, sha: HEAD, head_ref: '', base_ref: '' };
    case 'workflow_dispatch':
      return { ref: text('ref') ?? `refs/heads/${branch}`, sha: HEAD, head_ref: '', base_ref: '' };
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return {
        ref: `refs/pull/${text('pull_request', 'number') ?? '0'}/merge`,
        sha: text('pull_request', 'merge_commit_sha') ?? HEAD,
        head_ref: name === 'pull_request_review_comment' ? '' : head_ref,
        base_ref: name === 'pull_request_review_comment' ? '' : base_ref,
      };
    case 'pull_request_target':
      return {
        ref: `refs/heads/${base_ref}`,
        sha: text('pull_request', 'base', 'sha') ?? HEAD,
        head_ref,
        base_ref,
      };
    default:
      return { ref: `refs/heads/${branch}`, sha: HEAD, head_ref: '', base_ref: '' };
  }
}

/** The `github` context but for `event` and `token`: each of it is also a variable, `GITHUB_` before its name. */
export function githubContext({
  event,
  runId,
  runAttempt,
  workspace,
  temp,
}: RunFacts): Record<string, string> {
  const text = (standard: string, ...path: string[]): string => {
    const value = lookUp(event.payload, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : standard;
  };
  const repository = text('acme/app', 'repository', 'full_name');
  const refs = refsOf(event);
  const workflow = `${repository}/.github/workflows/docs.yml@${refs.ref}`;
  return {
    action: '__acme_docs-agent-action',
    action_ref: 'v1',
    action_repository: 'acme/docs-agent-action',
    actor: text('octocat', 'sender', 'login'),
    actor_id: text('583231', 'sender', 'id'),
    api_url: 'https://api.github.com',
    ...refs,
    event_name: event.name,
    event_path: join(temp, '_github_workflow', 'event.json'),
    graphql_url: 'https://api.github.com/graphql',
    job: 'docs',
    ref_name: refs.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    ref_protected: 'false',
    ref_type: refs.ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository,
    repository_id: text('186853002', 'repository', 'id'),
    repository_owner: repository.split('/')[0] ?? '',
    repository_owner_id: text('21031067', 'repository', 'owner', 'id'),
    retention_days: '90',
    run_attempt: String(runAttempt),
    run_id: String(runId),
    run_number: '7',
    server_url: 'https://github.com',
    triggering_actor: text('octocat', 'sender', 'login'),
    workflow: 'Docs',
    workflow_ref: workflow,
    workflow_sha: refs.sha,
    workspace,
  };
}

/** The variables of a step on a hosted Ubuntu runner. Of this machine: only `PATH`. */
export function stepVariables(
  github: Readonly<Record<string, string>>,
  details: RunFacts,
): Record<string, string> {
  const variables = Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value]);
  return {
    ...(Object.fromEntries(variables) as Record<string, string>),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    HOME: join(details.temp, 'home'),
    ImageOS: 'ubuntu24',
    LANG: 'C.UTF-8',
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: join(details.temp, '_temp'),
    RUNNER_TOOL_CACHE: join(details.temp, 'tool-cache'),
    RUNNER_WORKSPACE: join(details.temp, 'work'),
  };
}
