import { COMMENT_MARKER } from '../domain.ts';
import { getProperty } from '../property.ts';
import { parseCommand } from '../command/parse.ts';
import { skipNoCommand, type Skipped } from './event-filter.ts';

/** Where each event that carries a comment has its text, and the action that makes it a new one. */
const COMMENT_PAYLOADS: Readonly<Record<string, Readonly<{ at: string; action: string }>>> = {
  issue_comment: { at: 'comment', action: 'created' },
  pull_request_review_comment: { at: 'comment', action: 'created' },
  pull_request_review: { at: 'review', action: 'submitted' },
};

/**
 * The gate of comments that command nothing, which is most of them: read from the bare payload, so that nothing else need be
 * loaded for them. Undefined for all that takes a closer look; `filterEvent` says the same of those that it holds.
 *
 * @param word the command's first word.
 */
export function skipOrdinaryComment(name: string, payload: unknown, word: string): Skipped | undefined {
  const text = Object.hasOwn(COMMENT_PAYLOADS, name) ? COMMENT_PAYLOADS[name] : undefined;
  if (text === undefined || getProperty(payload, 'action') !== text.action) return undefined;
  const written = getProperty(payload, text.at);
  // Of accounts that are gone nothing is concluded.
  if (!isAccount(getProperty(payload, 'sender')) || !isAccount(getProperty(written, 'user')))
    return undefined;
  const said = getProperty(written, 'body');
  // A review may consist of comments on lines alone.
  const body = said === null ? '' : said;
  if (typeof body !== 'string' || body.includes(COMMENT_MARKER)) return undefined;
  return parseCommand(body, word).kind === 'none' ? skipNoCommand(word) : undefined;
}

function isAccount(value: unknown): boolean {
  return typeof getProperty(value, 'login') === 'string';
}
