/** Explains what a report could not see: what is missing, why, and what to do. */
import type { RequestError } from '../domain/errors.ts';
import type { MissingContext } from '../domain/subject.ts';
import { isRateLimited, isTransient } from '../http/retry.ts';
import { formatNumber, pluralize } from '../rendering/format.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { describeError } from '../rendering/service-errors.ts';
import { describeUnverifiedStates } from '../rendering/unverified-states.ts';

/** Something that is missing in a report. `repository` is `owner/name`. */
export type Gap =
  /** Nothing of the repository could be read. */
  | Readonly<{ kind: 'repository'; repository: string; error: RequestError }>
  /** The older comments of the time could not be read. */
  | Readonly<{ kind: 'older-comments'; repository: string; error: RequestError }>
  /** There were more comments than a report reads. */
  | Readonly<{ kind: 'too-many-comments'; repository: string }>
  /** Status comments of ours that none of the keys has signed. */
  | Readonly<{ kind: 'unverified'; repository: string; count: number }>
  /** Docs pull requests whose list could not be read. */
  | Readonly<{
      kind: 'pull-requests';
      repository: string;
      count: number;
      error: RequestError;
    }>
  /** Docs pull requests that are not among the newest ones of their repository. */
  | Readonly<{ kind: 'not-listed'; repository: string; count: number }>
  /** Docs pull requests in more repositories than a report reads. */
  | Readonly<{ kind: 'too-many-repositories'; count: number }>
  /** Docs pull requests on other hosts. */
  | Readonly<{ kind: 'other-host'; count: number }>
  /** Something of the release, without which pull requests may be missing. */
  | Readonly<{ kind: 'release'; missing: MissingContext }>
  /** The list of merged pull requests could not be read. */
  | Readonly<{ kind: 'merged-pull-requests'; repository: string; error: RequestError }>
  /** Pull requests of the release that could not be read. */
  | Readonly<{
      kind: 'details';
      repository: string;
      count: number;
      error: RequestError;
    }>
  /** Pull requests of the release that are not among the changed ones, and too many to read each. */
  | Readonly<{ kind: 'too-many-details'; repository: string; count: number }>
  /** Pull requests of the release whose files could not be read. */
  | Readonly<{
      kind: 'files';
      repository: string;
      count: number;
      error: RequestError;
    }>
  /** Pull requests of the release with too many files, or too many of them. */
  | Readonly<{ kind: 'too-many-files'; count: number }>
  /** Ranges of commits of requests that could not be read. */
  | Readonly<{ kind: 'range'; missing: MissingContext }>
  | Readonly<{ kind: 'too-many-ranges'; count: number }>;

/** Returns whether requests may be missing because of this gap, and not only the state of pull requests. */
export function hidesRequests({ kind }: Gap): boolean {
  const kinds: readonly Gap['kind'][] = [
    'repository',
    'older-comments',
    'too-many-comments',
    'unverified',
    'range',
    'too-many-ranges',
  ];
  return kinds.includes(kind);
}

/** Returns whether pull requests of a release may be missing because of this gap. */
export function hidesPullRequests({ kind }: Gap): boolean {
  return kind === 'release' || kind === 'merged-pull-requests';
}

/** Number of repositories that a sentence names. */
const MAX_NAMES = 20;

/** Explains all gaps, those of the same kind and cause in one text. It may quote GitHub: escape it for Markdown. */
export function explainGaps(gaps: readonly Gap[]): readonly string[] {
  const groups = new Map<string, Gap[]>();
  for (const gap of gaps) {
    const key = `${gap.kind} ${causeOf(gap)}`;
    const alike = groups.get(key) ?? [];
    groups.set(key, [...alike, gap]);
  }
  return [...groups.values()].map(explainAlike);
}

function causeOf(gap: Gap): string {
  if ('missing' in gap) return describeMissing(gap.missing);
  return 'error' in gap ? describeError(gap.error, 'GitHub') : '';
}

/** Explains gaps of one kind and one cause. */
function explainAlike(gaps: readonly Gap[]): string {
  const [first] = gaps;
  const names = namesOf(gaps);
  const count = countOf(gaps);
  const pulls = pluralize(count, 'docs pull request');
  switch (first?.kind) {
    case 'repository':
      return `The requests of ${names} are missing: ${describeError(first.error, 'GitHub')}. ${remedyOf(first.error, 'github-token', '`issues: read`')}`;
    case 'older-comments':
      return `The older requests of ${names} are missing: ${describeError(first.error, 'GitHub')}. ${remedyOf(first.error, 'github-token', '`issues: read`')}`;
    case 'too-many-comments':
      return `The older requests of ${names} are missing, because there are too many comments. Choose fewer \`days\` if the report is not about a release.`;
    case 'unverified':
      return `${describeUnverifiedStates(count, names)} Their requests are missing.`;
    case 'pull-requests':
      return `The state of ${pulls} in ${names} is unknown: ${describeError(first.error, 'GitHub')}. ${remedyOf(first.error, 'docs-token', '`pull-requests: read`')}`;
    case 'not-listed':
      return `The state of ${pulls} is unknown, because ${names} does not list them among its newest pull requests.`;
    case 'too-many-repositories':
      return `The state of ${pulls} is unknown, because docs pull requests are in too many repositories.`;
    case 'other-host':
      return `The state of ${pulls} is unknown, because only this GitHub server can be read.`;
    case 'release':
    case 'range':
    case 'merged-pull-requests':
    case 'details':
    case 'too-many-details':
    case 'files':
    case 'too-many-files':
    case 'too-many-ranges':
      return explainReleaseGap(first, count, names);
    case undefined:
      return '';
  }
}

type ReleaseGap = Extract<
  Gap,
  {
    kind:
      | 'release'
      | 'range'
      | 'merged-pull-requests'
      | 'details'
      | 'too-many-details'
      | 'files'
      | 'too-many-files'
      | 'too-many-ranges';
  }
>;

/** Explains a gap in the coverage of a release. */
function explainReleaseGap(gap: ReleaseGap, count: number, names: string): string {
  const pulls = pluralize(count, 'pull request');
  const permission = '`pull-requests: read`';
  switch (gap.kind) {
    case 'release':
      return `${describeMissing(gap.missing)} Pull requests of the release may be missing.`;
    case 'range':
      return `${describeMissing(gap.missing)} Requests that cover pull requests of the release may be missing.`;
    case 'merged-pull-requests':
      return `Pull requests of ${names} may be missing: ${describeError(gap.error, 'GitHub')}. ${remedyOf(gap.error, 'github-token', permission)}`;
    case 'details':
      return `${pulls} of ${names} could not be read: ${describeError(gap.error, 'GitHub')}. ${remedyOf(gap.error, 'github-token', permission)}`;
    case 'too-many-details':
      return `Author and labels of ${pulls} of ${names} are unknown, because there are too many old ones.`;
    case 'files':
      return `The files of ${pulls} of ${names} could not be read: ${describeError(gap.error, 'GitHub')}. ${remedyOf(gap.error, 'github-token', permission)}`;
    case 'too-many-files':
      return `The files of ${pulls} were not read, because there are too many.`;
    case 'too-many-ranges':
      return `Requests that cover pull requests of the release may be missing: ${pluralize(count, 'range')} of commits that end outside the release were not read, because there are too many.`;
  }
}

function countOf(gaps: readonly Gap[]): number {
  let sum = 0;
  for (const gap of gaps) {
    if ('count' in gap) sum += gap.count;
  }
  return sum;
}

/** Names the repositories of gaps, each once. */
function namesOf(gaps: readonly Gap[]): string {
  const names = new Set<string>();
  for (const gap of gaps) {
    if ('repository' in gap) names.add(gap.repository);
  }
  const shown = [...names].slice(0, MAX_NAMES).join(', ');
  const others = names.size - MAX_NAMES;
  return others > 0 ? `${shown} and ${formatNumber(others)} more` : shown;
}

function remedyOf(error: RequestError, token: string, permission: string): string {
  const { status } = error;
  if (isRateLimited(error)) {
    return 'The rate limit of the GitHub API is exceeded. Run the action again later, or for fewer repositories.';
  }
  if (status === 401) return `Check that the token in \`${token}\` has not expired.`;
  if (isTransient(error)) return 'This is probably temporary. Run the action again.';
  return `Check the name, and give the token in \`${token}\` ${permission} there.`;
}
