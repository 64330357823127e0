import { DEFAULT_FAIL_ON, type FailOn } from '../inputs/fail-on.ts';
import type { InputFields } from './inputs.ts';

/** The inputs that a report needs, also that of a run with invalid inputs. */
export type ReportSettings = Readonly<{
  failOn: FailOn;
  /** Undefined if it is invalid. */
  baseUrl: URL | undefined;
  /** Whether the run may be a dry run, which writes nothing. */
  isDryRun: boolean;
}>;

/** Returns the settings, with a harmless one in place of an invalid input, which is reported with the others. */
export function reportSettingsOf({
  failOn,
  baseUrl,
  dryRun,
}: Pick<InputFields, 'failOn' | 'baseUrl' | 'dryRun'>): ReportSettings {
  return {
    failOn: failOn.ok ? failOn.value : DEFAULT_FAIL_ON,
    baseUrl: baseUrl.ok ? baseUrl.value : undefined,
    isDryRun: !dryRun.ok || dryRun.value,
  };
}
