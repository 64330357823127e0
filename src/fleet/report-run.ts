/** The reports of a sweep and of care, and how they and a report fail: log, outputs, annotations, the job summary. */
import type { Runner } from '../ports.ts';
import { explainGaps, renderGaps, type Gap } from '../rendering/incomplete.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { link, renderInline } from '../rendering/markdown.ts';
import { joinTexts } from '../text/strings.ts';
import type { Fleet } from './fleet.ts';

/** GitHub drops summaries of more than 1 MiB. */
const MAX_ROWS_IN_SUMMARY = 500;

/** A thread, and what the run has done or found out there. */
export type FleetRow = Readonly<{
  /** `owner/name` */
  repository: string;
  thread: number;
  /** The page of the thread, or of a comment there. */
  url: string;
  /** Plain text, which may have code spans: hostile until escaped. */
  words: string;
}>;

type FleetReport = Readonly<{
  /** Heading of the job summary, and last line of the log. */
  heading: string;
  rows: readonly FleetRow[];
  gaps: readonly Gap[];
  outputs: Readonly<Record<string, number>>;
  /** Why the step fails; undefined if it does not. */
  failure: string | undefined;
}>;

/** Reports a run. True if the step fails. */
export async function reportFleet(
  { run, names }: Fleet,
  { heading, rows, gaps, outputs, failure }: FleetReport,
): Promise<boolean> {
  const { runner, title } = run;
  const isOwnAlone = names.every((name) => name === run.repo.name);
  const lines: string[] = [];
  for (const { repository, thread, url, words } of rows) {
    const name = isOwnAlone ? `#${thread}` : `${repository}#${thread}`;
    runner.info(`${name}: ${words}`);
    lines.push(`- ${link(name, url)}: ${renderInline(words)}`);
  }
  for (const text of explainGaps(gaps)) runner.warning(text, title);
  if (failure !== undefined) runner.error(failure, title);
  runner.info(heading);
  for (const [name, count] of Object.entries(outputs)) {
    runner.setOutput(name, String(count));
  }
  const list = lines.slice(0, MAX_ROWS_IN_SUMMARY).join('\n');
  await runner.writeSummary(joinTexts([`### ${heading}`, ...renderGaps(gaps), list]));
  return failure !== undefined;
}

/**
 * Reports why a run could not do its work. Fails the step.
 *
 * @param title of the annotations
 * @param heading of the job summary
 */
export async function reportFleetFailure(
  runner: Runner,
  { title, heading }: Readonly<{ title: string; heading: string }>,
  errors: readonly string[],
): Promise<true> {
  for (const error of errors) runner.error(error, title);
  await runner.writeSummary(renderFailureSummary(heading, errors));
  return true;
}
