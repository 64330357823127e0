/** Names threads of several repositories in the log and in job summaries. */
import { serverPage } from '../text/urls.ts';
import { link } from './markdown.ts';

/** A thread as plain text, and as a link in Markdown. */
type ThreadNames = Readonly<
  Record<'plain' | 'linked', (repository: string, thread: number) => string>
>;

/** Returns how threads are named: with their repository, unless there is only the workflow's own. */
export function nameThreads({
  names,
  own,
  serverUrl,
}: Readonly<{ names: readonly string[]; own: string; serverUrl: URL }>): ThreadNames {
  const isOwnAlone = names.every((name) => name === own);
  if (isOwnAlone) {
    const short = (_: string, thread: number): string => `#${thread}`;
    return { plain: short, linked: short };
  }
  const plain = (repository: string, thread: number): string => `${repository}#${thread}`;
  const linked = (repository: string, thread: number): string => {
    const page = serverPage(serverUrl, `${repository}/issues/${thread}`);
    return link(plain(repository, thread), page);
  };
  return { plain, linked };
}
