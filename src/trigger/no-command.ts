import { parseCommand } from '../command/parse.ts';
import { COMMENT_MARKER } from '../domain.ts';
import { getProperty } from '../property.ts';
import { skipNoCommand, type Skipped } from './event-filter.ts';

/**
 * Whether the event is a new comment without a command, as most are. Reads the payload without schemas, so that the entry needs to
 * load nothing else for it. Everything unusual is left to `filterEvent`, which reaches the same conclusion.
 */
export function skipOrdinaryComment(name: string, payload: unknown, prefix: string): Skipped | undefined {
  const isReview = name === 'pull_request_review';
  if (!isReview && name !== 'issue_comment' && name !== 'pull_request_review_comment') return undefined;
  if (getProperty(payload, 'action') !== (isReview ? 'submitted' : 'created')) return undefined;
  // A review may consist of comments on lines alone; then its body is null.
  const body = getProperty(getProperty(payload, isReview ? 'review' : 'comment'), 'body') ?? '';
  if (typeof body !== 'string' || body.includes(COMMENT_MARKER)) return undefined;
  return parseCommand(body, prefix).kind === 'none' ? skipNoCommand(prefix) : undefined;
}
