/** Reminds people of a docs pull request that nobody has touched for some days, once. */
import type { RequestError } from '../domain/errors.ts';
import type { PullRequestsApi, Reviewers } from '../ports.ts';
import { explainUnreadable } from '../rendering/github-errors.ts';
import {
  renderMentions,
  REMINDER_MARKER,
  renderReminder,
} from '../rendering/reminder.ts';
import { findRequestComment } from '../request/own-comment.ts';
import { CARE_TITLE, type Care } from './start-care.ts';
import { findCareBarrier, isStaleForCare } from './decide.ts';
import type { CareRow } from './row.ts';

/**
 * Writes a reminder if one is due, which mentions the requested reviewers, or else the requester. With `max-messages: 0`, nothing is
 * written. Nothing that could not be read leads to a reminder.
 */
export async function writeCareReminder(
  { inputs, system, runner, connect }: Care,
  { repository, read }: CareRow,
): Promise<CareRow['reminder']> {
  const { staleDays, maxMessages } = inputs;
  const now = system.clock.date();
  if (read?.job === undefined || staleDays === undefined) return undefined;
  if (!isStaleForCare(read.pull, inputs, now)) return undefined;
  if (findCareBarrier(read) !== undefined) return undefined;
  const { name, comments, states } = repository;
  const { number } = read.pull;
  const { pullRequests, login } = connect(name);
  const warn = (error: RequestError): 'not-reminded' => {
    const what = 'A reminder on a docs pull request could not be written';
    const permission = '`pull-requests: write`';
    runner.warning(explainUnreadable(what, error, permission, repository), CARE_TITLE);
    return 'not-reminded';
  };
  const own = await findRequestComment(read.thread.comments, REMINDER_MARKER, login);
  if (!own.ok) return warn(own.error);
  if (own.value !== undefined) return undefined;
  // A list may leave out a part of a pull request without saying of which one.
  const state = await states.one(number, { checks: false });
  if (!state.ok) return warn(state.error);
  const pull = state.value;
  if (pull.state !== 'open' || !isStaleForCare(pull, inputs, now)) return undefined;
  if (maxMessages === 0) return 'would-remind';
  const reviewers = await readReviewers(pullRequests, name, number);
  const people = renderMentions(reviewers, read.job.payload.requester);
  const created = await comments.create(number, renderReminder(staleDays, people));
  return created.ok ? 'reminded' : warn(created.error);
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
