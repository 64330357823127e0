import { parseCommand } from '../command/parse.ts';
import { COMMENT_MARKER } from '../domain.ts';
import { getProperty } from '../property.ts';
import { skipNoCommand, type Skipped } from './event-filter.ts';

/** The property of the payload that holds the text, and the action of a new one. */
const COMMENTS: ReadonlyMap<string, readonly [property: string, action: string]> = new Map([
  ['issue_comment', ['comment', 'created']],
  ['pull_request_review_comment', ['comment', 'created']],
  ['pull_request_review', ['review', 'submitted']],
]);

/**
 * Whether the event is a new comment without a command, as most are. Reads the payload without schemas, so that the entry needs to
 * load nothing else for it. Everything unusual is left to `filterEvent`, which reaches the same conclusion.
 */
export function skipOrdinaryComment(name: string, payload: unknown, prefix: string): Skipped | undefined {
  const [property = '', action] = COMMENTS.get(name) ?? [];
  if (action === undefined || getProperty(payload, 'action') !== action) return undefined;
  // A review may consist of comments on lines alone; then its body is null.
  const body = getProperty(getProperty(payload, property), 'body') ?? '';
  if (typeof body !== 'string' || body.includes(COMMENT_MARKER)) return undefined;
  return parseCommand(body, prefix).kind === 'none' ? skipNoCommand(prefix) : undefined;
}
