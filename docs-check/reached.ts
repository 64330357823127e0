import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { Page } from './pages.ts';

/** Where the guides are listed. */
export const LIST = 'docs/README.md';

/** Every guide is linked from the list of guides, by itself or by its folder: what nobody is led to, nobody reads. */
export function checkReached(pages: readonly Page[]): Finding {
  const guides = pages.filter(({ path }) => path.startsWith('docs/') && path !== LIST);
  const listed = (pages.find(({ path }) => path === LIST)?.links ?? []).map(({ target }) =>
    posix.join('docs', target.split('#')[0] ?? ''),
  );
  const faults = guides
    .filter(({ path }) => !listed.some((target) => path === target || path.startsWith(`${target}/`)))
    .map(({ path }) => `${path} is not linked from ${LIST}.`);
  return { name: 'guides', looked: `${guides.length} guides, listed in ${LIST}`, faults };
}
