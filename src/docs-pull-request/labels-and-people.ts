/** Labels, reviewers and assignees for a docs pull request. */
import type { Result } from '../domain.ts';
import type { DocsPullRequestInputs } from '../inputs/docs-pull-request.ts';
import type { PullRequest, Reviewers } from '../ports.ts';
import type { OpenRepository } from './repository.ts';

/** What to add. Reviewers and assignees may be words, and reviewers may be `org/team`. */
export type Additions = Pick<
  DocsPullRequestInputs,
  'prLabels' | 'prReviewers' | 'prAssignees'
>;

/** The logins behind the words; empty if unknown. */
export type PeopleOfSource = Readonly<Record<'requester' | 'author' | 'merger', string>>;

/** A label that does not exist is created: https://github.com/actions/labeler/issues/870 */
const WRITE_LABELS = '`pull-requests: write` (and `issues: write` to create labels)';
const MAX_SINGLE_REQUESTS = 10;
/** A login or a team. A bot can neither review nor be assigned, and a schedule is no person. */
const REVIEWER = /^[A-Za-z0-9][A-Za-z0-9_-]*(\/[A-Za-z0-9._-]+)?$/;

/** Adds what is missing to an open pull request. An error of one step does not prevent the others. */
export async function finishPullRequest(
  repository: OpenRepository,
  {
    number,
    isOpen,
    author,
    labels,
    reviewers,
    assignees,
  }: PullRequest & Readonly<{ number: number }>,
  additions: Additions,
  people: PeopleOfSource,
): Promise<void> {
  if (!isOpen) return;
  const { pullRequests: api, warn } = repository;
  const words = new Map(Object.entries(people));
  const resolve = (names: readonly string[]): readonly string[] =>
    names.map((name) => words.get(name) ?? name).filter((name) => REVIEWER.test(name));

  const missingLabels = missingIn(labels, additions.prLabels);
  await add(
    repository,
    'pr-labels',
    missingLabels,
    (names) => api.addLabels(number, names),
    WRITE_LABELS,
  );

  const ownTeam = (slug: string): string => repository.name.replace(/[^/]*$/, slug);
  const present = [author, ...reviewers.users, ...reviewers.teams.map(ownTeam)];
  const missing = missingIn(present, resolve(additions.prReviewers));
  const foreign = missing.filter(
    (name) => isTeam(name) && !isSame(name, ownTeam(slugOf(name))),
  );
  if (foreign.length > 0)
    warn(
      `\`pr-reviewers\`: ${foreign.join(', ')} cannot review in ${repository.name}, which has another owner.`,
    );
  const own = missing.filter((name) => !foreign.includes(name));
  await add(repository, 'pr-reviewers', own, (names) =>
    api.requestReviewers(number, toReviewers(names)),
  );

  const newAssignees = missingIn(assignees, resolve(additions.prAssignees));
  const assigned = await add(repository, 'pr-assignees', newAssignees, (names) =>
    api.addAssignees(number, names),
  );
  const ignored = assigned === undefined ? [] : missingIn(assigned, newAssignees);
  if (ignored.length > 0)
    warn(
      `\`pr-assignees\`: ${ignored.join(', ')} cannot be assigned in ${repository.name}, for lack of access.`,
    );
}

/** Adds names in one request; if GitHub refuses that (422), because one of them has no access, in one request for each. */
async function add<T>(
  { warnAbout }: OpenRepository,
  input: string,
  names: readonly string[],
  request: (names: readonly string[]) => Promise<Result<T>>,
  permission?: string,
): Promise<T | undefined> {
  const all = names.length === 0 ? undefined : await request(names);
  if (all?.ok !== false) return all?.value;
  let { error } = all;
  const single =
    error.status === 422 && names.length > 1 ? names.slice(0, MAX_SINGLE_REQUESTS) : [];
  const refused = names.slice(single.length);
  for (const name of single) {
    const result = await request([name]);
    if (result.ok) continue;
    refused.push(name);
    error = result.error;
  }
  const what = `\`${input}\`: the docs pull request did not get ${refused.join(', ')}`;
  if (refused.length > 0) warnAbout(what, error, permission);
  return undefined;
}

/** The wanted names that are not present, each once. GitHub ignores the letter case of logins, teams and labels. */
function missingIn(
  present: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  return wanted.filter(
    (name, index) =>
      ![...present, ...wanted.slice(0, index)].some((each) => isSame(each, name)),
  );
}

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
