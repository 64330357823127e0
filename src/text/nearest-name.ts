/** Finds the name that somebody has probably meant. */

/** More changes than this make another name. */
const MAX_CHANGES = 3;

/** Returns the name that needs the fewest changes of single characters, or else the only one that shares a word with the typed one. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => ({ name, changes: countChanges(typed, name) }));
  const near = distances.filter(({ name, changes }) => {
    return changes <= MAX_CHANGES && changes < name.length / 2;
  });
  const [nearest] = near.toSorted((one, other) => one.changes - other.changes);
  return nearest?.name ?? onlyNameWithSameWord(typed, names);
}

function onlyNameWithSameWord(
  typed: string,
  names: readonly string[],
): string | undefined {
  const words = typed.split('-');
  const related = names.filter((name) => {
    return name.split('-').some((word) => words.includes(word));
  });
  return related.length === 1 ? related[0] : undefined;
}

/** Counts how many characters must be added, removed or replaced (the distance of Levenshtein). */
function countChanges(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of one.split('').entries()) {
    const next = [index + 1];
    for (const [at, wanted] of other.split('').entries()) {
      const replaced = (row[at] ?? 0) + (character === wanted ? 0 : 1);
      const removed = (row[at + 1] ?? 0) + 1;
      const added = (next[at] ?? 0) + 1;
      next.push(Math.min(replaced, removed, added));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
