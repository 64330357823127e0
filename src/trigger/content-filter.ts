/**
 * What keeps an automatic event from starting anything. Never asked for commands: a person who types one has decided.
 */
import type { FileChange, SubjectDetails, ReasonOf } from '../domain.ts';
import { isPathIncluded, type PathFilter } from '../inputs/glob.ts';

/** As the workflow gives them. */
export type FilterInputs = Omit<ContentFilters, 'prereleases' | 'unmerged'>;

export type ContentFilters = PathFilter &
  Readonly<{
    /** Under which the service opens its pull requests. Its own work must not start more of it. */
    agentLogin: string;
    ignoreAuthors: readonly string[];
    /** Empty: no label skips. */
    skipLabel: string;
    /** Whether a prerelease counts: only when the workflow asks for it by its tag. */
    prereleases: boolean;
    /** Whether a pull request counts that is not merged: only when the workflow says what to do with it. */
    unmerged: boolean;
  }>;

export type SkipReason = Readonly<{
  outcome: 'skipped';
  reason: ReasonOf<'skipped'>;
  /** One plain sentence without a full stop. May hold a login or a label from the workflow, never foreign text. */
  sentence: string;
}>;

/**
 * The first gate that holds, or undefined when the way is free.
 *
 * @param sender login of the account behind the event; empty when there is none to judge.
 */
export function applyContentFilters({
  details,
  filters,
  sender,
}: Readonly<{ details: SubjectDetails; filters: ContentFilters; sender: string }>): SkipReason | undefined {
  return (
    skipByState(details, filters) ??
    skipByAuthor(details, filters, sender) ??
    skipByLabel(details, filters.skipLabel) ??
    skipByPaths(details, filters)
  );
}

function skipByState(
  details: SubjectDetails,
  { prereleases, unmerged }: ContentFilters,
): SkipReason | undefined {
  if (details.draft)
    return skip('draft', `This ${details.kind === 'release' ? 'release' : 'pull request'} is a draft`);
  if (details.subject.kind === 'pull-request' && details.merged === false && !unmerged) {
    return skip('not-merged', 'This pull request is not merged');
  }
  if (details.prerelease && !prereleases)
    return skip('prerelease', 'This is a prerelease, which counts only where `subject` names its tag');
  return undefined;
}

function skipByAuthor(
  details: SubjectDetails,
  filters: ContentFilters,
  sender: string,
): SkipReason | undefined {
  const ignored = [filters.agentLogin, ...filters.ignoreAuthors];
  const find = (login: string): string | undefined =>
    ignored.find((one) => normalizeLogin(one) === normalizeLogin(login) && normalizeLogin(login) !== '');

  if (details.kind === 'pull-request') {
    const author = find(details.author);
    if (author !== undefined)
      return skip('ignored-author', `The pull request is by ${author}, whose work starts nothing`);
  }
  if (details.subject.kind === 'push') {
    const pusher = find(sender);
    if (pusher !== undefined)
      return skip('ignored-author', `The push is by ${pusher}, whose work starts nothing`);
  }
  // What is not known to be unwanted goes on: before the newest commit there may be people's.
  if (!details.commitsComplete) return undefined;
  // A merge commit carries the name of whoever pressed the button, not of who wrote what it brings.
  const written = details.commits.filter((commit) => !commit.merge);
  const [first] = written;
  const author = first === undefined ? undefined : find(first.author);
  if (author !== undefined && written.every((commit) => find(commit.author) !== undefined)) {
    return skip(
      'ignored-author',
      `Every commit is by ${author} or another account whose work starts nothing`,
    );
  }
  return undefined;
}

function skipByLabel(details: SubjectDetails, skipLabel: string): SkipReason | undefined {
  const label = skipLabel.trim().toLowerCase();
  if (label === '' || details.kind !== 'pull-request') return undefined;
  const carried = details.labels.some((one) => one.trim().toLowerCase() === label);
  return carried ? skip('label', `The pull request carries the label “${skipLabel.trim()}”`) : undefined;
}

function skipByPaths(details: SubjectDetails, filters: ContentFilters): SkipReason | undefined {
  // What is not known to be unwanted goes on: a file beyond GitHub's 300 may be the one that counts.
  if (!details.filesComplete) return undefined;
  if (details.subject.kind === 'since-last' && details.files.length === 0 && details.commits.length === 0) {
    return skip('paths', 'Nothing was merged since the docs were last looked at');
  }
  if (filters.paths.length === 0 && filters.pathsIgnore.length === 0) return undefined;
  if (details.files.some((file) => isFileIncluded(filters, file))) return undefined;
  return skip('paths', 'None of the changed files matches paths and paths-ignore');
}

/** A renamed file counts under either of its names. */
function isFileIncluded(filter: PathFilter, { path, previousPath }: FileChange): boolean {
  return isPathIncluded(filter, path) || (previousPath !== undefined && isPathIncluded(filter, previousPath));
}

function skip(reason: ReasonOf<'skipped'>, sentence: string): SkipReason {
  return { outcome: 'skipped', reason, sentence };
}

/** Logins compare without regard to case, and people write them with an `@`. */
function normalizeLogin(login: string): string {
  const trimmed = login.trim().toLowerCase();
  return trimmed.startsWith('@') ? trimmed.slice(1) : trimmed;
}
