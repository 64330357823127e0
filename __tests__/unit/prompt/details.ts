import { CONTEXT_INPUTS, type ContextSelection } from '../../../src/inputs/context.ts';
import type { IssueObject } from '../../../src/domain/issue.ts';
import type { ReleaseObject } from '../../../src/domain/release.ts';
import type { PullRequest } from '../../../src/domain/pull-request.ts';
import {
  describeIssue,
  describePullRequest,
  describeRelease,
  unknownDetails,
  UNKNOWN_CHANGES,
  type Changes,
  type FileChange,
  type Subject,
  type SubjectDetails,
} from '../../../src/domain/subject.ts';
import { examplePullRequest } from '../../support/examples.ts';

const COMPLETE: Changes = {
  ...UNKNOWN_CHANGES,
  commitsComplete: true,
  filesComplete: true,
};

/** Creates details of a merged pull request without commits and files. */
export function ofPull(
  pull: Partial<PullRequest> = {},
  changes: Partial<Changes> = {},
  subject: Subject = { kind: 'pull-request', number: 12 },
) {
  const whole = examplePullRequest({
    number: 12,
    title: 'Add a search box',
    body: 'It finds pages by their titles.',
    author: 'alice',
    url: 'https://github.com/acme/app/pull/12',
    labels: ['feature'],
    state: 'merged',
    ...pull,
  });
  const details = describePullRequest(subject, whole);
  return { ...details, changes: { ...COMPLETE, ...changes } };
}

export const DETAILS = ofPull();

/** Creates details of a release without commits and files. */
export function ofRelease(
  release: Partial<ReleaseObject> = {},
  changes: Partial<Changes> = {},
  subject: Subject = { kind: 'release', tag: 'v1' },
) {
  const whole = {
    tag: 'v1',
    title: 'v1',
    body: '',
    url: '',
    author: 'alice',
    draft: false,
    prerelease: false,
    publishedAt: '',
    ...release,
  };
  const details = describeRelease(subject, whole);
  return { ...details, changes: { ...COMPLETE, ...changes } };
}

/** Creates details of an issue. */
export function ofIssue(issue: Partial<IssueObject> = {}) {
  const number = 3;
  const whole = {
    number,
    title: '',
    body: '',
    url: '',
    author: '',
    labels: [],
    isPullRequest: false,
    updatedAt: '',
    ...issue,
  };
  return describeIssue({ kind: 'issue', number }, whole);
}

/** Creates details of commits that nothing else describes. */
export function ofRange(subject: Subject, changes: Partial<Changes> = {}) {
  const details: SubjectDetails = unknownDetails(subject);
  return { ...details, changes: { ...COMPLETE, ...changes } };
}

const auto = CONTEXT_INPUTS.context('auto');
export const AUTO: ContextSelection = auto.ok ? auto.value : [];

export function file(path: string, patch?: string): FileChange {
  return {
    path,
    status: 'modified',
    additions: 1,
    deletions: 1,
    ...(patch === undefined ? {} : { patch }),
  };
}
