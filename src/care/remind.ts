/** Reminds people of a docs pull request that nobody has touched for some days, once. */
import type { RequestError } from '../domain/errors.ts';
import type { PullRequestsApi, Reviewers } from '../ports.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import { mentionsOf, REMINDER_MARKER, renderReminder } from '../rendering/reminder.ts';
import { findOwnComment } from '../request/own-comment.ts';
import { TITLE, type Care } from './care.ts';
import { findBarrier, isStale, type ReadPullRequest } from './decide.ts';
import type { CareRepository } from './read-repository.ts';

/**
 * Writes a reminder if one is due, which mentions the requested reviewers, or else the requester. With `max-messages: 0`, nothing is
 * written. Nothing that could not be read leads to a reminder.
 */
export async function remind(
  { inputs, system, runner, connect }: Care,
  repository: CareRepository,
  read: ReadPullRequest,
): Promise<'reminded' | 'would-remind' | undefined> {
  const { staleDays, maxMessages } = inputs;
  const { pull, job, thread } = read;
  const isDue = isStale(pull, inputs, system.clock.date());
  if (!isDue || staleDays === undefined) return undefined;
  if (findBarrier(read) !== undefined || job === undefined) return undefined;
  const { name, comments } = repository;
  const { pullRequests, login } = connect(name);
  const warn = (error: RequestError): void => {
    const what = 'A reminder on a docs pull request could not be written';
    const permission = '`pull-requests: write`';
    runner.warning(explainUnreadable(what, error, permission, repository), TITLE);
  };
  const own = await findOwnComment(thread.comments, REMINDER_MARKER, login);
  if (!own.ok) {
    warn(own.error);
    return undefined;
  }
  if (own.value !== undefined) return undefined;
  if (maxMessages === 0) return 'would-remind';
  const reviewers = await readReviewers(pullRequests, name, pull.number);
  const people = mentionsOf(reviewers, job.payload.requester);
  const created = await comments.create(pull.number, renderReminder(staleDays, people));
  if (created.ok) return 'reminded';
  warn(created.error);
  return undefined;
}

const NOBODY: Reviewers = { users: [], teams: [] };

/** Reads the requested reviewers, teams as `org/team`; nobody if they cannot be read. */
async function readReviewers(
  pullRequests: PullRequestsApi,
  name: string,
  number: number,
): Promise<Reviewers> {
  const read = await pullRequests.read(number);
  if (!read.ok) return NOBODY;
  const [owner = ''] = name.split('/');
  const { users, teams } = read.value.reviewers;
  return { users, teams: teams.map((slug) => `${owner}/${slug}`) };
}
