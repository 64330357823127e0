import type { StepEnd } from '../ports.ts';
import type { ExportDependencies } from './export.ts';
import { runSignals } from './signals/run-signals.ts';
import { runViews } from './views/run-views.ts';

/** Exports page views or signals, as the input `data` says. Both refuse another value of it. */
export function runAnalytics(deps: ExportDependencies): Promise<StepEnd> {
  const data = deps.getInput('data').toLowerCase();
  return data === 'signals' ? runSignals(deps) : runViews(deps);
}
