/** What the exports of analytics have in common: inputs, dependencies, and how they report that they failed. */
import type { Result } from '../domain.ts';
import { parseConnection, type ConnectionInputs } from '../inputs/connection.ts';
import { parseGlobs } from '../inputs/glob.ts';
import { combine, messagesOf, parseBoolean, parseNumber, type ParseResult } from '../inputs/parse.ts';
import type { Clock, OutputFiles, Runner } from '../ports.ts';
import { explainFileError } from '../report/file-errors.ts';
import { renderFailureSummary } from '../report/job-summary.ts';
import { parseDateRange } from './date-range.ts';
import { parseFileName, parseFormat } from './file-formats.ts';

/** Returns the value of an input without surrounding white space; empty if it is not set. */
export type GetInput = (name: string) => string;

/** What an export needs from outside. */
export type ExportDependencies<Api = unknown> = Readonly<{
  getInput: GetInput;
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  connect: (connection: ConnectionInputs) => Api;
}>;

/** The common inputs, to combine with others. `defaultName`: of the file, without its extension. */
export function parseExportInputs(getInput: GetInput, now: Date, defaultName: string, maxTop: number) {
  const format = parseFormat(getInput('format'));
  return {
    range: parseDateRange(getInput, now),
    compare: parseBoolean('compare', getInput('compare')),
    filter: combine({
      paths: parseGlobs('paths', getInput('paths')),
      pathsIgnore: parseGlobs('paths-ignore', getInput('paths-ignore')),
    }),
    top: parseNumber('top', getInput('top'), { min: 1, max: maxTop }),
    format,
    file: parseFileName(getInput('file'), format.ok ? format.value : 'csv', defaultName),
    maxRequests: parseNumber('max-requests', getInput('max-requests'), { min: 1, max: 1000 }),
    summary: parseBoolean('summary', getInput('summary')),
  };
}

/** Parses all inputs, and checks that the file may be written; else returns all errors. */
export async function prepareExport<T extends Readonly<{ file: string }>>(
  { getInput, files, clock }: ExportDependencies,
  parse: (getInput: GetInput, now: Date) => ParseResult<T>,
): Promise<Result<Readonly<{ connection: ConnectionInputs; inputs: T }>, readonly string[]>> {
  const parsed = combine({ connection: parseConnection(getInput), inputs: parse(getInput, clock.date()) });
  if (!parsed.ok) return { ok: false, error: messagesOf(parsed.error) };
  const writable = await files.check(parsed.value.inputs.file);
  if (writable.ok) return parsed;
  return { ok: false, error: [`\`file\`: ${explainFileError(writable.error)}`] };
}

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
