/** Names of the outputs of `sweep/action.yml`; a test holds the two to each other. */
export const OUTPUTS = ['checked', 'finished', 'stillActive', 'jobs'] as const;

/** A job that a sweep looked at, for the output `jobs` and the summary. */
export type SweptJob = Readonly<{
  thread: number;
  jobId: string;
  project: string;
  /** `active` for one that is at work, `unknown` for one that could not be read. */
  outcome: string;
  prLink: string;
}>;

/** All outputs of a sweep. */
export function sweepOutputs(
  jobs: readonly SweptJob[],
  finished: number,
): Readonly<Record<(typeof OUTPUTS)[number], string>> {
  const stillActive = jobs.filter(({ outcome }) => outcome === 'active').length;
  return {
    checked: String(jobs.length),
    finished: String(finished),
    stillActive: String(stillActive),
    jobs: JSON.stringify(jobs),
  };
}
