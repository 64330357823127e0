import { parse } from 'yaml';
import type { Page } from './pages.ts';

/** A block of YAML in a page, by the part of a workflow that it is. */
export type Snippet = Readonly<{
  place: string;
  kind: 'workflow' | 'jobs' | 'steps' | 'other';
  text: string;
}>;

/** All blocks of YAML. The tests run the workflows and check the syntax of the parts. */
export function snippetsIn(pages: readonly Page[]): readonly Snippet[] {
  return pages.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ language }) => /^ya?ml$/.test(language))
      .map(({ line, text }) => ({ place: `${path}:${line}`, kind: kindOf(parse(text)), text })),
  );
}

function kindOf(document: unknown): Snippet['kind'] {
  if (Array.isArray(document)) return document.every(isRecord) ? 'steps' : 'other';
  if (!isRecord(document)) return 'other';
  if ('jobs' in document) return 'on' in document ? 'workflow' : 'other';
  const isJob = (job: unknown): boolean => isRecord(job) && ('steps' in job || 'uses' in job);
  return Object.values(document).every(isJob) ? 'jobs' : 'other';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
