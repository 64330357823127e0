import type { AnalyticsService, Clock, ReportFile, Runner } from '../ports.ts';
import { readConnection, type Connection, type CONNECTION_INPUTS } from '../inputs/connection.ts';
import { together } from '../inputs/parse.ts';
import { collectViews, type Collection } from './collect.ts';
import { writeRows } from './file-formats.ts';
import { isFinal } from './incomplete.ts';
import { readViewsInputs, wantsSummary, type ViewsInputName, type ViewsInputs } from './inputs.ts';
import { buildReport, type ViewsReport } from './report.ts';
import { writeSideFile } from './metadata-file.ts';
import { tellNothing, tellReport, type Ended } from './report-result.ts';
import { windowBefore } from './date-range.ts';

/** All that the story needs of the world; the entry builds it for real, tests build it of plain objects. */
export type ViewsWorld = Readonly<{
  /** An input's text without surrounding white space; empty when it is not given. */
  raw: (name: ViewsInputName | (typeof CONNECTION_INPUTS)[number]) => string;
  runner: Runner;
  files: ReportFile;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  connect: (connection: Connection) => AnalyticsService;
}>;

/** The story of an export: read the inputs, collect, compare, write, tell. */
export async function run(world: ViewsWorld): Promise<Ended> {
  const { raw, runner, clock, signal } = world;
  const read = together({ connection: readConnection(raw), inputs: readViewsInputs(raw, clock.date()) });
  if (!read.ok) return tellNothing(runner, read.faults, { summary: wantsSummary(raw) });
  const { connection, inputs } = read.value;

  const { current, previous } = await collect(world, inputs, world.connect(connection));
  // Nothing read is not the same as no views: an empty file would say that nobody came. And a cancelled run keeps nothing half.
  if (current.totals === undefined || signal.aborted) return tellNothing(runner, current, inputs);

  const report = buildReport(inputs, current, previous);
  return tellReport(runner, { report, inputs, unwritten: await write(world, inputs, report) });
}

async function collect(
  { runner, clock, signal }: ViewsWorld,
  inputs: ViewsInputs,
  analytics: AnalyticsService,
): Promise<Readonly<{ current: Collection; previous: Collection | undefined }>> {
  const { window, limit, offset, maxRequests } = inputs;
  const order = { analytics, clock, limit, signal, tell: (line: string) => runner.info(line) };
  const current = await runner.group('Reading page views', () =>
    collectViews({ ...order, window, offset, maxRequests }),
  );
  const left = maxRequests - current.requests;
  // Where the service or the budget has said no, the window before would only hear it again.
  if (!inputs.compare || isFinal(current.gap) || left === 0) return { current, previous: undefined };
  const previous = await runner.group('Reading page views of the window before', () =>
    collectViews({ ...order, window: windowBefore(window), offset: 0, maxRequests: left }),
  );
  return { current, previous };
}

/** Writes the file and its side file; answers with a sentence when one of them could not be written. */
async function write(
  { files, clock, signal }: ViewsWorld,
  inputs: ViewsInputs,
  report: ViewsReport,
): Promise<string | undefined> {
  const rows = await files.write(inputs.file, writeRows(report.pages, inputs), signal);
  if (!rows.ok) return rows.why;
  const facts = writeSideFile(report, inputs, clock.date());
  const side = await files.write(`${inputs.file}.meta.json`, [facts], signal);
  return side.ok ? undefined : side.why;
}
