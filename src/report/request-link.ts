import type { Submission, Trigger } from '../domain.ts';
import { escapeText, link } from './markdown.ts';

/** Who requested a submission and for what, with a link to the comment, release, pull request or commit that caused it. */
export function requestLink(
  { requester, subject, trigger }: Submission,
  { serverUrl, repository }: Readonly<{ serverUrl: URL; repository: string }>,
  thread: number,
): string {
  const path = pathOf(trigger, thread);
  const linked = (text: string): string =>
    path === undefined ? escapeText(text) : link(text, `${serverUrl.origin}/${repository}/${path}`);
  return subject === null ? linked(requester) : `${escapeText(requester)} for ${linked(subject)}`;
}

/** Pages below a repository, by kind and id of the trigger (src/trigger/trigger-id.ts). A schedule has none. */
const PAGES: readonly (readonly [id: RegExp, page: (value: string, thread: number) => string])[] = [
  [/^comment:(.+)/, (id, thread) => `issues/${thread}#issuecomment-${id}`],
  [/^review-comment:(.+)/, (id, thread) => `pull/${thread}#discussion_r${id}`],
  [/^review:(.+)/, (id, thread) => `pull/${thread}#pullrequestreview-${id}`],
  [/^subject:release:(.+)/, (tag) => `releases/tag/${encodeURIComponent(tag)}`],
  [/^subject:pull-request:(\d+)/, (number) => `pull/${number}`],
  [/^subject:issue:(\d+)/, (number) => `issues/${number}`],
  [/^subject:push:\w+\.\.(\w+)/, (sha) => `commit/${sha}`],
];

function pathOf({ kind, id }: Trigger, thread: number): string | undefined {
  for (const [pattern, page] of PAGES) {
    const value = pattern.exec(`${kind}:${id}`)?.[1];
    if (value !== undefined) return page(value, thread);
  }
  return undefined;
}
