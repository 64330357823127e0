/** One run of an export of analytics. */
import type { ConnectionInputs } from '../inputs/connection.ts';
import { messagesOf, type ParseResult, type Values } from '../inputs/parse.ts';
import type { Clock, OutputFiles, Runner } from '../ports.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import { pluralize } from '../rendering/format.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { renderInline } from '../rendering/markdown.ts';
import { joinTexts } from '../text/strings.ts';
import { formatDateRange, previousRange, type DateRange } from './date-range.ts';
import type { EXPORT_INPUTS } from './inputs.ts';
import { explainIncomplete, type RequestOptions } from './request-page.ts';

/** Names of the outputs that every export has. */
export const EXPORT_OUTPUTS = ['file', 'complete', 'table'] as const;

/** Adapters that an export needs. */
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

/** Result of an export that has read something. */
type Exported = Readonly<{
  /** The number of rows, with its noun. */
  rows: string;
  /** Path and chunks of each file. */
  files: readonly (readonly [string, Iterable<string>])[];
  /** All outputs but `file`. */
  outputs: Outputs;
  heading: string;
  /** The parts of the job summary, in Markdown. */
  summary: readonly string[];
  /** Whether the step fails anyway. */
  failed: boolean;
}>;

/** Differences between the exports. */
type ExportAction<Api, T extends Inputs, Collected> = Readonly<{
  /** Name of the exported data, for people. */
  name: string;
  outputNames: readonly string[];
  /** Outputs that are not empty if there is no export. */
  noOutputs: Outputs;
  parseInputs: (getInput: (name: string) => string, now: Date) => ParseResult<T>;
  /** Reads a period. `current` is undefined for the current one. */
  collect: (
    options: T & RequestOptions & Readonly<{ analytics: Api }>,
    current?: Collected,
  ) => Promise<Collected>;
  /** Explains what is missing and what to do. May contain text of the service, and is escaped here. */
  explainMissing: (collected: Collected) => readonly string[];
  /** Returns whether it makes sense to read the previous period. */
  canCompare: (current: Collected) => boolean;
  /** Builds the report. Returns only outputs if nothing was read. */
  report: (
    inputs: T,
    current: Collected,
    previous: Collected | undefined,
    now: Date,
  ) => Exported | Readonly<{ files?: undefined; outputs: Outputs }>;
}>;

/**
 * Creates an export: parse inputs → collect both periods → build the report → write the files →
 * report. It returns whether the step failed.
 */
export function createExport<Api, T extends Inputs, Collected>(
  action: ExportAction<Api, T, Collected>,
) {
  const { name, collect, explainMissing } = action;
  return async (deps: ExportDependencies<Api>): Promise<boolean> => {
    const { runner, files, clock, signal, getInput } = deps;
    const setOutputs = (outputs: Outputs): void => {
      for (const output of action.outputNames)
        runner.setOutput(output, String(outputs[output] ?? ''));
    };
    const fail = async (
      errors: readonly string[],
      outputs: Outputs = {},
    ): Promise<true> => {
      const title = `No ${name}`;
      setOutputs({ ...action.noOutputs, ...outputs });
      runner.error(errors.join('\n'), title);
      if (getInput('summary').toLowerCase() !== 'false')
        await runner.writeSummary(renderFailureSummary(title, errors));
      return true;
    };
    const parsed = action.parseInputs(getInput, clock.date());
    if (!parsed.ok) return fail(messagesOf(parsed.error));
    const inputs = parsed.value;
    const writable = await files.check(inputs.file);
    if (!writable.ok) return fail([`\`file\`: ${explainFileError(writable.error)}`]);

    const budget = { max: inputs.maxRequests, used: 0 };
    const log = (line: string): void => runner.info(line);
    const options = {
      ...inputs,
      analytics: deps.connect(inputs),
      clock,
      signal,
      budget,
      log,
    };
    const current = await runner.group(`Reading ${name}`, () => collect(options));
    let previous: Collected | undefined;
    if (inputs.compare && action.canCompare(current)) {
      const range = previousRange(inputs.range);
      previous = await runner.group(`Reading ${name} of the previous period`, () =>
        collect({ ...options, range }, current),
      );
    }

    if (signal.aborted) return fail([explainIncomplete({ reason: 'cancelled' })]);
    const exported = action.report(inputs, current, previous, clock.date());
    if (exported.files === undefined)
      return fail(explainMissing(current), exported.outputs);
    const writeError = await writeFiles(deps, exported.files);
    const file = writeError === undefined ? inputs.file : '';
    setOutputs({ ...exported.outputs, file });
    const description = `${exported.rows} in \`${inputs.file}\`, ${pluralize(budget.used, 'request')}.`;
    if (writeError === undefined) runner.info(description);
    else runner.error(writeError, `The ${name} could not be written`);
    const warnings = explainMissing(current).map((message): Warning => ({
      title: `The ${name} are incomplete`,
      message,
    }));
    if (previous !== undefined)
      warnings.push(...warnOfPrevious(explainMissing(previous)));
    for (const { title, message } of warnings) runner.warning(message, title);
    if (inputs.summary) {
      const parts = [
        `### ${exported.heading}, ${formatDateRange(inputs.range)}`,
        ...warnings.map(renderWarning),
        ...exported.summary,
        renderInline(description),
      ];
      await runner.writeSummary(joinTexts(parts));
    }
    return writeError !== undefined || exported.failed;
  };
}

type Warning = Readonly<{ title: string; message: string }>;

function warnOfPrevious(messages: readonly string[]): readonly Warning[] {
  return messages.map((message) => ({
    title: 'The previous period is incomplete',
    message: `${message} Unknown changes are left empty.`,
  }));
}

function renderWarning({ title, message }: Warning): string {
  return `> [!WARNING]\n> **${title}.** ${renderInline(message)}`;
}

/** Writes the files. Returns an error message if one of them could not be written. */
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
