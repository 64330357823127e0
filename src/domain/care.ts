/** The problems of docs pull requests about which care sends messages. The input `for` has these words. */
export const CARE_PROBLEMS = ['conflicts', 'checks'] as const;
export type CareProblem = (typeof CARE_PROBLEMS)[number];
