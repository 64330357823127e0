import { checkRequest, type Checked } from './check.ts';
import type { GitHubRequest, HostedRepository, IncomingRequest, Options } from './options.ts';

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
  incoming: IncomingRequest,
  text: string,
): Readonly<{ request: GitHubRequest; checked: Checked }> {
  const { prefix = '' } = options;
  const method = incoming.method ?? 'GET';
  const [whole = '', search = ''] = (incoming.url ?? '').split('?');
  const isHere = whole.startsWith(`${prefix}/`);
  const path = isHere ? canonicalPath(whole.slice(prefix.length), repositories) : whole;
  const body = parseJson(text);
  const query = Object.fromEntries(new URLSearchParams(search));
  const checked = !isHere
    ? invalid(`outside of ${prefix}`)
    : body === undefined && text !== ''
      ? invalid('the body is not JSON')
      : checkRequest({ method, path, query, body });
  const { operation } = checked;
  const count = 1 + requests.filter((earlier) => earlier.operation === operation).length;
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([k, v]) => [k, String(v)]));
  const at = repositories[0]?.state.now() ?? 0;
  return {
    request: { at, operation, method, path, query, headers, body, count, status: undefined },
    checked,
  };
}

const invalid = (reason: string): Checked => ({ ok: false, operation: undefined, reason });

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
