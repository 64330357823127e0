/** How the demo looks in a terminal. */
import type { RunResult } from '../../fakes/runner/index.ts';
import type { LoggedRequest } from '../../fakes/service/serve.ts';

const MAX_COLUMNS = 120;
const MAX_SUMMARY_LINES = 24;

export function section(title: string, body: string): string {
  return `── ${title} ──\n${body.trimEnd()}\n`;
}

export function quote(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `  │ ${line}`.trimEnd())
    .join('\n');
}

/** The first lines of a text, and how many more there are. */
export function firstLines(text: string, max: number): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const rest = lines.length - max;
  return rest > 1 ? `${lines.slice(0, max).join('\n')}\n… ${rest} more lines` : lines.join('\n');
}

/** A run as its page shows it: log, outputs, and the first lines of the summary. */
export function showRun({ log, outputs, summary }: RunResult): readonly string[] {
  const values = Object.entries(outputs).map(([name, value]) => {
    if (value.includes('\n')) return `${name}=\n${quote(value)}`;
    return value.length > MAX_COLUMNS ? `${name}=${value.slice(0, MAX_COLUMNS)}…` : `${name}=${value}`;
  });
  return [
    section('log', log),
    section('outputs', values.join('\n')),
    section('job summary', firstLines(summary, MAX_SUMMARY_LINES)),
  ];
}

/** A line for each request. Equal ones in a row share a line. */
export function showRequests(requests: readonly LoggedRequest[]): string {
  const lines: { text: string; count: number }[] = [];
  for (const { method, path, status } of requests) {
    const text = `${method} ${path} → ${status}`;
    const last = lines.at(-1);
    if (last?.text === text) last.count += 1;
    else lines.push({ text, count: 1 });
  }
  return lines.map(({ text, count }) => (count === 1 ? text : `${text} (${count} times)`)).join('\n');
}
