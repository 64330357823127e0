import type { ContextPart, MissingContext } from '../domain/subject.ts';
import { joinTexts } from '../text/strings.ts';
import { pluralize } from './format.ts';
import { describeError } from './service-errors.ts';

/** Describes a gap in the context and its cause, in one sentence. */
export function describeMissing(missing: MissingContext): string {
  switch (missing.kind) {
    case 'permission':
      return `${partOf(missing)} could not be read: the job needs the permission ${missing.permission}: read.`;
    case 'not-found': {
      const hint =
        missing.part === 'release'
          ? ' (is it published, and is the tag spelled correctly?)'
          : '';
      return `${partOf(missing)} was not found${hint}, or the job needs the permission ${missing.permission}: read.`;
    }
    case 'unreadable': {
      // The sentence is part of prompts, so it must not quote anyone.
      const error = { ...missing.error, detail: '' };
      return `${partOf(missing)} could not be read: ${describeError(error, 'GitHub')}.`;
    }
    case 'truncated': {
      const { part, read, total } = missing;
      const count = total === undefined ? read : `${read} of ${total}`;
      return `Only ${count} ${TRUNCATED[part]} were read.`;
    }
    case 'no-diff':
      return `GitHub shows no diff of ${pluralize(missing.files, 'file')}, because of their size.`;
    case 'diverged':
      return 'The history has diverged. These are the changes since the common ancestor.';
    case 'newest-commit-only':
      return `${NEWEST_ONLY[missing.reason]}, so only the newest commit is included.`;
    case 'no-instructions-file':
      return '`instructions-file` is not a file of at most 1 MB. It was not used.';
    case 'deleted-ref':
      return 'The push deleted its branch or tag, so there is nothing to document.';
  }
}

/** Describes the first run with `since-last`, which covers one commit only. */
export function describeFirstRange(commit: string): string {
  return `First run: only ${commit.slice(0, 7)} is covered. For older commits, start this workflow with \`subject: commits:<from>..<to>\`.`;
}

/** Returns whether a read has failed. All other gaps are expected, for example because of a limit of GitHub. */
export function isFailedRead({ kind }: MissingContext): boolean {
  return kind === 'permission' || kind === 'not-found' || kind === 'unreadable';
}

function partOf({ part, name }: Readonly<{ part: ContextPart; name: string }>): string {
  return joinTexts([PARTS[part], name], ' ');
}

const PARTS: Readonly<Record<ContextPart, string>> = {
  release: 'The release',
  releases: 'The list of releases',
  commits: 'The range of commits',
  'newest-commit': 'The newest commit of',
  'pull-request': 'Pull request',
  'pull-requests': 'The pull request of commit',
  files: 'The list of files of pull request',
  issue: 'Issue',
  'instructions-file': 'The instructions file',
};

const TRUNCATED = {
  commits: 'commits',
  files: 'changed files',
  'instructions-file': 'characters of the instructions file',
};

const NEWEST_ONLY = {
  'no-previous-release': 'No previous release was found',
  'new-default-branch': 'The default branch is new',
  'previous-commit-gone': 'The previous commit is no longer in the history',
  'no-previous-job': 'No previous job of this thread says where to start',
};
