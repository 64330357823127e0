import { notOk, ok } from '../domain/errors.ts';
import {
  inputMatching,
  oneOf,
  parseEachInput,
  splitList,
  type Fields,
  type GetInput,
  type ParseResult,
  type Values,
  withDefault,
} from './parse.ts';

/** Inputs that decide who may run commands, and whether reviews count. Parsed before all other inputs. */
export const AUTHORIZATION_INPUTS = {
  command: withDefault(
    '/docs',
    inputMatching(
      /^[/!.@+][\p{L}\p{N}][\p{L}\p{N}_-]{0,48}$/u,
      'Use one word that starts with / ! . @ or +, for example /docs.',
    ),
  ),
  /** Not `read`: everyone can read a public repository. */
  'min-permission': withDefault('write', oneOf('triage', 'write', 'maintain', 'admin')),
  /** Exact logins. */
  'allow-bots': parseBots,
  /** Feedback on docs pull requests that goes to their job: commands, or reviews without a command, too. */
  'pr-feedback': withDefault('commands', oneOf('commands', 'reviews')),
};
export type AuthorizationInputs = Values<typeof AUTHORIZATION_INPUTS>;

/** Parses these inputs, and no others. */
export function parseAuthorization(
  getInput: GetInput<typeof AUTHORIZATION_INPUTS>,
): AuthorizationInputs {
  return strictAuthorization(parseEachInput(AUTHORIZATION_INPUTS, { getInput }));
}

/**
 * Returns the values, with the strictest one in place of an invalid one. The error is reported
 * later, with those of the other inputs.
 */
export function strictAuthorization({
  command,
  minPermission,
  allowBots,
  prFeedback,
}: Fields<AuthorizationInputs>): AuthorizationInputs {
  return {
    command: command.ok ? command.value : '/docs',
    minPermission: minPermission.ok ? minPermission.value : 'admin',
    allowBots: allowBots.ok ? allowBots.value : [],
    prFeedback: prFeedback.ok ? prFeedback.value : 'commands',
  };
}

function parseBots(text: string): ParseResult<readonly string[]> {
  const logins = splitList(text);
  if (!logins.includes('*')) return ok(logins);
  return notOk(
    '`allow-bots` must not contain "*": every App could run commands. Use exact logins, for example my-app[bot].',
  );
}
