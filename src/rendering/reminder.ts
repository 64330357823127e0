/** Renders the reminder of a docs pull request, which mentions people. */
import { LOGIN, QUALIFIED_NAME } from '../domain/github-names.ts';
import type { Reviewers } from '../domain/pull-request.ts';
import { joinTexts } from '../text/strings.ts';
import { pluralize } from './format.ts';
import { replyMarker } from './replies.ts';

/** The last line of a reminder, by which it is found again. */
export const REMINDER_MARKER = replyMarker({ kind: 'care', id: 'reminder' });

const MAX_MENTIONS = 10;

/** Renders a reminder of a pull request that waits for a review. */
export function renderReminder(days: number, people: string): string {
  const waits = `This docs pull request has waited for ${pluralize(days, 'day')} without a change or a comment.`;
  const sentence = joinTexts([people, waits], ' ');
  return `${sentence} Please review, merge or close it.\n\n${REMINDER_MARKER}\n`;
}

/** Renders mentions of the requested reviewers or, without any, of the requester; empty if there is nobody. */
export function renderMentions({ users, teams }: Reviewers, requester: string): string {
  const reviewers = [
    ...users.filter((user) => LOGIN.test(user)),
    ...teams.filter((team) => QUALIFIED_NAME.test(team)),
  ];
  const others = LOGIN.test(requester) ? [requester] : [];
  const people = reviewers.length > 0 ? reviewers : others;
  return people
    .slice(0, MAX_MENTIONS)
    .map((name) => `@${name}`)
    .join(' ');
}
