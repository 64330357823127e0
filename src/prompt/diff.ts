/** Chooses which patches go into a prompt if not all of them fit. */
import type { FileChange } from '../domain.ts';
import { pluralize } from '../report/format.ts';
import { FILE_TIERS, tierOf, type FileTier } from './file-ranking.ts';
import { stripHidden, stripToSingleLine } from '../sanitize.ts';
import { truncateLines, truncateLongLines, type Truncated } from './truncate.ts';

/** Longer lines of a diff are data or minified code. */
const MAX_LINE_LENGTH = 1000;
/** A shorter beginning of a patch says nothing. */
const MIN_PATCH_LENGTH = 400;
/** For the line at the end that counts what is missing. */
const FOOTER_LENGTH = 100;
/** Each group takes its whole files, then beginnings of files, before the next group gets anything. */
const GROUPS: readonly (readonly FileTier[])[] = [['docs', 'source'], ['internal'], ['generated']];
const MARKUP = ['.md', '.mdx', '.markdown', '.html', '.htm', '.vue', '.svelte', '.astro'];

export type FilePatch = Readonly<{ path: string; tier: FileTier; text: string; shortened: boolean }>;

/** The sanitized patches, most important first. Within a tier short ones come first, so that more of them stay whole. */
export function renderPatches(
  files: readonly FileChange[],
): Readonly<{ patches: FilePatch[]; removed: number }> {
  let removed = 0;
  const patches = files.flatMap((file): FilePatch[] => {
    if (file.patch === undefined || file.patch === '') return [];
    const path = stripToSingleLine(file.path);
    const isMarkup = MARKUP.some((extension) => file.path.toLowerCase().endsWith(extension));
    const patch = stripHidden(file.patch, isMarkup ? 'markup' : 'code');
    removed += path.removed + patch.removed;
    const { text, cut } = truncateLongLines(patch.text, MAX_LINE_LENGTH);
    const changes = `${stripToSingleLine(file.status).text}, +${file.additions} -${file.deletions}`;
    return [
      {
        path: path.text,
        tier: tierOf(file),
        text: `--- ${path.text} (${changes})\n${text}\n`,
        shortened: cut,
      },
    ];
  });
  patches.sort(
    (a, b) =>
      FILE_TIERS.indexOf(a.tier) - FILE_TIERS.indexOf(b.tier) ||
      a.text.length - b.text.length ||
      (a.path < b.path ? -1 : 1),
  );
  return { patches, removed };
}

/**
 * Fits patches into a number of characters: first whole files by importance, then the beginnings of those that did not fit.
 * Generated files come last and only whole. The end counts what is missing.
 */
export function fitDiff(patches: readonly FilePatch[], budget: number): Truncated {
  if (totalLength(patches) <= budget)
    return {
      text: patches.map(({ text }) => text).join(''),
      cut: patches.some(({ shortened }) => shortened),
    };
  let left = budget - FOOTER_LENGTH;
  const taken = new Map<FilePatch, string>();
  const take = (patch: FilePatch, text: string): void => {
    taken.set(patch, text);
    left -= text.length;
  };
  for (const tiers of GROUPS) {
    const group = patches.filter(({ tier }) => tiers.includes(tier));
    for (const patch of group) if (patch.text.length <= left) take(patch, patch.text);
    if (tiers.includes('generated')) continue;
    const waiting = group.filter((patch) => !taken.has(patch));
    for (const [index, patch] of waiting.entries()) {
      if (left < MIN_PATCH_LENGTH) break;
      // At most half of what is left, so that a huge file leaves space for the next one.
      const isLast = index === waiting.length - 1;
      const limit = isLast ? left : Math.max(MIN_PATCH_LENGTH, Math.floor(left / 2));
      take(patch, `${truncateLines(patch.text, limit - 1).text}\n`);
    }
  }
  const missing = patches.length - taken.size;
  const text = patches.map((patch) => taken.get(patch) ?? '').join('');
  const footer = missing === 0 ? '' : `[left out: the changes of ${pluralize(missing, 'more file')}]`;
  return { text: text === '' ? '' : text + footer, cut: true };
}

export function totalLength(patches: readonly FilePatch[]): number {
  return patches.reduce((sum, { text }) => sum + text.length, 0);
}
