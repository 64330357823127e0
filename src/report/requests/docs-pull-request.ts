/** Docs pull requests, as the service names them in `prLink`. Pure. */
import { pullRequestKey, type LinkedPullRequest } from '../../domain/pull-request-url.ts';
import type { PullRequest } from '../../domain/pull-request.ts';
import type { ReportedRequest } from './requests.ts';

/** A docs pull request that requests of the time name, and what GitHub says about it. */
export type DocsPullRequest = LinkedPullRequest &
  Readonly<{
    /** Undefined if it could not be read. */
    found: PullRequest | undefined;
  }>;

/** A request, and its docs pull request if it has one on the GitHub server. */
export type RequestWithDocs = ReportedRequest &
  Readonly<{ pullRequest: DocsPullRequest | undefined }>;

/** Adds to a request the docs pull request that it names, if it is one of these. */
export function addDocsPullRequest(
  request: ReportedRequest,
  docs: ReadonlyMap<string, DocsPullRequest>,
): RequestWithDocs {
  const { pull } = request;
  return { ...request, pullRequest: pull && docs.get(pullRequestKey(pull)) };
}

/** Returns the address of the docs pull request that a request names; undefined if it names none. */
export function docsAddress({
  prLink,
  pullRequest,
}: RequestWithDocs): string | undefined {
  return pullRequest?.url ?? prLink ?? undefined;
}
