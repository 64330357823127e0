import type { ContextPart, MissingContext } from '../domain.ts';
import { pluralize } from './format.ts';

/** One sentence about what is missing in the context, and why. */
export function describeMissing(missing: MissingContext): string {
  switch (missing.kind) {
    case 'permission':
      return `${PARTS[missing.part](missing.name)} could not be read: the job needs the permission ${missing.permission}: read.`;
    case 'not-found':
      return `${PARTS[missing.part](missing.name)} was not found${NOT_FOUND_HINT[missing.part] ?? ''}, or the job needs the permission ${missing.permission}: read.`;
    case 'unreadable':
      return `${PARTS[missing.part](missing.name)} could not be read: ${describeError(missing.error)}.`;
    case 'truncated':
      return describeTruncated(missing);
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

/** Whether a read has failed. Everything else is as it must be, for example because GitHub limits it. */
export function isFailedRead({ kind }: MissingContext): boolean {
  return kind === 'permission' || kind === 'not-found' || kind === 'unreadable';
}

const PARTS: Readonly<Record<ContextPart, (name: string) => string>> = {
  release: (tag) => `The release ${tag}`,
  releases: () => 'The list of releases',
  commits: (range) => `The range of commits ${range}`,
  'newest-commit': (ref) => `The newest commit of ${ref}`,
  'pull-request': (number) => `Pull request ${number}`,
  'pull-requests': (sha) => `The pull request of commit ${sha}`,
  files: (number) => `The list of files of pull request ${number}`,
  issue: (number) => `Issue ${number}`,
  'instructions-file': (path) => `The instructions file ${path}`,
};

const NOT_FOUND_HINT: Partial<Record<ContextPart, string>> = {
  release: ' (is it published, and is the tag spelled correctly?)',
};

const NEWEST_ONLY: Readonly<
  Record<Extract<MissingContext, { kind: 'newest-commit-only' }>['reason'], string>
> = {
  'no-previous-release': 'No previous release was found',
  'new-default-branch': 'The default branch is new',
  'previous-commit-gone': 'The previous commit is no longer in the history',
  'no-previous-job': 'No previous job of this thread says where to start',
};

function describeError({ kind, status }: Extract<MissingContext, { kind: 'unreadable' }>['error']): string {
  if (kind === 'status') return `GitHub responded with ${status}`;
  return kind === 'invalid-response' ? 'GitHub’s response was not valid' : 'GitHub could not be reached';
}

function describeTruncated({ part, read, total }: Extract<MissingContext, { kind: 'truncated' }>): string {
  if (part === 'instructions-file')
    return `Only the first ${read} of ${total} characters of the instructions file were used.`;
  return `Only ${read}${total === undefined ? '' : ` of ${total}`} ${part === 'files' ? 'changed files' : 'commits'} were read.`;
}
