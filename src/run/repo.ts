/** A repository as one token reaches it: what can be read and written there, and how a failure there is explained. */
import type { RequestError } from '../domain/errors.ts';
import {
  parsePullRequestUrl,
  type LinkedPullRequest,
} from '../domain/pull-request-url.ts';
import type { OpenLedger } from '../once/ledger.ts';
import type {
  CommentsApi,
  CommitsApi,
  IssuesApi,
  PullRequestsApi,
  RepositoryApi,
  ReviewsApi,
  Runner,
} from '../ports.ts';
import type { RequestLedger } from '../record/entries.ts';
import type { RequestRecord } from '../record/request-record.ts';
import {
  explain,
  GITHUB,
  renderError,
  renderExplained,
  writePermission,
  type Explained,
  type TokenInput,
} from '../rendering/explain.ts';
import type { Gap } from '../rendering/incomplete.ts';
import { pluralize } from '../rendering/format.ts';
import { serverPage } from '../text/urls.ts';

/** GitHub's APIs for one repository and token. */
export type RepoApis = RepositoryApi &
  Readonly<{
    comments: CommentsApi;
    issues: IssuesApi;
    pulls: PullRequestsApi;
    commits: CommitsApi;
    reviews: ReviewsApi;
  }>;

/** Which repository it is, as far as the runner or GitHub says. */
type Identity = Readonly<{
  /** Undefined if the runner does not provide it. Then no entry can be verified. */
  id: number | undefined;
  /** Whether not everyone can read it; undefined if that is not known. */
  isPrivate: boolean | undefined;
}>;

export interface Repo extends RepoApis {
  /** `owner/name` */
  readonly name: string;
  /** Its page, without a slash at the end. */
  readonly url: string;
  /** Reads which pull request an address names, in any repository of the same GitHub server; undefined for any other page. */
  pullAt(address: string | null): LinkedPullRequest | undefined;
  /** Explains a failed request. `needs`: the keys of `permissions` that it needs, as code. */
  explain(error: RequestError, needs: string): Explained;
  /** Returns a failed read as a gap. */
  unread(what: string, error: RequestError, needs: string): Gap;
  /**
   * Warns of a failed request. Without `needs`, it was for a comment or a reaction: then the first failure is a warning, and the others are
   * lines of the log.
   */
  warn(what: string, error: RequestError, needs?: string): void;
  /** Warns, once, that no key of this run has signed some status comments. */
  warnOfUnverified(count: number): void;
  /** Opens the ledger of the requests there. Entries are signed for the ID of the repository. */
  open(facts: Identity): OpenRepo;
}

/** A repository, and the ledger of the requests in its comments. */
export interface OpenRepo extends Repo, Identity {
  readonly ledger: RequestLedger;
}

type RepoOptions = Readonly<{
  name: string;
  serverUrl: URL;
  /** The input with the token; undefined if that is the built-in one of the job. */
  tokenInput: TokenInput | undefined;
  runner: Pick<Runner, 'info' | 'warning'>;
  /** The title of each annotation. */
  title: string;
  openLedger: OpenLedger<RequestRecord>;
}>;

export function createRepo(apis: RepoApis, options: RepoOptions): Repo {
  const { name, serverUrl, tokenInput, runner, title, openLedger } = options;
  const failed = (needs: string) => ({ host: GITHUB, needs, token: tokenInput }) as const;
  let hasWarnedOfComment = false;
  let hasWarnedOfUnverified = false;
  const repo: Repo = {
    ...apis,
    name,
    url: serverPage(serverUrl, name),
    pullAt: (address) => parsePullRequestUrl(address ?? '', serverUrl),
    explain: (error, needs) => explain(error, { ...failed(needs), repository: name }),
    unread(what, error, needs) {
      return { what, where: name, ...explain(error, failed(needs)) };
    },
    warn(what, error, needs) {
      if (needs !== undefined) {
        runner.warning(renderExplained(what, repo.explain(error, needs)), title);
      } else if (hasWarnedOfComment) {
        runner.info(`${what}: ${renderError(error, GITHUB)}`);
      } else {
        hasWarnedOfComment = true;
        const request = {
          ...failed(writePermission()),
          repository: name,
          isComment: true,
        };
        runner.warning(renderExplained(what, explain(error, request)), title);
      }
    },
    warnOfUnverified(count) {
      if (count === 0 || hasWarnedOfUnverified) return;
      hasWarnedOfUnverified = true;
      runner.warning(describeUnverified(name, count), title);
    },
    open({ id, isPrivate }) {
      const { comments } = repo;
      const ledger = openLedger({
        id,
        comments,
        warn: (what, error) => repo.warn(what, error),
      });
      return { ...repo, id, isPrivate, ledger };
    },
  };
  return repo;
}

/** Explains that comments of our own account have entries that cannot be verified. They continue nothing and count nowhere. */
function describeUnverified(repository: string, count: number): string {
  const seen = `${pluralize(count, 'status comment')} in ${repository}`;
  return `No line of \`api-key\` verifies ${seen}, so they are ignored. If you have replaced the key, add the earlier key as another line of \`api-key\`. If not, somebody has changed the comments.`;
}
