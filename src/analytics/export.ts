/** One run of an export of analytics. */
import type { ConnectionInputs } from '../inputs/connection.ts';
import { messagesOf, type ParseResult, type Values } from '../inputs/parse.ts';
import type { Clock, OutputFiles, Runner } from '../ports.ts';
import { explainFileError } from '../report/file-errors.ts';
import { pluralize } from '../report/format.ts';
import { renderFailureSummary } from '../report/job-summary.ts';
import { renderInline } from '../report/markdown.ts';
import { joinTexts } from '../text.ts';
import { formatDateRange, previousRange, type DateRange } from './date-range.ts';
import type { EXPORT_INPUTS } from './inputs.ts';
import { explainStop, type RequestOptions } from './request-page.ts';

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

type Inputs = Values<typeof EXPORT_INPUTS> & Readonly<{ range: DateRange }>;
type Outputs = Readonly<Record<string, string | number | boolean | undefined>>;

/** What an export has to show. Messages may contain text of the service: they are escaped here. */
type Exported = Readonly<{
  /** The number of rows, with its noun. */
  rows: string;
  requests: number;
  /** Path and chunks of each file. */
  files: readonly (readonly [string, Iterable<string>])[];
  /** All but `file`. */
  outputs: Outputs;
  heading: string;
  /** What is missing. */
  warnings: readonly Readonly<{ title: string; message: string }>[];
  /** The parts of the job summary, in Markdown. */
  summary: () => readonly string[];
  /** Whether the step fails anyway. */
  failed: boolean;
}>;

/** Without any response, there is nothing to show. */
type NotExported = Readonly<{ errors: readonly string[]; outputs?: Outputs }>;

/** What differs between the exports. */
export type ExportAction<Api, T extends Inputs, Collected> = Readonly<{
  /** What is exported. */
  name: string;
  /** The outputs without an export. */
  noOutputs: Outputs;
  parseInputs: (getInput: (name: string) => string, now: Date) => ParseResult<T>;
  /** Reads a period. `current` is undefined for the current one. */
  collect: (
    options: T & RequestOptions & Readonly<{ analytics: Api }>,
    current: Collected | undefined,
  ) => Promise<Collected>;
  /** Whether it makes sense to read the previous period. */
  canCompare: (current: Collected) => boolean;
  report: (
    inputs: T,
    current: Collected,
    previous: Collected | undefined,
    now: Date,
  ) => Exported | NotExported;
}>;

/** Parse inputs → collect both periods → build the report → write the files → report. Returns whether the step failed. */
export async function runExport<Api, T extends Inputs, Collected>(
  deps: ExportDependencies<Api>,
  action: ExportAction<Api, T, Collected>,
): Promise<boolean> {
  const { runner, files, clock, signal, getInput } = deps;
  const fail = async ({ errors, outputs }: NotExported): Promise<true> => {
    const title = `No ${action.name}`;
    setOutputs(runner, { ...action.noOutputs, ...outputs });
    runner.error(errors.join('\n'), title);
    if (getInput('summary').toLowerCase() !== 'false')
      await runner.writeSummary(renderFailureSummary(title, errors));
    return true;
  };
  const parsed = action.parseInputs(getInput, clock.date());
  if (!parsed.ok) return fail({ errors: messagesOf(parsed.error) });
  const inputs = parsed.value;
  const writable = await files.check(inputs.file);
  if (!writable.ok) return fail({ errors: [`\`file\`: ${explainFileError(writable.error)}`] });

  const { current, previous } = await collectPeriods(deps, action, inputs);
  if (signal.aborted) return fail({ errors: [explainStop({ reason: 'cancelled' })] });
  const exported = action.report(inputs, current, previous, clock.date());
  if ('errors' in exported) return fail(exported);
  const writeError = await writeFiles(deps, exported.files);
  setOutputs(runner, { ...exported.outputs, file: writeError === undefined ? inputs.file : '' });
  const description = `${exported.rows} in \`${inputs.file}\`, ${pluralize(exported.requests, 'request')}.`;
  if (writeError === undefined) runner.info(description);
  else runner.error(writeError, `The ${action.name} could not be written`);
  for (const { title, message } of exported.warnings) runner.warning(message, title);
  if (inputs.summary)
    await runner.writeSummary(
      joinTexts([
        `### ${exported.heading}, ${formatDateRange(inputs.range)}`,
        ...exported.warnings.map(
          ({ title, message }) => `> [!WARNING]\n> **${title}.** ${renderInline(message)}`,
        ),
        ...exported.summary(),
        renderInline(description),
      ]),
    );
  return writeError !== undefined || exported.failed;
}

async function collectPeriods<Api, T extends Inputs, Collected>(
  { runner, clock, signal, connect }: ExportDependencies<Api>,
  { name, collect, canCompare }: ExportAction<Api, T, Collected>,
  inputs: T,
): Promise<Readonly<{ current: Collected; previous: Collected | undefined }>> {
  const options = {
    ...inputs,
    analytics: connect(inputs),
    clock,
    signal,
    budget: { max: inputs.maxRequests, used: 0 },
    log: (line: string) => runner.info(line),
  };
  const current = await runner.group(`Reading ${name}`, () => collect(options, undefined));
  if (!inputs.compare || !canCompare(current)) return { current, previous: undefined };
  const previous = await runner.group(`Reading ${name} of the previous period`, () =>
    collect({ ...options, range: previousRange(inputs.range) }, current),
  );
  return { current, previous };
}

/** Returns an error message if one of the files could not be written. */
async function writeFiles(
  { files, signal }: ExportDependencies,
  contents: Exported['files'],
): Promise<string | undefined> {
  for (const [path, chunks] of contents) {
    const written = await files.write(path, chunks, signal);
    if (!written.ok) return explainFileError(written.error);
  }
  return undefined;
}

/** Undefined is empty. */
function setOutputs(runner: Runner, outputs: Outputs): void {
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, String(value ?? ''));
}
