/** One run of a report about a release. It never fails a release by itself: only `fail-on`, and inputs that are wrong. */
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import type { SubjectDetails } from '../domain/subject.ts';
import { readTag } from '../inputs/context.ts';
import { quoteValue } from '../inputs/parse.ts';
import { pluralize } from '../rendering/format.ts';
import { explainGaps, type Gap } from '../rendering/incomplete.ts';
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
  newestRequests,
  stateOfRequest,
  type CoveredPullRequest,
  type CoverageState,
  type CoveringRequest,
  type ReleaseCoverage,
} from './coverage.ts';
import type { Release, ReleasedPullRequest } from './covering.ts';
import {
  findByLink,
  keyOf,
  parsePrLink,
  type DocsPullRequest,
} from './docs-pull-request.ts';
import type { ReportInputs } from './inputs.ts';
import { isOptedOut } from './opted-out.ts';
import { setOutputs } from './outputs.ts';
import { publish } from './publish.ts';
import { readChangedDocs } from './read-changed-docs.ts';
import { readRelease } from './read-release.ts';
import type { Source } from './read-requests.ts';
import type { ReportedRequest } from './requests.ts';

/** Beginning of the names of the docs agent's branches. */
const AGENT_BRANCH_PREFIX = 'mintlify/';

const NO_COVERAGE = 'No release coverage';

/** Runs a coverage: read the release → read requests → read docs → report. True if the step fails. */
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
  if (!coverage.ok) return reportUnread(context, explainGaps(coverage.error).join(' '));
  return publishCoverage(context, coverage.value);
}

/** Reads what came of the requests for the pull requests of a release. Returns gaps in its place if that is not known at all. */
async function readCoverage(
  context: ReportContext,
  source: Source,
  details: SubjectDetails,
): Promise<Result<ReleaseCoverage, readonly Gap[]>> {
  const { inputs, run, signal } = context;
  const { name: repository, github } = source;
  const options = { tag: inputs.release, github, signal };
  const read = await readRelease(details, options);
  if (!read.ok) return notOk([read.error]);
  const release = read.value;
  const since = oldestCreation(context, release);
  const requested = await readSources(context, [source], since);
  // Without the requests, all would be uncovered.
  if (requested.unread > 0) return notOk(requested.gaps);

  const sent = requested.requests.filter(({ result }) => result !== 'not-sent');
  const newest = newestRequests(sent, release);
  const covering = [...new Set(newest.values())];
  const docs = await readDocsPullRequests(context, [source], covering);
  const identity = { ...inputs, agentBranchPrefix: AGENT_BRANCH_PREFIX };
  const own = keysOfLinks(sent, run.serverUrl);
  const decided = release.pullRequests.map((pull): CoveredPullRequest => {
    const { number, title, endedAt: mergedAt } = pull;
    const request = withDocs(newest.get(number), docs.pullRequests, run.serverUrl);
    const isOurs =
      own.has(keyOf({ repository, number })) || isAgentPullRequest(pull, identity);
    const state =
      (request && stateOfRequest(request)) ?? stateAlone(pull, isOurs, inputs);
    return { number, title, mergedAt, state, request };
  });
  const uncovered = decided.filter(({ state }) => state === 'uncovered');
  const numbers = uncovered.map(({ number }) => number);
  const { docsPaths } = inputs;
  const docsRead = await readChangedDocs(numbers, { github, docsPaths, signal });
  const pullRequests = decided.map((pull): CoveredPullRequest => {
    const changesDocs = docsRead.changed.has(pull.number);
    return changesDocs ? { ...pull, state: 'changed-docs' } : pull;
  });
  const { tag, previousTag } = release;
  const gaps = [...release.gaps, ...requested.gaps, ...docs.gaps, ...docsRead.gaps];
  return ok(buildCoverage({ repository, tag, previousTag, pullRequests, gaps }));
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
function oldestCreation({ clock }: ReportContext, { pullRequests }: Release): Date {
  const times = pullRequests.map(({ createdAt }) => Date.parse(createdAt));
  return new Date(Math.min(clock.date().getTime(), ...times));
}

function withDocs(
  request: ReportedRequest | undefined,
  docs: ReadonlyMap<string, DocsPullRequest>,
  serverUrl: URL,
): CoveringRequest | undefined {
  if (request === undefined) return undefined;
  return { ...request, pullRequest: findByLink(request.prLink, docs, serverUrl) };
}

/** Returns the state of a pull request that no request has answered. */
function stateAlone(
  pull: ReleasedPullRequest,
  isOurs: boolean,
  inputs: ReportInputs,
): CoverageState {
  if (isOurs) return 'covered';
  return isOptedOut(pull, inputs) ? 'opted-out' : 'uncovered';
}

/** Publishes a coverage. True if the step fails: a release does not depend on the file. */
async function publishCoverage(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<boolean> {
  const { inputs, run, runner } = context;
  const { serverUrl } = run;
  const { pullRequests, counts, gaps } = coverage;
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
      covered: counts.covered + counts['changed-docs'],
      waiting: counts.waiting,
      uncovered: counts.uncovered,
      // A job that nobody needs costs money.
      prompt: gaps.length === 0 ? renderCoveragePrompt(coverage, serverUrl) : '',
    },
  });
  if (inputs.failOn !== 'uncovered' || counts.uncovered === 0) return false;
  const count = pluralize(counts.uncovered, 'pull request');
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
