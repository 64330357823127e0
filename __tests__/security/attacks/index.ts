import type { Attack } from '../attack.ts';
import { ON_CARE } from './care.ts';
import { ON_COMMANDS } from './commands.ts';
import { ON_EXPORTS } from './exports.ts';
import { ON_GITHUB } from './github.ts';
import { ON_INPUTS } from './inputs.ts';
import { ON_NETWORK } from './network.ts';
import { ON_REPORTS } from './report.ts';
import { ON_SECRETS } from './secrets.ts';
import { ON_STATES } from './states.ts';
import { ON_TEXTS } from './texts.ts';

/** All attacks, in the order of the table. */
export const ATTACKS: readonly Attack[] = [
  ...ON_COMMANDS,
  ...ON_STATES,
  ...ON_TEXTS,
  ...ON_INPUTS,
  ...ON_EXPORTS,
  ...ON_REPORTS,
  ...ON_CARE,
  ...ON_GITHUB,
  ...ON_NETWORK,
  ...ON_SECRETS,
];
