import type { PlainRequest } from '../http-server.ts';
import { checkRequest, type Checked } from './check.ts';
import type { GitHubRequest, Options } from './options.ts';
import type { State } from './state.ts';

/** Reads a request and compares it with GitHub's description. */
export function parseRequest(
  {
    options,
    state,
    requests,
  }: Readonly<{ options: Options; state: State; requests: readonly GitHubRequest[] }>,
  { method, path: whole, query, headers, body: text }: PlainRequest,
): Readonly<{ request: GitHubRequest; checked: Checked }> {
  const { prefix = '' } = options;
  const isHere = whole.startsWith(`${prefix}/`);
  const path = isHere ? canonicalPath(whole.slice(prefix.length), state) : whole;
  const body = parseJson(text);
  const checked = !isHere
    ? invalid(`outside of ${prefix}`)
    : body === undefined && text !== ''
      ? invalid('the body is not JSON')
      : checkRequest({ method, path, query, body });
  const { operation } = checked;
  const count = 1 + requests.filter((earlier) => earlier.operation === operation).length;
  const at = state.now();
  return {
    request: { at, operation, method, path, query, headers, body, count, status: undefined },
    checked,
  };
}

const invalid = (reason: string): Checked => ({ ok: false, operation: undefined, reason });

/** GitHub also takes plain slashes in these, and repositories by number; the description has neither. */
function canonicalPath(path: string, { repository }: State): string {
  const { id, owner, name } = repository;
  const named = path.replace(`/repositories/${id}/`, `/repos/${owner}/${name}/`);
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
