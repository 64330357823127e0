/** What the exports of analytics have in common. */
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { Clock, OutputFiles, Runner } from '../ports.ts';
import { renderFailureSummary } from '../report/job-summary.ts';

/** What an export needs from outside. */
export type ExportDependencies<Api = unknown> = Readonly<{
  /** Returns the value without surrounding white space; empty if the input is not set. */
  getInput: (name: string) => string;
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  connect: (connection: ConnectionInputs) => Api;
}>;

/** Reports why there is no export. `title` is that of the error and of the summary. */
export async function reportFailure(
  { runner, getInput }: Pick<ExportDependencies, 'runner' | 'getInput'>,
  title: string,
  errors: readonly string[],
): Promise<void> {
  runner.error(errors.join('\n'), title);
  if (getInput('summary').toLowerCase() !== 'false')
    await runner.writeSummary(renderFailureSummary(title, errors));
}

/** Undefined is empty. */
export function setOutputs(
  runner: Runner,
  outputs: Readonly<Record<string, string | number | boolean | undefined>>,
): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, String(value ?? ''));
}
