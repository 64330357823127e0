import type { Permission } from '../domain.ts';
import {
  combine,
  invalid,
  invalidValue,
  ok,
  parseEnum,
  splitList,
  type Parsed,
  type ParseResult,
} from './parse.ts';

export const AUTHORIZATION_INPUTS = ['command', 'min-permission', 'allow-bots', 'on-denied'] as const;
type GetInput = (name: (typeof AUTHORIZATION_INPUTS)[number]) => string;

/** Who may run commands. Parsed before all other inputs. */
export type AuthorizationInputs = Parsed<typeof parseAuthorization>;

export function parseAuthorization(getInput: GetInput) {
  return combine(parseFields(getInput));
}

/** The strictest value in place of an invalid one. Its error is reported later, with those of the other inputs. */
export function parseAuthorizationStrict(getInput: GetInput): AuthorizationInputs {
  const { commandPrefix, minPermission, allowBots, onDenied } = parseFields(getInput);
  return {
    commandPrefix: commandPrefix.ok ? commandPrefix.value : '/docs',
    minPermission: minPermission.ok ? minPermission.value : 'admin',
    allowBots: allowBots.ok ? allowBots.value : [],
    onDenied: onDenied.ok ? onDenied.value : 'silent',
  };
}

function parseFields(getInput: GetInput) {
  return {
    commandPrefix: parseCommandPrefix(getInput('command')),
    minPermission: parseMinPermission(getInput('min-permission')),
    /** Exact logins. */
    allowBots: parseBots(getInput('allow-bots')),
    onDenied: parseEnum('on-denied', getInput('on-denied'), ['reply', 'reaction', 'silent']),
  };
}

export function parseCommandPrefix(text: string): ParseResult<string> {
  if (/^[/!.@+][\p{L}\p{N}][\p{L}\p{N}_-]{0,48}$/u.test(text)) return ok(text);
  return invalidValue('command', text, 'Use one word that starts with / ! . @ or +, for example /docs.');
}

function parseMinPermission(text: string): ParseResult<Permission> {
  if (text.toLowerCase() === 'read')
    return invalid(
      '`min-permission` must not be "read": everyone can read a public repository. Use triage, write, maintain or admin.',
    );
  return parseEnum('min-permission', text, ['triage', 'write', 'maintain', 'admin']);
}

function parseBots(text: string): ParseResult<readonly string[]> {
  const logins = splitList(text);
  if (!logins.includes('*')) return ok(logins);
  return invalid(
    '`allow-bots` must not contain "*": every App could run commands. Use exact logins, for example my-app[bot].',
  );
}
