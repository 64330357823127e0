/** What the reports of a sweep and of care share. */
import type { Runner } from '../ports.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';

/** GitHub drops summaries of more than 1 MiB. */
const MAX_LINES_IN_SUMMARY = 500;

/** Renders the list of a job summary. */
export function renderFleetList(lines: readonly string[]): string {
  return lines.slice(0, MAX_LINES_IN_SUMMARY).join('\n');
}

/**
 * Reports why a run could not start. Fails the step.
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
