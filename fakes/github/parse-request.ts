import { checkRequest, type Checked } from './check.ts';
import type { Arriving, Seen } from './options.ts';
import type { State } from './state.ts';

/** A request in the terms of GitHub's description. */
export type Looked = Readonly<{ seen: Seen; checked: Checked }>;

/** Reads a request and holds it to the description; `earlier` are those that came before it. */
export function look(request: Arriving, text: string, at: LookedAt): Looked {
  const { prefix, state, earlier } = at;
  const method = request.method ?? 'GET';
  const [whole = '', query = ''] = (request.url ?? '').split('?');
  const here = whole.startsWith(`${prefix}/`);
  const path = here ? canonicalPath(whole.slice(prefix.length), state) : whole;
  const body = parse(text);
  const asked = Object.fromEntries(new URLSearchParams(query));
  const checked: Checked = !here
    ? { ok: false, operation: undefined, reason: `outside of ${prefix}` }
    : body === undefined && text !== ''
      ? { ok: false, operation: undefined, reason: 'the body is not JSON' }
      : checkRequest({ method, path, query: asked, body });
  const { operation } = checked;
  const count = 1 + earlier.filter((other) => other.operation === operation).length;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
  return {
    seen: { at: state.now(), operation, method, path, query: asked, headers, body, count, status: undefined },
    checked,
  };
}

type LookedAt = Readonly<{
  prefix: string;
  state: State;
  earlier: readonly Seen[];
}>;

/** GitHub also takes plain slashes in these, and repositories by number; the description knows neither. */
function canonicalPath(path: string, { repository }: State): string {
  const named = path.replace(
    `/repositories/${repository.id}/`,
    `/repos/${repository.owner}/${repository.name}/`,
  );
  const [, head, rest] =
    /^(\/repos\/[^/]+\/[^/]+\/(?:contents|releases\/tags|compare)\/)(.+)$/.exec(named) ?? [];
  return head === undefined || rest === undefined ? named : `${head}${rest.replaceAll('/', '%2F')}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
