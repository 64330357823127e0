import type { Attack } from './attack.ts';
import { ON_COMMANDS } from './on-commands.ts';
import { ON_GITHUB } from './on-github.ts';
import { ON_INPUTS } from './on-inputs.ts';
import { ON_NETWORK } from './on-network.ts';
import { ON_SECRETS } from './on-secrets.ts';
import { ON_STATES } from './on-states.ts';
import { ON_SWEEP } from './on-sweep.ts';
import { ON_TEXTS } from './on-texts.ts';
import { ON_VIEWS } from './on-views.ts';

/** All attacks, in the order of the table. */
export const ATTACKS: readonly Attack[] = [
  ...ON_COMMANDS,
  ...ON_STATES,
  ...ON_TEXTS,
  ...ON_INPUTS,
  ...ON_SWEEP,
  ...ON_VIEWS,
  ...ON_GITHUB,
  ...ON_NETWORK,
  ...ON_SECRETS,
];
