import type { Permission } from '../domain.ts';
import { bad, good, together, items, quote, type Parsed } from './parse.ts';

/** What decides whether a comment may command at all; read before every other input. */
export type GateInputs = Readonly<{
  /** The command's first word. */
  word: string;
  minPermission: Permission;
  allowBots: readonly string[];
  onDenied: 'reply' | 'reaction' | 'silent';
}>;

export const GATE_INPUTS = ['command', 'min-permission', 'allow-bots', 'on-denied'] as const;
type Raw = (name: (typeof GATE_INPUTS)[number]) => string;

/** The strictest gates: what holds while an input cannot be read. */
const STRICTEST: GateInputs = { word: '/docs', minPermission: 'admin', allowBots: [], onDenied: 'silent' };

/** Reads the gates' inputs, or tells all their faults. */
export function readGateInputs(raw: Raw): Parsed<GateInputs> {
  return together<GateInputs>(readings(raw));
}

/** The gates to use: each as given, or the strictest where it cannot be read. Its fault is told with all others later. */
export function gatesOf(raw: Raw): GateInputs {
  const { word, minPermission, allowBots, onDenied } = readings(raw);
  return {
    word: word.ok ? word.value : STRICTEST.word,
    minPermission: minPermission.ok ? minPermission.value : STRICTEST.minPermission,
    allowBots: allowBots.ok ? allowBots.value : STRICTEST.allowBots,
    onDenied: onDenied.ok ? onDenied.value : STRICTEST.onDenied,
  };
}

function readings(raw: Raw): { readonly [K in keyof GateInputs]: Parsed<GateInputs[K]> } {
  return {
    word: readWord(raw('command')),
    minPermission: readChoice('min-permission', raw('min-permission'), [
      'triage',
      'write',
      'maintain',
      'admin',
    ]),
    allowBots: readBots(raw('allow-bots')),
    onDenied: readChoice('on-denied', raw('on-denied'), ['reply', 'reaction', 'silent']),
  };
}

/** A command's first word. */
export function readWord(text: string): Parsed<string> {
  if (/^[/!.@+][\p{L}\p{N}][\p{L}\p{N}_-]{0,48}$/u.test(text)) return good(text);
  return bad(`\`command\` is ${quote(text)}. Write one word with a mark before it, for example /docs.`);
}

function readBots(text: string): Parsed<readonly string[]> {
  const logins = items(text);
  if (logins.includes('*'))
    return bad(
      '`allow-bots` is "*", which would let every App command. Write the exact logins, for example my-app[bot].',
    );
  return good(logins);
}

/** One of a closed list of words. */
export function readChoice<const T extends string>(
  name: string,
  text: string,
  choices: readonly T[],
): Parsed<T> {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return good(choice);
  const refused =
    name === 'min-permission' && text === 'read' ? ' In a public repository read means everyone.' : '';
  return bad(
    `\`${name}\` is ${quote(text)}. Write ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.${refused}`,
  );
}
