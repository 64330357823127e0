import type { Job } from '../domain.ts';
import { code, link } from './markdown.ts';

/**
 * The pull request as a link where it is `https` on a host that we expect, the job's own repository's or the GitHub server's,
 * and as code anywhere else: the service's text is not to send people to other places.
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
  return safe ? link(label(url), url.href) : code(prLink);
}

/** `owner/repo#7` is what people say; other hosts have other paths, shown whole. */
function label(url: URL): string {
  const github = /^\/([^/]+\/[^/]+)\/pull\/(\d+)\/?$/.exec(url.pathname);
  return github === null ? `${url.host}${url.pathname}` : `${github[1]}#${github[2]}`;
}
