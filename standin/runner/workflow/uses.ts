/**
 * What a `uses:` means here: one of our own actions, run from this checkout, or somebody else's, played.
 */
import { join } from 'node:path';
import type { ForeignAction } from './reports.ts';

const OURS = /^(?:\.|[\w.-]+\/docs-agent-action)((?:\/[\w.-]+)*)\/?(?:@[\w./-]+)?$/;
const FOREIGN = /^([\w.-]+\/[\w.-]+)(?:\/[^@]*)?@.+$/;

/** Actions that change nothing that our examples rest on. `actions/checkout` is played by the job itself. */
const NOTHING: readonly string[] = [
  'actions/cache',
  'actions/checkout',
  'actions/download-artifact',
  'actions/setup-node',
  'actions/upload-artifact',
];

export type Used = Readonly<
  { kind: 'ours'; manifest: string } | { kind: 'foreign'; name: string; play: ForeignAction }
>;

/** Throws on actions that are neither ours, nor known, nor given. */
export function resolveUses(uses: string, given: Readonly<Record<string, ForeignAction>> = {}): Used {
  const folder = OURS.exec(uses)?.[1];
  if (folder !== undefined) return { kind: 'ours', manifest: join('.', folder, 'action.yml') };
  const name = FOREIGN.exec(uses)?.[1] ?? uses;
  const play = given[name] ?? (NOTHING.includes(name) ? () => undefined : undefined);
  if (play === undefined) throw new Error(`nobody says what ${uses} does here`);
  return { kind: 'foreign', name, play };
}
