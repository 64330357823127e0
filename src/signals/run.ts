import { runExport, type ExportAction, type ExportDependencies } from '../analytics/export.ts';
import { pluralize } from '../report/format.ts';
import type { AnalyticsApi } from '../ports.ts';
import { collectSignals, completeKinds, type CollectedSignals } from './collect.ts';
import { renderFile } from './file.ts';
import { parseSignalsInputs, type SignalsInputs } from './inputs.ts';
import { renderPrompt } from './prompt.ts';
import { rankProblems } from './ranking.ts';
import { listSignalsWarnings, problemsTable, renderSignalsSummary } from './summary.ts';

/** Outputs of `signals/action.yml` if there is no report. A test compares the names. */
const NO_OUTPUTS = { file: '', count: '', complete: 'false', table: '', prompt: '' };
export const SIGNALS_OUTPUT_NAMES: readonly string[] = Object.keys(NO_OUTPUTS);

const SIGNALS: ExportAction<AnalyticsApi, SignalsInputs, CollectedSignals> = {
  name: 'signals',
  noOutputs: NO_OUTPUTS,
  parseInputs: parseSignalsInputs,
  // Views only rank, and what could not be read once fails again.
  collect: async (options, current) =>
    collectSignals(current === undefined ? options : { ...options, include: completeKinds(current) }),
  canCompare: (current) => completeKinds(current).length > 0,
  report: (inputs, current, previous) => {
    const warnings = listSignalsWarnings(current, previous);
    // Without any response, an empty list would claim that readers miss nothing.
    if (
      current.readings.every(({ kind, incomplete, rows }) => kind === 'views' || (incomplete && rows === 0))
    )
      return { errors: warnings.map(({ message }) => message) };
    const ranked = rankProblems(current, previous, inputs.minCount);
    const { problems } = ranked;
    const top = problems.slice(0, inputs.top);
    const readings = [...current.readings, ...(previous?.readings ?? [])];
    return {
      rows: pluralize(problems.length, 'problem'),
      requests: readings.reduce((sum, { requests }) => sum + requests, 0),
      files: [[inputs.file, renderFile(problems, inputs)]],
      outputs: {
        count: problems.length,
        complete: current.readings.every(({ incomplete }) => incomplete === undefined),
        table: top.length === 0 ? '' : problemsTable(top, inputs.compare),
        prompt: renderPrompt(top, inputs.range),
      } satisfies Record<Exclude<keyof typeof NO_OUTPUTS, 'file'>, unknown>,
      heading: '🔎 What readers miss',
      warnings,
      summary: () => renderSignalsSummary(ranked, current.readings, inputs),
      failed: false,
    };
  },
};

/** Lists what readers miss. Returns whether the step failed. */
export async function runSignals(deps: ExportDependencies<AnalyticsApi>): Promise<boolean> {
  return runExport(deps, SIGNALS);
}
