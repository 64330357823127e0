import { stripHidden } from '../text/sanitize.ts';
import { firstLine, normalizeLineEnds, truncate } from '../text/strings.ts';
import type { EmailCommand } from './email-reply.ts';

/** Words that send a request when they are alone after the command word. */
export const PROMPT_VERBS = ['update', 'new', 'retry'] as const;
type PromptVerb = (typeof PROMPT_VERBS)[number];

export type Command =
  | Readonly<{ kind: 'none' }>
  /**
   * `removedHidden` counts the characters that were removed because they are invisible. Without words
   * the instruction is empty. `isDryRun`: the command only shows what it would send. `email`: what a
   * reply by e-mail has besides the instruction; parsing never sets it.
   */
  | Readonly<{
      kind: 'prompt';
      verb: PromptVerb;
      instruction: string;
      removedHidden: number;
      isDryRun: boolean;
      email?: EmailCommand;
    }>
  | Readonly<{ kind: 'status' }>
  /** Starts nothing. `typed` is the text after the command word: hostile until escaped. */
  | Readonly<{
      kind: 'help';
      reason: 'requested' | 'unknown-command' | 'cannot-cancel' | 'near-miss';
      typed: string;
    }>;

/** A command that sends a request. */
export type PromptCommand = Extract<Command, { kind: 'prompt' }>;

/** The first word of a comment, after at most three spaces, and the text after it. */
const FIRST_WORD = /^ {0,3}(?<word>\S+)(?<rest>[^]*)/;

/**
 * Parses a comment, in linear time. It is a command if its first line, blank and quoted lines aside,
 * starts with the command word `prefix`: in any letter case, after at most three spaces, before a
 * colon, a comma, white space or the end of the line. The rest is the instruction.
 */
export function parseCommand(body: string, prefix: string): Command {
  const { visible, removed } = readVisible(body);
  const match = FIRST_WORD.exec(visible);
  const { word = '', rest = '' } = match?.groups ?? {};
  if (!isCommandWord(word, prefix)) return parseNearMiss(firstLine(visible), prefix);
  return parseTyped(rest, removed);
}

/** Returns a comment as people see it, without the blank and quoted lines at its beginning. */
function readVisible(body: string) {
  const { text, removed } = stripHidden(skipQuotes(normalizeLineEnds(body)));
  return { visible: skipQuotes(text), removed };
}

/** Marks that people put around a whole line: code, bold, italics, quotation marks. */
const PAIRS = ['``', '****', '**', '__', "''", '""', '“”'] as const;

/** Parses a comment that is no command. A line that would be one without a pair of marks around it, or without *please* before it, gets a reply. */
function parseNearMiss(line: string, prefix: string): Command {
  const pair = PAIRS.find((each) => isBetween(line, each));
  const width = (pair?.length ?? 0) / 2;
  const inner = line.slice(width, line.length - width);
  const meant = pair === undefined ? line.replace(/^please[\s,]+/i, '') : inner;
  const [word = ''] = meant.split(/\s/, 1);
  const isNear = meant !== line && isCommandWord(word, prefix);
  return isNear ? { kind: 'help', reason: 'near-miss', typed: line } : { kind: 'none' };
}

/** Returns whether a line is between two marks: the halves of a pair. */
function isBetween(line: string, pair: string): boolean {
  const width = pair.length / 2;
  const isLongEnough = line.length > pair.length;
  return (
    isLongEnough &&
    line.startsWith(pair.slice(0, width)) &&
    line.endsWith(pair.slice(width))
  );
}

/** Returns whether a word is the command word, alone or with a colon or comma after it. */
function isCommandWord(word: string, prefix: string): boolean {
  if (prefix === '') return false;
  const expected = prefix.toLowerCase();
  const typed = word.toLowerCase();
  const withoutMark = typed.replace(/[:,]$/, '');
  return typed === expected || withoutMark === expected;
}

/** The beginning of a line that is neither blank nor quoted. */
const OWN_LINE = /^(?![^\S\n]*[>\n])/m;

/** Removes blank and quoted lines at the beginning. All line ends are `\n`. */
function skipQuotes(text: string): string {
  const start = text.search(OWN_LINE);
  return start === -1 ? '' : text.slice(start);
}

/** Scripts without spaces between words, in which one word may be a whole sentence. */
const UNSPACED_SCRIPTS = [
  'Han',
  'Hiragana',
  'Katakana',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
];
const UNSPACED = new RegExp(
  UNSPACED_SCRIPTS.map((script) => String.raw`\p{sc=${script}}`).join('|'),
  'u',
);

/** The text after the command word: its first line, and what is below it. */
type Typed = Readonly<{
  text: string;
  line: string;
  below: string;
  /** The words that count. */
  words: readonly Word[];
}>;

/** A word without the marks around it, in small letters, and as it was typed with them. `end`: where it ends in its line. */
type Word = Readonly<{ word: string; typed: string; end: number }>;

/** Words that are meant for this action: a comment that begins with one of them sends nothing to the docs agent. */
export const RESERVED_WORDS = ['status', 'help', 'retry', 'stop', 'cancel', 'abort'];
/** More words are hardly a question about the job. */
const MAX_QUESTION_WORDS = 6;
/** Fewer are hardly an instruction. */
const MIN_WORDS = 3;
/** The same in a script without spaces between words. */
const MIN_CHARACTERS = 6;

/**
 * Decides what a command does. When in doubt it is free: a reply costs nothing, and a request does. The
 * first rule that fits counts.
 */
function parseTyped(text: string, removedHidden: number): Command {
  const typed = readTyped(text);
  const shown = withoutDryRun(typed);
  if (shown === undefined) return decide(typed, removedHidden);
  const command = decide(readTyped(shown), removedHidden);
  return command.kind === 'prompt' ? { ...command, isDryRun: true } : command;
}

/** Decides what a text does that has no words for a dry run, or is shown because of them. */
function decide(typed: Typed, removedHidden: number): Command {
  if (typed.text === '') return promptFor('update', '', removedHidden);
  const whole = parseVerb(typed, removedHidden);
  if (whole !== undefined) return whole;
  const [first] = typed.words;
  if (RESERVED_WORDS.includes(first?.word ?? '')) return explainReserved(typed);
  const isFree = isShortQuestion(typed) || isTooShort(typed);
  if (typed.below === '' && isFree) {
    return { kind: 'help', reason: 'unknown-command', typed: typed.text };
  }
  if (first?.word === 'new' && first.typed.startsWith('new')) {
    return promptFor('new', typed.text.slice(first.end).trim(), removedHidden);
  }
  return promptFor('update', typed.text, removedHidden);
}

function readTyped(text: string): Typed {
  const trimmed = text.trim();
  const [line = '', ...lines] = trimmed.split('\n');
  const below = lines.join('\n').trim();
  return { text: trimmed, line, below, words: wordsOf(line) };
}

/** Words that change nothing. */
const POLITE = ['please', 'now', 'thanks'];

/** Splits a line at white space. Polite words, mentions, emoji and punctuation are not counted. */
function wordsOf(line: string): readonly Word[] {
  const all = Array.from(line.matchAll(/\S+/g), ({ 0: typed, index }) => ({
    word: withoutMarks(typed).toLowerCase(),
    typed,
    end: index + typed.length,
  }));
  return all.filter(
    ({ word, typed }) => word !== '' && !POLITE.includes(word) && !typed.startsWith('@'),
  );
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Removes the marks around a word, in linear time. */
function withoutMarks(typed: string): string {
  const characters = Array.from(typed);
  const isOfWord = (character: string): boolean => WORD_CHARACTER.test(character);
  const start = characters.findIndex(isOfWord);
  if (start === -1) return '';
  return characters.slice(start, characters.findLastIndex(isOfWord) + 1).join('');
}

/** Parses a comment of one word: `retry`, `Update, please!` Undefined if it has more, or is no command. */
function parseVerb(
  { text, below, words }: Typed,
  removedHidden: number,
): Command | undefined {
  const [only, ...others] = words;
  if (others.length > 0 || below !== '') return undefined;
  if (only?.word === 'status') return { kind: 'status' };
  if (only?.word === 'help') return { kind: 'help', reason: 'requested', typed: text };
  const verb = PROMPT_VERBS.find((each) => each === only?.word);
  if (verb === undefined || isQuestion(text)) return undefined;
  return promptFor(verb, '', removedHidden);
}

const DRY_RUN_OPTION = /(?<=^|\s)--dry-?run[.,;:!]?\s*$/i;

/**
 * Returns the text without the words for a dry run: those at its beginning, and the option at the end of
 * its first line and of its last one. Undefined if it has none. Each is taken away once, so the rest may
 * have them again: to look there, too, would take a time that grows with the square of the length.
 */
function withoutDryRun({ text, line, words }: Typed): string | undefined {
  const first = line.slice(endOfDryRun(words)).replace(DRY_RUN_OPTION, '');
  const below = text.slice(line.length).replace(DRY_RUN_OPTION, '');
  const shown = `${first}${below}`;
  return shown === text ? undefined : shown;
}

/** Returns where the words for a dry run end that a line begins with; 0 if it begins with others. */
function endOfDryRun([first, second]: readonly Word[]): number {
  if (first === undefined) return 0;
  if (first.word === 'dry-run' || first.word === 'dryrun') return first.end;
  if (first.word === 'dry' && second?.word === 'run') return second.end;
  return 0;
}

/** Explains why a comment that begins with a reserved word sends nothing. */
function explainReserved({ text, words }: Typed): Command {
  const isOrder = ['stop', 'cancel', 'abort'].includes(words[0]?.word ?? '');
  const reason = isOrder ? 'cannot-cancel' : 'unknown-command';
  return { kind: 'help', reason, typed: text };
}

/** Returns whether a line is a question about the job, rather than an instruction. */
function isShortQuestion({ line, words }: Typed): boolean {
  return isQuestion(line) && words.length <= MAX_QUESTION_WORDS;
}

function isQuestion(text: string): boolean {
  return /[?？]/.test(text);
}

/** Returns whether a line has too little text for an instruction. */
function isTooShort({ line, words }: Typed): boolean {
  if (!UNSPACED.test(line)) return words.length < MIN_WORDS;
  const characters = Array.from(line.replaceAll(/\s/g, ''));
  return characters.length < MIN_CHARACTERS;
}

function promptFor(
  verb: PromptVerb,
  instruction: string,
  removedHidden: number,
): Command {
  return {
    kind: 'prompt',
    verb,
    instruction,
    removedHidden,
    isDryRun: false,
  };
}

/** Length of the words of a command in its status comment. */
const MAX_WORDS_LENGTH = 60;
/** A word that may be a secret. */
const LONG_WORD = /\S{25,}/gu;

/**
 * Returns the first words of a command, as its status comment shows them: one line, without long words, and without the command word unless
 * that is alone or has one word after it, as in `/docs retry`.
 */
export function wordsOfCommand(body: string, command: string): string {
  const line = firstLine(readVisible(body).visible);
  const after = line.slice(command.length).replace(/^[\s:,]+/, '');
  const shown = /\s/.test(after) ? after : line;
  return truncate(shown.replace(LONG_WORD, '…'), MAX_WORDS_LENGTH);
}
