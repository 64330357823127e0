import { stripHidden } from '../text/sanitize.ts';

const PROMPT_VERBS = ['update', 'new', 'retry'] as const;
type PromptVerb = (typeof PROMPT_VERBS)[number];

export type Command =
  | Readonly<{ kind: 'none' }>
  /**
   * `removedHidden` counts the characters that were removed because they are invisible. Without words
   * the instruction is empty. `isDryRun`: the command only shows what it would send.
   */
  | Readonly<{
      kind: 'prompt';
      verb: PromptVerb;
      instruction: string;
      removedHidden: number;
      isDryRun: boolean;
    }>
  | Readonly<{ kind: 'status' }>
  /** Starts nothing. `typed` is the text after the command word: hostile until escaped. */
  | Readonly<{
      kind: 'help';
      reason: 'requested' | 'unknown-command' | 'cannot-cancel';
      typed: string;
    }>;

/** The first word of a comment, after at most three spaces, and the text after it. */
const FIRST_WORD = /^ {0,3}(?<word>\S+)(?<rest>[^]*)/;

/**
 * Parses a comment, in linear time. It is a command if its first line, blank and quoted lines aside,
 * starts with the command word `prefix`: in any letter case, after at most three spaces, before a
 * colon, a comma, white space or the end of the line. The rest is the instruction.
 */
export function parseCommand(body: string, prefix: string): Command {
  const { text, removed } = stripHidden(skipQuotes(body));
  const visible = skipQuotes(text);
  const match = FIRST_WORD.exec(visible);
  const { word = '', rest = '' } = match?.groups ?? {};
  if (!isCommandWord(word, prefix)) return { kind: 'none' };
  return parseTyped(rest, removed);
}

/** Returns whether a word is the command word, alone or with a colon or comma after it. */
function isCommandWord(word: string, prefix: string): boolean {
  if (prefix === '') return false;
  const expected = prefix.toLowerCase();
  const typed = word.toLowerCase();
  const withoutMark = typed.replace(/[:,]$/, '');
  return typed === expected || withoutMark === expected;
}

/** Removes blank and quoted lines at the beginning. */
function skipQuotes(text: string): string {
  return text.replace(/^(?:[^\S\r\n]*(?:>.*)?\r?\n)+/, '');
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

/** A word without the marks around it, in small letters, and as it was typed with them. */
type Word = Readonly<{ word: string; typed: string; next: string }>;

/** Orders that cost nothing. */
const FREE_VERBS = ['status', 'help', 'stop', 'cancel', 'abort', 'retry'];
/** Words after such a verb with which it is no instruction: `stop it`, `status of the job`. */
const OBJECTS = [
  'it', 'this', 'that', 'the', 'these', 'me', 'all', 'everything', 'my', 'our', 'last', 'of', 'working',
]; // prettier-ignore
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
  const { below, words } = typed;
  if (typed.text === '') return promptFor('update', '', removedHidden);
  const verb = findWholeVerb(typed);
  if (verb !== undefined) return promptFor(verb, '', removedHidden);
  const shown = withoutDryRun(typed);
  if (shown !== undefined) {
    const command = parseTyped(shown, removedHidden);
    return command.kind === 'prompt' ? { ...command, isDryRun: true } : command;
  }
  if (isFreeVerb(typed)) return answerVerb(typed);
  if (below === '' && (isShortQuestion(typed) || isTooShort(typed))) {
    return { kind: 'help', reason: 'unknown-command', typed: typed.text };
  }
  const [first] = words;
  if (first?.word === 'new' && first.typed.startsWith('new')) {
    const rest = typed.text.slice(typed.text.indexOf(first.typed) + first.typed.length);
    return promptFor('new', rest.trim(), removedHidden);
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
  const typed = line.split(/\s+/);
  const all = typed.map((each, index) => ({
    word: withoutMarks(each).toLowerCase(),
    typed: each,
    next: typed[index + 1] ?? '',
  }));
  return all.filter(({ word, typed: each }, index) => {
    const isThanks = word === 'thank' && all[index + 1]?.word === 'you';
    const isAfterThanks = word === 'you' && all[index - 1]?.word === 'thank';
    const isPolite = POLITE.includes(word) || isThanks || isAfterThanks;
    return word !== '' && !isPolite && !each.startsWith('@');
  });
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

/** Returns the command if the whole comment is one word: `retry`, `Update, please!` */
function findWholeVerb({ text, below, words }: Typed): PromptVerb | undefined {
  const [only, ...others] = words;
  if (others.length > 0 || below !== '' || /[?？]/.test(text)) return undefined;
  return PROMPT_VERBS.find((verb) => verb === only?.word);
}

const DRY_RUN_OPTION = /(?<=^|\s)--dry-?run(?=$|[\s.,;:!?])/gi;

/** Returns the text without the words for a dry run; undefined if it has none. */
function withoutDryRun({ text, words }: Typed): string | undefined {
  const [first, second] = words;
  if (first === undefined) return undefined;
  const after = (word: Word): string =>
    text.slice(text.indexOf(word.typed) + word.typed.length);
  if (first.word === 'dry-run' || first.word === 'dryrun') return after(first);
  if (first.word === 'dry' && second?.word === 'run') {
    return after(first).replace(second.typed, '');
  }
  if (withoutCode(text).search(DRY_RUN_OPTION) === -1) return undefined;
  return text.replaceAll(DRY_RUN_OPTION, '');
}

/** Removes code spans and fenced code. */
function withoutCode(text: string): string {
  return text.replaceAll(/```[^]*?(?:```|$)/g, ' ').replaceAll(/`[^`\n]*`/g, ' ');
}

/** Returns whether a line begins with a verb that is meant for this action, not for the docs agent. */
function isFreeVerb({ line, words }: Typed): boolean {
  const [first, second] = words;
  if (first === undefined || !FREE_VERBS.includes(first.word)) return false;
  const hasMark = /[.,;:!?？]$/.test(first.typed) || /^[-–—]$/.test(first.next);
  const hasObject = OBJECTS.includes(second?.word ?? '');
  return words.length <= MIN_WORDS || hasMark || hasObject || isQuestion(line);
}

/** Returns whether a line ends with a question mark, whatever is beside it. */
function isQuestion(line: string): boolean {
  const last = line.split(/\s+/).findLast((typed) => {
    const isPolite = wordsOf(typed).length === 0;
    return !isPolite || /[?？]/.test(typed);
  });
  const end = (last ?? '').replace(/[^\p{L}\p{N}?？]$/u, '');
  return /[?？]$/.test(end);
}

function answerVerb({ text, words }: Typed): Command {
  const verb = words[0]?.word;
  switch (verb) {
    case 'status':
      return { kind: 'status' };
    case 'help':
      return { kind: 'help', reason: 'requested', typed: text };
    case 'retry':
      return { kind: 'help', reason: 'unknown-command', typed: text };
    default:
      return { kind: 'help', reason: 'cannot-cancel', typed: text };
  }
}

/** Returns whether a line is a question about the job, rather than an instruction. */
function isShortQuestion({ line, words }: Typed): boolean {
  return isQuestion(line) && words.length <= MAX_QUESTION_WORDS;
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
