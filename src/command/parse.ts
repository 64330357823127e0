import { backtickRunLength, findBacktickRun } from './inline-code.ts';
import { leadingBlankLength, measureIndentation, parseLines, SEPARATOR } from './markdown-lines.ts';
import { findVerb, suggestVerb, type Verb } from './verbs.ts';

/** Verbs that ask the agent for something, and those that do not. */
export type PromptVerb = Extract<Verb, 'continue' | 'new' | 'retry'>;
export type UtilityVerb = Exclude<Verb, PromptVerb>;

/**
 * What a comment commands. `extraCommands` counts the later lines that are commands too: only the first is obeyed, and
 * what stands from the second on belongs to none. Bare `/docs` is `continue` with an empty instruction.
 */
export type Command =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'prompt'; verb: PromptVerb; instruction: string; extraCommands: number }>
  | Readonly<{ kind: UtilityVerb; extraCommands: number }>
  /** A word alone that is nearly a verb: `meant` is the verb's spelling, `said` what was typed, untrusted. */
  | Readonly<{ kind: 'did-you-mean'; suggestion: string; typed: string; extraCommands: number }>;

/**
 * Reads the command out of a comment's Markdown. `shortString` is the command's first word (`/docs`). The first line that shows
 * something of the writer's own (not blank, quoted, fenced, indented as code or in an HTML comment) must start with it,
 * as a whole word, in any letter case; else the comment is ordinary talk. The rest is the instruction, case and line
 * breaks kept, without quotes and HTML comments. Linear in the body's length, whatever it holds.
 */
export function parseCommand(body: string, prefix: string): Command {
  const command = prefix.trim().toLowerCase();
  if (command === '') return { kind: 'none' };
  const lines = parseLines(body);
  const start = lines.findIndex((line) => line.kind === 'text');
  const first = lines[start];
  const rest =
    first === undefined ? null : (matchPlain(first.text, command) ?? matchInlineCode(first.text, command));
  if (rest === null) return { kind: 'none' };

  const kept: string[] = [];
  let extraCommands = 0;
  for (const line of lines.slice(start + 1)) {
    // In back-ticks a later line is more likely an example than a second command, and cutting there would lose text.
    if (line.kind === 'text' && matchPlain(line.text, command) !== null) extraCommands += 1;
    if (extraCommands === 0 && line.kind !== 'quote' && line.kind !== 'hidden') kept.push(line.text);
  }
  return parseVerb({ rest: rest.trim(), below: kept, extraCommands });
}

/** What follows the command on a line that starts with it; null if the line does not. */
function matchPlain(line: string, command: string): string | null {
  return measureIndentation(line).columns < 4
    ? matchWord(line.slice(leadingBlankLength(line)), command)
    : null;
}

/** The same for a line whose command, or all of which, stands in back-ticks. Code that goes on to talk is talk. */
function matchInlineCode(line: string, command: string): string | null {
  const start = leadingBlankLength(line);
  const ticks = backtickRunLength(line, start);
  const end = findBacktickRun(line, ticks, start + ticks);
  if (end < 0) return null;
  const code = line.slice(start + ticks, end).trim();
  const after = line.slice(end + ticks);
  if (leadingBlankLength(after) === after.length) return matchWord(code, command);
  return code.toLowerCase() === command && SEPARATOR.test(after.slice(0, 1)) ? after : null;
}

/** What follows a word, given in lower case, in a text that starts with it as a whole word; null otherwise. */
function matchWord(text: string, word: string): string | null {
  if (text.slice(0, word.length).toLowerCase() !== word) return null;
  const after = text.slice(word.length);
  const blank = leadingBlankLength(after);
  // Characters without width do not end a word: `/docs` and `ify` with one between still look like `/docsify`.
  return blank === after.length || SEPARATOR.test(after.slice(0, blank)) ? after.slice(blank) : null;
}

/** A verb counts where it is all that was said; `new` also as the first word on the command's own line. */
function parseVerb({
  rest,
  below,
  extraCommands,
}: Readonly<{ rest: string; below: readonly string[]; extraCommands: number }>): Command {
  const instruction = joinLines([rest, ...below]);
  const typed = readLoneWord(instruction);
  const verb = findVerb(typed);
  if (verb !== undefined) {
    return isUtility(verb)
      ? { kind: verb, extraCommands }
      : { kind: 'prompt', verb, instruction: '', extraCommands };
  }
  const suggestion = suggestVerb(typed);
  if (suggestion !== undefined) return { kind: 'did-you-mean', suggestion, typed, extraCommands };
  const afterNew = matchWord(rest, 'new');
  if (afterNew !== null) {
    return { kind: 'prompt', verb: 'new', instruction: joinLines([afterNew, ...below]), extraCommands };
  }
  return { kind: 'prompt', verb: 'continue', instruction, extraCommands };
}

function isUtility(verb: Verb): verb is UtilityVerb {
  return verb === 'status' || verb === 'help' || verb === 'stop';
}

/** Joins lines without the blank ones around them; the indentation of the first one that stays is kept, it may be code. */
function joinLines(lines: readonly string[]): string {
  const start = lines.findIndex((line) => leadingBlankLength(line) < line.length);
  return start < 0 ? '' : lines.slice(start).join('\n').trimEnd();
}

/** The one word that a text consists of, without `.`, `!`, `?` at its end; empty if it is not one word. */
function readLoneWord(text: string): string {
  const start = leadingBlankLength(text);
  let end = text.length;
  while (/[.!?]/.test(text[end - 1] ?? '') || leadingBlankLength(text[end - 1] ?? '') === 1) end -= 1;
  const word = text.slice(start, end);
  return SEPARATOR.test(word) ? '' : word;
}
