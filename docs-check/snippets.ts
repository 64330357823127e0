import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
export type Manifest = Readonly<{
  inputs: Readonly<Record<string, Readonly<{ required: boolean }>>>;
  outputs: ReadonlySet<string>;
}>;

/**
 * Every block of YAML is a workflow that a scene plays, or a part of one whose steps use what our actions really have. The parts
 * go through GitHub's own checks besides, in the tests: those packages load in a bundler only.
 */
export function checkSnippets({
  pages,
  sceneNames,
  root,
}: Readonly<{ pages: readonly Page[]; sceneNames: ReadonlySet<string>; root: string }>): Finding {
  const { snippets, others } = snippetsIn(pages);
  const whole = snippets.filter(({ kind }) => kind === 'workflow');
  const faults = [
    ...others.map((place) => `${place}: this YAML is neither a workflow nor jobs nor steps of one.`),
    ...whole
      .filter(({ name }) => !sceneNames.has(name))
      .map(({ place, name }) => `${place}: no scene plays "${name}" (__tests__/acceptance/scenes.ts).`),
    ...snippets.flatMap((snippet) => misusesIn(snippet, root).map((what) => `${snippet.place}: ${what}.`)),
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

function misusesIn({ text }: Snippet, root: string): readonly string[] {
  const steps = stepsIn(parse(text));
  const ours = new Map<string, Manifest>();
  const faults = steps.flatMap((step) => {
    const folder = /^OWNER\/docs-agent-action(?:\/(\w+))?@v1$/.exec(textOf(step['uses']));
    if (folder === null) return [];
    const manifest = readManifest(root, folder[1] ?? '.');
    if (typeof step['id'] === 'string') ours.set(step['id'], manifest);
    const given = isRecord(step['with']) ? Object.keys(step['with']) : [];
    const missing = Object.entries(manifest.inputs).filter(
      ([name, { required }]) => required && !given.includes(name),
    );
    return [
      ...given.filter((name) => !(name in manifest.inputs)).map((name) => `there is no input ${name}`),
      ...missing.map(([name]) => `the input ${name} is missing`),
    ];
  });
  const outputs = [...text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)].flatMap(
    ([, id = '', name = '']) => {
      const manifest = ours.get(id);
      return manifest === undefined || manifest.outputs.has(name) ? [] : [`there is no output ${name}`];
    },
  );
  return [...faults, ...outputs];
}

/** All steps, however deep: whatever has `uses` or `run`. */
function stepsIn(node: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(stepsIn);
  if (!isRecord(node)) return [];
  return 'uses' in node || 'run' in node ? [node] : Object.values(node).flatMap(stepsIn);
}

function readManifest(root: string, folder: string): Manifest {
  const action: unknown = parse(readFileSync(join(root, folder, 'action.yml'), 'utf8'));
  const part = (name: string): Readonly<Record<string, unknown>> => {
    const value = isRecord(action) ? action[name] : undefined;
    return isRecord(value) ? value : {};
  };
  const inputs = Object.entries(part('inputs')).map(
    ([name, input]) => [name, { required: isRecord(input) && input['required'] === true }] as const,
  );
  return { inputs: Object.fromEntries(inputs), outputs: new Set(Object.keys(part('outputs'))) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
