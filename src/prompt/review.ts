/** Renders comments on lines of a pull request. */
import type { ReviewComment } from '../domain/review.ts';
import { pluralize } from '../rendering/format.ts';
import type { Sanitizer } from '../text/sanitize.ts';
import { joinTexts } from '../text/strings.ts';
import { truncateLines, type Truncated } from './truncate.ts';

/** Length of one comment. A long one must not use up the space of the others. */
const MAX_COMMENT_LENGTH = 8000;
/** Lines of a hunk. GitHub's may begin far above the line of the comment. */
const MAX_HUNK_LINES = 20;

/** Renders each comment with its place and the lines that it is about. */
export function renderReviewComments(
  comments: readonly ReviewComment[],
  sanitizer: Sanitizer,
): Truncated {
  const rendered = comments.map((comment, index) =>
    truncateLines(renderComment(comment, index + 1, sanitizer), MAX_COMMENT_LENGTH),
  );
  return {
    text: rendered.map(({ text }) => text).join('\n\n'),
    cut: rendered.some(({ cut }) => cut),
  };
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
  return joinTexts(parts, '\n');
}

function lastLines(hunk: string): string {
  const lines = hunk.split('\n');
  const left = lines.length - MAX_HUNK_LINES;
  if (left <= 0) return hunk;
  const kept = lines.slice(-MAX_HUNK_LINES).join('\n');
  return `[${pluralize(left, 'earlier line')} left out]\n${kept}`;
}
