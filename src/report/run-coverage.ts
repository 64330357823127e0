/** One run of a report about a release. It never fails a release by itself: only `fail-on`, and inputs that are wrong. */
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { SubjectDetails } from '../domain/subject.ts';
import { readTag } from '../inputs/context.ts';
import { quoteValue } from '../inputs/parse.ts';
import { pluralize } from '../rendering/format.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import {
  CANCELLED,
  fail,
  readDocsPullRequests,
  readSources,
  sourcesOf,
  TITLE,
  type ReportContext,
} from './context.ts';
import { renderCoverageFile } from './coverage-file.ts';
import { renderCoveragePrompt } from './coverage-prompt.ts';
import { coverageHeadline, coverageTable, renderCoverage } from './coverage-summary.ts';
import {
  buildCoverage,
  decideState,
  type CoveredPullRequest,
  type CoveringRequest,
  type ReleaseCoverage,
} from './coverage.ts';
import {
  findByLink,
  keyOf,
  parsePrLink,
  type DocsPullRequest,
} from './docs-pull-request.ts';
import type { Gap } from '../rendering/incomplete.ts';
import { isOptedOut } from './opted-out.ts';
import { setOutputs } from './outputs.ts';
import { publish } from './publish.ts';
import { readChangedDocs, type ChangedDocsRead } from './read-changed-docs.ts';
import { readCovering, type CoveringRead } from './read-covering.ts';
import {
  readRelease,
  type ReleasedPullRequest,
  type ReleaseRead,
} from './read-release.ts';
import type { Source } from './read-requests.ts';
import type { ReportedRequest } from './requests.ts';

/** Beginning of the names of the docs agent's branches. */
const AGENT_BRANCH_PREFIX = 'mintlify/';

const NO_COVERAGE = 'No release coverage';

/** Runs a coverage: read the release → read requests → read what they cover → read docs → report. True if the step fails. */
export async function runCoverage(context: ReportContext): Promise<boolean> {
  const { inputs, runner, signal } = context;
  const [source] = sourcesOf(context);
  if (source === undefined) return fail(context, [CANCELLED]);
  const tag = readTag(inputs.release);
  if (tag === undefined) return reportUnread(context, unusableTag(inputs.release));
  const subject = { kind: 'release', tag } as const;
  const gathered = await runner.group('Reading the release', () =>
    source.github.history.gather({ subject }),
  );
  if (signal.aborted) return fail(context, [CANCELLED]);
  if (!gathered.ok) return reportUnread(context, describeMissing(gathered.error));
  const coverage = await readCoverage(context, source, gathered.value);
  if (signal.aborted) return fail(context, [CANCELLED]);
  return publishCoverage(context, coverage);
}

/** Reads all that is known about the pull requests of a release, and decides about each of them. */
async function readCoverage(
  context: ReportContext,
  source: Source,
  details: SubjectDetails,
): Promise<ReleaseCoverage> {
  const { inputs, signal } = context;
  const { name: repository, github } = source;
  const { previousTag } = details;
  const release = await readRelease(details, { repository, github, signal });
  const since = oldestCreation(context, release);
  const read = await readSources(context, [source], since);
  const sent = read.requests.filter(({ result }) => result !== 'not-sent');

  const { history } = github;
  const { release: tag, docsPaths } = inputs;
  const covering = await readCovering(sent, release, {
    tag,
    previousTag,
    history,
    signal,
  });
  const relevant = new Set([...covering.requests.values()].flat());
  const docs = await readDocsPullRequests(context, [source], [...relevant]);
  const numbers = release.pullRequests.map(({ number }) => number);
  const unrequested = numbers.filter((number) => !covering.requests.has(number));
  const changedDocs = await readChangedDocs(unrequested, {
    repository,
    github,
    docsPaths,
    signal,
  });

  const facts = {
    repository,
    covering,
    docs: docs.pullRequests,
    changedDocs,
    ownPullRequests: keysOfLinks(sent, context.run.serverUrl),
    isUnread: read.unread > 0,
  };
  const decided = release.pullRequests.map((pull) => decide(context, pull, facts));
  const gaps: readonly Gap[] = [
    ...release.gaps,
    ...read.gaps,
    ...covering.gaps,
    ...docs.gaps,
    ...changedDocs.gaps,
  ];
  return buildCoverage({
    repository,
    tag,
    previousTag,
    pullRequests: decided,
    otherCommits: release.otherCommits,
    gaps,
  });
}

/** Returns the keys of the pull requests that requests name. */
function keysOfLinks(
  requests: readonly ReportedRequest[],
  serverUrl: URL,
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { prLink } of requests) {
    const name = parsePrLink(prLink, serverUrl);
    if (name !== undefined) keys.add(keyOf(name));
  }
  return keys;
}

/** Returns when the oldest pull request of the release was opened: no request for any of them is older. */
function oldestCreation({ clock }: ReportContext, { pullRequests }: ReleaseRead): Date {
  let oldest = clock.date().getTime();
  for (const { found } of pullRequests) {
    if (found === undefined) continue;
    const createdAt = Date.parse(found.createdAt);
    oldest = Math.min(oldest, createdAt);
  }
  return new Date(oldest);
}

type Facts = Readonly<{
  repository: string;
  covering: CoveringRead;
  docs: ReadonlyMap<string, DocsPullRequest>;
  changedDocs: ChangedDocsRead;
  /** Keys of the pull requests that the docs agent has opened for a request. */
  ownPullRequests: ReadonlySet<string>;
  isUnread: boolean;
}>;

/** Decides about one pull request. */
function decide(
  { inputs, run }: ReportContext,
  { number, title, found }: ReleasedPullRequest,
  facts: Facts,
): CoveredPullRequest {
  const { covering, docs, changedDocs, isUnread } = facts;
  const requests: CoveringRequest[] = [];
  for (const request of covering.requests.get(number) ?? []) {
    const pullRequest = findByLink(request.prLink, docs, run.serverUrl);
    requests.push({ ...request, pullRequest });
  }
  const key = keyOf({ repository: facts.repository, number });
  const identity = { ...inputs, agentBranchPrefix: AGENT_BRANCH_PREFIX };
  const isByAgent = found !== undefined && isAgentPullRequest(found, identity);
  const isOurs = isByAgent || facts.ownPullRequests.has(key);
  const decision = decideState({
    requests,
    isUnread,
    changesDocs: isOurs || changedDocs.changed.get(number),
    isOptedOut: found && isOptedOut(found, inputs),
  });
  const { endedAt: mergedAt = '' } = found ?? {};
  return {
    ...decision,
    number,
    title,
    mergedAt,
  };
}

/** Publishes a coverage. True if the step fails: a release does not depend on the file. */
async function publishCoverage(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<boolean> {
  const { inputs, run, runner } = context;
  const { serverUrl } = run;
  const { pullRequests, totals, gaps } = coverage;
  await publish(context, {
    purpose: 'coverage',
    headline: coverageHeadline(coverage),
    symbol: '📦',
    table: coverageTable(coverage),
    gaps,
    render: (maxRows) => renderCoverage(coverage, { serverUrl, maxRows }),
    chunks: renderCoverageFile(coverage, inputs.file.format, serverUrl),
    rows: pluralize(pullRequests.length, 'pull request'),
    withoutFile: 'warning',
    outputs: {
      ...totals,
      prompt: renderCoveragePrompt(coverage, serverUrl),
    },
  });
  if (inputs.failOn !== 'uncovered' || totals.uncovered === 0) return false;
  const count = pluralize(totals.uncovered, 'pull request');
  runner.error(`${count} of the release: uncovered (\`fail-on\`).`, TITLE);
  return true;
}

/** Reports that the release could not be read. That fails the step only if `fail-on` needs to know. */
async function reportUnread(context: ReportContext, text: string): Promise<boolean> {
  const { inputs, runner } = context;
  if (inputs.failOn === 'uncovered') return fail(context, [text]);
  setOutputs(runner, { complete: 'false' });
  runner.warning(text, NO_COVERAGE);
  if (inputs.summary) {
    const summary = renderFailureSummary(NO_COVERAGE, [text]);
    await runner.writeSummary(summary);
  }
  return false;
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
