/** One run of a report about a release. */
import { readTagInput } from '../inputs/context.ts';
import { quoteInputValue } from '../inputs/parse.ts';
import type { StepEnd } from '../ports.ts';
import { pluralize } from '../rendering/format.ts';
import { explainGaps } from '../rendering/incomplete.ts';
import { explainMissing } from '../rendering/missing-context.ts';
import { failReport, type ReportContext } from './context.ts';
import type { ReleaseCoverage } from './coverage/coverage.ts';
import { readCoverageReport } from './coverage/read-coverage.ts';
import { renderCoverageFile } from './output/coverage-file.ts';
import { renderCoveragePrompt } from './output/coverage-prompt.ts';
import {
  coverageHeadline,
  coverageSections,
  coverageTable,
} from './output/coverage-summary.ts';
import { publishReport } from './output/publish.ts';

/** Runs a coverage: read the release → read requests → read docs → publish. */
export async function runCoverage(context: ReportContext): Promise<StepEnd> {
  const { inputs, run } = context;
  const [repository = run.repo.name] = context.names;
  const tag = readTagInput(inputs.release);
  if (tag === undefined) return failReport(run, [unusableTag(inputs.release)]);
  const subject = { kind: 'release', tag } as const;
  const gathered = await run.runner.group('Reading the release', () =>
    context.connectHistory(repository).gather({ subject }),
  );
  const repo = run.github(repository);
  if (!gathered.ok) return failReport(run, [explainMissing(gathered.error, repo)]);
  const coverage = await readCoverageReport(context, repo, gathered.value);
  if (!coverage.ok) return failReport(run, explainGaps(coverage.error));
  return publishCoverage(context, coverage.value);
}

function publishCoverage(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<StepEnd> {
  const { counts, gaps } = coverage;
  const { format } = context.inputs;
  return publishReport(context, {
    purpose: 'coverage',
    symbol: '📦',
    heading: coverageHeadline(coverage),
    table: coverageTable(coverage),
    gaps,
    sections: (maxRows) => coverageSections(coverage, maxRows),
    file: {
      name: `docs-coverage.${format}`,
      text: renderCoverageFile(coverage, format),
    },
    rows: pluralize(coverage.pullRequests.length, 'pull request'),
    outputs: {
      covered: counts.covered,
      waiting: counts.waiting,
      uncovered: counts.uncovered,
      // A job that nobody needs costs money.
      prompt: gaps.length === 0 ? renderCoveragePrompt(coverage) : '',
    },
  });
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteInputValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
