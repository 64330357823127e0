/**
 * What can be said after the command: one table, read by the parser and by whoever writes the help.
 */

/** A verb of the comment command. `spellings` are what is typed; the first is the one to show. */
export const VERBS = [
  {
    name: 'continue',
    spellings: [],
    takesInstruction: true,
    help: 'Continues this thread’s job with the instruction, or starts a job if there is none.',
  },
  {
    name: 'new',
    spellings: ['new'],
    takesInstruction: true,
    help: 'Starts a new job with the instruction, even if the thread has one.',
  },
  {
    name: 'status',
    spellings: ['status'],
    takesInstruction: false,
    help: 'Looks once at the thread’s job and brings the status comment up to date.',
  },
  {
    name: 'retry',
    spellings: ['retry'],
    takesInstruction: false,
    help: 'Asks the last instruction of this thread again.',
  },
  {
    name: 'help',
    spellings: ['help'],
    takesInstruction: false,
    help: 'Shows these commands.',
  },
  {
    name: 'stop',
    spellings: ['stop', 'cancel'],
    takesInstruction: false,
    help: 'Stops nothing: a job cannot be cancelled once it has been asked for.',
  },
] as const satisfies readonly {
  name: string;
  spellings: readonly string[];
  takesInstruction: boolean;
  help: string;
}[];

/** The name of a verb; `continue` is what a command without a verb means. */
export type Verb = (typeof VERBS)[number]['name'];

const BY_SPELLING: ReadonlyMap<string, Verb> = new Map(
  VERBS.flatMap((verb) => verb.spellings.map((spelling): [string, Verb] => [spelling, verb.name])),
);

/** The verb that is spelt so, in any letter case. */
export function findVerb(word: string): Verb | undefined {
  return BY_SPELLING.get(word.toLowerCase());
}

/**
 * The spelling that was probably meant by a word that is none: one slip away at most, or two for spellings of five
 * letters and more. A slip is a letter too many, missing, wrong, or swapped with its neighbour. The spellings are so
 * different that no word is as near as that to two of them.
 */
export function suggestVerb(word: string): string | undefined {
  const typed = word.toLowerCase();
  for (const spelling of BY_SPELLING.keys()) {
    const allowed = spelling.length < 5 ? 1 : 2;
    // A slip changes the length by one at most; this also keeps the table below tiny whatever was typed.
    if (Math.abs(spelling.length - typed.length) > allowed) continue;
    if (editDistance(typed, spelling) <= allowed) return spelling;
  }
  return undefined;
}

/** Damerau-Levenshtein distance in its restricted form: no letter is edited after it was swapped. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
