/** The Markdown pages of this repository and their fenced blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMapping } from '../../fakes/mapping.ts';

type Block = Readonly<{
  line: number;
  language: string;
  text: string;
}>;
/** `path` is from the repository's root, with slashes. */
export type Page = Readonly<{
  path: string;
  text: string;
  blocks: readonly Block[];
}>;

/** Tools make or fetch these folders. */
const LEFT_OUT = new Set(['node_modules', 'build', 'dist', '.git']);

/** Lists all files of this repository, from its root, with slashes. */
export function filesBelow(root: string, folder = ''): readonly string[] {
  const files: string[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) {
      files.push(path);
      continue;
    }
    files.push(...filesBelow(root, path));
  }
  return files;
}

/** Reads all pages below `root`. */
export function readPages(root: string): readonly Page[] {
  const paths = filesBelow(root).filter((path) => path.endsWith('.md'));
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return parsePage(path, text);
  });
}

export function parsePage(path: string, text: string): Page {
  return { path, text, blocks: blocksOf(text) };
}

/** A fenced block: its indentation, the fence, the language and the content. */
const FENCE = /^( *)(```+|~~~+)([^\n`]*)\n([^]*?)^ *\2[`~]* *$/gm;

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const match of text.matchAll(FENCE)) {
    const [, indentation = '', , language = '', content = ''] = match;
    const before = text.slice(0, match.index);
    const margin = new RegExp(`^${indentation}`, 'gm');
    blocks.push({
      line: before.split('\n').length,
      language: language.trim(),
      text: content.replaceAll(margin, ''),
    });
  }
  return blocks;
}

/** A block of YAML in a page, by the part of a workflow that it is. */
type Kind = 'workflow' | 'jobs' | 'steps' | 'other';
export type Snippet = Readonly<{
  place: string;
  kind: Kind;
  text: string;
}>;

/** Lists all blocks of YAML. The tests run the workflows and check the syntax of the parts. */
export function snippetsIn(pages: readonly Page[]): readonly Snippet[] {
  const snippets: Snippet[] = [];
  for (const { path, blocks } of pages) {
    for (const { line, language, text } of blocks) {
      const isYaml = language === 'yml' || language === 'yaml';
      if (!isYaml) continue;
      const kind = kindOf(parse(text));
      snippets.push({ place: `${path}:${line}`, kind, text });
    }
  }
  return snippets;
}

function kindOf(document: unknown): Kind {
  if (Array.isArray(document)) {
    if (document.every(isMapping)) return 'steps';
    return 'other';
  }
  if (!isMapping(document)) return 'other';
  if ('jobs' in document) {
    if ('on' in document) return 'workflow';
    return 'other';
  }
  if (Object.values(document).every(isJob)) return 'jobs';
  return 'other';
}

function isJob(job: unknown): boolean {
  return isMapping(job) && ('steps' in job || 'uses' in job);
}

/** Lists the texts between back-ticks. */
export function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Lists the cells in the first columns of the tables of a page. */
export function firstCells(page: string): readonly string[] {
  const cells = [...page.matchAll(/^\|([^|]*)/gm)];
  return cells.map(([, cell = '']) => cell);
}

/** Returns the names in the first column of the tables below a heading, up to the next heading. */
export function namesBelow(page: string, heading: string): readonly string[] {
  const [, after = ''] = page.split(`${heading}\n`);
  const [section = ''] = after.split(/^#/m);
  return firstCells(section).flatMap(codesIn);
}

/** Compares the names that a page has with those of the code. */
export function differences(
  known: readonly string[],
  named: readonly string[],
): readonly string[] {
  const missing = known.filter((each) => !named.includes(each));
  const unknown = named.filter((each) => !known.includes(each));
  return [
    ...missing.map((each) => `${each} is missing.`),
    ...unknown.map((each) => `${each} does not exist.`),
  ];
}
