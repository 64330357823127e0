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
  const { inputs, run } = context;
  const [repository = run.repo.name] = context.names;
  const tag = readTagInput(inputs.release);
  if (tag === undefined) return failReport(run, [unusableTag(inputs.release)]);
  const subject = { kind: 'release', tag } as const;
  const gathered = await run.runner.group('Reading the release', () =>
    context.connectHistory(repository).gather({ subject }),
  );
  if (!gathered.ok) return failReport(run, [describeMissing(gathered.error)]);
  const repo = run.github(repository);
  const coverage = await readCoverageReport(context, repo, gathered.value);
  if (!coverage.ok) return failReport(run, explainGaps(coverage.error));
  return publishCoverage(context, coverage.value);
}

/** Publishes a coverage. True if the step fails. */
function publishCoverage(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<boolean> {
  const { counts, gaps } = coverage;
  return publishReport(context, {
    purpose: 'coverage',
    headline: coverageHeadline(coverage),
    symbol: '📦',
    table: coverageTable(coverage),
    gaps,
    render: (maxRows) => renderCoverageReport(coverage, maxRows),
    fileText: renderCoverageReportFile(coverage, context.inputs.file.format),
    rows: pluralize(coverage.pullRequests.length, 'pull request'),
    outputs: {
      covered: counts.covered,
      waiting: counts.waiting,
      uncovered: counts.uncovered,
      // A job that nobody needs costs money.
      prompt: gaps.length === 0 ? renderCoverageReportPrompt(coverage) : '',
    },
  });
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteInputValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
