/** How much a changed file matters to readers of the docs, judged by its name and the beginning of its patch. */
import type { FileChange } from '../domain.ts';
import { fileKind, type FileKind } from '../file-kind.ts';

/** From most to least important. */
const TIERS = ['docs', 'source', 'internal', 'generated'] as const;
export type FileTier = (typeof TIERS)[number];

const TIER_OF_KIND: Readonly<Record<FileKind, FileTier>> = {
  docs: 'docs',
  source: 'source',
  internal: 'internal',
  ci: 'internal',
  lock: 'generated',
  generated: 'generated',
  opaque: 'generated',
};

export function tierOf({ path, patch = '' }: FileChange): FileTier {
  return looksGenerated(patch.slice(0, 1000)) ? 'generated' : TIER_OF_KIND[fileKind(path)];
}

/** The items by importance; those of one tier keep their order. */
export function sortByTier<T>(items: readonly T[], tier: (item: T) => FileTier): readonly T[] {
  const ranked = items.map((item) => ({ item, rank: TIERS.indexOf(tier(item)) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** Contains the marks that generators leave by convention (Go's, Facebook's), or a line that no person writes. */
function looksGenerated(start: string): boolean {
  if (start.includes('@generated') || start.includes('DO NOT EDIT')) return true;
  return start.length === 1000 && !start.slice(200).includes('\n');
}
