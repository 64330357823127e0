import type { Job } from '../domain.ts';
import { identifier, link } from './markdown.ts';

/** Owner, repository and number in the path of a pull request on GitHub. */
const PULL_PATH = /^\/([A-Za-z0-9-]+\/[A-Za-z0-9._-]+)\/pull\/(\d{1,10})\/?$/;

/** Repository, kind and number in the path of a merge request on GitLab or a pull request on Bitbucket. */
const OTHER_PATH = /^\/([\w.-]+(?:\/[\w.-]+)+?)(?:\/-)?\/(merge_requests|pull-requests)\/(\d{1,10})\/?$/;

const MAX_LINK_LENGTH = 300;

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
  const url = URL.parse(prLink ?? '');
  const isVetted =
    url?.protocol === 'https:' && url.username + url.password === '' && url.href.length <= MAX_LINK_LENGTH;
  const [, place, number] = PULL_PATH.exec(url?.pathname ?? '') ?? [];
  // `owner/repo#7` is what people say.
  if (isVetted && url.host === serverUrl.host && place !== undefined)
    return link(`${place}#${number}`, `${url.origin}/${place}/pull/${number}`);
  if (isVetted && url.host !== serverUrl.host && url.host === URL.parse(repository ?? '')?.host)
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
