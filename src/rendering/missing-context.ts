import type { ContextPart, MissingContext, SubjectDetails } from '../domain/subject.ts';
import type { RequestError } from '../domain/errors.ts';
import { joinTexts } from '../text/strings.ts';
import { pluralize } from './format.ts';
import { GITHUB, renderError, renderExplained, type Explained } from './explain.ts';

/** Explains a gap in the context of a repository to people. */
export function explainMissing(
  missing: MissingContext,
  repo: Readonly<{ explain(error: RequestError, needs: string): Explained }>,
): string {
  if (missing.kind !== 'unreadable') return describeMissing(missing);
  const explained = repo.explain(missing.error, `\`${missing.permission}: read\``);
  return renderExplained(`${partOf(missing)} could not be read`, explained);
}

/** Returns what people can do about a gap that is no failed read; empty if there is nothing to do. */
export function remedyOfMissing(missing: MissingContext): string {
  switch (missing.kind) {
    case 'truncated':
      if (missing.part !== 'releases') return '';
      return `If the previous release is an older one, ${SET_RANGE}`;
    case 'newest-commit-only':
      if (missing.reason !== 'no-previous-release') return '';
      return `If there is one, ${SET_RANGE}`;
    case 'no-instructions-file':
      return 'Correct the path, or shorten the file.';
    default:
      return '';
  }
}

const SET_RANGE = 'set `subject: commits:<a>..<b>`.';

/** Describes a gap in the context and its cause on one line of a prompt. It quotes no words of a server, and has nothing to do for the agent. */
export function describeMissing(missing: MissingContext): string {
  switch (missing.kind) {
    case 'unreadable': {
      const cause = renderError({ ...missing.error, detail: '' }, GITHUB);
      return `${partOf(missing)} could not be read: ${cause}`;
    }
    case 'truncated': {
      const { read, total } = missing;
      const count = total === undefined ? read : `${read} of ${total}`;
      return `Only ${count} ${TRUNCATED[missing.part]} were read.`;
    }
    case 'outdated':
      return `${partOf(missing)} is still shown by GitHub as it was before the event, so only the event counts.`;
    case 'no-diff':
      return `GitHub shows no diff of ${pluralize(missing.files, 'file')}, because of their size.`;
    case 'diverged':
      return 'The history has diverged. These are the changes since the common ancestor.';
    case 'newest-commit-only':
      return `${whyNewestOnly(missing)}, so only the newest commit is included.`;
    case 'first-commit':
      return `The range includes the first commit of the history, ${missing.sha.slice(0, 7)}.`;
    case 'no-instructions-file':
      return '`instructions-file` is not a file of at most 1 MB. It was not used.';
    case 'deleted-ref':
      return 'The push deleted its branch or tag, so there is nothing to document.';
  }
}

/** Describes a range of `since-last` that covers one commit only: that of the first run, or after a change of the history. Undefined for all others. */
export function describeFirstRange({
  subject,
  missing,
  changes,
}: SubjectDetails): string | undefined {
  if (subject.kind !== 'since-last') return undefined;
  const gap = missing.find((each) => each.kind === 'newest-commit-only');
  if (gap === undefined) return undefined;
  const { headSha = '' } = changes;
  const isGone = gap.reason === 'previous-commit-gone';
  const only = isGone
    ? 'The previous commit is no longer in the history: only'
    : 'First run: only';
  return `${only} ${headSha.slice(0, 7)} is covered. For older commits, start this workflow with \`subject: commits:<from>..<to>\`.`;
}

/** Warns that the first run with `since-last` is not recorded, so that the next run is the first one. */
export const NO_FIRST_RANGE =
  'This first run has left no status comment, so the next run is the first one, and covers only the newest commit then. For older commits, start this workflow with `subject: commits:<from>..<to>`.';

/** Returns whether a read has failed. All other gaps are expected, for example because of a limit of GitHub. */
export function isFailedRead({ kind }: MissingContext): boolean {
  return kind === 'unreadable' || kind === 'outdated';
}

function partOf({ part, name }: Readonly<{ part: ContextPart; name: string }>): string {
  return joinTexts([PARTS[part], name], ' ');
}

const PARTS: Readonly<Record<ContextPart, string>> = {
  release: 'The published release',
  releases: 'The list of releases',
  commits: 'The range of commits',
  commit: 'Commit',
  'pull-request': 'Pull request',
  'pull-requests': 'The pull request of commit',
  files: 'The list of files of pull request',
  issue: 'Issue',
  'instructions-file': 'The instructions file',
};

const TRUNCATED = {
  releases: 'releases',
  commits: 'commits',
  files: 'changed files',
  'instructions-file': 'characters of the instructions file',
};

function whyNewestOnly(
  missing: Extract<MissingContext, { kind: 'newest-commit-only' }>,
): string {
  if (missing.reason !== 'no-previous-release') return NEWEST_ONLY[missing.reason];
  const { line } = missing;
  const ofLine = line === '…' ? '' : ` of the line \`${line}\``;
  return `No previous release${ofLine} was found`;
}

const NEWEST_ONLY = {
  'new-default-branch': 'The default branch is new',
  'previous-commit-gone': 'The previous commit is no longer in the history',
  'no-previous-job': 'No previous job of this thread says where to start',
};
