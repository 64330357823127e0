import type { Runner } from '../../ports.ts';

/** Names of the outputs of `report/action.yml`; a test compares them. */
export const REPORT_OUTPUTS = [
  'requests',
  'jobs',
  'merged',
  'closed',
  'open',
  'noPr',
  'failed',
  'unconfirmed',
  'medianHoursToMerge',
  'covered',
  'waiting',
  'uncovered',
  'prompt',
  'table',
  'file',
  'complete',
] as const;
export type Outputs = Partial<Record<(typeof REPORT_OUTPUTS)[number], string | number>>;

/** Sets all outputs. One without a value is empty. */
export function setReportOutputs(runner: Runner, outputs: Outputs): void {
  for (const name of REPORT_OUTPUTS) {
    runner.setOutput(name, String(outputs[name] ?? ''));
  }
}
