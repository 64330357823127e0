/** Ranks changed files, and chooses which patches go into a prompt if not all of them fit. */
import type { FileChange } from '../domain.ts';
import { fileKind, type FileKind } from '../file-kind.ts';
import { pluralize } from '../report/format.ts';
import type { Sanitizer } from '../sanitize.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/** Longer lines of a diff are data or minified code. */
const MAX_LINE_LENGTH = 1000;
/** A shorter beginning of a patch says nothing. */
const MIN_PATCH_LENGTH = 400;
/** For the line at the end that counts what is missing. */
const FOOTER_LENGTH = 100;
const MARKUP = ['.md', '.mdx', '.markdown', '.html', '.htm', '.vue', '.svelte', '.astro'];

/** How little a file matters to readers of the docs, by its kind. */
const RANKS: Readonly<Record<FileKind, number>> = {
  docs: 0,
  source: 1,
  internal: 2,
  ci: 2,
  lock: 3,
  generated: 3,
  opaque: 3,
};

/** The files, most important first, judged by their names and the beginning of their patches. */
export function rankFiles<T extends FileChange>(files: readonly T[]) {
  const ranked = files.map((file) => {
    const kind = looksGenerated(file.patch?.slice(0, 1000) ?? '')
      ? 'generated'
      : fileKind(file.path);
    return { ...file, rank: RANKS[kind] };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank);
}

/** Contains the marks that generators leave by convention (Go's, Facebook's), or a line that no person writes. */
function looksGenerated(start: string): boolean {
  if (start.includes('@generated') || start.includes('DO NOT EDIT')) return true;
  return start.length === 1000 && !start.slice(200).includes('\n');
}

export type FilePatch = Readonly<{ rank: number; text: string; shortened: boolean }>;

/** The sanitized patches, most important first. Within a rank short ones come first, so that more of them stay whole. */
export function renderPatches(
  files: readonly FileChange[],
  sanitizer: Sanitizer,
): readonly FilePatch[] {
  const patches = rankFiles(files).flatMap((file): FilePatch[] => {
    const { rank, path, status, patch = '', additions, deletions } = file;
    if (patch === '') return [];
    const isMarkup = MARKUP.some((extension) => path.toLowerCase().endsWith(extension));
    const changes = isMarkup ? sanitizer.markup(patch) : sanitizer.code(patch);
    const { text, cut } = truncateLongLines(changes, MAX_LINE_LENGTH);
    const heading = sanitizer.line(
      `--- ${path} (${status}, +${additions} -${deletions})`,
    );
    return [{ rank, text: `${heading}\n${text}\n`, shortened: cut }];
  });
  return patches.toSorted(
    (a, b) =>
      a.rank - b.rank || a.text.length - b.text.length || (a.text < b.text ? -1 : 1),
  );
}

/** Takes whole patches if there is space, otherwise the beginning, which leaves up to half of the space to those behind it. */
export function fitDiff(patches: readonly FilePatch[], budget: number): Truncated {
  let behind = totalLength(patches);
  if (behind <= budget) {
    const text = patches.map((patch) => patch.text).join('');
    return { text, cut: patches.some(({ shortened }) => shortened) };
  }
  let left = budget - FOOTER_LENGTH;
  const taken: string[] = [];
  for (const { text, rank } of patches) {
    behind -= text.length;
    const isWhole = text.length <= left;
    // A part of what is generated says nothing.
    if (!isWhole && (rank === RANKS.generated || left < MIN_PATCH_LENGTH)) continue;
    const limit = Math.max(
      MIN_PATCH_LENGTH,
      left - Math.min(behind, Math.floor(left / 2)),
    );
    const part = isWhole ? text : `${truncateLines(text, limit - 1).text}\n`;
    taken.push(part);
    left -= part.length;
  }
  const missing = patches.length - taken.length;
  const footer =
    missing === 0 ? '' : `[left out: the changes of ${pluralize(missing, 'more file')}]`;
  return { text: taken.length === 0 ? '' : taken.join('') + footer, cut: true };
}

export function totalLength(patches: readonly FilePatch[]): number {
  return patches.reduce((sum, { text }) => sum + text.length, 0);
}
