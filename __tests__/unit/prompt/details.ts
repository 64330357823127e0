/** Details to vary in tests. */
import type { SubjectDetails, FileChange } from '../../../src/domain.ts';

export const DETAILS: SubjectDetails = {
  subject: { kind: 'pull-request', number: 12 },
  kind: 'pull-request',
  title: 'Add a search box',
  body: 'It finds pages by their titles.',
  author: 'alice',
  url: 'https://github.com/acme/app/pull/12',
  labels: ['feature'],
  tag: undefined,
  previousTag: undefined,
  prerelease: false,
  draft: false,
  merged: true,
  pullRequests: [],
  commits: [],
  commitsComplete: true,
  files: [],
  filesComplete: true,
  review: undefined,
  thread: 12,
  headSha: undefined,
  missing: [],
};

export function file(path: string, patch?: string): FileChange {
  return { path, status: 'modified', additions: 1, deletions: 1, ...(patch === undefined ? {} : { patch }) };
}
