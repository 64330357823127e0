import { jsonArrayOutput } from '../report/json-output.ts';

/** Names of the outputs of `sweep/action.yml`; a test holds the two to each other. */
export const SWEEP_OUTPUT_NAMES = ['checked', 'finished', 'stillActive', 'unread', 'jobs'] as const;

/** A job that a sweep looked at, for the output `jobs` and the summary. */
export type SweptJob = Readonly<{
  thread: number;
  jobId: string;
  project: string;
  /** `active` for one that is at work, `unknown` for one that could not be read and stays open. */
  outcome: string;
  prLink: string;
}>;

/** How many jobs a sweep looked at, and what it found; one that is given up unread counts as finished and as unread. */
export type Totals = Readonly<{ checked: number; finished: number; stillActive: number; unread: number }>;

/** All outputs of a sweep. */
export function sweepOutputs(
  jobs: readonly SweptJob[],
  { checked, finished, stillActive, unread }: Totals,
): Readonly<Record<(typeof SWEEP_OUTPUT_NAMES)[number], string>> {
  return {
    checked: String(checked),
    finished: String(finished),
    stillActive: String(stillActive),
    unread: String(unread),
    jobs: jsonArrayOutput(jobs),
  };
}
