import type { Conclusion, Job, RequestError } from '../domain.ts';
import type { LogStyle } from '../ports.ts';
import { formatDuration } from './format.ts';
import { truncate } from '../text.ts';

export type LogLine = Readonly<{ line: string; style: LogStyle }>;

const MAX_STATUS_LENGTH = 60;

/** The lines that close the log: outcome, pull request, job. */
export function resultLogLines({
  conclusion: { outcome, reason },
  job,
  failed,
}: Readonly<{ conclusion: Conclusion; job: Job | undefined; failed: boolean }>): readonly LogLine[] {
  const isGood = outcome === 'pr-opened' || outcome === 'no-pr';
  const lines: LogLine[] = [
    {
      line: `Outcome:      ${outcome}${reason === '' ? '' : `/${reason}`}`,
      style: failed ? 'bad' : isGood ? 'good' : 'plain',
    },
  ];
  if (job === undefined) return lines;
  const { id, status, prLink } = job;
  return [
    ...lines,
    { line: `Pull request: ${prLink ?? 'none'}`, style: 'plain' },
    { line: `Job:          ${id}${status === undefined ? '' : ` (${status})`}`, style: 'plain' },
  ];
}

/** One line for each poll: time since the start, status, time until the next poll. */
export function pollLogLine({
  elapsedMs,
  status,
  error,
  nextInMs,
}: Readonly<{
  elapsedMs: number;
  status?: string | undefined;
  error?: RequestError | undefined;
  nextInMs: number | undefined;
}>): string {
  const seen =
    error === undefined
      ? truncate(status ?? 'no status', MAX_STATUS_LENGTH)
      : `bad response (${error.detail === '' ? `status ${error.status}` : error.detail})`;
  const next = nextInMs === undefined ? '' : `, next poll in ${formatDuration(nextInMs)}`;
  return `${formatElapsed(elapsedMs)}  ${seen}${next}`;
}

/** `3:07`, aligned for the first hundred minutes. */
function formatElapsed(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
