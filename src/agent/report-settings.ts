import { DEFAULT_FAIL_ON, type FailOn } from '../inputs/fail-on.ts';
import type { InputFields } from './inputs.ts';

/** The inputs that a report needs, also that of a run with invalid inputs. */
export type ReportSettings = Readonly<{
  failOn: FailOn;
  dashboardUrl: string | undefined;
  /** Whether the run may be a dry run, which writes nothing. */
  isDryRun: boolean;
}>;

/** Returns the settings, with a harmless one in place of an invalid input, which is reported with the others. */
export function reportSettingsOf({
  failOn,
  dashboardUrl,
  dryRun,
}: Pick<InputFields, 'failOn' | 'dashboardUrl' | 'dryRun'>): ReportSettings {
  return {
    failOn: failOn.ok ? failOn.value : DEFAULT_FAIL_ON,
    dashboardUrl: dashboardUrl.ok ? dashboardUrl.value : undefined,
    isDryRun: !dryRun.ok || dryRun.value,
  };
}
