import type { Actor } from '../domain.ts';

/** Apps are of type Bot and have logins that end with [bot]; a person can have neither. */
export function toActor({ login, type }: Readonly<{ login: string; type?: string | undefined }>): Actor {
  return { login, isBot: type !== 'User' || login.endsWith('[bot]') };
}
