/** Choosing which files' changes go into a prompt, when not all of them fit. */
import type { FileFact } from '../domain.ts';
import { counted } from '../report/format.ts';
import { cutLines, shortenLines, type CutText } from './truncate.ts';
import { IMPORTANCE, importanceOf, type Importance } from './file-ranking.ts';
import { strip, stripToLine } from './sanitize.ts';

/** Characters of one diff line at most: longer ones are data or minified code. */
const LONGEST_LINE = 1000;
/** Below this many characters the beginning of a file's change tells nothing. */
const LEAST_PART = 400;
/** For the sentence at the end that counts what is missing. */
const CLOSING_ROOM = 100;
/** What is served together: each rank takes its whole files, then beginnings, before the next gets anything. */
const RANKS: readonly (readonly Importance[])[] = [['told', 'source'], ['inner'], ['made']];
const MARKUP = ['.md', '.mdx', '.markdown', '.html', '.htm', '.vue', '.svelte', '.astro'];

export type FilePatch = Readonly<{ path: string; importance: Importance; text: string; shortened: boolean }>;

/** The patches of the files that have one, cleaned, in order of importance; the smaller first, so that more of them stay whole. */
export function preparePatches(
  files: readonly FileFact[],
): Readonly<{ patches: FilePatch[]; removed: number }> {
  let removed = 0;
  const patches = files.flatMap((file): FilePatch[] => {
    if (file.patch === undefined || file.patch === '') return [];
    const path = stripToLine(file.path);
    const markup = MARKUP.some((ending) => file.path.toLowerCase().endsWith(ending));
    const patch = strip(file.patch, markup ? 'markup' : 'code');
    const short = shortenLines(patch.text, LONGEST_LINE);
    removed += path.removed + patch.removed;
    const text = `--- ${path.text} (${stripToLine(file.status).text}, +${file.additions} -${file.deletions})\n${short.text}\n`;
    return [{ path: path.text, importance: importanceOf(file), text, shortened: short.cut }];
  });
  patches.sort(
    (a, b) =>
      IMPORTANCE.indexOf(a.importance) - IMPORTANCE.indexOf(b.importance) ||
      a.text.length - b.text.length ||
      (a.path < b.path ? -1 : 1),
  );
  return { patches, removed };
}

/**
 * Puts patches into `room` characters: first whole files in order of importance, then the beginnings of those
 * that did not fit; what was made by machines comes last and only whole. What is missing is counted at the end.
 */
export function packDiff(patches: readonly FilePatch[], room: number): CutText {
  const total = lengthOf(patches);
  const shortened = patches.some((patch) => patch.shortened);
  if (total <= room) return { text: patches.map((patch) => patch.text).join(''), cut: shortened };
  let left = room - CLOSING_ROOM;
  const taken = new Map<FilePatch, string>();
  const takeWhole = (patch: FilePatch): void => {
    if (patch.text.length > left) return;
    taken.set(patch, patch.text);
    left -= patch.text.length;
  };
  for (const rank of RANKS) {
    const ranked = patches.filter((patch) => rank.includes(patch.importance));
    for (const patch of ranked) takeWhole(patch);
    if (rank.includes('made')) continue;
    const waiting = ranked.filter((patch) => !taken.has(patch));
    for (const [index, patch] of waiting.entries()) {
      if (left < LEAST_PART) break;
      // Half of what is left, so that one huge file leaves room for the next.
      const most = index === waiting.length - 1 ? left : Math.max(LEAST_PART, Math.floor(left / 2));
      const part = cutLines(patch.text, most - 1);
      taken.set(patch, `${part.text}\n`);
      left -= part.text.length + 1;
    }
  }
  const missing = patches.length - taken.size;
  const text = patches.map((patch) => taken.get(patch) ?? '').join('');
  if (text === '') return { text: '', cut: true };
  return {
    text: missing === 0 ? text : `${text}[left out here: the changes of ${counted(missing, 'more file')}]`,
    cut: true,
  };
}

/** Characters of all patches together. */
export function lengthOf(patches: readonly FilePatch[]): number {
  return patches.reduce((sum, patch) => sum + patch.text.length, 0);
}
