import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import { isThere, type Page } from './pages.ts';

/** Every link within the repository leads to a file, and every anchor to a heading. Others are only counted. */
export function checkLinks(pages: readonly Page[], root: string): Finding {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const links = pages.flatMap((page) => page.links.map((link) => ({ page, ...link })));
  const inside = links.filter(({ target }) => !/^[a-z][a-z+.-]*:/i.test(target));
  const faults = inside.flatMap(({ page, line, target }) => {
    const wrong = wrongWith({ page, target, byPath, root });
    return wrong === undefined ? [] : [`${page.path}:${line}: ${target} ${wrong}.`];
  });
  const anchors = inside.filter(({ target }) => target.includes('#')).length;
  const outside = links.length - inside.length;
  const looked = `${inside.length} links with ${anchors} anchors in ${pages.length} pages (${outside} lead elsewhere)`;
  return { name: 'links', looked, faults };
}

function wrongWith({
  page,
  target,
  byPath,
  root,
}: Readonly<{ page: Page; target: string; byPath: ReadonlyMap<string, Page>; root: string }>):
  string | undefined {
  const [file = '', anchor] = target.split('#');
  const path =
    file === '' ? page.path : posix.normalize(posix.join(posix.dirname(page.path), decodeURI(file)));
  if (path.startsWith('..')) return 'leads out of the repository';
  if (!byPath.has(path) && !isThere(root, path)) return 'is not there';
  const other = byPath.get(path);
  if (anchor === undefined || other === undefined) return undefined;
  return other.anchors.has(anchor) ? undefined : `names no heading of ${path}`;
}
