/** GitHub's records in the project's words. */
import type { CommitSummary, SubjectDetails, FileChange, PullRequestSummary, Subject } from '../domain.ts';
import type { Account, CommitData, FileData, LabelData, PullRequestData } from './github-types.ts';

export function loginOf(account: Account | undefined): string {
  return account?.login ?? '';
}

export function toCommit(data: CommitData): CommitSummary {
  return {
    sha: data.sha,
    title: firstLine(data.commit.message),
    author: loginOf(data.author),
    merge: data.parents.length > 1,
  };
}

export function toFile(data: FileData): FileChange {
  return {
    path: data.filename,
    status: data.status,
    additions: data.additions,
    deletions: data.deletions,
    ...(data.patch === undefined ? {} : { patch: data.patch }),
    ...(data.previous_filename === undefined ? {} : { previousPath: data.previous_filename }),
  };
}

export function toPullRequest(data: PullRequestData): PullRequestSummary {
  return { number: data.number, title: data.title, url: data.html_url, author: loginOf(data.user) };
}

export function toLabels(labels: readonly LabelData[]): string[] {
  return labels
    .map((label) => (typeof label === 'string' ? label : (label.name ?? '')))
    .filter((name) => name !== '');
}

/** What a release goes by: like GitHub's pages, its tag where it has no name. */
export function releaseTitle(name: string | null | undefined, tag: string): string {
  const title = (name ?? '').trim();
  return title === '' ? tag : title;
}

/** Whether an object name stands for no commit: GitHub writes zeros before a ref was there, and after it is gone. */
export function isNullSha(sha: string): boolean {
  return sha !== '' && sha.split('').every((digit) => digit === '0');
}

export function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return (end === -1 ? text : text.slice(0, end)).trim();
}

/** Facts of which nothing is known yet. */
export function emptyDetails(subject: Subject): SubjectDetails {
  return {
    subject,
    kind: 'commits',
    title: '',
    body: '',
    author: '',
    url: '',
    labels: [],
    tag: undefined,
    previousTag: undefined,
    prerelease: false,
    draft: false,
    merged: undefined,
    pullRequests: [],
    commits: [],
    commitsComplete: false,
    files: [],
    filesComplete: false,
    review: undefined,
    thread: undefined,
    headSha: undefined,
    missing: [],
  };
}
