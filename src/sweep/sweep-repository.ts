/** Sweeps one repository: lists its comments, finishes the requests that no run waits for, and shows what has become of docs pull requests. */
import {
  openDocsRepository,
  openOwnRepository,
} from '../docs-pull-request/repository.ts';
import { finishFleetRequests, type CheckedRequest } from '../fleet/finish-requests.ts';
import {
  listFleetRequests,
  LOOKBACK_HOURS,
  unreadComments,
} from '../fleet/list-requests.ts';
import { openFleetRepository, type FleetRepository } from '../fleet/open-repository.ts';
import { hasJob } from '../job/request-entry.ts';
import { pluralize } from '../rendering/format.ts';
import type { Gap } from '../rendering/incomplete.ts';
import type { RequestListing } from '../request/context.ts';
import { isSameRepository } from '../domain/pull-request-url.ts';
import {
  listSweptDocsPullRequests,
  type DocsPullRequests,
} from './docs-pull-requests.ts';
import { findFollowedBySweep, type Followed } from './find-followed.ts';
import type { Sweep } from './start-sweep.ts';

/** The results of a repository, `owner/name`. */
export type SweptRepository = Readonly<{
  name: string;
  requests: readonly CheckedRequest[];
  /** Status comments that now show another state of their docs pull request. */
  followed: readonly Followed[];
  /** Whether its comments could be read. */
  isRead: boolean;
  gaps: readonly Gap[];
}>;

const HOUR_MS = 60 * 60_000;
/** The time since which comments are listed if docs pull requests may be in a repository that only the comments name. */
const OTHER_DOCS_HOURS = 30 * 24;
/** Needed to write the comments. */
const PERMISSION = 'issues: write';

/** Sweeps a repository. Failures are gaps. */
export async function sweepRepository(
  sweep: Sweep,
  name: string,
): Promise<SweptRepository> {
  const unread = { name, requests: [], followed: [], isRead: false };
  if (sweep.system.signal.aborted) return { ...unread, gaps: [] };
  const opened = await openFleetRepository(sweep, name);
  if (!opened.ok) {
    return { ...unread, gaps: [unreadComments(name, opened.error, PERMISSION)] };
  }
  const repository = opened.value;
  const ownDocs = await readDocs(sweep, repository, name);
  const since = listedSince(sweep, ownDocs);
  const listed = await listFleetRequests(sweep, repository, since, PERMISSION);
  if (!listed.ok) return { ...unread, gaps: [listed.error, ...ownDocs.gaps] };
  const { listing, gaps } = listed.value;
  const requests = await finishFleetRequests(sweep, repository, {
    listing,
    isPullRequest: sweep.isPullRequest,
  });
  const docs = [ownDocs, ...(await readOtherDocs(sweep, repository, listing))];
  const followed = await follow(sweep, repository, listing, docs);
  sweep.runner.info(`${name}: ${pluralize(requests.length, 'request')} checked`);
  return {
    name,
    requests,
    followed,
    isRead: true,
    gaps: [...gaps, ...docs.flatMap((each) => each.gaps)],
  };
}

/** Returns since when comments are listed. The status comment of a pull request was written after the job had opened it. */
function listedSince({ inputs, startedAt }: Sweep, { oldest }: DocsPullRequests): Date {
  const otherHours = inputs.docsToken === '' ? 0 : OTHER_DOCS_HOURS;
  const hours = Math.max(LOOKBACK_HOURS, otherHours);
  const since = startedAt.getTime() - hours * HOUR_MS;
  return new Date(Math.min(since, oldest?.getTime() ?? since));
}

/** Reads the pull requests of a docs repository, once in each sweep. */
function readDocs(
  { docs, startedAt, docsLists }: Sweep,
  { name: own, run, tokenInput }: FleetRepository,
  name: string,
): Promise<DocsPullRequests> {
  const key = name.toLowerCase();
  const known = docsLists.get(key);
  if (known !== undefined) return known;
  const context = { ...docs, run, tokenInput };
  const opened = isSameRepository(name, own)
    ? openOwnRepository(context)
    : openDocsRepository(context, { docsRepository: name });
  const reading = listSweptDocsPullRequests(opened, startedAt);
  docsLists.set(key, reading);
  return reading;
}

/** Reads the pull requests of the docs repositories that entries name, other than the repository itself. */
async function readOtherDocs(
  sweep: Sweep,
  repository: FleetRepository,
  { entries }: RequestListing,
): Promise<readonly DocsPullRequests[]> {
  const others = new Map<string, string>();
  for (const { payload } of entries.filter(hasJob)) {
    const { docsRepository } = payload.finishing;
    if (docsRepository === null) continue;
    if (isSameRepository(docsRepository, repository.name)) continue;
    others.set(docsRepository.toLowerCase(), docsRepository);
  }
  const docs: DocsPullRequests[] = [];
  for (const name of others.values()) docs.push(await readDocs(sweep, repository, name));
  return docs;
}

/** Shows the states of docs pull requests in the status comments of their requests, unless a run has written them meanwhile. */
async function follow(
  { system }: Sweep,
  repository: FleetRepository,
  { entries }: RequestListing,
  docs: readonly DocsPullRequests[],
): Promise<readonly Followed[]> {
  const states = new Map(docs.flatMap((each) => [...each.states]));
  const shown: Followed[] = [];
  for (const each of findFollowedBySweep(entries, states, repository)) {
    if (system.signal.aborted) break;
    const { entry, state } = each;
    const payload = { ...entry.payload, docsPullRequest: state };
    const saved = await repository.ledger.save(entry, { payload });
    if (saved.kind === 'saved') shown.push(each);
  }
  return shown;
}
