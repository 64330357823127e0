/** The repositories of docs pull requests and of their requests: what can be done there, with which token. */
import type { RequestError, Result } from '../domain.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { CommentsApi, PullRequestsApi, Runner, WorkflowRun } from '../ports.ts';
import { parsePullRequestUrl } from '../urls.ts';
import {
  explainGitHubError,
  explainUnreadable,
  writePermission,
  type DocsPlace,
} from '../report/github-errors.ts';

/** What is done in a repository, with one token. */
export type DocsGitHub = Readonly<{
  pullRequests: PullRequestsApi;
  comments: CommentsApi;
}>;

/** What a repository is opened with. */
export type DocsRepositoryContext = Readonly<{
  inputs: Pick<DocsPullRequestInputs, 'docsRepository' | 'docsToken'> &
    Readonly<{ githubToken: string }>;
  run: Pick<WorkflowRun, 'repository'>;
  runner: Pick<Runner, 'warning'>;
  /** `repository` is `owner/name`. */
  connectDocs: (repository: string, token: string) => DocsGitHub;
}>;

/**
 * A repository, `owner/name`. `warnAbout` explains a failed request, by default one that writes to a pull request; `explain` does the
 * same for a request that the job depends on, and returns the text.
 */
export type OpenRepository = DocsGitHub &
  Readonly<{
    name: string;
    warn: (message: string) => void;
    warnAbout: (what: string, error: RequestError, permission?: string) => void;
    explain: (what: string, error: RequestError, permission: string) => string;
  }>;

/** The repository that `docs-repository` names, or else the workflow's own, with `docs-token` or else `github-token`. */
export function openDocsRepository(context: DocsRepositoryContext): OpenRepository {
  const { inputs, run } = context;
  const { docsRepository: name = run.repository, docsToken, githubToken } = inputs;
  const place = { name, hasToken: docsToken !== '' };
  return open(context, place, docsToken || githubToken);
}

/** The repository of the workflow, with `github-token`. */
export function openOwnRepository(context: DocsRepositoryContext): OpenRepository {
  const { inputs, run } = context;
  const place = { name: run.repository, hasToken: false };
  return open(context, place, inputs.githubToken);
}

function open(
  { runner, connectDocs }: DocsRepositoryContext,
  place: DocsPlace,
  token: string,
): OpenRepository {
  const { name } = place;
  const warn = (message: string): void => runner.warning(message, 'Docs agent');
  return {
    ...connectDocs(name, token),
    name,
    warn,
    warnAbout: (what, error, permission = writePermission(true)) =>
      warn(explainGitHubError(what, error, permission, place)),
    explain: (what, error, permission) =>
      explainUnreadable(what, error, permission, place),
  };
}

/** The number of a pull request of a repository, `owner/repo`; the error is a warning for people. */
export function docsPullRequestNumber(
  prLink: string,
  repository: string,
  serverUrl: URL,
): Result<number, string> {
  const found = parsePullRequestUrl(prLink, serverUrl);
  const actual = found && `${found.owner}/${found.repo}`;
  if (found && actual?.toLowerCase() === repository.toLowerCase())
    return { ok: true, value: found.number };
  const error =
    actual === undefined
      ? `The docs pull request is not on ${serverUrl.host}. The inputs that start with \`pr-\` do not apply to it.`
      : `The docs pull request is in ${actual}, not in ${repository}. To finish pull requests there, set \`docs-repository: ${actual}\` and \`docs-token\`.`;
  return { ok: false, error };
}
