/** Explains a failed request to GitHub or to the docs service: what was seen, and what to do. Every text about an error comes from here. */
import { isRateLimited, type RequestError } from '../domain/errors.ts';
import { refusalOf, type Refusal } from '../domain/github-refusal.ts';
import { isTransient } from '../domain/retry.ts';
import { endSentence, joinTexts } from '../text/strings.ts';
import { formatMinute } from './format.ts';

/** The host of every request to GitHub, as texts name it. */
export const GITHUB = 'GitHub';

/** An input with a token for GitHub. */
export type TokenInput = 'docs-token' | 'github-token';

/** A request to GitHub that failed. */
export type GitHubRequest = Readonly<{
  host: typeof GITHUB;
  /** The keys of `permissions` that it needs, as code, or another thing that its token may lack. */
  needs: string;
  /** The input with its token; undefined for the built-in token of the job. */
  token?: TokenInput | undefined;
  /** Its repository, `owner/name`; undefined if the text names it anyway. */
  repository?: string | undefined;
  /** Whether it was for a comment or a reaction. */
  isComment?: boolean;
}>;

/** The purpose of a request to the service. */
export type RequestKind = 'create' | 'message' | 'read' | 'analytics';

/** A request to the docs service that failed. */
export type ServiceRequest = Readonly<{
  /** Its host, or other words for the service. */
  host: string;
  request: RequestKind;
  /** The command word, if a command caused the request. */
  commandWord?: string | undefined;
}>;

/** The cause, as a clause without a full stop, and the remedy, as sentences; empty if nothing helps. */
export type Explained = Readonly<{ cause: string; remedy: string }>;

export function explain(
  error: RequestError,
  failed: GitHubRequest | ServiceRequest,
): Explained {
  const remedy =
    'needs' in failed ? gitHubRemedy(error, failed) : serviceRemedy(error, failed);
  return { cause: describeError(error, failed.host), remedy };
}

/** Joins what failed, what was seen and what to do. */
export function renderExplained(what: string, { cause, remedy }: Explained): string {
  return joinTexts([endSentence(`${what}: ${cause}`), remedy], ' ');
}

/** Describes what was seen in one sentence. */
export function renderError(error: RequestError, host: string): string {
  return endSentence(describeError(error, host));
}

function describeError(error: RequestError, host: string): string {
  const { kind, status, detail } = error;
  const seen = kind === 'status' ? `responded with ${status ?? 'an error'}` : SEEN[kind];
  if (!isRateLimited(error)) return joinTexts([`${host} ${seen}`, detail], ', ');
  const words = detail === '' ? '' : ` (${detail})`;
  return `${host} ${seen}, the rate limit is exceeded${untilEnd(error)}${words}`;
}

const SEEN: Readonly<Record<Exclude<RequestError['kind'], 'status'>, string>> = {
  'not-sent': 'could not be reached',
  'no-response': 'did not respond',
  'invalid-response': 'sent a response that could not be read',
};

function untilEnd({ limitEndsAt }: RequestError): string {
  return limitEndsAt === undefined ? '' : ` until ${formatMinute(limitEndsAt)}`;
}

/** Remedies for what no permission of the workflow job lifts. */
const REFUSAL_REMEDIES: Readonly<Partial<Record<Refusal, string>>> = {
  archived: 'The repository is archived. Unarchive it in its settings.',
  full: 'GitHub allows 2,500 comments in a thread. Continue in another one.',
  locked: 'Unlock the conversation.',
  'no-issues': 'Enable issues in the settings of the repository.',
  deleted: 'Continue in another thread.',
  'single-sign-on':
    'Authorize the token for the SAML single sign-on of the organization.',
};

/** Returns what to do about a refusal that has nothing to do with permissions; undefined for other errors. */
export function remedyOfRefusal(
  error: Pick<RequestError, 'status' | 'detail'>,
): string | undefined {
  const refusal = refusalOf(error);
  return refusal && REFUSAL_REMEDIES[refusal];
}

/** Remedies by the status of GitHub. It answers 404 for what a token must not see. */
const GITHUB_REMEDIES: Readonly<
  Partial<Record<number, (request: GitHubRequest) => string>>
> = {
  301: useNewName,
  308: useNewName,
  401: ({ token = 'github-token' }) =>
    `The \`${token}\` is invalid or expired. Tokens of GitHub Apps last one hour, the built-in one lasts as long as its job.`,
  403: (request) => `To allow it, ${giveAccess(request)}.`,
  404: (request) => `If it exists, ${giveAccess(request)}.`,
  422: checkNames,
};

function useNewName({ token }: GitHubRequest): string {
  if (token === undefined) {
    return 'The thread was transferred, or the repository has a new name. Start a new run.';
  }
  return 'The repository was renamed or moved. Use its new name.';
}

function checkNames({ isComment = false, repository }: GitHubRequest): string {
  if (isComment || repository === undefined) return '';
  return `Check the names, and that people and teams have access to ${repository}. The built-in token cannot request teams.`;
}

function giveAccess({ needs, token, repository }: GitHubRequest): string {
  if (token === undefined) {
    return `add ${needs} to the \`permissions\` of the job, or of the workflow if the job has none`;
  }
  const place = repository === undefined ? '' : ` for ${repository}`;
  return `give the token in \`${token}\` ${needs}${place}`;
}

function gitHubRemedy(error: RequestError, request: GitHubRequest): string {
  if (isRateLimited(error)) return 'Try again later.';
  if (isTransient(error)) return 'This is probably temporary.';
  const ofStatus = GITHUB_REMEDIES[error.status ?? 0];
  return remedyOfRefusal(error) ?? ofStatus?.(request) ?? '';
}

/** Remedies by the status of the docs service; empty for one that has none of its own. */
const SERVICE_REMEDIES: Readonly<
  Partial<Record<number, (request: RequestKind) => string>>
> = {
  400: ofPrompt,
  413: ofPrompt,
  422: ofPrompt,
  401: () =>
    'Check that the secret that `api-key` uses is the whole key and nothing else. Keys expire after 90 days by default. If this one has expired, create an admin API key on the API keys page of the dashboard, and save it as the first line of the secret. Keep the expired key as the second line, unless it has leaked.',
  403: () =>
    'An admin API key can read and write. Create one on the API keys page of the dashboard, and update the secret that `api-key` uses. If a key works from certain IP addresses only, use a runner with such an address.',
  404: (request) =>
    request === 'create' || request === 'analytics'
      ? 'Copy `project-id` from the API keys page of the dashboard. If it is right, check the path in `base-url`.'
      : 'Check `project-id` and, if you set it, `job-id`. The dashboard shows whether the job still exists.',
  429: (request) =>
    request === 'analytics'
      ? 'The limit is 100 analytics requests per organization and hour. Try again later.'
      : 'The limit is 100 jobs and 100 messages per project and hour. Try again later.',
};

function serviceRemedy(error: RequestError, failed: ServiceRequest): string {
  const { kind, status = 0, paymentRequired = false } = error;
  const { request } = failed;
  if (kind === 'not-sent') return error.transient === false ? '' : CHECK_CONNECTION;
  if (kind === 'invalid-response' && request === 'read') {
    return `To see the result, check the dashboard. Check also that ${NOT_A_PAGE}`;
  }
  if (kind === 'invalid-response' && request === 'analytics') {
    // Only a response that is too large is lasting.
    const isTooLarge = error.transient === false;
    return isTooLarge ? 'Choose a shorter date range.' : `Check that ${NOT_A_PAGE}`;
  }
  if (paymentRequired) {
    return 'Check your plan and your credits in the dashboard of the docs service, then try again.';
  }
  return SERVICE_REMEDIES[status]?.(request) || remedyOfOtherStatus(status, failed);
}

function ofPrompt(request: RequestKind): string {
  if (request === 'read' || request === 'analytics') return '';
  return 'The service rejected the prompt. If it is too long, send less with `context`, for example `context: commits, files` or `context: none`.';
}

function remedyOfOtherStatus(
  status: number,
  { request, host, commandWord }: ServiceRequest,
): string {
  if (status >= 300 && status < 400) {
    return 'Redirects are not followed, to keep the API key on its host. Set `base-url` to the final address.';
  }
  if (request !== 'read') {
    return `Try again later. If the error persists, contact the support of ${host}.`;
  }
  const orRun = commandWord === undefined ? ' or start a run with `job-id`' : '';
  return `To see the result, check the dashboard${orRun}.`;
}

const CHECK_CONNECTION =
  'Check `base-url`, and whether a firewall or proxy (HTTPS_PROXY, NO_PROXY) blocks the runner.';
const NOT_A_PAGE =
  '`base-url` is the address of the service’s API, not of a web page or a proxy.';

/**
 * Returns the keys for writing to a pull request or an issue, or to either if that is undefined.
 * GitHub's own header lists alternatives, but comments on a pull request were seen to need
 * `pull-requests: write`.
 */
export function writePermission(onPullRequest?: boolean): string {
  if (onPullRequest === undefined) return '`issues: write` and `pull-requests: write`';
  return onPullRequest ? '`pull-requests: write`' : '`issues: write`';
}
