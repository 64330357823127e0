import type { Fleet } from '../fleet/fleet.ts';
import type { CareInputs } from './care-inputs.ts';

/** One run of care: what its repositories share, and its inputs. */
export type Care = Fleet & Readonly<{ inputs: CareInputs }>;
