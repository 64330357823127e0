/** The comments of a review as text that can fit itself into a budget: as many whole comments as there is space for. */
import type { ReviewComment } from '../domain/review.ts';
import { pluralize } from '../rendering/format.ts';
import type { Sanitizer } from '../text/sanitize.ts';
import { truncateLines, type Truncated } from './truncate.ts';

/** Length of one comment. A long one must not use up the space of the others. */
const MAX_COMMENT_LENGTH = 8000;
/** Lines of a hunk. GitHub's may begin far above the line of the comment. */
const MAX_HUNK_LINES = 20;
const SEPARATOR = '\n\n';
/** Length of the longest mark about comments that were left out. */
const MAX_MARK_LENGTH = 64;

/** Renders each comment with its place and the lines that it is about. */
export function renderReviewComments(
  comments: readonly ReviewComment[],
  sanitizer: Sanitizer,
): readonly Truncated[] {
  return comments.map((comment, index) =>
    truncateLines(renderComment(comment, index + 1, sanitizer), MAX_COMMENT_LENGTH),
  );
}

function renderComment(
  { path, line: lineNumber, hunk, body, isReply }: ReviewComment,
  position: number,
  { line, prose, code }: Sanitizer,
): string {
  const place = lineNumber === undefined ? '' : `, line ${lineNumber}`;
  const reply = isReply ? ' (a reply to another comment)' : '';
  const heading = `Comment ${position} on ${line(path)}${place}${reply}:`;
  const parts = [heading, prose(body).trim()];
  const lines = code(hunk).trimEnd();
  if (lines !== '') parts.push(`The lines that it is about:\n${lastLines(lines)}`);
  return parts.join('\n');
}

function lastLines(hunk: string): string {
  const lines = hunk.split('\n');
  const left = lines.length - MAX_HUNK_LINES;
  if (left <= 0) return hunk;
  const kept = lines.slice(-MAX_HUNK_LINES).join('\n');
  return `[${pluralize(left, 'earlier line')} left out]\n${kept}`;
}

/** Keeps as many comments as fit into `budget` characters, mark included. If not even the first one fits, truncates that. */
export function fitReviewComments(
  comments: readonly Truncated[],
  budget: number,
): Truncated {
  const whole = comments.map(({ text }) => text).join(SEPARATOR);
  if (whole.length <= budget) {
    return { text: whole, cut: comments.some(({ cut }) => cut) };
  }

  const space = budget - MAX_MARK_LENGTH;
  const kept: string[] = [];
  let length = 0;
  for (const { text } of comments) {
    length += text.length + SEPARATOR.length;
    if (length > space) break;
    kept.push(text);
  }
  if (kept.length === 0) return truncateLines(whole, budget);
  const left = pluralize(comments.length - kept.length, 'more comment');
  return { text: [...kept, `[left out: ${left}]`].join(SEPARATOR), cut: true };
}
