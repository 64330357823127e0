/** Starts an export, connected with the runner and the service. */
import { readEnvironment, systemClock } from '../runner/environment.ts';
import { createOutputFiles } from '../runner/files.ts';
import { createRunner, getInput, listGivenInputs, maskInputs } from '../runner/runner.ts';
import { reportExceptions, startAction } from '../runner/start-action.ts';
import { createAnalyticsApi } from '../service/analytics.ts';
import { createSend } from '../http/send.ts';
import type { ExportDependencies } from './export.ts';

export function startExport(run: (deps: ExportDependencies) => Promise<boolean>): void {
  maskInputs('api-key');
  const send = createSend();
  const runner = createRunner();
  reportExceptions(runner);
  void startAction((signal) =>
    run({
      getInput,
      givenInputs: listGivenInputs(process.env),
      runner,
      files: createOutputFiles(readEnvironment(process.env).workspace),
      clock: systemClock,
      signal,
      connect: (connection) =>
        createAnalyticsApi({ send, clock: systemClock, ...connection }),
    }),
  );
}
