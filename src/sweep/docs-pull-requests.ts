/** The pull requests of a docs repository, as far as their states may have changed since the status comments showed them. */
import type { OpenRepository } from '../docs-pull-request/repository.ts';
import { DEFAULT_AGENT, isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import type { Result } from '../domain/errors.ts';
import { readTime } from '../domain/github-fields.ts';
import type { ListedPulls, PullRequest } from '../ports.ts';
import { formatNumber } from '../rendering/format.ts';
import { causeOf, type Gap } from '../rendering/incomplete.ts';
import { pullRequestKey } from '../domain/pull-request-url.ts';

/** The pull requests of one repository. */
export type DocsPullRequests = Readonly<{
  /** States by the keys of the pull requests: those that are open, and those that have ended within a week. */
  states: ReadonlyMap<string, DocsPullRequestState>;
  /** When the oldest one was opened that is the docs agent's and younger than 90 days; undefined if there is none. */
  oldest: Date | undefined;
  gaps: readonly Gap[];
}>;

const DAY_MS = 24 * 60 * 60_000;
/** Age up to which comments are listed for a pull request. */
const FOLLOWED_MS = 90 * DAY_MS;
/** Time in which a sweep notices that a pull request has ended. */
const ENDED_MS = 7 * DAY_MS;

/** Lists the pull requests. A failure is a gap. */
export async function listSweptDocsPullRequests(
  { name, pullRequests }: OpenRepository,
  startedAt: Date,
): Promise<DocsPullRequests> {
  const now = startedAt.getTime();
  const [open, ended] = await Promise.all([
    pullRequests.listOpen(),
    pullRequests.listEnded(new Date(now - ENDED_MS)),
  ]);
  const gaps: Gap[] = [];
  for (const each of [open, ended]) {
    if (each.ok && each.value.isComplete) continue;
    const cause = each.ok
      ? `only ${formatNumber(each.value.pulls.length)} were read`
      : causeOf(each.error, 'pull-requests: read');
    gaps.push({ what: 'Docs pull requests', where: name, cause });
  }
  // One whose end is unreadable is shown: it has ended.
  const recentlyEnded = pullsOf(ended).filter(
    ({ endedAt }) => now - (readTime(endedAt) ?? now) <= ENDED_MS,
  );
  const states = new Map<string, DocsPullRequestState>();
  const created: number[] = [];
  for (const pull of [...recentlyEnded, ...pullsOf(open)]) {
    states.set(pullRequestKey(name, pull.number), stateOf(pull));
    const createdAt = Date.parse(pull.createdAt);
    const isRecent = now - createdAt <= FOLLOWED_MS;
    if (isRecent && isAgentPullRequest(pull, DEFAULT_AGENT)) created.push(createdAt);
  }
  const oldest = created.length === 0 ? undefined : new Date(Math.min(...created));
  return { states, oldest, gaps };
}

function pullsOf(listed: Result<ListedPulls>): readonly PullRequest[] {
  return listed.ok ? listed.value.pulls : [];
}

function stateOf({ state, createdAt }: PullRequest): DocsPullRequestState {
  return state === 'open' ? { kind: state, since: createdAt } : { kind: state };
}
