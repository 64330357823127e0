/**
 * The Markdown pages of this repository, read the way GitHub shows them: headings with their anchors, links, fenced blocks.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Link = Readonly<{ line: number; target: string }>;
export type Block = Readonly<{ line: number; language: string; text: string }>;
export type Page = Readonly<{
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
  anchors: ReadonlySet<string>;
  links: readonly Link[];
  blocks: readonly Block[];
}>;

/** Made or fetched by tools; not ours to check. */
const LEFT_OUT = new Set(['node_modules', 'build', 'coverage', 'dist', '.git']);

/** All pages below `root`. */
export function readPages(root: string): readonly Page[] {
  return filesBelow(root, '')
    .filter((path) => path.endsWith('.md'))
    .map((path) => parsePage(path, readFileSync(join(root, path), 'utf8')));
}

/** One page. Only what stands outside of code counts as heading or link. */
export function parsePage(path: string, text: string): Page {
  const blocks = blocksOf(text);
  const prose = withoutBlocks(text);
  return { path, text, blocks, anchors: anchorsOf(prose), links: linksOf(prose) };
}

/** The part of a page below the heading whose text is `title`, up to the next one of its level or above; empty without it. */
export function sectionOf({ text }: Page, title: string): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => /^#{1,6} /.test(line) && line.replace(/^#+ /, '') === title);
  if (begin < 0) return '';
  const level = levelOf(lines[begin] ?? '');
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => levelOf(line) > 0 && levelOf(line) <= level);
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

/** Rows of the tables in a piece of Markdown, without heads and rulers: the cells of each, trimmed. */
export function rowsOf(markdown: string): readonly (readonly string[])[] {
  const lines = markdown.split('\n');
  return lines
    .filter((line, index) => {
      const isHead = /^\|[\s:|-]+\|$/.test(lines[index + 1] ?? '');
      return line.startsWith('|') && !isHead && !/^\|[\s:|-]+\|$/.test(line);
    })
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

/** The words in a cell that are set as code. */
export function codesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}

/** Whether a file or a folder is there. */
export function isThere(root: string, path: string): boolean {
  return existsSync(join(root, path));
}

/** The anchor that GitHub gives a heading: https://docs.github.com/get-started/writing-on-github (section links). */
export function slugOf(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_OUT.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

const FENCE = /^( *)(```+|~~~+)([^\n`]*)\n([^]*?)^ *\2[`~]* *$/gm;

function blocksOf(text: string): readonly Block[] {
  return [...text.matchAll(FENCE)].map((match) => ({
    line: lineAt(text, match.index),
    language: (match[3] ?? '').trim(),
    text: (match[4] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}

/** As long as before, so that lines and columns stay where they were. */
function withoutBlocks(text: string): string {
  return text.replaceAll(FENCE, blank);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

function anchorsOf(prose: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.*?) *#* *$/gm)) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  for (const [, name = ''] of prose.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(name);
  return anchors;
}

function linksOf(prose: string): readonly Link[] {
  const text = prose.replaceAll(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, blank);
  const forms = [
    /\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g,
    /^\[[^\]]+\]:\s+(\S+)/gm,
    /\b(?:href|src|srcset)="([^"\s]+)"/g,
  ];
  return forms
    .flatMap((form) =>
      [...text.matchAll(form)].map((match) => ({ line: lineAt(text, match.index), target: match[1] ?? '' })),
    )
    .sort((one, other) => one.line - other.line);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function levelOf(line: string): number {
  return /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
}
