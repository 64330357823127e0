import type { Attack } from './attack.ts';
import { ON_COMMANDS } from './on-commands.ts';
import { ON_GITHUB_REFUSALS } from './on-github-refusals.ts';
import { ON_GITHUB_TEXTS } from './on-github-texts.ts';
import { ON_LISTS } from './on-lists.ts';
import { ON_NETWORK } from './on-network.ts';
import { ON_RECORDS } from './on-records.ts';
import { ON_SCHEDULED_SECRETS } from './on-scheduled-secrets.ts';
import { ON_SECRETS } from './on-secrets.ts';
import { ON_SWEEP_RECORDS } from './on-sweep-records.ts';
import { ON_SWEEP } from './on-sweep.ts';
import { ON_TEXTS } from './on-texts.ts';
import { ON_VIEWS } from './on-views.ts';

/** All attacks, in the order of the table. */
export const ATTACKS: readonly Attack[] = [
  ...ON_COMMANDS,
  ...ON_RECORDS,
  ...ON_SWEEP_RECORDS,
  ...ON_TEXTS,
  ...ON_LISTS,
  ...ON_SWEEP,
  ...ON_VIEWS,
  ...ON_GITHUB_TEXTS,
  ...ON_GITHUB_REFUSALS,
  ...ON_NETWORK,
  ...ON_SECRETS,
  ...ON_SCHEDULED_SECRETS,
];
