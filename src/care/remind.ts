/** Reminds people of a docs pull request that nobody has touched for some days, once. */
import type { RequestError } from '../domain/errors.ts';
import type { PullRequest, Reviewers } from '../domain/pull-request.ts';
import {
  renderMentions,
  REMINDER_MARKER,
  renderReminder,
} from '../rendering/reminder.ts';
import { findMarkedComment } from '../rendering/own-comment.ts';
import type { Care } from './start-care.ts';
import { findCareBarrier, findCareExclusion, isStaleForCare } from './decide.ts';
import type { CareRow } from './row.ts';

/**
 * Writes a reminder if one is due, which mentions the requested reviewers, or else the requester. With `max-messages: 0`, nothing is
 * written. Nothing that could not be read leads to a reminder.
 */
export async function writeCareReminder(
  { inputs, run }: Care,
  { repo, read }: CareRow,
): Promise<CareRow['reminder']> {
  const { staleDays } = inputs;
  const now = run.clock.date();
  if (read?.job === undefined || staleDays === undefined) return undefined;
  if (!isStaleForCare(read.pull, staleDays, now)) return undefined;
  if (findCareBarrier(read) !== undefined) return undefined;
  const { number } = read.pull;
  const login = () => repo.issues.login();
  const warn = (error: RequestError): 'not-reminded' => {
    const what = 'A reminder on a docs pull request could not be written';
    repo.warn(what, error, '`pull-requests: write`');
    return 'not-reminded';
  };
  const own = await findMarkedComment(read.thread.comments, REMINDER_MARKER, login);
  if (!own.ok) return warn(own.error);
  if (own.value !== undefined) return undefined;
  const pull = await repo.pulls.read(number);
  if (!pull.ok) return warn(pull.error);
  if (findCareExclusion(pull.value, inputs) !== undefined) return undefined;
  if (!isStaleForCare(pull.value, staleDays, now)) return undefined;
  if (inputs.maxMessages === 0) return 'would-remind';
  const reviewers = reviewersOf(pull.value, repo.name);
  const people = renderMentions(reviewers, read.job.payload.requester);
  const created = await repo.comments.create(number, renderReminder(staleDays, people));
  return created.ok ? 'reminded' : warn(created.error);
}

/** Returns the requested reviewers, teams as `org/team`. */
function reviewersOf({ reviewers }: PullRequest, repository: string): Reviewers {
  const [owner = ''] = repository.split('/');
  const teams = reviewers.teams.map((slug) => `${owner}/${slug}`);
  return { users: reviewers.users, teams };
}
