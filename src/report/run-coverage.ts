/** One run of a report about a release. It never fails a release by itself: only `fail-on`, and inputs that are wrong. */
import { readTagInput } from '../inputs/context.ts';
import { quoteInputValue } from '../inputs/parse.ts';
import { pluralize } from '../rendering/format.ts';
import { CANCELLED, explainGaps } from '../rendering/incomplete.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { failReport, REPORT_TITLE, type ReportContext } from './context.ts';
import type { ReleaseCoverage } from './coverage/coverage.ts';
import { readCoverageReport } from './coverage/read-coverage.ts';
import { renderCoverageReportFile } from './output/coverage-file.ts';
import { renderCoverageReportPrompt } from './output/coverage-prompt.ts';
import {
  coverageHeadline,
  coverageTable,
  renderCoverageReport,
} from './output/coverage-summary.ts';
import { setReportOutputs } from './output/outputs.ts';
import { publishReport } from './output/publish.ts';

const NO_COVERAGE = 'No release coverage';

/** Runs a coverage: read the release → read requests → read docs → report. True if the step fails. */
export async function runCoverage(context: ReportContext): Promise<boolean> {
  const { inputs, names, runner, signal, connect } = context;
  const [repository] = names;
  if (repository === undefined) return failReport(context, [CANCELLED]);
  const github = connect(repository, inputs.githubToken);
  const tag = readTagInput(inputs.release);
  if (tag === undefined) return reportUnread(context, unusableTag(inputs.release));
  const subject = { kind: 'release', tag } as const;
  const gathered = await runner.group('Reading the release', () =>
    github.history.gather({ subject }),
  );
  if (signal.aborted) return failReport(context, [CANCELLED]);
  if (!gathered.ok) return reportUnread(context, describeMissing(gathered.error));
  const coverage = await readCoverageReport(
    context,
    { repository, github },
    gathered.value,
  );
  if (signal.aborted) return failReport(context, [CANCELLED]);
  if (!coverage.ok) return reportUnread(context, explainGaps(coverage.error).join(' '));
  return publishCoverage(context, coverage.value);
}

/** Publishes a coverage. True if the step fails: a release does not depend on the file. */
async function publishCoverage(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<boolean> {
  const { inputs, run, runner } = context;
  const { serverUrl } = run;
  const { pullRequests, counts, gaps } = coverage;
  await publishReport(context, {
    purpose: 'coverage',
    headline: coverageHeadline(coverage),
    symbol: '📦',
    table: coverageTable(coverage),
    gaps,
    render: (maxRows) => renderCoverageReport(coverage, { serverUrl, maxRows }),
    fileText: renderCoverageReportFile(coverage, inputs.file.format, serverUrl),
    rows: pluralize(pullRequests.length, 'pull request'),
    withoutFile: 'warning',
    outputs: {
      covered: counts.covered,
      waiting: counts.waiting,
      uncovered: counts.uncovered,
      // A job that nobody needs costs money.
      prompt: gaps.length === 0 ? renderCoverageReportPrompt(coverage, serverUrl) : '',
    },
  });
  if (inputs.failOn !== 'uncovered' || counts.uncovered === 0) return false;
  const count = pluralize(counts.uncovered, 'pull request');
  runner.error(`${count} of the release: uncovered (\`fail-on\`).`, REPORT_TITLE);
  return true;
}

/** Reports that the release could not be read. That fails the step only if `fail-on` needs to know. */
async function reportUnread(context: ReportContext, text: string): Promise<boolean> {
  const { inputs, runner } = context;
  if (inputs.failOn === 'uncovered') return failReport(context, [text]);
  setReportOutputs(runner, { complete: 'false' });
  runner.warning(text, NO_COVERAGE);
  if (inputs.summary) {
    await runner.writeSummary(renderFailureSummary(NO_COVERAGE, [text]));
  }
  return false;
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteInputValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
