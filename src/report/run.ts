/** One run of a report. */
import { messagesOf, type GetInput } from '../inputs/parse.ts';
import type {
  Clock,
  OutputFiles,
  ReportedRepository,
  Runner,
  WorkflowRun,
} from '../ports.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import { pluralize } from '../rendering/format.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { createSubmissionReader } from '../thread/store/reader.ts';
import { writeReportComment } from './comment.ts';
import { renderFile } from './file.ts';
import { explainGaps } from './gaps.ts';
import { parseReportInputs, type REPORT_INPUTS, type ReportInputs } from './inputs.ts';
import { readPullRequests } from './read-pull-requests.ts';
import { readRequests, type RequestsRead, type Source } from './read-requests.ts';
import { buildReport, type Report } from './report.ts';
import { headline, numbersTable, oneDecimal, renderReport } from './summary.ts';

/** Names of the outputs of `report/action.yml`; a test compares them. */
export const REPORT_OUTPUTS = [
  'requests',
  'jobs',
  'merged',
  'closed',
  'open',
  'noPr',
  'failed',
  'unconfirmed',
  'medianHoursToMerge',
  'table',
  'file',
  'complete',
] as const;
type Outputs = Partial<Record<(typeof REPORT_OUTPUTS)[number], string | number>>;

/** The dependencies of a report on its surroundings. */
export type ReportDependencies = Readonly<{
  getInput: GetInput<typeof REPORT_INPUTS>;
  run: WorkflowRun;
  runner: Runner;
  files: OutputFiles;
  clock: Clock;
  /** Aborts when the run is cancelled. */
  signal: AbortSignal;
  /** GitHub, for a repository, `owner/name`, and a token. */
  connect: (repository: string, token: string) => ReportedRepository;
}>;

/** What the phases of a run share. */
type Context = ReportDependencies & Readonly<{ inputs: ReportInputs }>;

const DAY_MS = 24 * 60 * 60_000;
const TITLE = 'Docs report';
const CANCELLED = 'The run was cancelled. No file was written. Run the action again.';

/** Rows of a table in the job summary. The file has all of them. */
const MAX_ROWS = 50;

/** Runs a report: parse inputs → read requests → read docs pull requests → write the file → report. True if the step fails. */
export async function runReport(deps: ReportDependencies): Promise<boolean> {
  const { files, signal } = deps;
  const parsed = parseReportInputs(deps.getInput);
  if (!parsed.ok) return fail(deps, messagesOf(parsed.error));

  const inputs = parsed.value;
  const writable = await files.check(inputs.file);
  if (!writable.ok) return fail(deps, [`\`file\`: ${explainFileError(writable.error)}`]);

  const context = { ...deps, inputs };
  const sources = sourcesOf(context);
  const read = await readSources(context, sources);
  if (signal.aborted) return fail(deps, [CANCELLED]);
  const unread = read.gaps.filter(({ kind }) => kind === 'repository');
  // Zeros would claim that there were no requests.
  if (unread.length === sources.length) return fail(deps, explainGaps(unread));

  const report = await readReport(context, sources, read);
  if (signal.aborted) return fail(deps, [CANCELLED]);
  return publish(context, report, read.comments);
}

/** Returns the repositories whose requests are counted. */
function sourcesOf({ run, inputs, connect }: Context): readonly Source[] {
  const { repositories, githubToken } = inputs;
  const names = repositories.length === 0 ? [run.repository] : repositories;
  return names.map((name) => {
    const isOwn = name.toLowerCase() === run.repository.toLowerCase();
    const id = isOwn ? run.repositoryId : undefined;
    return { name, id, github: connect(name, githubToken) };
  });
}

function readSources(
  { inputs, runner, clock, signal }: Context,
  sources: readonly Source[],
): Promise<RequestsRead> {
  const { apiKey = '', signingKey, projectId: project, commentTag, days } = inputs;
  const read = createSubmissionReader({ apiKey, signingKey });
  const since = new Date(clock.date().getTime() - days * DAY_MS);
  const log = (line: string): void => runner.info(line);
  const options = { read, since, project, commentTag, log, signal };
  return runner.group('Reading requests', () => readRequests(sources, options));
}

/** Reads the docs pull requests of the requests, and builds the report. */
async function readReport(
  { inputs, run, runner, signal, connect }: Context,
  sources: readonly Source[],
  { requests, gaps }: RequestsRead,
): Promise<Report> {
  const { serverUrl } = run;
  const { days, githubToken, docsToken } = inputs;
  const repositories = sources.map(({ name }) => name);
  const known = new Set(repositories.map((name) => name.toLowerCase()));
  const open = (name: string): ReportedRepository => {
    const isKnown = known.has(name.toLowerCase());
    return connect(name, isKnown ? githubToken : docsToken || githubToken);
  };
  const sent = requests.filter(({ result }) => result !== 'not-sent');
  const log = (line: string): void => runner.info(line);
  const listed = await runner.group('Reading docs pull requests', () =>
    readPullRequests(sent, { serverUrl, open, log, signal }),
  );
  return buildReport({
    days,
    repositories,
    requests,
    pullRequests: listed.pullRequests,
    gaps: [...gaps, ...listed.gaps],
    serverUrl,
  });
}

/** Writes the file, the comment, the outputs, the log and the job summary. True if the step fails. */
async function publish(
  context: Context,
  report: Report,
  comments: number,
): Promise<boolean> {
  const { inputs, run, runner, files, clock, signal } = context;
  const { serverUrl } = run;
  const { numbers, rows, gaps } = report;
  const rendered = { serverUrl, now: clock.date(), people: inputs.people, comments };

  const chunks = renderFile(rows, inputs, serverUrl);
  const written = await files.write(inputs.file, chunks, signal);
  const { issueNumber } = inputs;
  if (issueNumber !== undefined) {
    await writeReportComment({ ...context, issueNumber, report, rendered });
  }

  const { medianHoursToMerge: median } = numbers;
  setOutputs(runner, {
    ...numbers,
    medianHoursToMerge: oneDecimal(median),
    table: numbersTable(numbers),
    file: written.ok ? inputs.file : '',
    complete: String(gaps.length === 0),
  });
  runner.info(`${headline(report, rendered.now)}.`);
  for (const text of explainGaps(gaps)) runner.warning(text, `${TITLE}: incomplete`);
  if (written.ok) runner.info(`${pluralize(rows.length, 'request')} in ${inputs.file}.`);
  else runner.error(explainFileError(written.error), `${TITLE}: no file`);
  if (inputs.summary) {
    await runner.writeSummary(renderReport(report, { ...rendered, maxRows: MAX_ROWS }));
  }
  return !written.ok;
}

/** Ends a run without a report. Returns that the step failed. */
async function fail(
  { runner, getInput }: ReportDependencies,
  errors: readonly string[],
): Promise<true> {
  const title = `No ${TITLE.toLowerCase()}`;
  setOutputs(runner, { complete: 'false' });
  for (const error of errors) runner.error(error, title);
  const isSummaryWanted = getInput('summary').toLowerCase() !== 'false';
  if (isSummaryWanted) await runner.writeSummary(renderFailureSummary(title, errors));
  return true;
}

/** Sets all outputs. One without a value is empty. */
function setOutputs(runner: Runner, outputs: Outputs): void {
  for (const name of REPORT_OUTPUTS) runner.setOutput(name, String(outputs[name] ?? ''));
}
