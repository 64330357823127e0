import type { PlainRequest } from '../http-server.ts';
import type { Operation } from '../openapi.ts';
import { parseJson } from '../parse.ts';
import { GITHUB } from './description.ts';
import type { GitHubRequest, HostedRepository, Options } from './options.ts';

/** Reads a request and compares it with GitHub's description. */
export function parseRequest(
  {
    options,
    repositories,
    requests,
  }: Readonly<{
    options: Options;
    repositories: readonly HostedRepository[];
    requests: readonly GitHubRequest[];
  }>,
  incoming: PlainRequest,
): Readonly<{ request: GitHubRequest; operation: Operation | undefined; faults: readonly string[] }> {
  const { prefix = '' } = options;
  const isHere = incoming.path.startsWith(`${prefix}/`);
  const path = isHere ? canonicalPath(incoming.path.slice(prefix.length), repositories) : incoming.path;
  const found = isHere ? GITHUB.find({ ...incoming, path }) : undefined;
  const operation = found?.id;
  const request = {
    ...incoming,
    at: repositories[0]?.state.now() ?? 0,
    operation,
    path,
    body: parseJson(incoming.body),
    count: 1 + requests.filter((earlier) => earlier.operation === operation).length,
    status: undefined,
  };
  const faults = found
    ? GITHUB.judgeRequest(found, { ...incoming, path })
    : ["no such operation in the cut of GitHub's description"];
  return { request, operation: found, faults };
}

/** GitHub also takes plain slashes in these, and repositories by number; the description has neither. */
function canonicalPath(path: string, repositories: readonly HostedRepository[]): string {
  const named = repositories.reduce((text, { state: { repository } }) => {
    const { id, owner, name } = repository;
    return text.replace(`/repositories/${id}/`, `/repos/${owner}/${name}/`);
  }, path);
  const [, head, rest] =
    /^(\/repos\/[^/]+\/[^/]+\/(?:contents|releases\/tags|compare)\/)(.+)$/.exec(named) ?? [];
  return head === undefined || rest === undefined ? named : `${head}${rest.replaceAll('/', '%2F')}`;
}
