/** The reports of a sweep and of care: a line for each request or docs pull request. */
import type { StepEnd } from '../ports.ts';
import type { Gap } from '../rendering/incomplete.ts';
import { formatNumber } from '../rendering/format.ts';
import { link, renderInline } from '../rendering/markdown.ts';
import { publish, type Outputs } from '../run/publish.ts';
import type { Fleet } from './fleet.ts';

/** GitHub drops summaries of more than 1 MiB. */
const MAX_ROWS_IN_SUMMARY = 500;

/** A thread, with the work of the run there, or what it has found out. */
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
  symbol: string;
  /** Heading of the job summary, and a line of the log. */
  heading: string;
  rows: readonly FleetRow[];
  gaps: readonly Gap[];
  outputs: Outputs;
  /** Why the step fails; empty if it does not. */
  failures: readonly string[];
}>;

/** Publishes the report of a run. */
export function reportFleet(
  { run, names }: Fleet,
  { rows, ...report }: FleetReport,
): Promise<StepEnd> {
  const isOwnAlone = names.every((name) => name === run.repo.name);
  const log: string[] = [];
  const lines: string[] = [];
  for (const { repository, thread, url, words } of rows) {
    const name = isOwnAlone ? `#${thread}` : `${repository}#${thread}`;
    log.push(`${name}: ${words}`);
    lines.push(`- ${link(name, url)}: ${renderInline(words)}`);
  }
  const left = lines.length - MAX_ROWS_IN_SUMMARY;
  const list = lines.slice(0, MAX_ROWS_IN_SUMMARY);
  if (left > 0) list.push(`- ${formatNumber(left)} more are in the run log.`);
  return publish(run, {
    ...report,
    log: [...log, report.heading],
    sections: [list.join('\n')],
  });
}
