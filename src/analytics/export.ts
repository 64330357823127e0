/** One run of the action, whatever it exports. */
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { CombinedInputs } from '../inputs/parse.ts';
import type { AnalyticsApi, Clock, Runner, StepEnd, StepFile } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import { CANCELLED, explainGaps, type Gap } from '../rendering/incomplete.ts';
import { renderInline } from '../rendering/markdown.ts';
import { publish, publishFailure, type Outputs } from '../run/publish.ts';
import { formatRange } from './date-range.ts';
import type { AnalyticsSource, ExportInputs } from './analytics-inputs.ts';
import { MAX_REQUESTS, type RequestOptions } from './request-page.ts';

/** The inputs of an export, and the adapters that it needs. */
export type ExportDependencies = AnalyticsSource &
  Readonly<{
    runner: Runner;
    clock: Clock;
    /** Aborts when the run is cancelled. */
    signal: AbortSignal;
    connect: (connection: ConnectionInputs) => AnalyticsApi;
  }>;

/** Result of an export that has read something. */
type Exported = Readonly<{
  /** The number of rows, with its noun. */
  rows: string;
  /** By their outputs. */
  files: Readonly<{ file: StepFile; metadataFile?: StepFile }>;
  /** All other outputs but `complete`. */
  outputs: Outputs;
  symbol: string;
  heading: string;
  /** The parts of the job summary. */
  sections: readonly string[];
  /** Why the step fails although there are files; empty if it does not. */
  failures: readonly string[];
}>;

/** Differences between page views and signals. */
export type DataExport<T extends ExportInputs, Collected> = Readonly<{
  /** Name of the exported data, for people. */
  name: string;
  parseInputs: (source: AnalyticsSource, now: Date) => CombinedInputs<T>;
  collect: (
    options: T & RequestOptions & Readonly<{ analytics: AnalyticsApi }>,
  ) => Promise<Collected>;
  gapsIn: (collected: Collected) => readonly Gap[];
  /** Builds the report; undefined if nothing was read. */
  report: (inputs: T, collected: Collected, now: Date) => Exported | undefined;
}>;

/** Runs an export: parse inputs → collect → build the report → publish. */
export async function runExport<T extends ExportInputs, Collected>(
  data: DataExport<T, Collected>,
  deps: ExportDependencies,
): Promise<StepEnd> {
  const { runner, clock, signal } = deps;
  const hasSummary = deps.getInput('summary').toLowerCase() !== 'false';
  const fail = (failures: readonly string[]): Promise<StepEnd> => {
    const outputs = { complete: false };
    return publishFailure(runner, `No ${data.name}`, { failures, outputs, hasSummary });
  };
  const parsed = data.parseInputs(deps, clock.date());
  if (!parsed.ok) return fail(parsed.error);

  const inputs = parsed.value;
  const budget = { max: MAX_REQUESTS, used: 0 };
  const collected = await runner.group(`Reading ${data.name}`, () =>
    data.collect({
      ...inputs,
      analytics: deps.connect(inputs),
      clock,
      signal,
      budget,
      log: (line) => runner.info(line),
    }),
  );
  if (signal.aborted) return fail([CANCELLED]);

  const gaps = data.gapsIn(collected);
  const exported = data.report(inputs, collected, clock.date());
  if (exported === undefined) return fail(explainGaps(gaps));

  const { name } = exported.files.file;
  const requests = pluralize(budget.used, 'request');
  const description = `${exported.rows} in \`${name}\`, ${requests}.`;
  const title = `Docs ${data.name}`;
  return publish(
    { runner, title },
    {
      ...exported,
      outputs: { ...exported.outputs, complete: gaps.length === 0 },
      log: [description],
      gaps,
      heading: `${exported.heading}, ${formatRange(inputs.range)}`,
      sections: [...exported.sections, renderInline(description)],
      hasSummary,
    },
  );
}
