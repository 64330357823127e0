import type { Ending, Job } from '../domain.ts';
import type { Tone } from '../ports.ts';

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
