import { property } from '../property.ts';
import { parseCommand } from '../command/parse.ts';
import { noCommand, OUR_MARK, type Gate } from './event-filter.ts';

/** Where each event that carries a comment has its text, and the action that makes it a new one. */
const TEXTS: Readonly<Record<string, Readonly<{ at: string; action: string }>>> = {
  issue_comment: { at: 'comment', action: 'created' },
  pull_request_review_comment: { at: 'comment', action: 'created' },
  pull_request_review: { at: 'review', action: 'submitted' },
};

/**
 * The gate of comments that command nothing, which is most of them: read from the bare payload, so that nothing else need be
 * loaded for them. Undefined for all that takes a closer look; `gateEvent` says the same of those that it holds.
 *
 * @param word the command's first word.
 */
export function gateTalk(name: string, payload: unknown, word: string): Gate | undefined {
  const text = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  if (text === undefined || property(payload, 'action') !== text.action) return undefined;
  const written = property(payload, text.at);
  // Of accounts that are gone nothing is concluded.
  if (!isAccount(property(payload, 'sender')) || !isAccount(property(written, 'user'))) return undefined;
  const said = property(written, 'body');
  // A review may consist of comments on lines alone.
  const body = said === null ? '' : said;
  if (typeof body !== 'string' || body.startsWith(OUR_MARK)) return undefined;
  return parseCommand(body, word).kind === 'none' ? noCommand(word) : undefined;
}

function isAccount(value: unknown): boolean {
  return typeof property(value, 'login') === 'string';
}
