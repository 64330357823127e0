import type { Conclusion, Job } from '../domain.ts';
import type { LogStyle } from '../ports.ts';
import type { PollEvent } from '../job/poll.ts';
import { truncate } from '../text.ts';
import { formatDuration } from './format.ts';

/** A line of the log and the colour it speaks in. */
export type LogLine = Readonly<{ line: string; style: LogStyle }>;

/** The facts that stand first wherever an end is told: outcome, pull request, job; one line each, in step. */
export function resultLogLines({
  conclusion: { outcome, reason },
  job,
  failed,
}: Readonly<{ conclusion: Conclusion; job: Job | undefined; failed: boolean }>): readonly LogLine[] {
  const details: LogLine[] = [
    {
      line: `Outcome:      ${outcome}${reason === '' ? '' : `/${reason}`}`,
      style: failed ? 'bad' : outcome === 'pr-opened' || outcome === 'no-pr' ? 'good' : 'plain',
    },
  ];
  if (job === undefined) return details;
  const { id, status, prLink } = job;
  details.push(
    { line: `Pull request: ${prLink ?? 'none'}`, style: 'plain' },
    { line: `Job:          ${id}${status === undefined ? '' : ` (${status})`}`, style: 'plain' },
  );
  return details;
}

/** The service's own words for states have nine letters at most. */
const MAX_STATUS_LENGTH = 60;

/** The log's line for one look at a job: since when, what was seen, when the next look is. */
export function pollLogLine({ elapsedMs, status, error, nextInMs }: PollEvent): string {
  const seen =
    error === undefined
      ? truncate(status ?? 'no status', MAX_STATUS_LENGTH)
      : `no good answer (${error.detail === '' ? `status ${error.status}` : error.detail})`;
  const next = nextInMs === undefined ? '' : `, next look in ${formatDuration(nextInMs)}`;
  return `${formatElapsed(elapsedMs)}  ${seen}${next}`;
}

/** `3:07`, aligned for the first hundred minutes. */
function formatElapsed(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
