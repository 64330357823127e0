import { countTicks, findRun } from './inline-code.ts';
import { measureGap, measureIndentation, readLines, SPACE } from './markdown-lines.ts';
import { findVerb, guessSpelling, type Verb } from './verbs.ts';

/** Verbs that ask the agent for something, and those that do not. */
export type AskingVerb = Extract<Verb, 'continue' | 'new' | 'retry'>;
export type QuietVerb = Exclude<Verb, AskingVerb>;

/**
 * What a comment commands. `extraCommands` counts the later lines that are commands too: only the first is obeyed, and
 * what stands from the second on belongs to none. Bare `/docs` is `continue` with an empty instruction.
 */
export type Command =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'ask'; verb: AskingVerb; instruction: string; extraCommands: number }>
  | Readonly<{ kind: QuietVerb; extraCommands: number }>
  /** A word alone that is nearly a verb: `meant` is the verb's spelling, `said` what was typed, untrusted. */
  | Readonly<{ kind: 'hint'; meant: string; said: string; extraCommands: number }>;

/**
 * Reads the command out of a comment's Markdown. `word` is the command's first word (`/docs`). The first line that shows
 * something of the writer's own (not blank, quoted, fenced, indented as code or in an HTML comment) must start with it,
 * as a whole word, in any letter case; else the comment is ordinary talk. The rest is the instruction, case and line
 * breaks kept, without quotes and HTML comments. Linear in the body's length, whatever it holds.
 */
export function parseCommand(body: string, word: string): Command {
  const command = word.trim().toLowerCase();
  if (command === '') return { kind: 'none' };
  const lines = readLines(body);
  const start = lines.findIndex((line) => line.kind === 'text');
  const first = lines[start];
  const rest =
    first === undefined ? null : (readBare(first.text, command) ?? readTicked(first.text, command));
  if (rest === null) return { kind: 'none' };

  const kept: string[] = [];
  let extraCommands = 0;
  for (const line of lines.slice(start + 1)) {
    // In back-ticks a later line is more likely an example than a second command, and cutting there would lose text.
    if (line.kind === 'text' && readBare(line.text, command) !== null) extraCommands += 1;
    if (extraCommands === 0 && line.kind !== 'quote' && line.kind !== 'hidden') kept.push(line.text);
  }
  return readVerb({ rest: rest.trim(), below: kept, extraCommands });
}

/** What follows the command on a line that starts with it; null if the line does not. */
function readBare(line: string, command: string): string | null {
  return measureIndentation(line).columns < 4 ? readWord(line.slice(measureGap(line)), command) : null;
}

/** The same for a line whose command, or all of which, stands in back-ticks. Code that goes on to talk is talk. */
function readTicked(line: string, command: string): string | null {
  const start = measureGap(line);
  const ticks = countTicks(line, start);
  const end = findRun(line, ticks, start + ticks);
  if (end < 0) return null;
  const code = line.slice(start + ticks, end).trim();
  const after = line.slice(end + ticks);
  if (measureGap(after) === after.length) return readWord(code, command);
  return code.toLowerCase() === command && SPACE.test(after.slice(0, 1)) ? after : null;
}

/** What follows a word, given in lower case, in a text that starts with it as a whole word; null otherwise. */
function readWord(text: string, word: string): string | null {
  if (text.slice(0, word.length).toLowerCase() !== word) return null;
  const after = text.slice(word.length);
  const gap = measureGap(after);
  // Characters without width do not end a word: `/docs` and `ify` with one between still look like `/docsify`.
  return gap === after.length || SPACE.test(after.slice(0, gap)) ? after.slice(gap) : null;
}

/** A verb counts where it is all that was said; `new` also as the first word on the command's own line. */
function readVerb({
  rest,
  below,
  extraCommands,
}: Readonly<{ rest: string; below: readonly string[]; extraCommands: number }>): Command {
  const instruction = joinLines([rest, ...below]);
  const said = readLoneWord(instruction);
  const verb = findVerb(said);
  if (verb !== undefined) {
    return isQuiet(verb)
      ? { kind: verb, extraCommands }
      : { kind: 'ask', verb, instruction: '', extraCommands };
  }
  const meant = guessSpelling(said);
  if (meant !== undefined) return { kind: 'hint', meant, said, extraCommands };
  const afterNew = readWord(rest, 'new');
  if (afterNew !== null) {
    return { kind: 'ask', verb: 'new', instruction: joinLines([afterNew, ...below]), extraCommands };
  }
  return { kind: 'ask', verb: 'continue', instruction, extraCommands };
}

function isQuiet(verb: Verb): verb is QuietVerb {
  return verb === 'status' || verb === 'help' || verb === 'stop';
}

/** Joins lines without the blank ones around them; the indentation of the first one that stays is kept, it may be code. */
function joinLines(lines: readonly string[]): string {
  const start = lines.findIndex((line) => measureGap(line) < line.length);
  return start < 0 ? '' : lines.slice(start).join('\n').trimEnd();
}

/** The one word that a text consists of, without `.`, `!`, `?` at its end; empty if it is not one word. */
function readLoneWord(text: string): string {
  const start = measureGap(text);
  let end = text.length;
  while (/[.!?]/.test(text[end - 1] ?? '') || measureGap(text[end - 1] ?? '') === 1) end -= 1;
  const word = text.slice(start, end);
  return SPACE.test(word) ? '' : word;
}
