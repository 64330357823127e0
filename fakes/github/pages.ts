import type { Call } from './handler.ts';

/** GitHub gives 30 entries unless asked for more, and never more than 100. */
export type PageLimits = Readonly<{ usual: number; most: number }>;
const LIMITS: PageLimits = { usual: 30, most: 100 };

/** The page of a list that a call asks for, with the `Link` header that leads to the others. */
export function cutPage<T>(
  call: Call,
  all: readonly T[],
  limits: PageLimits = LIMITS,
): Readonly<{ page: number; items: readonly T[]; headers: Readonly<Record<string, string>> }> {
  const size = Math.min(positive(call.query['per_page'], limits.usual), limits.most);
  const page = positive(call.query['page'], 1);
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

function positive(text: string | undefined, otherwise: number): number {
  const value = Number(text ?? otherwise);
  return value > 0 ? value : otherwise;
}

/** GitHub's own links name the repository by its number, whatever the request called it. */
function linkTo(call: Call, page: number, relation: string): string {
  const [path = ''] = call.path.split('?');
  const query = new URLSearchParams({ ...call.query, page: String(page) });
  const numbered = path.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${call.state.repository.id}`);
  return `<${call.links.api}${numbered}?${query.toString()}>; rel="${relation}"`;
}
