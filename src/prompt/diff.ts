/** Ranks changed files, and renders their patches. */
import type { FileChange } from '../domain/subject.ts';
import { fileKind, type FileKind } from '../text/file-kind.ts';
import type { Sanitizer } from '../text/sanitize.ts';
import {
  shareSpace,
  truncateLines,
  truncateLongLines,
  type Truncated,
} from './truncate.ts';

/** Length of a line of a diff. Longer ones are data or minified code. */
const MAX_LINE_LENGTH = 1000;
/** Length of one patch if the others need the rest of the space. */
const MAX_PATCH_LENGTH = 20_000;
/** Extensions of prose. */
const PROSE = ['.md', '.mdx', '.markdown', '.rst', '.adoc', '.txt'];
/** Extensions of files in which `<!--` begins a comment. */
const MARKUP = ['.md', '.mdx', '.markdown', '.html', '.htm', '.vue', '.svelte', '.astro'];

/** The rank of files without a patch in the prompt. */
const LEFT_OUT = 3;

/** Rank by kind of file; lower is more relevant for the docs. */
const RANKS: Readonly<Record<FileKind, number>> = {
  docs: 0,
  source: 1,
  internal: 2,
  ci: 2,
  lock: LEFT_OUT,
  generated: LEFT_OUT,
  opaque: LEFT_OUT,
};

/** Ranks files, most important first, by their names and the beginning of their patches. */
export function rankFilesForPrompt(files: readonly FileChange[]) {
  const ranked = files.map((file) => ({ ...file, rank: RANKS[kindOfFile(file)] }));
  return ranked.toSorted((a, b) => a.rank - b.rank);
}

/** Length of the beginning of a patch by which generated files are recognised. */
const START_LENGTH = 1000;

/**
 * Returns the kind of a file: that of its path, unless its patch has a mark that generators leave by convention (Go's, Facebook's), or
 * begins with a line that no person writes.
 */
function kindOfFile({ path, patch = '' }: FileChange): FileKind {
  const start = patch.slice(0, START_LENGTH);
  if (start.includes('@generated') || start.includes('DO NOT EDIT')) return 'generated';
  const kind = fileKind(path);
  // In prose, a paragraph is one line.
  if (endsWithAny(path, PROSE)) return kind;
  const isOneLine = start.length === START_LENGTH && !start.slice(200).includes('\n');
  return isOneLine ? 'generated' : kind;
}

type FilePatch = Truncated & Readonly<{ rank: number }>;

/**
 * Renders the diff: the sanitized patches, most important first. Within a rank short ones come first,
 * so that more of them stay whole. Patches of lock files, generated files and data are left out.
 *
 * @param space the maximum length of the diff
 */
export function renderPromptDiff(
  files: readonly FileChange[],
  sanitizer: Sanitizer,
  space: number,
): Truncated {
  const patches: FilePatch[] = [];
  for (const file of rankFilesForPrompt(files)) {
    const { rank, patch = '' } = file;
    if (rank === LEFT_OUT || patch === '') continue;
    patches.push({ rank, ...renderPatch(file, patch, sanitizer) });
  }
  const fitted = fitPatches(patches.toSorted(comparePatches), space);
  const joined = fitted.map(({ text }) => text).join('\n');
  const whole = truncateLines(joined, space);
  return { text: whole.text, cut: whole.cut || fitted.some(({ cut }) => cut) };
}

function fitPatches(patches: readonly FilePatch[], space: number): readonly Truncated[] {
  const sharing = patches.map(({ text }) => ({
    length: text.length,
    limit: MAX_PATCH_LENGTH,
  }));
  // A line break is between two patches.
  const spaces = shareSpace(sharing, space - patches.length + 1);
  return patches.map((patch, index) => {
    const fitted = truncateLines(patch.text, spaces[index] ?? 0);
    return { text: fitted.text, cut: patch.cut || fitted.cut };
  });
}

function renderPatch(
  { path, status, additions, deletions }: FileChange,
  patch: string,
  sanitizer: Sanitizer,
): Truncated {
  const isMarkup = endsWithAny(path, MARKUP);
  const changes = isMarkup ? sanitizer.markup(patch) : sanitizer.code(patch);
  const lines = truncateLongLines(changes, MAX_LINE_LENGTH);
  const heading = sanitizer.line(`--- ${path} (${status}, +${additions} -${deletions})`);
  return { text: `${heading}\n${lines.text}`, cut: lines.cut };
}

function endsWithAny(path: string, extensions: readonly string[]): boolean {
  const name = path.toLowerCase();
  return extensions.some((extension) => name.endsWith(extension));
}

function comparePatches(a: FilePatch, b: FilePatch): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  const longer = a.text.length - b.text.length;
  if (longer !== 0) return longer;
  return a.text < b.text ? -1 : 1;
}
