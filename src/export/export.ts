/** One run of an export of analytics. */
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { CombinedInputs } from '../inputs/parse.ts';
import type { AnalyticsApi, Clock, OutputFiles, Runner } from '../ports.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import { pluralize } from '../rendering/format.ts';
import { CANCELLED, explainGaps, renderGaps, type Gap } from '../rendering/incomplete.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { renderInline } from '../rendering/markdown.ts';
import { joinTexts } from '../text/strings.ts';
import { formatExportRange, type DateRange } from './date-range.ts';
import type { ExportInputs } from './export-inputs.ts';
import { MAX_REQUESTS, type RequestOptions } from './request-page.ts';

/** Title of each warning. */
const TITLE = 'Docs analytics: incomplete';

/** Names of the outputs that every export has. */
export const EXPORT_OUTPUTS = ['file', 'complete', 'table'] as const;

/** Adapters that an export needs. */
export type ExportDependencies = Readonly<{
  /** Returns the value without surrounding white space; empty if the input is not set. */
  getInput: (name: string) => string;
  /** The names of all inputs that the step has, in lower case. */
  givenInputs?: readonly string[];
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  connect: (connection: ConnectionInputs) => AnalyticsApi;
}>;

type Inputs = ExportInputs & Readonly<{ range: DateRange }>;
type Outputs = Readonly<Record<string, string | number | boolean | undefined>>;

/** Result of an export that has read something. */
type Exported = Readonly<{
  /** The number of rows, with its noun. */
  rows: string;
  /** Path and text of each file. */
  files: readonly (readonly [string, string])[];
  /** All outputs but `file` and `complete`. */
  outputs: Outputs;
  heading: string;
  /** The parts of the job summary, in Markdown. */
  summary: readonly string[];
  /** Whether the step fails anyway. */
  failed: boolean;
}>;

type ExportNames = Readonly<{
  /** Name of the exported data, for people. */
  name: string;
  outputNames: readonly string[];
}>;

/** Differences between the exports. */
type ExportAction<T extends Inputs, Collected> = ExportNames &
  Readonly<{
    parseInputs: (
      deps: Pick<ExportDependencies, 'getInput' | 'givenInputs'>,
      now: Date,
    ) => CombinedInputs<T>;
    collect: (
      options: T & RequestOptions & Readonly<{ analytics: AnalyticsApi }>,
    ) => Promise<Collected>;
    gapsIn: (collected: Collected) => readonly Gap[];
    /** Builds the report; undefined if nothing was read. */
    report: (inputs: T, collected: Collected, now: Date) => Exported | undefined;
  }>;

/**
 * Creates an export: parse inputs → collect → build the report → write the files →
 * report. It returns whether the step failed.
 */
export function createExport<T extends Inputs, Collected>(
  action: ExportAction<T, Collected>,
) {
  return (deps: ExportDependencies): Promise<boolean> => runExport(action, deps);
}

async function runExport<T extends Inputs, Collected>(
  action: ExportAction<T, Collected>,
  deps: ExportDependencies,
): Promise<boolean> {
  const { runner, clock, signal } = deps;
  const parsed = action.parseInputs(deps, clock.date());
  if (!parsed.ok) return fail(action, deps, parsed.error);

  const inputs = parsed.value;
  const writable = await deps.files.check(inputs.file.path);
  if (!writable.ok) {
    return fail(action, deps, [`\`file\`: ${explainFileError(writable.error)}`]);
  }

  const budget = { max: MAX_REQUESTS, used: 0 };
  const collected = await runner.group(`Reading ${action.name}`, () =>
    action.collect({
      ...inputs,
      analytics: deps.connect(inputs),
      clock,
      signal,
      budget,
      log: (line) => runner.info(line),
    }),
  );
  if (signal.aborted) return fail(action, deps, [CANCELLED]);

  const gaps = action.gapsIn(collected);
  const exported = action.report(inputs, collected, clock.date());
  if (exported === undefined) return fail(action, deps, explainGaps(gaps));

  const writeError = await writeFiles(deps, exported.files);
  setOutputs(action, deps, {
    ...exported.outputs,
    file: writeError === undefined ? inputs.file.path : '',
    complete: gaps.length === 0,
  });

  const count = pluralize(budget.used, 'request');
  const description = `${exported.rows} in \`${inputs.file.path}\`, ${count}.`;
  if (writeError === undefined) runner.info(description);
  else runner.error(writeError, `The ${action.name} could not be written`);
  for (const text of explainGaps(gaps)) runner.warning(text, TITLE);
  if (inputs.summary) {
    const parts = [
      `### ${exported.heading}, ${formatExportRange(inputs.range)}`,
      ...renderGaps(gaps),
      ...exported.summary,
      renderInline(description),
    ];
    await runner.writeSummary(joinTexts(parts));
  }
  return writeError !== undefined || exported.failed;
}

/** Ends an export without a file. Returns that the step failed. */
async function fail(
  names: ExportNames,
  deps: ExportDependencies,
  errors: readonly string[],
): Promise<true> {
  const { runner } = deps;
  const title = `No ${names.name}`;
  setOutputs(names, deps, { complete: false });
  runner.error(errors.join('\n'), title);
  const isSummaryWanted = deps.getInput('summary').toLowerCase() !== 'false';
  if (isSummaryWanted) {
    await runner.writeSummary(renderFailureSummary(title, errors));
  }
  return true;
}

/** Sets all outputs of an export. An output without a value is empty. */
function setOutputs(
  { outputNames }: ExportNames,
  deps: ExportDependencies,
  outputs: Outputs,
): void {
  for (const name of outputNames) {
    deps.runner.setOutput(name, String(outputs[name] ?? ''));
  }
}

/** Writes the files. Returns an error message if one of them could not be written. */
async function writeFiles(
  deps: ExportDependencies,
  contents: Exported['files'],
): Promise<string | undefined> {
  for (const [path, text] of contents) {
    const written = await deps.files.write(path, text, deps.signal);
    if (!written.ok) return explainFileError(written.error);
  }
  return undefined;
}
