/** All workflows that people may copy, and those of this repository. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readPages, snippetsIn } from '../../tools/docs-check/pages.ts';

export type WorkflowFile = Readonly<{
  /** File, and line where it is a block within one. */
  place: string;
  kind: 'own' | 'example' | 'snippet';
  name: string;
  text: string;
}>;

function workflowFile(
  kind: WorkflowFile['kind'],
  place: string,
  text: string,
): WorkflowFile {
  const { name = '' } = parse(text) as Readonly<{ name?: string }>;
  return { place, kind, name, text };
}

function filesIn(folder: string, kind: WorkflowFile['kind']): readonly WorkflowFile[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => /\.ya?ml$/.test(file));
  const places = files.sort().map((file) => join(folder, file));
  return places.map((place) => {
    const text = readFileSync(place, 'utf8');
    return workflowFile(kind, place, text);
  });
}

/** Returns the workflows that people may copy: the examples, and whole workflows in the README files and guides. */
export function workflowsToCopy(): readonly WorkflowFile[] {
  const pages = readPages('.').filter(({ path }) =>
    /^(?:(?:(?:analytics|sweep|care|report)\/)?README\.md$|docs\/)/.test(path),
  );
  const workflows = snippetsIn(pages).filter(({ kind }) => kind === 'workflow');
  return [
    ...filesIn('examples', 'example'),
    ...workflows.map(({ place, text }) => workflowFile('snippet', place, text)),
  ];
}

/** Returns the workflows that GitHub runs in this repository. */
export function ownWorkflows(): readonly WorkflowFile[] {
  return filesIn('.github/workflows', 'own');
}
