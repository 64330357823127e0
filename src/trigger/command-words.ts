/** The first words of a command, which its status comment shows. */
import { stripHidden } from '../text/sanitize.ts';
import { firstLine, normalizeLineEnds, truncate } from '../text/strings.ts';
import { skipQuotes } from './command.ts';

/** Length of the words of a command in its status comment. */
const MAX_WORDS_LENGTH = 60;
/** A word that may be a secret. */
const LONG_WORD = /\S{25,}/gu;

/**
 * Returns the first words of a command, as its status comment shows them: one line, without long words, and without the command word unless
 * that is alone or has one word after it, as in `/docs retry`.
 */
export function wordsOfCommand(body: string, command: string): string {
  const { text } = stripHidden(skipQuotes(normalizeLineEnds(body)));
  const line = firstLine(skipQuotes(text));
  const after = line.slice(command.length).replace(/^[\s:,]+/, '');
  const shown = /\s/.test(after) ? after : line;
  return truncate(shown.replace(LONG_WORD, '…'), MAX_WORDS_LENGTH);
}
