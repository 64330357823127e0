import type { Ending, Job } from '../domain.ts';
import type { Tone } from '../ports.ts';
import type { LookEvent } from '../job/poll.ts';
import { cut } from './markdown.ts';
import { duration } from './format.ts';

/** A line of the log and the colour it speaks in. */
export type ToldLine = Readonly<{ line: string; tone: Tone }>;

/** The facts that stand first wherever an end is told: outcome, pull request, job; one line each, in step. */
export function logFacts({
  ending: { outcome, reason },
  job,
  failed,
}: Readonly<{ ending: Ending; job: Job | undefined; failed: boolean }>): readonly ToldLine[] {
  const facts: ToldLine[] = [
    {
      line: `Outcome:      ${outcome}${reason === '' ? '' : `/${reason}`}`,
      tone: failed ? 'bad' : outcome === 'pr-opened' || outcome === 'no-changes' ? 'good' : 'plain',
    },
  ];
  if (job === undefined) return facts;
  const { id, status, prLink } = job;
  facts.push(
    { line: `Pull request: ${prLink ?? 'none'}`, tone: 'plain' },
    { line: `Job:          ${id}${status === undefined ? '' : ` (${status})`}`, tone: 'plain' },
  );
  return facts;
}

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
