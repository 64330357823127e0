import type { Submission, Trigger } from '../domain.ts';
import { escapeText, link } from './markdown.ts';

/** The thread of a submission. */
export type RequestPlace = Readonly<{ serverUrl: URL; repository: string; thread: number }>;

/** Who requested a submission and for what, with a link to the comment, release, pull request or commit that caused it. */
export function requestLink({ requester, subject, trigger }: Submission, place: RequestPlace): string {
  const url = triggerUrl(trigger, place);
  if (subject === null) return url === undefined ? escapeText(requester) : link(requester, url);
  return `${escapeText(requester)} for ${url === undefined ? escapeText(subject) : link(subject, url)}`;
}

/** The page of a trigger; undefined for one that has none, such as a schedule. */
function triggerUrl(
  { kind, id }: Trigger,
  { serverUrl, repository, thread }: RequestPlace,
): string | undefined {
  const page = `${serverUrl.origin}/${repository}`;
  switch (kind) {
    case 'comment':
      return `${page}/issues/${thread}#issuecomment-${id}`;
    case 'review-comment':
      return `${page}/pull/${thread}#discussion_r${id}`;
    case 'review':
      return `${page}/pull/${thread}#pullrequestreview-${id}`;
    case 'subject':
      return subjectPage(id, page);
    case 'run':
      return undefined;
  }
}

/** By the ids of src/trigger/trigger-id.ts. */
function subjectPage(id: string, page: string): string | undefined {
  const [, kind = '', value = ''] = /^(release|pull-request|issue|push):([^@/]*)/.exec(id) ?? [];
  switch (kind) {
    case 'release':
      return `${page}/releases/tag/${encodeURIComponent(id.slice('release:'.length))}`;
    case 'pull-request':
      return `${page}/pull/${value}`;
    case 'issue':
      return `${page}/issues/${value}`;
    case 'push':
      return `${page}/commit/${value.split('..').at(-1)}`;
    default:
      return undefined;
  }
}
