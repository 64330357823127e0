/** Docs pull requests, as the service names them in `prLink`. Pure. */
import type { PullRequest } from '../../ports.ts';
import { httpsUrl } from '../../text/urls.ts';
import {
  parsePullRequestUrl,
  pullRequestKey,
  pullRequestPage,
  type PullRequestName,
} from '../../domain/pull-request-url.ts';
import type { ReportedRequest } from './requests.ts';

/** A docs pull request that requests of the time name, and what GitHub says about it. */
export type DocsPullRequest = PullRequestName &
  Readonly<{
    /** Undefined if it could not be read. */
    found: PullRequest | undefined;
  }>;

/** Reads the name of a pull request from its link; undefined if it is not on the GitHub server. */
export function parsePrLink(
  prLink: string | null,
  serverUrl: URL,
): PullRequestName | undefined {
  return parsePullRequestUrl(httpsUrl(prLink) ?? '', serverUrl);
}

/** A request, and its docs pull request if it has one on the GitHub server. */
export type RequestWithDocs = ReportedRequest &
  Readonly<{ pullRequest: DocsPullRequest | undefined }>;

/** Adds to a request the docs pull request that it names, if it is one of these. */
export function addReportedDocs(
  request: ReportedRequest,
  docs: ReadonlyMap<string, DocsPullRequest>,
  serverUrl: URL,
): RequestWithDocs {
  const name = parsePrLink(request.prLink, serverUrl);
  return { ...request, pullRequest: name && docs.get(pullRequestKey(name)) };
}

/** Returns the address of the docs pull request that a request names; undefined if it names none. */
export function addressOfReportedDocs(
  { prLink, pullRequest }: RequestWithDocs,
  serverUrl: URL,
): string | undefined {
  if (pullRequest === undefined) return prLink ?? undefined;
  return pullRequestPage(pullRequest, serverUrl);
}
