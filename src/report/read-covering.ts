import type { MissingContext, Subject } from '../domain/subject.ts';
import type { ReportedRepository } from '../ports.ts';
import {
  amongCommits,
  commitsInRange,
  coverageOf,
  mergedWith,
  type Coverage,
} from './covering.ts';
import type { Gap } from '../rendering/incomplete.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import type { ReleasedPullRequest, ReleaseRead } from './read-release.ts';
import type { ReportedRequest } from './requests.ts';

/** The requests that cover each pull request, by its number, and what could not be read. */
export type CoveringRead = Readonly<{
  requests: ReadonlyMap<number, readonly ReportedRequest[]>;
  gaps: readonly Gap[];
}>;

export type CoveringOptions = Readonly<{
  tag: string;
  previousTag: string | undefined;
  history: ReportedRepository['history'];
  signal: AbortSignal;
}>;

/** Bound on the ranges that are read: each takes up to fifteen requests. */
const MAX_RANGES = 10;

/** Changes that the release alone does not show. */
type Elsewhere = Extract<Subject, { kind: 'release' | 'commits' }>;

/** Finds the requests that cover the pull requests of a release. Ranges that end outside the release are read. */
export async function readCovering(
  sent: readonly ReportedRequest[],
  release: ReleaseRead,
  options: CoveringOptions,
): Promise<CoveringRead> {
  const { pullRequests } = release;
  const requests = new Map<number, ReportedRequest[]>();
  const add = (
    request: ReportedRequest,
    covered: readonly ReleasedPullRequest[],
  ): void => {
    for (const { number } of covered) {
      const others = requests.get(number) ?? [];
      requests.set(number, [...others, request]);
    }
  };

  const elsewhere = new Map<string, ReportedRequest[]>();
  const subjects = new Map<string, Elsewhere>();
  for (const request of sent) {
    const coverage = coverageOf(request);
    const covered = coveredInRelease(coverage, release, options);
    if (covered !== undefined) {
      add(request, covered);
      continue;
    }
    const subject = subjectOf(coverage);
    if (subject === undefined) continue;
    if (!mayContainAny(request, pullRequests)) continue;
    const key = JSON.stringify(subject);
    subjects.set(key, subject);
    const others = elsewhere.get(key) ?? [];
    elsewhere.set(key, [...others, request]);
  }

  const gaps: Gap[] = [];
  const wanted = [...subjects].slice(0, MAX_RANGES);
  const left = subjects.size - wanted.length;
  if (left > 0) {
    gaps.push({ what: 'Requests', cause: `${left} ranges of commits were not read` });
  }
  for (const [key, subject] of wanted) {
    if (options.signal.aborted) break;
    const read = await options.history.gather({ subject });
    if (!read.ok) {
      gaps.push({ what: 'Requests', cause: describeMissing(read.error) });
      continue;
    }
    const { commits, missing } = read.value;
    const cut = missing.find(isCutOfCommits);
    if (cut !== undefined) gaps.push({ what: 'Requests', cause: describeMissing(cut) });
    const shas = commits.map(({ sha }) => sha);
    const covered = amongCommits(pullRequests, new Set(shas));
    for (const request of elsewhere.get(key) ?? []) add(request, covered);
  }
  return { requests, gaps };
}

function isCutOfCommits(missing: MissingContext): boolean {
  return missing.kind === 'truncated' && missing.part === 'commits';
}

/** Returns the pull requests that a request covers; undefined if the release alone does not show that. */
function coveredInRelease(
  coverage: Coverage,
  { graph, pullRequests }: ReleaseRead,
  { tag, previousTag }: CoveringOptions,
): readonly ReleasedPullRequest[] | undefined {
  switch (coverage.kind) {
    case 'pull-request':
      return mergedWith(graph, pullRequests, coverage.number);
    case 'release':
      if (coverage.tag === tag) return pullRequests;
      // This release begins where the one before it ends.
      return coverage.tag === previousTag ? [] : undefined;
    case 'range': {
      const commits = commitsInRange(graph, coverage);
      return commits && amongCommits(pullRequests, commits);
    }
    case 'none':
      return [];
  }
}

function subjectOf(coverage: Coverage): Elsewhere | undefined {
  if (coverage.kind === 'release') return { kind: 'release', tag: coverage.tag };
  if (coverage.kind !== 'range' || coverage.from === undefined) return undefined;
  return { kind: 'commits', from: coverage.from, to: coverage.to };
}

/** Returns whether a range can contain one of the pull requests: no range has a merge that came after its request. */
function mayContainAny(
  { createdAt }: ReportedRequest,
  pullRequests: readonly ReleasedPullRequest[],
): boolean {
  return pullRequests.some(({ found }) => {
    const mergedAt = found?.endedAt ?? '';
    return mergedAt === '' || mergedAt <= createdAt;
  });
}
