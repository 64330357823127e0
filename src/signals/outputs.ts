import { reportFailure, setOutputs, type ExportDependencies } from '../analytics/export.ts';
import type { Runner } from '../ports.ts';
import { renderPrompt } from './prompt.ts';
import {
  describeSignals,
  listSignalsWarnings,
  renderSignalsSummary,
  problemsTable,
  type SignalsReport,
} from './summary.ts';

/** Outputs of `signals/action.yml` if there is no report. A test compares the names. */
const NO_OUTPUTS = { file: '', count: '', complete: 'false', table: '', prompt: '' };
export const SIGNALS_OUTPUT_NAMES: readonly string[] = Object.keys(NO_OUTPUTS);

/** Reports why there are no signals: invalid inputs, or requests that failed. Returns whether the step failed. */
export async function reportSignalsFailure(
  deps: ExportDependencies,
  errors: readonly string[],
): Promise<true> {
  setOutputs(deps.runner, NO_OUTPUTS);
  await reportFailure(deps, 'No signals', errors);
  return true;
}

/** Reports the problems. `writeError`: why the file could not be written. Returns whether the step failed. */
export async function reportSignals(
  runner: Runner,
  report: SignalsReport,
  writeError: string | undefined,
): Promise<boolean> {
  const { inputs, current, problems } = report;
  setOutputs(runner, {
    file: writeError === undefined ? inputs.file : '',
    count: problems.length,
    complete: current.readings.every(({ incomplete }) => incomplete === undefined),
    table: problems.length === 0 ? '' : problemsTable(report),
    prompt: renderPrompt(problems.slice(0, inputs.top), current.range),
  } satisfies Record<keyof typeof NO_OUTPUTS, unknown>);
  if (writeError === undefined) runner.info(describeSignals(report));
  else runner.error(writeError, 'The signals could not be written');
  for (const { title, message } of listSignalsWarnings(report)) runner.warning(message, title);
  if (inputs.summary) await runner.writeSummary(renderSignalsSummary(report));
  return writeError !== undefined;
}
