/** Labels and reviewers for a docs pull request. */
import type { RequestError } from '../domain/errors.ts';
import { isReviewer } from '../domain/github-names.ts';
import type { Finishing } from '../record/request-record.ts';
import type { PullRequest, Reviewers } from '../domain/pull-request.ts';
import { writePermission } from '../rendering/explain.ts';
import type { Repo } from '../run/repo.ts';
import type { REVIEWER_WORDS } from '../inputs/docs-pull-request.ts';
import type { Run } from '../run/run.ts';

/** Names to add. Reviewers may be words, or `org/team`. */
export type WantedPeople = Pick<Finishing, 'labels' | 'reviewers'>;

/** Logins behind the words; empty if unknown. */
export type PeopleOfSource = Readonly<Record<(typeof REVIEWER_WORDS)[number], string>>;

/**
 * Permissions for labels. GitHub creates a label that does not exist:
 * https://github.com/actions/labeler/issues/870
 */
const WRITE_LABELS = '`pull-requests: write` (and `issues: write` to create labels)';
/** Bound on the requests for reviews of one pull request. */
const MAX_REVIEWERS = 10;

/**
 * Adds labels and people to an open pull request. GitHub ignores those that it has. An error of one step does not prevent the
 * others.
 */
export async function addLabelsAndPeople(
  run: Run,
  docs: Repo,
  pull: PullRequest,
  { labels, reviewers }: WantedPeople,
  people: PeopleOfSource,
): Promise<void> {
  await addLabels(docs, pull, labels);
  await addReviewers(run, docs, pull, resolvePeople(reviewers, people));
}

/**
 * Replaces words by logins, and returns each once. Leaves out names that are not those of a person or a team: a bot cannot
 * review, and a schedule is no person.
 */
function resolvePeople(
  names: readonly string[],
  people: PeopleOfSource,
): readonly string[] {
  const words = new Map(Object.entries(people));
  const logins = names.map((name) => words.get(name) ?? name);
  return [...new Set(logins)].filter(isReviewer);
}

async function addLabels(
  docs: Repo,
  { number }: PullRequest,
  labels: readonly string[],
): Promise<void> {
  if (labels.length === 0) return;
  const added = await docs.issues.addLabels(number, labels);
  if (added.ok) return;
  const failure = `\`pr-labels\`: the docs pull request did not get ${labels.join(', ')}`;
  docs.warn(failure, added.error, WRITE_LABELS);
}

/** Requests each review alone: in a request for several, one person without access prevents the others. */
async function addReviewers(
  run: Run,
  docs: Repo,
  { number, author }: PullRequest,
  reviewers: readonly string[],
): Promise<void> {
  const refused: string[] = [];
  let lastError: RequestError | undefined;
  for (const reviewer of reviewers.slice(0, MAX_REVIEWERS)) {
    if (isSameName(reviewer, author)) continue;
    if (isForeignTeam(reviewer, docs.name)) {
      const isElsewhere = `cannot review in ${docs.name}, which has another owner.`;
      run.runner.warning(`\`pr-reviewers\`: ${reviewer} ${isElsewhere}`, run.title);
      continue;
    }
    const requested = await docs.pulls.requestReviewers(number, toReviewers(reviewer));
    if (requested.ok) continue;
    refused.push(reviewer);
    lastError = requested.error;
  }
  if (lastError === undefined) return;
  const failure = `\`pr-reviewers\`: the docs pull request did not get ${refused.join(', ')}`;
  docs.warn(failure, lastError, writePermission(true));
}

/** Returns whether a name is that of a team of another owner. By its slug, GitHub would find a team of the repository's owner. */
function isForeignTeam(name: string, repositoryName: string): boolean {
  const [organization = '', slug] = name.split('/');
  const [owner = ''] = repositoryName.split('/');
  return slug !== undefined && !isSameName(organization, owner);
}

/** Compares two logins, whose letter case GitHub ignores. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function toReviewers(name: string): Reviewers {
  const [login = '', slug] = name.split('/');
  if (slug === undefined) return { users: [login], teams: [] };
  return { users: [], teams: [slug] };
}
