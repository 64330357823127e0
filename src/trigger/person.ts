import type { Person } from '../domain.ts';

/** Apps are of type Bot and have logins that end with [bot]; a person can have neither. */
export function toPerson({ login, type }: Readonly<{ login: string; type?: string | undefined }>): Person {
  return { login, isBot: type !== 'User' || login.endsWith('[bot]') };
}
