import { jsonArrayOutput } from '../report/json-output.ts';

/** Names of the outputs of `sweep/action.yml`; a test compares the two. */
export const SWEEP_OUTPUT_NAMES = ['checked', 'finished', 'stillActive', 'unread', 'jobs'] as const;

/** A job that a sweep checked, for the output `jobs` and the summary. */
export type SweptJob = Readonly<{
  thread: number;
  jobId: string;
  project: string;
  /** The run's outcome; `active` for a job that is still active, `unknown` for one that could not be read. */
  outcome: string;
  prLink: string;
}>;

/** Numbers of jobs. A job that was given up because it could not be read counts as finished and as unread. */
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
