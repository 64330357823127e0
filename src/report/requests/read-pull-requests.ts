import type { PullRequest, ReportedRepository } from '../../ports.ts';
import { pluralize } from '../../rendering/format.ts';
import {
  keyOfReportedDocs,
  parsePrLink,
  type DocsPullRequest,
  type PullRequestName,
} from './docs-pull-request.ts';
import { causeOf, type Gap } from '../../rendering/incomplete.ts';
import { inParallel } from '../../fleet/in-parallel.ts';
import { groupReportedRequests } from './group-by.ts';
import type { ReportedRequest } from './requests.ts';

/** The docs pull requests of a report, by their keys, and what could not be read. */
export type PullRequestsRead = Readonly<{
  pullRequests: ReadonlyMap<string, DocsPullRequest>;
  gaps: readonly Gap[];
}>;

export type PullRequestOptions = Readonly<{
  serverUrl: URL;
  /** Opens a repository, `owner/name`, with the token for docs pull requests there. */
  open: (repository: string) => ReportedRepository;
  /** Logs progress. */
  log: (line: string) => void;
  signal: AbortSignal;
}>;

/** Bound on the pages of a repository: 5,000 pull requests. */
const MAX_PAGES = 50;
/** Bound on repositories, because the service names them. */
const MAX_REPOSITORIES = 100;
const DOCS = 'Docs pull requests';

/** Reads the state of each docs pull request that the requests name. All pull requests of a repository are listed, none is read alone. */
export async function readReportedPullRequests(
  requests: readonly ReportedRequest[],
  options: PullRequestOptions,
): Promise<PullRequestsRead> {
  const { serverUrl, log } = options;
  const elsewhere = new Set<string>();
  const names = new Map<string, PullRequestName>();
  for (const { prLink } of requests) {
    if (prLink === null) continue;
    const name = parsePrLink(prLink, serverUrl);
    if (name === undefined) {
      elsewhere.add(prLink);
      continue;
    }
    const key = keyOfReportedDocs(name);
    if (!names.has(key)) names.set(key, name);
  }
  const gaps: Gap[] = [];
  if (elsewhere.size > 0) {
    gaps.push({ what: DOCS, cause: `${elsewhere.size} on another server` });
  }

  const byRepository = groupReportedRequests(names.values(), ({ repository }) =>
    repository.toLowerCase(),
  );
  const groups = [...byRepository.values()];
  const left = groups.slice(MAX_REPOSITORIES).flat();
  if (left.length > 0) {
    gaps.push({ what: DOCS, cause: `${left.length} in too many repositories` });
  }

  const wanted = groups.slice(0, MAX_REPOSITORIES);
  const listed = await inParallel(wanted, async (group) => {
    const found = await readRepository(group, options);
    const [{ repository } = { repository: '' }] = group;
    const count = pluralize(group.length, 'docs pull request');
    log(`${repository}: ${found.states.size} of ${count} found.`);
    return found;
  });
  const states = new Map<string, PullRequest>();
  for (const each of listed) {
    for (const [key, state] of each.states) states.set(key, state);
    gaps.push(...each.gaps);
  }

  const pullRequests = new Map<string, DocsPullRequest>();
  for (const [key, name] of names) {
    pullRequests.set(key, { ...name, found: states.get(key) });
  }
  return { pullRequests, gaps };
}

type StatesRead = Readonly<{
  /** By the keys of pull requests. */
  states: ReadonlyMap<string, PullRequest>;
  gaps: readonly Gap[];
}>;

/** Lists the pull requests of one repository back to the oldest one that is needed. */
async function readRepository(
  names: readonly PullRequestName[],
  { open, signal }: PullRequestOptions,
): Promise<StatesRead> {
  const [{ repository } = { repository: '' }] = names;
  const states = new Map<string, PullRequest>();
  /** Keys by number. */
  const wanted = new Map<number, string>();
  for (const name of names) wanted.set(name.number, keyOfReportedDocs(name));
  const oldest = Math.min(...wanted.keys());
  let pages = 0;
  for await (const page of open(repository).pullRequests.allPages()) {
    if (!page.ok) {
      const cause = causeOf(page.error, 'pull-requests: read');
      return { states, gaps: [{ what: DOCS, where: repository, cause }] };
    }
    const { pullRequests, isLast } = page.value;
    for (const each of pullRequests) {
      const key = wanted.get(each.number);
      if (key === undefined) continue;
      states.set(key, each);
      wanted.delete(each.number);
    }
    pages += 1;
    // Numbers grow in the order of creation.
    const isPastOldest = pullRequests.some(({ number }) => number < oldest);
    if (wanted.size === 0 || isLast || isPastOldest) break;
    if (pages >= MAX_PAGES || signal.aborted) break;
  }
  if (wanted.size === 0) return { states, gaps: [] };
  const cause = `${wanted.size} not among the newest that GitHub lists`;
  return { states, gaps: [{ what: DOCS, where: repository, cause }] };
}
