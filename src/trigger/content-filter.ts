/**
 * Filters changes that start nothing. Does not apply to commands, because the person who wrote one has
 * decided.
 */
import type {
  FileChange,
  PullRequestDetails,
  ReleaseDetails,
  SubjectDetails,
} from '../domain/subject.ts';
import { fileKind, type FileKind } from '../text/file-kind.ts';
import type { FilterInputs } from '../inputs/context.ts';
import { matchesGlobs } from '../inputs/glob.ts';
import {
  agentBranchPrefixes,
  isAgentBranch,
  isAgentPullRequest,
} from '../domain/agent-pull-request.ts';
import { normalizeLogin } from '../text/strings.ts';
import { skip, type Ended } from '../domain/ended.ts';

/**
 * Filters of a workflow. Prereleases count if it names their tag, unmerged pull requests if it has a
 * prompt for them.
 */
export type ContentFilters = FilterInputs &
  Readonly<{
    allowBots: readonly string[];
    prereleases: boolean;
    unmerged: boolean;
    /** Whether somebody has named the subject in a dispatch. For an open pull request, that counts like a command there. */
    isDispatched: boolean;
  }>;

/** Bots whose changes are hardly ever documented: versions of dependencies, generated files. */
const MAINTENANCE_BOTS = ['dependabot[bot]', 'renovate[bot]', 'github-actions[bot]'];

/**
 * Applies the filters, and returns the result of the first one that skips the change.
 *
 * @param sender the login behind the event, empty if there is none to check.
 */
export function applyContentFilters(
  details: SubjectDetails,
  filters: ContentFilters,
  sender: string,
) {
  if (filters.isDispatched && isUnmerged(details)) {
    if (!isAgentPullRequest(details.pull, filters.agentLogin)) return undefined;
    return skip(
      'ignored-author',
      'The pull request is the docs agent’s own. To refine it, comment on it.',
    );
  }
  return (
    skipByProperties(details, filters) ??
    skipByAuthor(details, filters, sender) ??
    skipByPaths(details, filters)
  );
}

/** Returns whether the subject itself is a pull request, and not merged. */
function isUnmerged(details: SubjectDetails): details is PullRequestDetails {
  if (details.kind !== 'pull-request') return false;
  return details.subject.kind === 'pull-request' && details.pull.state !== 'merged';
}

function skipByProperties(
  details: SubjectDetails,
  filters: ContentFilters,
): Ended | undefined {
  if (details.kind === 'release') return skipRelease(details.release, filters);
  if (details.kind !== 'pull-request') return undefined;
  const { pull } = details;
  const { agentLogin } = filters;
  if (pull.isDraft) return skip('not-final', 'The pull request is a draft.');
  if (isUnmerged(details) && !filters.unmerged) {
    return skip('not-final', 'The pull request is not merged.');
  }
  // The service may attribute a pull request of the docs agent to a person.
  if (isAgentBranch(pull, agentLogin)) {
    const branches = agentBranchPrefixes(agentLogin).map((prefix) => `${prefix}…`);
    return skip(
      'ignored-author',
      `Pull requests of the docs agent, from branches ${branches.join(' or ')}, start nothing.`,
    );
  }
  return (
    skipByLabel(pull.labels, filters) ??
    skipAuthor('The pull request is', pull.author, filters)
  );
}

function skipRelease(
  { draft, prerelease }: ReleaseDetails['release'],
  { prereleases }: ContentFilters,
): Ended | undefined {
  if (draft) return skip('not-final', 'The release is a draft.');
  if (!prerelease || prereleases) return undefined;
  return skip(
    'not-final',
    'The release is a prerelease. To include it, name its tag with `subject`.',
  );
}

function skipByLabel(
  labels: readonly string[],
  { needLabel, skipLabel }: ContentFilters,
): Ended | undefined {
  if (hasLabel(labels, skipLabel)) {
    return skip('label', `The pull request has the label ${skipLabel}.`);
  }
  if (needLabel === '' || hasLabel(labels, needLabel)) return undefined;
  return skip(
    'label',
    `The pull request does not have the label ${needLabel}, which \`need-label\` requires.`,
  );
}

/** Returns whether a label is in a list, in any case. Nothing has the empty label, which is a filter that is not used. */
export function hasLabel(labels: readonly string[], label: string): boolean {
  if (label === '') return false;
  return labels.some((each) => each.toLowerCase() === label.toLowerCase());
}

/** Skips a push by an ignored account, and commits that are all by ignored accounts. */
function skipByAuthor(
  { subject, changes }: SubjectDetails,
  filters: ContentFilters,
  sender: string,
): Ended | undefined {
  if (subject.kind === 'push') {
    const skipped = skipAuthor('The push is', sender, filters);
    if (skipped !== undefined) return skipped;
  }
  // Unknown commits may be by someone else.
  if (!changes.commitsComplete) return undefined;
  // The author of a merge commit is the person who merged, not the one who wrote the changes.
  const written = changes.commits.filter(({ merge }) => !merge);
  const skipped = written.map(({ author }) =>
    skipAuthor('The commits are', author, filters),
  );
  return skipped.includes(undefined) ? undefined : skipped[0];
}

type AuthorFilters = Pick<ContentFilters, 'agentLogin' | 'ignoreAuthors' | 'allowBots'>;

function skipAuthor(
  change: string,
  author: string,
  filters: AuthorFilters,
): Ended | undefined {
  const login = findIgnoredAuthor(author, filters);
  if (login === undefined) return undefined;
  const message = `${change} by ${login}, whose changes start nothing.`;
  const { agentLogin, ignoreAuthors } = filters;
  const isByInput = findLogin([agentLogin, ...ignoreAuthors], author) !== undefined;
  if (isByInput) return skip('ignored-author', message);
  const remedy = 'To include them, add the login to `allow-bots`.';
  return skip('ignored-author', `${message} ${remedy}`);
}

/** Finds an account among those whose changes start nothing, and returns its login as the filters spell it. */
export function findIgnoredAuthor(
  author: string,
  { agentLogin, ignoreAuthors, allowBots }: AuthorFilters,
): string | undefined {
  const bots = MAINTENANCE_BOTS.filter((login) => !allowBots.includes(login));
  return findLogin([agentLogin, ...ignoreAuthors, ...bots], author);
}

/** Finds a login in a list, and returns it as the list spells it. */
function findLogin(list: readonly string[], login: string): string | undefined {
  if (login === '') return undefined;
  const normalized = normalizeLogin(login);
  return list.find((each) => normalizeLogin(each) === normalized);
}

function skipByPaths(
  { kind, subject, changes }: SubjectDetails,
  { paths }: ContentFilters,
): Ended | undefined {
  const { files } = changes;
  // Unknown files may match: GitHub lists at most 300 of a comparison.
  if (!changes.filesComplete) return undefined;
  const isEmpty = files.length === 0 && changes.commits.length === 0;
  if (subject.kind === 'since-last' && isEmpty) {
    return skip('paths', 'Nothing was merged since the last update of the docs.');
  }
  const isCounted = (path: string): boolean =>
    paths.length === 0 || matchesGlobs(paths, path);
  const names = files.map(namesOf);
  const counted = names.filter((ofFile) => ofFile.some(isCounted));
  if (counted.length === 0) {
    if (paths.length === 0) return undefined;
    return skip('paths', 'No changed file matches `paths`.');
  }
  // A list that only excludes files names none, so lock files start nothing, as without a list.
  const isOnlyExcluding = paths.every(({ negated }) => negated);
  if (!isOnlyExcluding) return undefined;
  // The notes of a release say what is new, whatever files it has.
  if (kind === 'release') return undefined;
  const kinds = counted.flat().map(fileKind);
  const isRoutine = kinds.every((each) => ROUTINE_KINDS.includes(each));
  if (!isRoutine) return undefined;
  const only = 'Only lock files, CI files or generated files were changed.';
  return skip('paths', `${only} To include them, list them in \`paths\`.`);
}

/** Kinds of files whose changes alone are not documented. */
const ROUTINE_KINDS: readonly FileKind[] = ['lock', 'ci', 'generated'];

/** Returns the names of a file. A renamed one counts under either of them. */
function namesOf({ path, previousPath = path }: FileChange): readonly string[] {
  return [path, previousPath];
}
