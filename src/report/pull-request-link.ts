import type { Job } from '../domain.ts';
import { httpsUrl, parsePullRequestUrl } from '../urls.ts';
import { identifier, link } from './markdown.ts';

/** Repository, kind and number in the path of a merge request on GitLab or a pull request on Bitbucket. */
const OTHER_PATH = /^\/([\w.-]+(?:\/[\w.-]+)+?)(?:\/-)?\/(merge_requests|pull-requests)\/(\d{1,10})\/?$/;

/**
 * The pull request as a link if we know where it leads, otherwise as code: the service's text must not send people to other places. On
 * the GitHub server only pull requests are linked (other pages there request people's rights), without any query; on the host of the
 * job's own repository, which the service names itself, any page, and the host is shown. What is longer than any real address is shown
 * in part, so that it always fits into a comment.
 */
export function renderPullRequestLink(
  { prLink, repository }: Pick<Job, 'prLink' | 'repository'>,
  serverUrl: URL,
): string {
  const vetted = httpsUrl(prLink) ?? '';
  const pull = parsePullRequestUrl(vetted, serverUrl);
  if (pull !== undefined) {
    const { owner, repo, number } = pull;
    // `owner/repo#7` is what people say.
    return link(`${owner}/${repo}#${number}`, `${serverUrl.origin}/${owner}/${repo}/pull/${number}`);
  }
  const url = URL.parse(vetted);
  if (url !== null && url.host !== serverUrl.host && url.host === URL.parse(repository ?? '')?.host)
    return link(`${url.host}${readablePath(url.pathname)}`, url.href);
  return identifier(prLink ?? '');
}

/** As people write it: `/group/docs!7` on GitLab, `/team/docs#7` on Bitbucket. */
function readablePath(path: string): string {
  const [, repository, kind, number] = OTHER_PATH.exec(path) ?? [];
  return repository === undefined ? path : `/${repository}${kind === 'merge_requests' ? '!' : '#'}${number}`;
}

/** What the host calls a pull request. */
export function pullRequestNoun(prLink: string | null | undefined): 'pull request' | 'merge request' {
  return /\/merge_requests\/\d+\/?$/.test(prLink ?? '') ? 'merge request' : 'pull request';
}
