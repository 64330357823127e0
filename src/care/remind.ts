/** Reminds people of a docs pull request that nobody has touched for some days, once. */
import { notOk, ok, type RequestError, type Result } from '../domain/errors.ts';
import type { Reviewers } from '../ports.ts';
import { mentionsOf, REMINDER_MARKER, renderReminder } from '../rendering/reminder.ts';
import { findOwnComment } from '../request/own-comment.ts';
import type { Care } from './care.ts';
import { findBarrier, isStale, type ReadPullRequest } from './decide.ts';
import type { CareRepository } from './read-repository.ts';

/** Returns whether people are to be reminded. Nothing that could not be read leads to a reminder. */
export async function mustRemind(
  { inputs, system, connect }: Care,
  { name }: CareRepository,
  read: ReadPullRequest,
): Promise<Result<boolean>> {
  const isDue = isStale(read.pull, inputs, system.clock.date());
  if (!isDue || findBarrier(read) !== undefined) return ok(false);
  const { login } = connect(name);
  const own = await findOwnComment(read.thread.comments, REMINDER_MARKER, login);
  if (!own.ok) return own;
  return ok(own.value === undefined);
}

/** Writes the reminder, which mentions the requested reviewers, or else the requester. The error is undefined if nobody is to be reminded. */
export async function remind(
  { inputs, connect }: Care,
  { name, comments }: CareRepository,
  { pull, job }: ReadPullRequest,
): Promise<Result<void, RequestError | undefined>> {
  const { staleDays } = inputs;
  if (staleDays === undefined || job === undefined) return notOk(undefined);
  const { number } = pull;
  const { pullRequests } = connect(name);
  const found = await pullRequests.read(number);
  const reviewers = found.ok ? reviewersOf(name, found.value.reviewers) : NOBODY;
  const people = mentionsOf(reviewers, job.payload.requester);
  const created = await comments.create(number, renderReminder(staleDays, people));
  return created.ok ? ok(undefined) : created;
}

const NOBODY: Reviewers = { users: [], teams: [] };

/** Returns the reviewers with teams as `org/team`. */
function reviewersOf(name: string, { users, teams }: Reviewers): Reviewers {
  const [owner = ''] = name.split('/');
  return { users, teams: teams.map((slug) => `${owner}/${slug}`) };
}
