import type { State } from '../../fakes/github/index.ts';
import { REQUESTS_LABEL } from '../../src/domain/requests-issue.ts';

/** Returns the number of the only requests issue of a repository; 0 if there is none or several. */
export function requestsIssueOf({ threads }: Pick<State, 'threads'>): number {
  const labelled = [...threads.values()].filter(({ labels }) =>
    labels.includes(REQUESTS_LABEL),
  );
  return labelled.length === 1 ? (labelled[0]?.number ?? 0) : 0;
}
