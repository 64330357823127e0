import type { FleetGitHub } from '../../fleet/fleet.ts';
import type { PullRequest } from '../../ports.ts';
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

type PullRequestOptions = Readonly<{
  serverUrl: URL;
  /** Opens a repository, `owner/name`, with the token for docs pull requests there. */
  open: (repository: string) => Pick<FleetGitHub, 'pullRequests'>;
  /** Logs progress. */
  log: (line: string) => void;
}>;

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
  { open }: PullRequestOptions,
): Promise<StatesRead> {
  const [{ repository } = { repository: '' }] = names;
  const states = new Map<string, PullRequest>();
  const gapOf = (cause: string): Gap => ({ what: DOCS, where: repository, cause });
  const oldest = Math.min(...names.map(({ number }) => number));
  const listed = await open(repository).pullRequests.listBackTo(oldest);
  if (!listed.ok) {
    return { states, gaps: [gapOf(causeOf(listed.error, 'pull-requests: read'))] };
  }
  const byNumber = new Map(listed.value.pulls.map((pull) => [pull.number, pull]));
  for (const name of names) {
    const pull = byNumber.get(name.number);
    if (pull !== undefined) states.set(keyOfReportedDocs(name), pull);
  }
  const missing = names.length - states.size;
  if (missing === 0) return { states, gaps: [] };
  return { states, gaps: [gapOf(`${missing} not among the newest that GitHub lists`)] };
}
