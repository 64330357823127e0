import type { StepEnd } from '../ports.ts';
import { runExport, type ExportDependencies } from './export.ts';
import { SIGNALS_EXPORT } from './signals/run-signals.ts';
import { VIEWS_EXPORT } from './views/run-views.ts';

/** Exports page views or signals, as the input `data` says. Both refuse another value of it. */
export function runAnalytics(deps: ExportDependencies): Promise<StepEnd> {
  const data = deps.getInput('data').toLowerCase();
  return data === 'signals'
    ? runExport(SIGNALS_EXPORT, deps)
    : runExport(VIEWS_EXPORT, deps);
}
