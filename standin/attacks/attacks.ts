import type { Attack } from './attack.ts';
import { ON_COMMANDS } from './on-commands.ts';
import { ON_NETWORK } from './on-network.ts';
import { ON_RECORDS } from './on-records.ts';
import { ON_SECRETS } from './on-secrets.ts';
import { ON_TEXTS } from './on-texts.ts';

/** All attacks, in the order of the table. */
export const ATTACKS: readonly Attack[] = [
  ...ON_COMMANDS,
  ...ON_RECORDS,
  ...ON_TEXTS,
  ...ON_NETWORK,
  ...ON_SECRETS,
];
