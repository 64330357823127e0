/** Starts an export, connected with the runner and the service. */
import { systemClock } from '../runner/environment.ts';
import { createRunner, getInput, listGivenInputs, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction } from '../runner/start-action.ts';
import { createAnalyticsApi } from '../service/analytics.ts';
import { createSend } from '../http/send.ts';
import type { StepEnd } from '../ports.ts';
import type { ExportDependencies } from './export.ts';

export function startExport(run: (deps: ExportDependencies) => Promise<StepEnd>): void {
  maskInputs('api-key');
  const send = createSend();
  const runner = createRunner();
  reportExceptions(runner);
  void startAction((signal) =>
    run({
      getInput,
      givenInputs: listGivenInputs(process.env),
      runner,
      clock: systemClock,
      signal,
      connect: (connection) =>
        createAnalyticsApi({ send, clock: systemClock, ...connection }),
    }),
  );
}
