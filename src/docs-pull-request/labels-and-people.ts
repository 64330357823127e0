/** Labels and reviewers for a docs pull request. */
import type { RequestError, Result } from '../domain/errors.ts';
import type { Finishing } from '../domain/request-record.ts';
import type { PullRequest, Reviewers } from '../ports.ts';
import type { OpenRepository } from './repository.ts';

/** Names to add. Reviewers may be words, or `org/team`. */
export type WantedPeople = Pick<Finishing, 'labels' | 'reviewers'>;

/** Logins behind the words; empty if unknown. */
export type PeopleOfSource = Readonly<Record<'requester' | 'author' | 'merger', string>>;

/**
 * Permissions for labels. GitHub creates a label that does not exist:
 * https://github.com/actions/labeler/issues/870
 */
const WRITE_LABELS = '`pull-requests: write` (and `issues: write` to create labels)';
const MAX_SINGLE_REQUESTS = 10;
/** Login or team. A bot cannot review, and a schedule is no person. */
const REVIEWER = /^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9._-]+)?$/;

/** Adds missing labels and people to an open pull request. An error of one step does not prevent the others. */
export async function addLabelsAndPeople(
  repository: OpenRepository,
  pull: PullRequest,
  { labels, reviewers }: WantedPeople,
  people: PeopleOfSource,
): Promise<void> {
  if (pull.state !== 'open') return;
  await addLabels(repository, pull, labels);
  await addReviewers(repository, pull, resolvePeople(reviewers, people));
}

/** Replaces words by logins. Leaves out names that are not those of a person or a team. */
function resolvePeople(
  names: readonly string[],
  people: PeopleOfSource,
): readonly string[] {
  const words = new Map(Object.entries(people));
  return names
    .map((name) => words.get(name) ?? name)
    .filter((login) => REVIEWER.test(login));
}

async function addLabels(
  repository: OpenRepository,
  { number, labels }: PullRequest,
  wanted: readonly string[],
): Promise<void> {
  await add(
    repository,
    'pr-labels',
    missingIn(labels, wanted),
    (names) => repository.pullRequests.addLabels(number, names),
    WRITE_LABELS,
  );
}

async function addReviewers(
  repository: OpenRepository,
  { number, author, reviewers }: PullRequest,
  wanted: readonly string[],
): Promise<void> {
  const { name: repositoryName, pullRequests, warn } = repository;
  const ownTeam = (slug: string): string => repositoryName.replace(/[^/]*$/, slug);
  const isForeign = (name: string): boolean => {
    if (!isTeam(name)) return false;
    return !isSame(name, ownTeam(slugOf(name)));
  };

  const { users, teams } = reviewers;
  const present = [author, ...users, ...teams.map(ownTeam)];
  const missing = missingIn(present, wanted);
  const foreign = missing.filter(isForeign);
  if (foreign.length > 0) {
    warn(
      `\`pr-reviewers\`: ${foreign.join(', ')} cannot review in ${repositoryName}, which has another owner.`,
    );
  }
  const possible = missing.filter((name) => !isForeign(name));
  await add(repository, 'pr-reviewers', possible, (names) =>
    pullRequests.requestReviewers(number, toReviewers(names)),
  );
}

/**
 * Adds names in one request. If GitHub refuses that (422) because one of them has no access, adds
 * them one by one.
 */
async function add(
  { warnAbout }: OpenRepository,
  input: string,
  names: readonly string[],
  request: (names: readonly string[]) => Promise<Result<unknown>>,
  permission?: string,
): Promise<void> {
  if (names.length === 0) return;
  const all = await request(names);
  if (all.ok) return;
  let refusal: Refusal = { names, error: all.error };
  if (all.error.status === 422 && names.length > 1) {
    refusal = await addOneByOne(names, request, all.error);
  }
  if (refusal.names.length === 0) return;
  const refused = refusal.names.join(', ');
  const failure = `\`${input}\`: the docs pull request did not get ${refused}`;
  warnAbout(failure, refusal.error, permission);
}

/** Names that GitHub has not added, and why not. */
type Refusal = Readonly<{ names: readonly string[]; error: RequestError }>;

/** Adds the first names, each in a request of its own. The others count as refused. */
async function addOneByOne(
  names: readonly string[],
  request: (names: readonly string[]) => Promise<Result<unknown>>,
  first: RequestError,
): Promise<Refusal> {
  const refused = names.slice(MAX_SINGLE_REQUESTS);
  let error = first;
  for (const name of names.slice(0, MAX_SINGLE_REQUESTS)) {
    const result = await request([name]);
    if (result.ok) continue;
    refused.push(name);
    error = result.error;
  }
  return { names: refused, error };
}

/** Returns the wanted names that are not present, each once. */
function missingIn(
  present: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  const missing: string[] = [];
  for (const name of wanted) {
    const isKnown = [...present, ...missing].some((each) => isSame(each, name));
    if (!isKnown) missing.push(name);
  }
  return missing;
}

/** Compares two logins, teams or labels, whose letter case GitHub ignores. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isTeam(name: string): boolean {
  return name.includes('/');
}

function slugOf(team: string): string {
  return team.replace(/^.*\//, '');
}

function toReviewers(names: readonly string[]): Reviewers {
  return {
    users: names.filter((name) => !isTeam(name)),
    teams: names.filter(isTeam).map(slugOf),
  };
}
