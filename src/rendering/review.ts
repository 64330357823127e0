import type { Review } from '../domain/review.ts';
import { pluralize } from './format.ts';

/** Names what a request sends of a review: `the review with its summary and 4 comments on 3 files`. */
export function nameReview({ summary, comments, isComplete }: Review): string {
  const parts: string[] = [];
  if (summary.trim() !== '') parts.push('its summary');
  if (comments.length > 0) {
    const files = new Set(comments.map(({ path }) => path));
    const count = pluralize(comments.length, 'comment');
    const first = isComplete ? '' : 'the first ';
    parts.push(`${first}${count} on ${pluralize(files.size, 'file')}`);
  }
  return `the review with ${parts.join(' and ')}`;
}
