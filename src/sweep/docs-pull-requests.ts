/** The docs agent's pull requests, as far as their states may have changed since the status comments showed them. */
import { openDocsRepository } from '../docs-pull-request/repository.ts';
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { DocsPullRequestState } from '../domain/docs-pull-request-state.ts';
import type { Result } from '../domain/errors.ts';
import type { ListedPulls, OpenPullRequest, WorkflowRun } from '../ports.ts';
import { keyOfPullRequest } from '../text/urls.ts';
import type { Sweep } from './sweep.ts';
import type { RepositoryPlace } from '../rendering/github-errors.ts';
import { formatNumber } from '../rendering/format.ts';
import { causeOf, type Gap } from '../rendering/incomplete.ts';

/** The pull requests of one docs repository. */
export type DocsPullRequests = Readonly<{
  /** States by the keys of the addresses. Pull requests whose state has not changed for long are missing. */
  states: ReadonlyMap<string, DocsPullRequestState>;
  /** When the oldest of them was opened; undefined if there is none. */
  oldest: Date | undefined;
  /** All open pull requests, of the docs agent and of others. */
  open: readonly OpenPullRequest[];
  gaps: readonly Gap[];
}>;

const DAY_MS = 24 * 60 * 60_000;
/** Age up to which the sweep follows a pull request. */
const FOLLOWED_MS = 90 * DAY_MS;
/** Time in which a sweep notices that a pull request has ended. */
const ENDED_MS = 7 * DAY_MS;

/**
 * Lists the docs agent's pull requests that are open, and those that have ended within a week. One of
 * a person counts only if its branch is one of the agent's. A failure is a gap.
 */
export async function listDocsPullRequests(
  sweep: Sweep,
  run: WorkflowRun,
  tokenInput: RepositoryPlace['tokenInput'],
): Promise<DocsPullRequests> {
  const { inputs, connectRepository, startedAt } = sweep;
  const runner = { warning: sweep.warnEachOnce };
  const { githubToken, docsToken } = inputs;
  const docs = openDocsRepository(
    { githubToken, docsToken, run, tokenInput, runner, connectRepository },
    inputs,
  );
  const now = startedAt.getTime();
  const [open, ended] = await Promise.all([
    docs.pullRequests.listOpen(),
    docs.pullRequests.listEnded(new Date(now - ENDED_MS)),
  ]);
  const followed: (readonly [OpenPullRequest, DocsPullRequestState])[] = [];
  for (const pull of valueOrNone(ended)) {
    const endedMs = now - Date.parse(pull.endedAt);
    if (endedMs > ENDED_MS) continue;
    followed.push([pull, { kind: pull.isMerged ? 'merged' : 'closed' }]);
  }
  for (const pull of valueOrNone(open)) {
    followed.push([pull, { kind: 'open', since: pull.createdAt }]);
  }
  const gaps: Gap[] = [];
  for (const each of [open, ended]) {
    if (each.ok && each.value.isComplete) continue;
    const cause = each.ok
      ? `only ${formatNumber(each.value.pulls.length)} were read`
      : causeOf(each.error, 'pull-requests: read');
    gaps.push({ what: 'Docs pull requests', where: docs.name, cause });
  }

  const states = new Map<string, DocsPullRequestState>();
  let oldest: number | undefined;
  for (const [pull, state] of followed) {
    const createdAt = Date.parse(pull.createdAt);
    const isFollowed = now - createdAt <= FOLLOWED_MS;
    if (!isFollowed || !isAgentPullRequest(pull, inputs.agentLogin)) continue;
    const key = keyOfPullRequest(pull.url, run.serverUrl);
    if (key === undefined) continue;
    states.set(key, state);
    oldest = Math.min(oldest ?? createdAt, createdAt);
  }
  return {
    states,
    oldest: oldest === undefined ? undefined : new Date(oldest),
    open: valueOrNone(open),
    gaps,
  };
}

function valueOrNone<T>(listed: Result<ListedPulls<T>>): readonly T[] {
  return listed.ok ? listed.value.pulls : [];
}
