/** The `github` context of a run and the variables of its steps. */
import { join } from 'node:path';
import { lookUp } from './expressions.ts';

export type EventOfRun = Readonly<{ name: string; payload: Readonly<Record<string, unknown>> }>;

type Run = Readonly<{
  event: EventOfRun;
  runId?: number;
  runAttempt?: number;
  /** What differs in the `github` context, and so in the `GITHUB_…` variables. */
  github?: Readonly<Record<string, string>>;
}>;

const SHA = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

type TextAt = (path: string, standard?: string) => string;

/** A reader of texts and numbers in a payload, by their dotted path. */
function textIn(payload: EventOfRun['payload']): TextAt {
  return (path, standard = '') => {
    const value = lookUp(payload, path.split('.'));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : standard;
  };
}

/** See https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
function refOf(name: string, text: TextAt): Readonly<{ ref: string; sha: string }> {
  const branch = `refs/heads/${text('repository.default_branch', 'main')}`;
  switch (name) {
    case 'push':
      return { ref: text('ref', branch), sha: text('after', SHA) };
    case 'release':
      return { ref: `refs/tags/${text('release.tag_name')}`, sha: SHA };
    case 'workflow_dispatch':
      return { ref: text('ref', branch), sha: SHA };
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return {
        ref: `refs/pull/${text('pull_request.number', '0')}/merge`,
        sha: text('pull_request.merge_commit_sha', SHA),
      };
    case 'pull_request_target':
      return { ref: `refs/heads/${text('pull_request.base.ref')}`, sha: text('pull_request.base.sha', SHA) };
    default:
      return { ref: branch, sha: SHA };
  }
}

/** The `github` context without `event` and `token`. Each of its properties is also a variable, `GITHUB_` before its name. */
export function githubContext(
  { event, runId = 9_007_199, runAttempt = 1, github }: Run,
  { temp, workspace }: Readonly<{ temp: string; workspace: string }>,
): Record<string, string> {
  const text = textIn(event.payload);
  const { ref, sha } = refOf(event.name, text);
  const repository = text('repository.full_name', 'acme/app');
  return {
    action: '__acme_docs-agent-action',
    action_repository: 'acme/docs-agent-action',
    actor: text('sender.login', 'octocat'),
    api_url: 'https://api.github.com',
    event_name: event.name,
    event_path: join(temp, 'event.json'),
    job: 'docs',
    ref,
    ref_name: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    repository,
    repository_id: text('repository.id', '186853002'),
    repository_owner: repository.split('/')[0] ?? '',
    run_attempt: String(runAttempt),
    run_id: String(runId),
    server_url: 'https://github.com',
    sha,
    workflow: 'Docs',
    workspace,
    ...github,
  };
}

/** The variables of a step. Of this machine's own, only `PATH`. */
export function stepVariables(
  github: Readonly<Record<string, string>>,
  { temp }: Readonly<{ temp: string }>,
): Record<string, string> {
  const variables = Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, value]);
  return {
    ...(Object.fromEntries(variables) as Record<string, string>),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    HOME: temp,
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
  };
}
