import type { Fleet } from '../../fleet/fleet.ts';
import { isSameRepository, pullRequestKey } from '../../domain/pull-request-url.ts';
import { pluralize } from '../../rendering/format.ts';
import type { DocsPullRequest } from './docs-pull-request.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { inParallel } from '../../fleet/in-parallel.ts';
import { groupBy } from '../../text/group-by.ts';
import type { ReportedRequest } from './requests.ts';

/** The docs pull requests of a report, by their keys, and what could not be read. */
export type PullRequestsRead = Readonly<{
  pullRequests: ReadonlyMap<string, DocsPullRequest>;
  gaps: readonly Gap[];
}>;

/** Bound on repositories, because the service names them. */
const MAX_REPOSITORIES = 100;
const DOCS = 'Docs pull requests';

/** Reads the state of each docs pull request that the requests name. All pull requests of a repository are listed, none is read alone. */
export function readPullRequests(
  fleet: Fleet,
  requests: readonly ReportedRequest[],
): Promise<PullRequestsRead> {
  return fleet.run.runner.group('Reading docs pull requests', () =>
    readAll(fleet, requests),
  );
}

async function readAll(
  fleet: Fleet,
  requests: readonly ReportedRequest[],
): Promise<PullRequestsRead> {
  const elsewhere = new Set<string>();
  const pullRequests = new Map<string, DocsPullRequest>();
  for (const { prLink, pull } of requests) {
    if (prLink === null) continue;
    if (pull === undefined) {
      elsewhere.add(prLink);
      continue;
    }
    const key = pullRequestKey(pull);
    if (!pullRequests.has(key)) pullRequests.set(key, { ...pull, found: undefined });
  }
  const gaps: Gap[] = [];
  if (elsewhere.size > 0) {
    gaps.push({ what: DOCS, cause: `${elsewhere.size} on another server` });
  }

  const byRepository = groupBy(pullRequests.values(), ({ repository }) =>
    repository.toLowerCase(),
  );
  const groups = [...byRepository.values()];
  const left = groups.slice(MAX_REPOSITORIES).flat();
  if (left.length > 0) {
    gaps.push({ what: DOCS, cause: `${left.length} in too many repositories` });
  }

  const wanted = groups.slice(0, MAX_REPOSITORIES);
  const listed = await inParallel(wanted, (group) => readRepository(fleet, group));
  for (const each of listed) {
    for (const [key, pull] of each.pullRequests) pullRequests.set(key, pull);
    gaps.push(...each.gaps);
  }
  return { pullRequests, gaps };
}

/** Finds pull requests of one repository. They are listed back to the oldest one. */
async function readRepository(
  { run, names }: Fleet,
  wanted: readonly DocsPullRequest[],
): Promise<PullRequestsRead> {
  const [{ repository } = { repository: '' }] = wanted;
  const pullRequests = new Map<string, DocsPullRequest>();
  const oldest = Math.min(...wanted.map(({ number }) => number));
  const isListed = names.some((name) => isSameRepository(name, repository));
  const repo = run.github(repository, isListed ? 'github-token' : 'docs-token');
  const listed = await repo.pulls.listBackTo(oldest);
  if (!listed.ok) {
    const gap = repo.unread(DOCS, listed.error, '`pull-requests: read`');
    return { pullRequests, gaps: [gap] };
  }
  const byNumber = new Map(listed.value.pulls.map((pull) => [pull.number, pull]));
  for (const each of wanted) {
    const found = byNumber.get(each.number);
    if (found !== undefined) pullRequests.set(pullRequestKey(each), { ...each, found });
  }
  const count = pluralize(wanted.length, 'docs pull request');
  run.runner.info(`${repository}: ${pullRequests.size} of ${count} found.`);
  const missing = wanted.length - pullRequests.size;
  if (missing === 0) return { pullRequests, gaps: [] };
  const cause = `${missing} not among the newest that GitHub lists`;
  return { pullRequests, gaps: [{ what: DOCS, where: repository, cause }] };
}
