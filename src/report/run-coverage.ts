/** One run of a report about a release. It never fails a release by itself: only `fail-on`, and inputs that are wrong. */
import { isAgentPullRequest } from '../domain/agent-pull-request.ts';
import type { SubjectDetails } from '../domain/subject.ts';
import { readTag } from '../inputs/context.ts';
import { quoteValue } from '../inputs/parse.ts';
import { explainFileError } from '../rendering/file-errors.ts';
import { pluralize } from '../rendering/format.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import { renderFailureSummary } from '../rendering/job-summary.ts';
import { writeReportComment } from './comment.ts';
import {
  CANCELLED,
  fail,
  MAX_COMMENT_ROWS,
  MAX_ROWS,
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
import { keyOf, parsePrLink, type DocsPullRequest } from './docs-pull-request.ts';
import { explainGaps, type Gap } from './gaps.ts';
import { isOptedOut } from './opted-out.ts';
import { setOutputs } from './outputs.ts';
import { readChangedDocs, type ChangedDocsRead } from './read-changed-docs.ts';
import { readCovering, type CoveringRead } from './read-covering.ts';
import {
  readRelease,
  type ReleasedPullRequest,
  type ReleaseRead,
} from './read-release.ts';
import type { Source } from './read-requests.ts';

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
  return publish(context, coverage);
}

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
  const relevant = [...new Set([...covering.requests.values()].flat())];
  const docs = await readDocsPullRequests(context, [source], relevant);
  const numbers = release.pullRequests.map(({ number }) => number);
  const unrequested = numbers.filter((number) => !covering.requests.has(number));
  const changedDocs = await readChangedDocs(unrequested, {
    repository,
    github,
    docsPaths,
    signal,
  });

  const ownPullRequests = new Set(
    sent.flatMap(({ prLink }) => {
      const name = parsePrLink(prLink, context.run.serverUrl);
      return name === undefined ? [] : [keyOf(name)];
    }),
  );
  const isUnread = read.gaps.some(({ kind }) => kind === 'repository');
  const facts = {
    repository,
    covering,
    docs: docs.pullRequests,
    changedDocs,
    ownPullRequests,
    isUnread,
  };
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
    pullRequests: release.pullRequests.map((pull) => decide(context, pull, facts)),
    otherCommits: release.otherCommits,
    gaps,
  });
}

/** Returns when the oldest pull request of the release was opened: no request for any of them is older. */
function oldestCreation({ clock }: ReportContext, { pullRequests }: ReleaseRead): Date {
  const times = pullRequests.flatMap(({ found }) =>
    found === undefined ? [] : [Date.parse(found.createdAt)],
  );
  return new Date(Math.min(clock.date().getTime(), ...times));
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

function decide(
  { inputs, run }: ReportContext,
  { number, title, found }: ReleasedPullRequest,
  facts: Facts,
): CoveredPullRequest {
  const { covering, docs, changedDocs, isUnread } = facts;
  const requests = (covering.requests.get(number) ?? []).map(
    (request): CoveringRequest => {
      const name = parsePrLink(request.prLink, run.serverUrl);
      const pullRequest = name === undefined ? undefined : docs.get(keyOf(name));
      return { ...request, pullRequest };
    },
  );
  const key = keyOf({ repository: facts.repository, number });
  const isByAgent = found !== undefined && isAgentPullRequest(found, inputs);
  const isOurs = isByAgent || facts.ownPullRequests.has(key);
  const decision = decideState({
    requests,
    isUnread,
    changesDocs: isOurs || changedDocs.changed.get(number),
    isOptedOut: found && isOptedOut(found, inputs),
  });
  const { author = '', endedAt: mergedAt = '' } = found ?? {};
  return { ...decision, number, title, author, mergedAt };
}

/** Writes the file, the comment, the outputs, the log and the job summary. True if the step fails. */
async function publish(
  context: ReportContext,
  coverage: ReleaseCoverage,
): Promise<boolean> {
  const { inputs, run, runner, files, signal } = context;
  const { serverUrl } = run;
  const { pullRequests, totals, gaps } = coverage;
  const render = (maxRows: number): string =>
    renderCoverage(coverage, { serverUrl, maxRows });
  const table = coverageTable(coverage);
  const headline = coverageHeadline(coverage);

  const chunks = renderCoverageFile(coverage, inputs, serverUrl);
  const written = await files.write(inputs.file, chunks, signal);
  await writeReportComment(context, {
    purpose: 'coverage',
    text: render(MAX_COMMENT_ROWS),
    shortText: `### 📦 ${headline}\n\n${table}`,
  });

  setOutputs(runner, {
    ...totals,
    prompt: renderCoveragePrompt(coverage, serverUrl),
    table,
    file: written.ok ? inputs.file : '',
    complete: String(gaps.length === 0),
  });
  runner.info(`${headline}.`);
  for (const text of explainGaps(gaps)) runner.warning(text, `${TITLE}: incomplete`);
  const rows = pluralize(pullRequests.length, 'pull request');
  if (written.ok) runner.info(`${rows} in ${inputs.file}.`);
  else runner.warning(explainFileError(written.error), `${TITLE}: no file`);
  if (inputs.summary) await runner.writeSummary(render(MAX_ROWS));

  const isFailure = inputs.failOn === 'uncovered' && totals.uncovered > 0;
  if (isFailure) {
    const count = pluralize(totals.uncovered, 'pull request');
    runner.error(`${count} of the release: uncovered (\`fail-on\`).`, TITLE);
  }
  return isFailure;
}

/** Reports that the release could not be read. That fails the step only if `fail-on` needs to know. */
async function reportUnread(context: ReportContext, text: string): Promise<boolean> {
  const { inputs, runner } = context;
  if (inputs.failOn === 'uncovered') return fail(context, [text]);
  setOutputs(runner, { complete: 'false' });
  runner.warning(text, NO_COVERAGE);
  if (inputs.summary) {
    await runner.writeSummary(renderFailureSummary(NO_COVERAGE, [text]));
  }
  return false;
}

function unusableTag(tag: string): string {
  return `The tag of the release, ${quoteValue(tag)}, cannot be read: the action reads tags of ASCII letters, digits and the characters . _ + @ / -.`;
}
