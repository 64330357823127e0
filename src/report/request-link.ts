import type { Submission, Trigger } from '../domain.ts';
import { escapeText, link } from './markdown.ts';

type Place = Readonly<{ serverUrl: URL; repository: string }>;

/** Who requested a submission and for what, with a link to the comment, release, pull request or commit that caused it. */
export function requestLink(
  { requester, subject, trigger }: Submission,
  { serverUrl, repository }: Place,
  thread: number,
): string {
  const path = pathOf(trigger, thread);
  const linked = (text: string): string =>
    path === undefined ? escapeText(text) : link(text, `${serverUrl.origin}/${repository}/${path}`);
  return subject === null ? linked(requester) : `${escapeText(requester)} for ${linked(subject)}`;
}

/** The page of a trigger, below its repository; undefined for one that has none, such as a schedule. */
function pathOf({ kind, id }: Trigger, thread: number): string | undefined {
  switch (kind) {
    case 'comment':
      return `issues/${thread}#issuecomment-${id}`;
    case 'review-comment':
      return `pull/${thread}#discussion_r${id}`;
    case 'review':
      return `pull/${thread}#pullrequestreview-${id}`;
    case 'subject':
      return subjectPath(id);
    case 'run':
      return undefined;
  }
}

/** By the ids of src/trigger/trigger-id.ts. */
function subjectPath(id: string): string | undefined {
  const [, kind = '', value = ''] = /^(release|pull-request|issue|push):([^@/]*)/.exec(id) ?? [];
  switch (kind) {
    case 'release':
      return `releases/tag/${encodeURIComponent(id.slice('release:'.length))}`;
    case 'pull-request':
      return `pull/${value}`;
    case 'issue':
      return `issues/${value}`;
    case 'push':
      return `commit/${value.split('..').at(-1)}`;
    default:
      return undefined;
  }
}
