import { stripHidden } from '../text/sanitize.ts';

type PromptVerb = 'update' | 'new' | 'retry';

export type Command =
  | Readonly<{ kind: 'none' }>
  /**
   * `removedHidden` counts the characters that were removed because they are invisible. Without words
   * the instruction is empty.
   */
  | Readonly<{
      kind: 'prompt';
      verb: PromptVerb;
      instruction: string;
      removedHidden: number;
    }>
  | Readonly<{ kind: 'status' }>
  /** Starts nothing. `typed` is the text after the command word: hostile until escaped. */
  | Readonly<{
      kind: 'help';
      reason: 'requested' | 'unknown-command' | 'cannot-cancel';
      typed: string;
    }>;

/**
 * Parses a comment, in linear time. It is a command if its first line, blank and quoted lines aside,
 * starts with the command word `prefix`: in any letter case, after at most three spaces, before white
 * space or the end of the line. The rest is the instruction.
 */
export function parseCommand(body: string, prefix: string): Command {
  const { text, removed } = stripHidden(skipQuotes(body));
  const match = /^ {0,3}(?<word>\S+)(?<rest>[^]*)/.exec(skipQuotes(text));
  const { word = '', rest = '' } = match?.groups ?? {};
  const isCommand = prefix !== '' && word.toLowerCase() === prefix.toLowerCase();
  if (!isCommand) return { kind: 'none' };
  return parseVerb(rest, removed);
}

/** Removes blank and quoted lines at the beginning. */
function skipQuotes(text: string): string {
  return text.replace(/^(?:[^\S\r\n]*(?:>.*)?\r?\n)+/, '');
}

/** Scripts without spaces between words, in which one word may be a whole sentence. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function parseVerb(rest: string, removedHidden: number): Command {
  const typed = rest.trim();
  if (typed === '') return promptFor('update', '', removedHidden);
  const [first = '', second] = typed.split(/\s/, 2);
  const verb = verbOf(first);
  if (verb === 'stop' || verb === 'cancel')
    return { kind: 'help', reason: 'cannot-cancel', typed };
  if (second === undefined) return parseSingleWord(verb, typed, removedHidden);
  // A question about the command must not cost a job.
  if (verb === 'status' || verb === 'help')
    return { kind: 'help', reason: 'unknown-command', typed };
  const isOnCommandLine = /^[^\S\n]*\S/.test(rest);
  if (first.toLowerCase() === 'new' && isOnCommandLine) {
    const instruction = typed.slice(first.length).trim();
    return promptFor('new', instruction, removedHidden);
  }
  return promptFor('update', typed, removedHidden);
}

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
    case 'status':
      return { kind: 'status' };
    case 'help':
      return { kind: 'help', reason: 'requested', typed };
    default:
      if (UNSPACED.test(typed)) return promptFor('update', typed, removedHidden);
      return { kind: 'help', reason: 'unknown-command', typed };
  }
}

/** Reads a verb in any letter case, with punctuation after it. */
function verbOf(word: string): string | undefined {
  const match = /^(?<verb>[a-z]+)[.!?]*$/i.exec(word);
  return match?.groups?.['verb']?.toLowerCase();
}

function promptFor(
  verb: PromptVerb,
  instruction: string,
  removedHidden: number,
): Command {
  return { kind: 'prompt', verb, instruction, removedHidden };
}
