/** Choosing which files' changes go into a prompt, when not all of them fit. */
import type { FileChange } from '../domain.ts';
import { pluralize } from '../report/format.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';
import { FILE_TIERS, tierOf, type FileTier } from './file-ranking.ts';
import { stripHidden, stripToSingleLine } from './sanitize.ts';

/** Characters of one diff line at most: longer ones are data or minified code. */
const MAX_LINE_LENGTH = 1000;
/** Below this many characters the beginning of a file's change tells nothing. */
const MIN_PATCH_LENGTH = 400;
/** For the sentence at the end that counts what is missing. */
const FOOTER_LENGTH = 100;
/** What is served together: each rank takes its whole files, then beginnings, before the next gets anything. */
const TIERS: readonly (readonly FileTier[])[] = [['docs', 'source'], ['internal'], ['generated']];
const MARKUP = ['.md', '.mdx', '.markdown', '.html', '.htm', '.vue', '.svelte', '.astro'];

export type FilePatch = Readonly<{ path: string; importance: FileTier; text: string; shortened: boolean }>;

/** The patches of the files that have one, cleaned, in order of importance; the smaller first, so that more of them stay whole. */
export function renderPatches(
  files: readonly FileChange[],
): Readonly<{ patches: FilePatch[]; removed: number }> {
  let removed = 0;
  const patches = files.flatMap((file): FilePatch[] => {
    if (file.patch === undefined || file.patch === '') return [];
    const path = stripToSingleLine(file.path);
    const markup = MARKUP.some((conclusion) => file.path.toLowerCase().endsWith(conclusion));
    const patch = stripHidden(file.patch, markup ? 'markup' : 'code');
    const short = truncateLongLines(patch.text, MAX_LINE_LENGTH);
    removed += path.removed + patch.removed;
    const text = `--- ${path.text} (${stripToSingleLine(file.status).text}, +${file.additions} -${file.deletions})\n${short.text}\n`;
    return [{ path: path.text, importance: tierOf(file), text, shortened: short.cut }];
  });
  patches.sort(
    (a, b) =>
      FILE_TIERS.indexOf(a.importance) - FILE_TIERS.indexOf(b.importance) ||
      a.text.length - b.text.length ||
      (a.path < b.path ? -1 : 1),
  );
  return { patches, removed };
}

/**
 * Puts patches into `room` characters: first whole files in order of importance, then the beginnings of those
 * that did not fit; what was made by machines comes last and only whole. What is missing is counted at the end.
 */
export function fitDiff(patches: readonly FilePatch[], room: number): Truncated {
  const total = totalLength(patches);
  const shortened = patches.some((patch) => patch.shortened);
  if (total <= room) return { text: patches.map((patch) => patch.text).join(''), cut: shortened };
  let left = room - FOOTER_LENGTH;
  const taken = new Map<FilePatch, string>();
  const takeWhole = (patch: FilePatch): void => {
    if (patch.text.length > left) return;
    taken.set(patch, patch.text);
    left -= patch.text.length;
  };
  for (const rank of TIERS) {
    const ranked = patches.filter((patch) => rank.includes(patch.importance));
    for (const patch of ranked) takeWhole(patch);
    if (rank.includes('generated')) continue;
    const waiting = ranked.filter((patch) => !taken.has(patch));
    for (const [index, patch] of waiting.entries()) {
      if (left < MIN_PATCH_LENGTH) break;
      // Half of what is left, so that one huge file leaves room for the next.
      const most = index === waiting.length - 1 ? left : Math.max(MIN_PATCH_LENGTH, Math.floor(left / 2));
      const part = truncateLines(patch.text, most - 1);
      taken.set(patch, `${part.text}\n`);
      left -= part.text.length + 1;
    }
  }
  const missing = patches.length - taken.size;
  const text = patches.map((patch) => taken.get(patch) ?? '').join('');
  if (text === '') return { text: '', cut: true };
  return {
    text: missing === 0 ? text : `${text}[left out here: the changes of ${pluralize(missing, 'more file')}]`,
    cut: true,
  };
}

/** Characters of all patches together. */
export function totalLength(patches: readonly FilePatch[]): number {
  return patches.reduce((sum, patch) => sum + patch.text.length, 0);
}
