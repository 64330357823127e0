/** Details of a subject, as payloads and GitHub's API give them. */
import type { Subject, SubjectDetails } from './domain.ts';

/** Details of which nothing is known yet. */
export function emptyDetails(subject: Subject): SubjectDetails {
  return {
    subject,
    kind: 'commits',
    title: '',
    body: '',
    author: '',
    url: '',
    branch: '',
    openedAt: '',
    labels: [],
    prerelease: false,
    draft: false,
    pullRequests: [],
    commits: [],
    commitsComplete: false,
    files: [],
    filesComplete: false,
    missing: [],
  };
}

/** Whether an object name is all zeros: a ref before its creation or after its removal. */
export function isNullSha(sha: string): boolean {
  return /^0+$/.test(sha);
}

export function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').trim();
}
