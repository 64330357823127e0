/** The Markdown pages of this repository and their fenced blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Block = Readonly<{ line: number; language: string; text: string }>;
/** `path` is from the repository's root, with slashes. */
export type Page = Readonly<{ path: string; text: string; blocks: readonly Block[] }>;

/** Tools make or fetch these folders. */
const LEFT_OUT = new Set(['node_modules', 'build', 'coverage', 'dist', '.git']);

/** Lists all files of this repository, from its root, with slashes. */
export function filesBelow(root: string, folder = ''): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** Reads all pages below `root`. */
export function readPages(root: string): readonly Page[] {
  return filesBelow(root)
    .filter((path) => path.endsWith('.md'))
    .map((path) => parsePage(path, readFileSync(join(root, path), 'utf8')));
}

/**
 * Returns the prose of Markdown: without code blocks, comments, HTML and the targets of links. A
 * code span counts as one word.
 */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(FENCE, '')
    .replaceAll(/<!--[^]*?-->|<[^>]+>/g, ' ')
    .replaceAll(/`[^`\n]+`/g, 'code')
    .replaceAll(/\]\([^)]*\)/g, '] ');
}

export const parsePage = (path: string, text: string): Page => ({
  path,
  text,
  blocks: blocksOf(text),
});

const FENCE = /^( *)(```+|~~~+)([^\n`]*)\n([^]*?)^ *\2[`~]* *$/gm;

function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(FENCE)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    language: (match[3] ?? '').trim(),
    text: (match[4] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}

/** A block of YAML in a page, by the part of a workflow that it is. */
type Kind = 'workflow' | 'jobs' | 'steps' | 'other';
export type Snippet = Readonly<{ place: string; kind: Kind; text: string }>;

/** All blocks of YAML. The tests run the workflows and check the syntax of the parts. */
export function snippetsIn(pages: readonly Page[]): readonly Snippet[] {
  return pages.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ language }) => /^ya?ml$/.test(language))
      .map(({ line, text }) => ({
        place: `${path}:${line}`,
        kind: kindOf(parse(text)),
        text,
      })),
  );
}

function kindOf(document: unknown): Kind {
  if (Array.isArray(document)) return document.every(isRecord) ? 'steps' : 'other';
  if (!isRecord(document)) return 'other';
  if ('jobs' in document) return 'on' in document ? 'workflow' : 'other';
  const isJob = (job: unknown): boolean =>
    isRecord(job) && ('steps' in job || 'uses' in job);
  return Object.values(document).every(isJob) ? 'jobs' : 'other';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
