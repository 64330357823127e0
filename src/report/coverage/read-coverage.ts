/** Reads the pull requests of a release, and what came of the requests for each of them. */
import { isAgentPullRequest } from '../../domain/agent-pull-request.ts';
import { notOk, ok, type Result } from '../../domain/errors.ts';
import { pullRequestKey } from '../../domain/pull-request-url.ts';
import type { SubjectDetails } from '../../domain/subject.ts';
import type { Repo } from '../../run/repo.ts';
import type { PullRequest } from '../../domain/pull-request.ts';
import type { Gap } from '../../rendering/incomplete.ts';
import { findIgnoredAuthor, hasLabel } from '../../trigger/content-filter.ts';
import { shownTitle, type ReportContext } from '../context.ts';
import type { ReportInputs } from '../report-inputs.ts';
import { addDocsPullRequest } from '../requests/docs-pull-request.ts';
import { readPullRequests } from '../requests/read-pull-requests.ts';
import { readRequests } from '../requests/read-requests.ts';
import type { ReportedRequest } from '../requests/requests.ts';
import {
  buildCoverageReport,
  newestRequests,
  stateOfRequest,
  type CoveredPullRequest,
  type CoverageState,
  type ReleaseCoverage,
} from './coverage.ts';
import type { Release } from './covering.ts';
import { readChangedDocs } from './read-changed-docs.ts';
import { readRelease } from './read-release.ts';

/** Reads what came of the requests for the pull requests of a release. Returns gaps in its place if that is not known at all. */
export async function readCoverageReport(
  context: ReportContext,
  repo: Repo,
  details: SubjectDetails,
): Promise<Result<ReleaseCoverage, readonly Gap[]>> {
  const { inputs } = context;
  const read = await readRelease(details, inputs.release, repo);
  if (!read.ok) return notOk([read.error]);
  const release = read.value;
  const since = oldestCreation(context, release);
  const requested = await readRequests(context, since);
  // Without the requests, all would be uncovered.
  if (requested.unread > 0) return notOk(requested.gaps);

  const newest = newestRequests(requested.requests, release);
  const covering = [...new Set(newest.values())];
  const docs = await readPullRequests(context, covering);
  const own = keysOfLinks(requested.requests);
  const decided = release.pullRequests.map((pull): CoveredPullRequest => {
    const { number, url, endedAt: mergedAt } = pull;
    const title = shownTitle(pull, context.run.workflow);
    const known = newest.get(number);
    const request = known && addDocsPullRequest(known, docs.pullRequests);
    const isOurs =
      own.has(pullRequestKey({ repository: repo.name, number })) ||
      isAgentPullRequest(pull, inputs.agentLogin);
    const state =
      (request && stateOfRequest(request)) ?? stateAlone(pull, isOurs, inputs);
    return { number, title, url, mergedAt, state, request };
  });
  const uncovered = decided.filter(({ state }) => state === 'uncovered');
  const numbers = uncovered.map(({ number }) => number);
  const docsRead = await readChangedDocs(numbers, { repo, docsPaths: inputs.docsPaths });
  const pullRequests = decided.map((pull): CoveredPullRequest => {
    const changesDocs = docsRead.changed.has(pull.number);
    return changesDocs ? { ...pull, state: 'covered' } : pull;
  });
  const gaps = [...release.gaps, ...requested.gaps, ...docs.gaps, ...docsRead.gaps];
  const { name: repository } = repo;
  return ok(
    buildCoverageReport({
      repository,
      tag: release.tag,
      previousTag: release.previousTag,
      pullRequests,
      gaps,
    }),
  );
}

/** Returns the keys of the pull requests that requests name. */
function keysOfLinks(requests: readonly ReportedRequest[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { pull } of requests) {
    if (pull !== undefined) keys.add(pullRequestKey(pull));
  }
  return keys;
}

/** Returns when the oldest pull request of the release was opened: no request for any of them is older. */
function oldestCreation(context: ReportContext, { pullRequests }: Release): Date {
  const times = pullRequests.map(({ createdAt }) => Date.parse(createdAt));
  return new Date(Math.min(context.run.clock.date().getTime(), ...times));
}

/** Returns the state of a pull request that no request has answered. */
function stateAlone(
  pull: PullRequest,
  isOurs: boolean,
  inputs: ReportInputs,
): CoverageState {
  if (isOurs) return 'covered';
  return isOptedOut(pull, inputs) ? 'opted-out' : 'uncovered';
}

/** Returns whether the main action would start nothing for a pull request, because of its author or of a label. */
function isOptedOut(pull: PullRequest, inputs: ReportInputs): boolean {
  if (hasLabel(pull.labels, inputs.skipLabel)) return true;
  return findIgnoredAuthor(pull.author, { ...inputs, allowBots: [] }) !== undefined;
}
