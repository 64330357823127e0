/** Which changes start nothing. Not applied to commands: the person who wrote one has decided. */
import type { FileChange, SubjectDetails } from '../domain.ts';
import { fileKind } from '../file-kind.ts';
import type { FilterInputs } from '../inputs/context.ts';
import { isPathIncluded } from '../inputs/glob.ts';
import { isAgentBranch } from '../agent-pull-request.ts';
import { normalizeLogin } from '../text.ts';
import { skip, type Skipped } from './event-filter.ts';

/** Prereleases count if the workflow names their tag, unmerged pull requests if it has a prompt for them. */
export type ContentFilters = FilterInputs &
  Readonly<{ allowBots: readonly string[]; prereleases: boolean; unmerged: boolean }>;

/** Their changes are hardly ever documented: versions of dependencies, generated files. */
const MAINTENANCE_BOTS = ['dependabot[bot]', 'renovate[bot]', 'github-actions[bot]'];

/** The first filter that skips the change. `sender` is the login behind the event, empty if there is none to check. */
export function applyContentFilters(
  details: SubjectDetails,
  filters: ContentFilters,
  sender: string,
) {
  const skipped =
    skipByProperties(details, filters) ?? skipByAuthor(details, filters, sender);
  return skipped ?? skipByPaths(details, filters);
}

function skipByProperties(
  details: SubjectDetails,
  { prereleases, unmerged, agentBranchPrefix: prefix, skipLabel }: ContentFilters,
): Skipped | undefined {
  const { kind, subject, draft, merged, prerelease, labels } = details;
  if (draft)
    return skip(
      'draft',
      `The ${kind === 'release' ? 'release' : 'pull request'} is a draft.`,
    );
  if (subject.kind === 'pull-request' && merged === false && !unmerged)
    return skip('not-merged', 'The pull request is not merged.');
  if (prerelease && !prereleases)
    return skip(
      'prerelease',
      'The release is a prerelease. To include it, name its tag with `subject`.',
    );
  // The service may attribute a pull request of the docs agent to a person.
  if (isAgentBranch(details, prefix))
    return skip(
      'ignored-author',
      `Pull requests of the docs agent, from branches ${prefix}…, start nothing.`,
    );
  const label = skipLabel.toLowerCase();
  const hasLabel =
    kind === 'pull-request' && labels.some((each) => each.toLowerCase() === label);
  return hasLabel && label !== ''
    ? skip('label', `The pull request has the label ${skipLabel}.`)
    : undefined;
}

function skipByAuthor(
  { kind, subject, author, commits, commitsComplete }: SubjectDetails,
  { agentLogin, ignoreAuthors, allowBots }: ContentFilters,
  sender: string,
): Skipped | undefined {
  const bots = MAINTENANCE_BOTS.filter((login) => !allowBots.includes(login));
  const all = [agentLogin, ...ignoreAuthors, ...bots];
  /** Spelled by the workflow. */
  const findIgnored = (login: string): string | undefined =>
    all.find((each) => login !== '' && normalizeLogin(each) === normalizeLogin(login));
  // Unknown commits may be by someone else. The author of a merge commit is the person who merged, not the one who wrote the changes.
  const authors = commitsComplete
    ? commits.filter(({ merge }) => !merge).map((each) => findIgnored(each.author))
    : [];
  const [what, ignored] =
    [
      ['The pull request is', kind === 'pull-request' ? findIgnored(author) : undefined],
      ['The push is', subject.kind === 'push' ? findIgnored(sender) : undefined],
      ['The commits are', authors.includes(undefined) ? undefined : authors[0]],
    ].find(([, login]) => login !== undefined) ?? [];
  if (ignored === undefined) return undefined;
  const hint = bots.includes(ignored)
    ? ' To include them, add the login to `allow-bots`.'
    : '';
  return skip(
    'ignored-author',
    `${what} by ${ignored}, whose changes start nothing.${hint}`,
  );
}

function skipByPaths(
  { kind, subject, files, filesComplete, commits }: SubjectDetails,
  { paths, pathsIgnore }: ContentFilters,
): Skipped | undefined {
  // Unknown files may match: GitHub lists at most 300 of a comparison.
  if (!filesComplete) return undefined;
  if (subject.kind === 'since-last' && files.length === 0 && commits.length === 0)
    return skip('paths', 'Nothing was merged since the last update of the docs.');
  const isCounted = (path: string): boolean =>
    isPathIncluded({ paths, pathsIgnore }, path);
  const counted = files.map(namesOf).filter((names) => names.some(isCounted));
  const isFiltered = paths.length + pathsIgnore.length > 0;
  if (counted.length === 0)
    return isFiltered
      ? skip('paths', 'No changed file matches `paths` and `paths-ignore`.')
      : undefined;
  const isRoutine = counted
    .flat()
    .every((path) => ['lock', 'ci', 'generated'].includes(fileKind(path)));
  // The notes of a release say what is new, whatever files it has.
  if (paths.length > 0 || kind === 'release' || !isRoutine) return undefined;
  const only = 'Only lock files, CI files or generated files were changed.';
  return skip('paths', `${only} To include them, set \`paths\`.`);
}

/** A renamed file counts under either of its names. */
function namesOf({ path, previousPath = path }: FileChange): readonly string[] {
  return [path, previousPath];
}
