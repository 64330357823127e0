/**
 * Link from a status comment to the newest request to its job, on the line above the state. The
 * rest of the comment, which shows the result of its own request, is not touched.
 */
import { COMMENT_MARKER } from '../../domain/comment.ts';
import { link } from '../../rendering/markdown.ts';
import type { StatusComment } from '../submission-store.ts';

/** Status comment of the newest request. */
export type NewestRequest = Pick<StatusComment, 'id' | 'url'>;

const MARKER = `${COMMENT_MARKER}:newest`;
const NEWEST_LINE = new RegExp(`^.* ${MARKER} (?<id>\\d+) -->$`);

/**
 * Adds the link to the body of a status comment, or replaces it.
 *
 * @returns undefined if the body already links to this request, or to a newer one.
 */
export function withNewestLink(body: string, newest: NewestRequest): string | undefined {
  const lines = body.trimEnd().split(/\r?\n/);
  const state = lines.pop() ?? '';
  const known = linkedRequest(lines.at(-1));
  if (known === undefined) {
    lines.push('');
  } else {
    // GitHub numbers comments in the order of their creation.
    if (known >= newest.id) return undefined;
    lines.pop();
  }
  lines.push(`${link('Newer request', newest.url)} ${MARKER} ${newest.id} -->`);
  lines.push(state);
  return `${lines.join('\n')}\n`;
}

/** Returns the line with the link to the newest request; undefined if the body of a status comment has none. */
export function newestLinkIn(body: string): string | undefined {
  const lines = body.trimEnd().split(/\r?\n/);
  const line = lines.at(-2);
  return linkedRequest(line) === undefined ? undefined : line;
}

/** Returns the ID of the comment that a line links to; undefined if it is another line. */
function linkedRequest(line = ''): number | undefined {
  const id = NEWEST_LINE.exec(line)?.groups?.['id'];
  if (id === undefined) return undefined;
  return Number(id);
}
