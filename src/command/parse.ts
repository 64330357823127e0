/** Reads the command out of a comment. */
import { VERBS } from './verbs.ts';

/**
 * What a comment commands. `help` with a `problem` replies with the list of commands, because the comment looks like a mistake that
 * must not start a paid job: `stop …` cannot be obeyed, `status …` takes no words, and one unknown word is probably a misspelt verb.
 */
export type Command =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'prompt'; verb: 'update' | 'new'; instruction: string }>
  | Readonly<{ kind: 'status' | 'retry' }>
  | Readonly<{
      kind: 'help';
      problem?: 'unknown-command' | 'cannot-cancel' | 'unexpected-words';
      typed?: string;
    }>;

/** At most three spaces may precede the command word: four make an indented code block. */
const LINE = /^ {0,3}(\S+)(?:\s+([^]*))?$/;

/**
 * A comment is a command if its first line starts with the command word, in any letter case, followed by white space or the end of the
 * line. Blank and quoted (`>`) lines before it do not count. The rest of the comment is the instruction.
 *
 * @param prefix the command word, for example `/docs`.
 */
export function parseCommand(body: string, prefix: string): Command {
  const lines = body.replace(/^[\u200b-\u200f\u2060\ufeff]+/, '').split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => !/^\s*$|^ {0,3}>/.test(line));
  const [, word = '', rest = ''] = LINE.exec(lines[start] ?? '') ?? [];
  if (prefix === '' || word.toLowerCase() !== prefix.toLowerCase()) return { kind: 'none' };
  return parseVerb([rest, ...lines.slice(start + 1)].join('\n').trim());
}

function parseVerb(text: string): Command {
  const [, typed = '', rest = ''] = /^(\S+)\s*([^]*)$/.exec(text) ?? [];
  const word = typed.toLowerCase().replace(/[.!?]+$/, '');
  const verb = VERBS.find(({ name }) => name === word)?.name;
  if (word === 'stop' || word === 'cancel') return { kind: 'help', problem: 'cannot-cancel', typed };
  if (verb === undefined && typed !== '' && rest === '')
    return { kind: 'help', problem: 'unknown-command', typed };
  switch (verb) {
    case 'help':
    case 'status':
      return rest === '' ? { kind: verb } : { kind: 'help', problem: 'unexpected-words', typed };
    case 'retry':
      // More words are an instruction: “retry the build section”.
      return rest === '' ? { kind: 'retry' } : { kind: 'prompt', verb: 'update', instruction: text };
    case 'update':
    case 'new':
      return { kind: 'prompt', verb, instruction: rest };
    default:
      return { kind: 'prompt', verb: 'update', instruction: text };
  }
}
