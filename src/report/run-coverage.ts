/** One run of a report about a release. It never fails a release by itself: only `fail-on`, and inputs that are wrong. */
import { readTag } from '../inputs/context.ts';
import { quoteValue } from '../inputs/parse.ts';
import { pluralize } from '../rendering/format.ts';
import { CANCELLED, explainGaps } from '../rendering/incomplete.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { fail, REPORT_TITLE, type ReportContext } from './context.ts';
import type { ReleaseCoverage } from './coverage/coverage.ts';
import { readCoverage } from './coverage/read-coverage.ts';
import { renderCoverageFile } from './output/coverage-file.ts';
import { renderCoveragePrompt } from './output/coverage-prompt.ts';
import {
  coverageHeadline,
  coverageTable,
  renderCoverage,
} from './output/coverage-summary.ts';
import { setReportOutputs } from './output/outputs.ts';
import { publish } from './output/publish.ts';

const NO_COVERAGE = 'No release coverage';

/** Runs a coverage: read the release → read requests → read docs → report. True if the step fails. */
export async function runCoverage(context: ReportContext): Promise<boolean> {
  const { inputs, names, runner, signal, connect } = context;
  const [repository] = names;
  if (repository === undefined) return fail(context, [CANCELLED]);
  const github = connect(repository, inputs.githubToken);
  const tag = readTag(inputs.release);
  if (tag === undefined) return reportUnread(context, unusableTag(inputs.release));
  const subject = { kind: 'release', tag } as const;
  const gathered = await runner.group('Reading the release', () =>
    github.history.gather({ subject }),
  );
  if (signal.aborted) return fail(context, [CANCELLED]);
  if (!gathered.ok) return reportUnread(context, describeMissing(gathered.error));
  const coverage = await readCoverage(context, { repository, github }, gathered.value);
  if (signal.aborted) return fail(context, [CANCELLED]);
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
  await publish(context, {
    purpose: 'coverage',
    headline: coverageHeadline(coverage),
    symbol: '📦',
    table: coverageTable(coverage),
    gaps,
    render: (maxRows) => renderCoverage(coverage, { serverUrl, maxRows }),
    chunks: renderCoverageFile(coverage, inputs.file.format, serverUrl),
    rows: pluralize(pullRequests.length, 'pull request'),
    withoutFile: 'warning',
    outputs: {
      covered: counts.covered + counts['changed-docs'],
      waiting: counts.waiting,
      uncovered: counts.uncovered,
      // A job that nobody needs costs money.
      prompt: gaps.length === 0 ? renderCoveragePrompt(coverage, serverUrl) : '',
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
  if (inputs.failOn === 'uncovered') return fail(context, [text]);
  setReportOutputs(runner, { complete: 'false' });
  runner.warning(text, NO_COVERAGE);
  if (inputs.summary) {
    await runner.writeSummary(renderFailureSummary(NO_COVERAGE, [text]));
  }
  return false;
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
