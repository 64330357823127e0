import type { RequestError } from '../domain.ts';
import { formatDuration } from './format.ts';
import { truncate } from '../text.ts';

const MAX_STATUS_LENGTH = 60;

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
