/** Renders the replies of care, which mention people. Each ends with a marker, so that it is written once. */
import type { CareCause } from '../domain/care.ts';
import type { Reviewers } from '../ports.ts';
import { joinTexts } from '../text/strings.ts';
import { pluralize } from './format.ts';
import { replyMarker } from './replies.ts';

/** Marker of the reply that says that the sweep sends no more messages. */
export const STOP_MARKER = replyMarker({ kind: 'care', id: 'stop' });

const LOGIN = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/;
const TEAM = /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/;
const MAX_MENTIONS = 10;

const PROBLEMS: Readonly<Record<CareCause, string>> = {
  conflicts: 'This pull request conflicts with its base branch.',
  checks: 'Checks of this pull request have failed.',
};

const REASONS = {
  unchanged:
    'The docs agent has received a message about it, and the head of the pull request has not changed.',
  limit:
    'The docs agent has received the maximum of two messages about this pull request.',
  authorship:
    'The author of its newest commit is not known, so the docs agent receives no message.',
  'job-ended':
    'The job of this pull request has failed, was archived or no longer exists, so nothing was sent. No new job was started.',
} as const;

/** Renders the reply that the sweep sends no message, or no further one. */
export function stopReply(
  cause: CareCause,
  why: keyof typeof REASONS,
  people: string,
): string {
  const problem = joinTexts([people, PROBLEMS[cause], REASONS[why]], ' ');
  const text = joinTexts([
    `${problem} Please continue here: the sweep sends nothing more.`,
    STOP_MARKER,
  ]);
  return `${text}\n`;
}

/** Renders a reminder of a pull request that waits for a review. */
export function reminderReply(days: number, people: string): string {
  const waits = `This docs pull request has waited for ${pluralize(days, 'day')} without a change or a comment.`;
  const sentence = joinTexts([people, waits], ' ');
  const text = joinTexts([
    `${sentence} Please review, merge or close it.`,
    replyMarker({ kind: 'care', id: 'reminder' }),
  ]);
  return `${text}\n`;
}

/** Renders mentions of the requested reviewers or, without any, of the requester; empty if there is nobody. */
export function mentionsOf({ users, teams }: Reviewers, requester: string): string {
  const reviewers = [
    ...users.filter((user) => LOGIN.test(user)),
    ...teams.filter((team) => TEAM.test(team)),
  ];
  const others = LOGIN.test(requester) ? [requester] : [];
  const people = reviewers.length > 0 ? reviewers : others;
  const mentioned = people.slice(0, MAX_MENTIONS);
  return mentioned.map((name) => `@${name}`).join(' ');
}
