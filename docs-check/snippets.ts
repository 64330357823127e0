import { parse } from 'yaml';
import type { Finding } from './finding.ts';
import type { Page } from './pages.ts';

/** A block of YAML in a page, by what of a workflow it is. */
export type Snippet = Readonly<{
  place: string;
  kind: 'workflow' | 'jobs' | 'steps';
  name: string;
  text: string;
}>;

/**
 * Every block of YAML is a workflow that a scene plays, or a part of one. The tests check the syntax of both.
 */
export function checkSnippets({
  pages,
  sceneNames,
}: Readonly<{ pages: readonly Page[]; sceneNames: ReadonlySet<string> }>): Finding {
  const { snippets, others } = snippetsIn(pages);
  const whole = snippets.filter(({ kind }) => kind === 'workflow');
  const faults = [
    ...others.map((place) => `${place}: this YAML is neither a workflow nor jobs nor steps of one.`),
    ...whole
      .filter(({ name }) => !sceneNames.has(name))
      .map(({ place, name }) => `${place}: no scene plays "${name}" (__tests__/acceptance/scenes.ts).`),
  ];
  const looked = `${whole.length} workflows, each played, and ${snippets.length - whole.length} parts of workflows`;
  return { name: 'snippets', looked, faults };
}

/** All blocks of YAML, by kind; `others` are the places of those that are none. */
export function snippetsIn(
  pages: readonly Page[],
): Readonly<{ snippets: readonly Snippet[]; others: readonly string[] }> {
  const blocks = pages.flatMap((page) =>
    page.blocks
      .filter(({ language }) => /^ya?ml$/.test(language))
      .map(({ line, text }) => {
        const document: unknown = parse(text);
        const name = isRecord(document) ? textOf(document['name']) : '';
        return { place: `${page.path}:${line}`, kind: kindOf(document), name, text };
      }),
  );
  return {
    snippets: blocks.flatMap(({ kind, ...rest }) => (kind === undefined ? [] : [{ kind, ...rest }])),
    others: blocks.filter(({ kind }) => kind === undefined).map(({ place }) => place),
  };
}

function kindOf(document: unknown): Snippet['kind'] | undefined {
  if (Array.isArray(document)) return document.every(isRecord) ? 'steps' : undefined;
  if (!isRecord(document)) return undefined;
  if ('jobs' in document) return 'on' in document ? 'workflow' : undefined;
  return Object.values(document).every((job) => isRecord(job) && ('steps' in job || 'uses' in job))
    ? 'jobs'
    : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
