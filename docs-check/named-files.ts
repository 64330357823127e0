import type { Finding } from './finding.ts';
import { isThere, type Page } from './pages.ts';

/** Folders of this repository whose files pages name as code; `dist` and `build` are made. */
const OURS =
  /^(?:src|standin|scripts|docs|docs-check|demo|bench|bundle|faults|pictures|examples|mutation|__tests__)\//;

/** Every file of ours that a page names is there, links aside: a renamed one takes its name along. */
export function checkNamedFiles(pages: readonly Page[], root: string): Finding {
  const named = pages.flatMap((page) =>
    page.text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/`([\w./-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => OURS.test(path))
        .map((path) => ({ at: `${page.path}:${index + 1}`, path })),
    ),
  );
  const faults = named
    .filter(({ path }) => !isThere(root, path))
    .map(({ at, path }) => `${at}: ${path} is not there.`);
  return { name: 'files', looked: `${named.length} files named in ${pages.length} pages`, faults };
}
