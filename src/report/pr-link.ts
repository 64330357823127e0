import type { Job } from '../domain.ts';
import { code, cut, link } from './markdown.ts';

const LONGEST = 300;

/**
 * The pull request as a link where it is `https` on a host that we expect, the job's own repository's or the GitHub server's,
 * and as code anywhere else: the service's text is not to send people to other places. What is longer than any real address is
 * shown in part, so that a thread's whole history always has room in a comment.
 */
export function pullRequestLink(job: Pick<Job, 'prLink' | 'repository'>, serverUrl: URL): string {
  const { prLink, repository } = job;
  if (prLink === null) return '';
  const url = URL.parse(prLink);
  const known = [serverUrl.host, repository === undefined ? undefined : URL.parse(repository)?.host];
  const safe =
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    known.includes(url.host);
  return safe && url.href.length <= LONGEST ? link(label(url), url.href) : code(cut(prLink, LONGEST));
}

/** `owner/repo#7` is what people say; other hosts have other paths, shown whole. */
function label(url: URL): string {
  const github = /^\/([^/]+\/[^/]+)\/pull\/(\d+)\/?$/.exec(url.pathname);
  return github === null ? `${url.host}${url.pathname}` : `${github[1]}#${github[2]}`;
}
