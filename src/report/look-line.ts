import type { LookEvent } from '../poll/wait.ts';
import { cut } from './markdown.ts';
import { duration } from './quantity.ts';

/** The service's own words for states have nine letters at most. */
const LONGEST_STATUS = 60;

/** The log's line for one look at a job: since when, what was seen, when the next look is. */
export function lookLine({ elapsedMs, status, fault, nextInMs }: LookEvent): string {
  const seen =
    fault === undefined
      ? cut(status ?? 'no status', LONGEST_STATUS)
      : `no good answer (${fault.detail === '' ? `status ${fault.status}` : fault.detail})`;
  const next = nextInMs === undefined ? '' : `, next look in ${duration(nextInMs)}`;
  return `${clock(elapsedMs)}  ${seen}${next}`;
}

/** `3:07`, aligned for the first hundred minutes. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')}`;
}
