import { dataBlock, dataNotice, delimiterMarker } from './delimiters.ts';

/** Limit with which the list fits into an environment variable, of at most 128 KiB, in any script. */
const MAX_LIST_LENGTH = 30_000;

/** An instruction, and a list that it is about. */
type ListPrompt = Readonly<{
  instruction: string;
  heading: string;
  /** Texts of others, the most important first. */
  entries: readonly string[];
  /** Returns a sentence about the list, which may have fewer entries. */
  describe: (kept: number) => string;
}>;

/** Renders an instruction and a list as data, as long as it fits. Empty without entries. */
export function renderListPrompt({
  instruction,
  heading,
  entries,
  describe,
}: ListPrompt): string {
  const kept: string[] = [];
  let length = 0;
  for (const entry of entries) {
    length += entry.length + 1;
    if (length > MAX_LIST_LENGTH) break;
    kept.push(entry);
  }
  if (kept.length === 0) return '';
  const list = kept.join('\n');
  const marker = delimiterMarker(list);
  const notice = dataNotice(marker, describe(kept.length));
  return `${instruction}\n\n${notice}${dataBlock(marker, heading, list)}`;
}
