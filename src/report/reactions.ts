import type { Outcome, Reaction } from '../domain.ts';

/** What the reaction on a command says at the end; where nothing is decided yet, 👀 stays alone. */
export const REACTIONS: Partial<Record<Outcome, Reaction>> = {
  'pr-opened': 'rocket',
  'no-changes': '+1',
  failed: 'confused',
  misconfigured: 'confused',
  refused: 'confused',
  unconfirmed: 'confused',
};
