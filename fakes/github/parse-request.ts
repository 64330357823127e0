import type { PlainRequest } from '../http-server.ts';
import type { Operation } from '../openapi.ts';
import { parseJson } from '../parse.ts';
import { GITHUB } from './description.ts';
import type { GitHubRequest, Options } from './options.ts';
import type { State } from './state.ts';

/** Reads a request and compares it with GitHub's description. */
export function parseRequest(
  {
    options,
    state,
    requests,
  }: Readonly<{ options: Options; state: State; requests: readonly GitHubRequest[] }>,
  incoming: PlainRequest,
): Readonly<{ request: GitHubRequest; operation: Operation | undefined; faults: readonly string[] }> {
  const { prefix = '' } = options;
  const isHere = incoming.path.startsWith(`${prefix}/`);
  const path = isHere ? canonicalPath(incoming.path.slice(prefix.length), state) : incoming.path;
  const found = isHere ? GITHUB.find({ ...incoming, path }) : undefined;
  const operation = found?.id;
  const request = {
    ...incoming,
    at: state.now(),
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
function canonicalPath(path: string, { repository }: State): string {
  const { id, owner, name } = repository;
  const named = path.replace(`/repositories/${id}/`, `/repos/${owner}/${name}/`);
  const [, head, rest] =
    /^(\/repos\/[^/]+\/[^/]+\/(?:contents|releases\/tags|compare)\/)(.+)$/.exec(named) ?? [];
  return head === undefined || rest === undefined ? named : `${head}${rest.replaceAll('/', '%2F')}`;
}
