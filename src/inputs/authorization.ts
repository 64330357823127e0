import type { Permission } from '../domain.ts';
import { invalid, ok, combine, splitList, quoteValue, type ParseResult } from './parse.ts';

/** What decides whether a comment may command at all; read before every other input. */
export type AuthorizationInputs = Readonly<{
  /** The command's first word. */
  commandPrefix: string;
  minPermission: Permission;
  allowBots: readonly string[];
  onDenied: 'reply' | 'reaction' | 'silent';
}>;

export const AUTHORIZATION_INPUTS = ['command', 'min-permission', 'allow-bots', 'on-denied'] as const;
type Raw = (name: (typeof AUTHORIZATION_INPUTS)[number]) => string;

/** The strictest gates: what holds while an input cannot be read. */
const STRICTEST: AuthorizationInputs = {
  commandPrefix: '/docs',
  minPermission: 'admin',
  allowBots: [],
  onDenied: 'silent',
};

/** Reads the gates' inputs, or tells all their faults. */
export function parseAuthorization(raw: Raw): ParseResult<AuthorizationInputs> {
  return combine<AuthorizationInputs>(parseAll(raw));
}

/** The gates to use: each as given, or the strictest where it cannot be read. Its fault is told with all others later. */
export function parseAuthorizationStrict(raw: Raw): AuthorizationInputs {
  const { commandPrefix, minPermission, allowBots, onDenied } = parseAll(raw);
  return {
    commandPrefix: commandPrefix.ok ? commandPrefix.value : STRICTEST.commandPrefix,
    minPermission: minPermission.ok ? minPermission.value : STRICTEST.minPermission,
    allowBots: allowBots.ok ? allowBots.value : STRICTEST.allowBots,
    onDenied: onDenied.ok ? onDenied.value : STRICTEST.onDenied,
  };
}

function parseAll(raw: Raw): {
  readonly [K in keyof AuthorizationInputs]: ParseResult<AuthorizationInputs[K]>;
} {
  return {
    commandPrefix: parseCommandPrefix(raw('command')),
    minPermission: parseEnum('min-permission', raw('min-permission'), [
      'triage',
      'write',
      'maintain',
      'admin',
    ]),
    allowBots: parseBots(raw('allow-bots')),
    onDenied: parseEnum('on-denied', raw('on-denied'), ['reply', 'reaction', 'silent']),
  };
}

/** A command's first word. */
export function parseCommandPrefix(text: string): ParseResult<string> {
  if (/^[/!.@+][\p{L}\p{N}][\p{L}\p{N}_-]{0,48}$/u.test(text)) return ok(text);
  return invalid(
    `\`command\` is ${quoteValue(text)}. Write one word with a mark before it, for example /docs.`,
  );
}

function parseBots(text: string): ParseResult<readonly string[]> {
  const logins = splitList(text);
  if (logins.includes('*'))
    return invalid(
      '`allow-bots` is "*", which would let every App command. Write the exact logins, for example my-app[bot].',
    );
  return ok(logins);
}

/** One of a closed list of words. */
export function parseEnum<const T extends string>(
  name: string,
  text: string,
  choices: readonly T[],
): ParseResult<T> {
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return ok(choice);
  const refused =
    name === 'min-permission' && text === 'read' ? ' In a public repository read means everyone.' : '';
  return invalid(
    `\`${name}\` is ${quoteValue(text)}. Write ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.${refused}`,
  );
}
