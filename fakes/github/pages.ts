import { ok, type Call, type Reply } from './handler.ts';

/** Entries per page: the default, and the maximum. */
type PageLimits = Readonly<{ usual: number; most: number }>;
const LIMITS: PageLimits = { usual: 30, most: 100 };

/** Responds with a page of a list. */
export function list<T>(call: Call, all: readonly T[], shape: (call: Call, item: T) => unknown): Reply {
  const { items, headers } = cutPage(call, all);
  return ok(
    items.map((item) => shape(call, item)),
    headers,
  );
}

/** The page of a list that a call requests, with the `Link` header that leads to the others. */
export function cutPage<T>(
  call: Call,
  all: readonly T[],
  limits = LIMITS,
): Readonly<{ page: number; items: readonly T[]; headers: Readonly<Record<string, string>> }> {
  const size = Math.min(Number(call.query['per_page'] ?? limits.usual), limits.most);
  const page = Number(call.query['page'] ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = [
    ...(page > 1 ? [linkTo(call, Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [linkTo(call, page + 1, 'next'), linkTo(call, last, 'last')] : []),
    ...(page > 1 ? [linkTo(call, 1, 'first')] : []),
  ].join(', ');
  return {
    page,
    items: all.slice((page - 1) * size, page * size),
    headers: link === '' ? {} : { link },
  };
}

/** GitHub's own links name the repository by its number, whatever the request called it. */
function linkTo(call: Call, page: number, relation: string): string {
  const [path = ''] = call.path.split('?');
  const query = new URLSearchParams({ ...call.query, page: String(page) });
  const numbered = path.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${call.state.repository.id}`);
  return `<${call.links.api}${numbered}?${query.toString()}>; rel="${relation}"`;
}
