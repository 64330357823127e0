/** State of a docs pull request after the job has opened it, as GitHub shows it. */
export type DocsPullRequestState =
  /** `since` is when it was opened, ISO 8601. */
  Readonly<{ kind: 'open'; since: string }> | Readonly<{ kind: 'merged' | 'closed' }>;
