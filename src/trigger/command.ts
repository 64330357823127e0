import { stripHidden } from '../text/sanitize.ts';

type PromptVerb = 'update' | 'new' | 'retry';

/** Words after the command word that are not an instruction. */
const VERBS = ['update', 'new', 'retry', 'status', 'dry-run', 'help'] as const;
export type Verb = (typeof VERBS)[number];

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
  /**
   * Starts nothing. `typed` is the text after the command word: hostile until escaped. `meant` is the
   * verb that it looks like.
   */
  | Readonly<{
      kind: 'help';
      reason: 'requested' | 'unknown-command' | 'cannot-cancel';
      typed: string;
      meant?: Verb | undefined;
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
  return parseVerb(rest, removed);
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

function parseVerb(rest: string, removedHidden: number): Command {
  const typed = rest.trim();
  if (typed === '') return promptFor('update', '', removedHidden);
  // A request to this action, not to the docs agent, must not cost a job.
  const text = withoutPlease(typed);
  const [first = '', second] = text.split(/\s/, 2);
  const verb = verbOf(first);
  if (verb === 'stop' || verb === 'cancel') {
    return { kind: 'help', reason: 'cannot-cancel', typed };
  }
  if (second === undefined && text === typed) {
    return parseSingleWord(verb, typed, removedHidden);
  }
  if (verb === 'status' || verb === 'help' || verb === 'retry') {
    return {
      kind: 'help',
      reason: 'unknown-command',
      typed,
      meant: verb,
    };
  }
  const isOnCommandLine = /^[^\S\n]*\S/.test(rest);
  if (verb === 'dry-run' && isOnCommandLine) {
    const afterVerb = text.slice(first.length);
    return asDryRun(parseVerb(afterVerb, removedHidden));
  }
  return parseInstruction(typed, isOnCommandLine, removedHidden);
}

/** Removes a polite word before another one. */
function withoutPlease(typed: string): string {
  return typed.replace(/^please[,!.]?\s+/i, '');
}

/** Parses an instruction of at least two words, which may begin with `new`. */
function parseInstruction(
  typed: string,
  isOnCommandLine: boolean,
  removedHidden: number,
): Command {
  const isNew = isOnCommandLine && /^new\s/i.test(typed);
  if (!isNew) return promptFor('update', typed, removedHidden);
  const instruction = typed.slice('new'.length).trim();
  return promptFor('new', instruction, removedHidden);
}

/** A mistake in the verb must not turn a free request into a paid one. */
const DRY_RUN = /^dry-?run[:,.!?]*$/i;

/** Parses a command of one word. A word that is no verb is more likely a mistake than an instruction. */
function parseSingleWord(
  verb: string | undefined,
  typed: string,
  removedHidden: number,
): Command {
  switch (verb) {
    case 'update':
    case 'new':
    case 'retry':
      return promptFor(verb, '', removedHidden);
    case 'dry-run':
      return asDryRun(promptFor('update', '', removedHidden));
    case 'status':
      return { kind: 'status' };
    case 'help':
      return { kind: 'help', reason: 'requested', typed };
    default:
      if (UNSPACED.test(typed)) return promptFor('update', typed, removedHidden);
      return {
        kind: 'help',
        reason: 'unknown-command',
        typed,
        meant: verb === undefined ? undefined : findMeant(verb),
      };
  }
}

/** Length from which a beginning is taken for a verb. */
const MIN_BEGINNING = 3;

/** Finds the verb that a word was meant to be: it begins like the verb, or has the same letters. */
function findMeant(word: string): Verb | undefined {
  const letters = sortLetters(word);
  return VERBS.find((verb) => {
    if (sortLetters(verb) === letters) return true;
    const beginning = word.slice(0, verb.length);
    return beginning.length >= MIN_BEGINNING && verb.startsWith(beginning);
  });
}

function sortLetters(word: string): string {
  const letters = word.split('');
  return letters.toSorted().join('');
}

/** Reads a verb in any letter case, with punctuation after it. */
function verbOf(word: string): string | undefined {
  if (DRY_RUN.test(word)) return 'dry-run';
  const match = /^(?<verb>[a-z]+)[.!?]*$/i.exec(word);
  return match?.groups?.['verb']?.toLowerCase();
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

function asDryRun(command: Command): Command {
  if (command.kind !== 'prompt') return command;
  return { ...command, isDryRun: true };
}
