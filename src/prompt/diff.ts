/** Ranks changed files, and chooses which patches go into a prompt if not all of them fit. */
import type { FileChange } from '../domain/subject.ts';
import { fileKind, type FileKind } from '../text/file-kind.ts';
import { pluralize } from '../rendering/format.ts';
import type { Sanitizer } from '../text/sanitize.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/** Length of a line of a diff. Longer ones are data or minified code. */
const MAX_LINE_LENGTH = 1000;
/** Minimum useful length of a truncated patch. */
const MIN_PATCH_LENGTH = 400;
/** Length of the line at the end that counts the missing patches. */
const FOOTER_LENGTH = 100;
/** Extensions of files in which `<!--` begins a comment. */
const MARKUP = ['.md', '.mdx', '.markdown', '.html', '.htm', '.vue', '.svelte', '.astro'];

/** Rank by kind of file; lower is more relevant for the docs. */
const RANKS: Readonly<Record<FileKind, number>> = {
  docs: 0,
  source: 1,
  internal: 2,
  ci: 2,
  lock: 3,
  generated: 3,
  opaque: 3,
};

/** Ranks files, most important first, by their names and the beginning of their patches. */
export function rankFilesForPrompt<T extends FileChange>(files: readonly T[]) {
  const ranked = files.map((file) => {
    const kind = looksGenerated(file.patch ?? '') ? 'generated' : fileKind(file.path);
    return { ...file, rank: RANKS[kind] };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank);
}

/** Length of the beginning of a patch by which generated files are recognised. */
const START_LENGTH = 1000;

/**
 * Recognises the marks that generators leave by convention (Go's, Facebook's), and a line that no
 * person writes.
 */
function looksGenerated(patch: string): boolean {
  const start = patch.slice(0, START_LENGTH);
  if (start.includes('@generated') || start.includes('DO NOT EDIT')) return true;
  const isLong = start.length === START_LENGTH;
  const hasLineBreak = start.slice(200).includes('\n');
  return isLong && !hasLineBreak;
}

export type FilePatch = Truncated & Readonly<{ rank: number }>;

/**
 * Renders the sanitized patches, most important first. Within a rank short ones come first, so that
 * more of them stay whole.
 */
export function renderPromptPatches(
  files: readonly FileChange[],
  sanitizer: Sanitizer,
): readonly FilePatch[] {
  const patches: FilePatch[] = [];
  for (const file of rankFilesForPrompt(files)) {
    const { path, patch = '' } = file;
    if (patch === '') continue;
    const changes = sanitizePatch(path, patch, sanitizer);
    const { text, cut } = truncateLongLines(changes, MAX_LINE_LENGTH);
    const size = `+${file.additions} -${file.deletions}`;
    const heading = sanitizer.line(`--- ${path} (${file.status}, ${size})`);
    patches.push({ rank: file.rank, text: `${heading}\n${text}\n`, cut });
  }
  return patches.toSorted(comparePatches);
}

function sanitizePatch(path: string, patch: string, sanitizer: Sanitizer): string {
  const name = path.toLowerCase();
  const isMarkup = MARKUP.some((extension) => name.endsWith(extension));
  return isMarkup ? sanitizer.markup(patch) : sanitizer.code(patch);
}

function comparePatches(a: FilePatch, b: FilePatch): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  const longer = a.text.length - b.text.length;
  if (longer !== 0) return longer;
  return a.text < b.text ? -1 : 1;
}

/**
 * Takes whole patches if there is space, otherwise the beginning, which leaves up to half of the
 * space to those behind it.
 */
export function fitDiffInPrompt(
  patches: readonly FilePatch[],
  budget: number,
): Truncated {
  let behind = totalDiffLength(patches);
  if (behind <= budget) {
    const text = patches.map((patch) => patch.text).join('');
    return { text, cut: patches.some(({ cut }) => cut) };
  }
  let left = budget - FOOTER_LENGTH;
  const taken: string[] = [];
  for (const { text, rank } of patches) {
    behind -= text.length;
    let part = text;
    if (text.length > left) {
      // Generated files are included whole or not at all.
      if (rank === RANKS.generated || left < MIN_PATCH_LENGTH) continue;
      const half = Math.floor(left / 2);
      const forOthers = Math.min(behind, half);
      const limit = Math.max(MIN_PATCH_LENGTH, left - forOthers);
      part = `${truncateLines(text, limit - 1).text}\n`;
    }
    taken.push(part);
    left -= part.length;
  }
  if (taken.length === 0) return { text: '', cut: true };
  const missing = patches.length - taken.length;
  if (missing > 0) {
    taken.push(`[left out: the changes of ${pluralize(missing, 'more file')}]`);
  }
  return { text: taken.join(''), cut: true };
}

export function totalDiffLength(patches: readonly FilePatch[]): number {
  return patches.reduce((length, { text }) => length + text.length, 0);
}
