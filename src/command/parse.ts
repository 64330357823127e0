import { stripHidden } from '../sanitize.ts';

type PromptVerb = 'update' | 'new' | 'retry';

export type Command =
  | Readonly<{ kind: 'none' }>
  /** `removedHidden` counts the characters that were removed because they are invisible. Without words the instruction is empty. */
  | Readonly<{
      kind: 'prompt';
      verb: PromptVerb;
      instruction: string;
      removedHidden: number;
    }>
  | Readonly<{ kind: 'status' }>
  /** Starts nothing. `typed` is what follows the command word: hostile until escaped. */
  | Readonly<{
      kind: 'help';
      reason: 'requested' | 'unknown-command' | 'cannot-cancel';
      typed: string;
    }>;

/**
 * A comment is a command if its first line, blank and quoted lines aside, starts with the command word `prefix`: in any letter case, after
 * at most three spaces, before white space or the end of the line. The rest is the instruction. Takes linear time.
 */
export function parseCommand(body: string, prefix: string): Command {
  const { text, removed } = stripHidden(skipQuotes(body));
  const [, word = '', rest = ''] = /^ {0,3}(\S+)([^]*)/.exec(skipQuotes(text)) ?? [];
  return word.toLowerCase() === prefix.toLowerCase() && prefix !== ''
    ? parseVerb(rest, removed)
    : { kind: 'none' };
}

/** Removes blank and quoted lines at the beginning. */
function skipQuotes(text: string): string {
  return text.replace(/^(?:[^\S\r\n]*(?:>.*)?\r?\n)+/, '');
}

/** Scripts without spaces between words: there one word may be a whole sentence. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function parseVerb(rest: string, removedHidden: number): Command {
  const typed = rest.trim();
  const [first = '', second] = typed.split(/\s/, 2);
  const verb = /^([a-z]+)[.!?]*$/i.exec(first)?.[1]?.toLowerCase();
  const prompt = (name: PromptVerb, instruction = ''): Command => {
    return { kind: 'prompt', verb: name, instruction, removedHidden };
  };
  if (typed === '') return prompt('update');
  if (verb === 'stop' || verb === 'cancel')
    return { kind: 'help', reason: 'cannot-cancel', typed };
  if (second !== undefined) {
    // A question about the command must not cost a job.
    if (verb === 'status' || verb === 'help')
      return { kind: 'help', reason: 'unknown-command', typed };
    const isNew = first.toLowerCase() === 'new' && /^[^\S\n]*\S/.test(rest);
    return isNew
      ? prompt('new', typed.slice(first.length).trim())
      : prompt('update', typed);
  }
  if (verb === 'update' || verb === 'new' || verb === 'retry') return prompt(verb);
  if (verb === 'status') return { kind: 'status' };
  if (verb === 'help') return { kind: 'help', reason: 'requested', typed };
  return UNSPACED.test(typed)
    ? prompt('update', typed)
    : { kind: 'help', reason: 'unknown-command', typed };
}
