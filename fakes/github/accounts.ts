import { createHash } from 'node:crypto';
import type { State } from './state.ts';

/** Someone who can write on GitHub. Apps are `Bot`s with a login that ends in `[bot]`. */
export type Account = Readonly<{ login: string; id: number; type: 'User' | 'Bot' | 'Organization' }>;

/** The account behind a login; its id is the same in every run. */
export function accountOf(state: State, login: string): Account {
  const digest = createHash('sha1').update(login.toLowerCase()).digest().readUInt32BE();
  const id = state.accountIds.get(login.toLowerCase()) ?? 50_000_000 + (digest % 50_000_000);
  return { login, id, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}
