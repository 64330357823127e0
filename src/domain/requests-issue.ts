/** Label of the issue that is the thread of requests without one of their own: releases, schedules, dispatches and pushes. */
export const REQUESTS_LABEL = 'docs-agent-requests';

export function isRequestsIssue(labels: readonly string[]): boolean {
  return labels.some((label) => label.toLowerCase() === REQUESTS_LABEL);
}
