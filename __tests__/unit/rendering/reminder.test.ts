import { describe, expect, it } from '@jest/globals';
import type { Reviewers } from '../../../src/domain/pull-request.ts';
import {
  renderMentions,
  REMINDER_MARKER,
  renderReminder,
} from '../../../src/rendering/reminder.ts';
import { hasReplyMarker } from '../../../src/rendering/replies.ts';

describe('a reminder', () => {
  it('mentions people, says for how long the pull request waits, and has its marker', () => {
    const text = renderReminder(7, '@ada @octo/docs');
    expect(text).toMatch(/^@ada @octo\/docs This docs pull request .* 7 days /);
    expect(hasReplyMarker(text, REMINDER_MARKER)).toBe(true);
  });

  it('of one day, to nobody', () => {
    expect(renderReminder(1, '')).toMatch(/^This docs pull request .* 1 day without/);
  });
});

const NOBODY: Reviewers = { users: [], teams: [] };
const many = Array.from({ length: 12 }, (_, nth) => `user-${nth}`);

it.each<readonly [string, Partial<Reviewers>, string, string]>([
  ['reviewers', { users: ['ada', 'mona'] }, 'octocat', '@ada @mona'],
  ['teams', { teams: ['octo/docs'] }, 'octocat', '@octo/docs'],
  [
    'reviewers and teams',
    { users: ['ada'], teams: ['octo/docs'] },
    '',
    '@ada @octo/docs',
  ],
  ['the requester if there is no reviewer', {}, 'octocat', '@octocat'],
  ['nobody if the requester is an App', {}, 'dependabot[bot]', ''],
  ['nobody if there is no requester', {}, '', ''],
  ['no names that are none', { users: ['ada', 'a b', '-x', '@mona'] }, '', '@ada'],
  [
    'no teams that are none',
    { teams: ['docs', 'octo/a b', 'octo/docs'] },
    '',
    '@octo/docs',
  ],
])('a reminder mentions %s', (_, reviewers, requester, expected) => {
  expect(renderMentions({ ...NOBODY, ...reviewers }, requester)).toBe(expected);
});

it('a reminder mentions ten people at most', () => {
  const mentioned = renderMentions({ users: many, teams: [] }, '').split(' ');
  expect(mentioned).toEqual(many.slice(0, 10).map((user) => `@${user}`));
});
