/** How scenes look in a terminal. */
import type { RunResult } from '../../fakes/runner/index.ts';

/** A heading and what stands under it. */
export function section(title: string, body: string): string {
  return `── ${title} ──\n${body.trimEnd()}\n`;
}

/** What somebody wrote, or what stands in a comment. */
export function quoted(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  │ ${line}`.trimEnd())
    .join('\n');
}

/** The first lines of a text, and how many more there are. */
export function beginning(text: string, most: number): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const rest = lines.length - most;
  return rest > 1 ? `${lines.slice(0, most).join('\n')}\n… ${rest} more lines` : lines.join('\n');
}

/** Longest line of an output: the job's whole record is one. */
const COLUMNS = 120;

/** A run as its page shows it: log, outputs, and the beginning of the summary. */
export function showRun({ log, outputs, summary }: RunResult, summaryLines: number): readonly string[] {
  const told = Object.entries(outputs).map(([name, value]) => {
    if (value.includes('\n')) return `${name}=\n${quoted(value)}`;
    return value.length > COLUMNS ? `${name}=${value.slice(0, COLUMNS)}…` : `${name}=${value}`;
  });
  return [
    section('log', log),
    section('outputs', told.join('\n')),
    section('job summary', beginning(summary, summaryLines)),
  ];
}

/** Whether a run ended so, green, and kept its secrets. */
export function endedWell({ outputs, exitCode, leaks }: RunResult, outcome: string): boolean {
  return outputs['outcome'] === outcome && exitCode === 0 && leaks.length === 0;
}
