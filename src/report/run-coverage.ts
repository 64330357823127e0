/** One run of a report about a release. */
import { readTagInput } from '../inputs/context.ts';
import { quoteInputValue } from '../inputs/parse.ts';
import { pluralize } from '../rendering/format.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { failReport, type ReportContext } from './context.ts';
import type { ReleaseCoverage } from './coverage/coverage.ts';
import { readCoverageReport } from './coverage/read-coverage.ts';
import { renderCoverageReportFile } from './output/coverage-file.ts';
import { renderCoverageReportPrompt } from './output/coverage-prompt.ts';
import {
  coverageHeadline,
  coverageTable,
  renderCoverageReport,
} from './output/coverage-summary.ts';
import { publishReport } from './output/publish.ts';

/** Runs a coverage: read the release → read requests → read docs → report. True if the step fails. */
export async function runCoverage(context: ReportContext): Promise<boolean> {
  const { inputs, names, run, runner, connect, connectHistory } = context;
  const [repository = run.repository] = names;
  const tag = readTagInput(inputs.release);
  if (tag === undefined) return failReport(context, [unusableTag(inputs.release)]);
  const subject = { kind: 'release', tag } as const;
  const gathered = await runner.group('Reading the release', () =>
    connectHistory(repository, inputs.githubToken).gather({ subject }),
  );
  if (!gathered.ok) return failReport(context, [describeMissing(gathered.error)]);
  const github = connect(repository, inputs.githubToken);
  const coverage = await readCoverageReport(
    context,
    { repository, github },
    gathered.value,
  );
  if (!coverage.ok) return failReport(context, explainGaps(coverage.error));
  return publishCoverage(context, coverage.value);
}

/** Publishes a coverage. True if the step fails. */
function publishCoverage(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<boolean> {
  const { inputs, run } = context;
  const { serverUrl } = run;
  const { pullRequests, counts, gaps } = coverage;
  return publishReport(context, {
    purpose: 'coverage',
    headline: coverageHeadline(coverage),
    symbol: '📦',
    table: coverageTable(coverage),
    gaps,
    render: (maxRows) => renderCoverageReport(coverage, { serverUrl, maxRows }),
    fileText: renderCoverageReportFile(coverage, inputs.file.format, serverUrl),
    rows: pluralize(pullRequests.length, 'pull request'),
    outputs: {
      covered: counts.covered,
      waiting: counts.waiting,
      uncovered: counts.uncovered,
      // A job that nobody needs costs money.
      prompt: gaps.length === 0 ? renderCoverageReportPrompt(coverage, serverUrl) : '',
    },
  });
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteInputValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
