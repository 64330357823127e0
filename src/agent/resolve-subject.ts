import type { AutomaticEvent } from '../domain/event.ts';
import type { MissingContext, SubjectDetails } from '../domain/subject.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { describeMissing } from '../rendering/missing-context.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import { nextRange, type CoveredRange } from '../thread/covered-range.ts';
import { unknownStartingPoint } from '../rendering/unknown-signature.ts';
import { newestIfUnknown } from '../thread/unknown-signature.ts';
import { applyContentFilters } from '../trigger/content-filter.ts';
import { skip } from '../trigger/event-filter.ts';
import { triggerFor, triggerOfInput } from '../trigger/trigger.ts';
import { logMissingContext } from './compose-prompt.ts';
import { invalidInput } from './results.ts';
import type { Authorized } from './authorize.ts';
import { resolveComment } from './resolve-comment.ts';
import { openThread, type RunContext, type ThreadSource } from './run-context.ts';

/** The fields that the subject is resolved with. */
type SubjectSource = ThreadSource &
  Pick<RunContext, 'runner' | 'errorContext' | 'about' | 'trigger' | 'thread'>;

/** The subject, the trigger and the thread of a run, or the result that ends the run. */
type Resolved = Result<Pick<RunContext, 'about' | 'trigger' | 'thread'>, RunResult>;

/** Finds out what the run is about, and reads its thread. A command has its thread already, and no filters. */
export async function resolveSubject(
  source: SubjectSource,
  authorized: Authorized,
): Promise<Resolved> {
  const resolved = await resolveOpened(source, authorized);
  const hasThread = resolved.ok && resolved.value.thread !== undefined;
  if (hasThread && source.run.repositoryId === undefined) {
    source.runner.warning(NOT_REMEMBERED, 'Docs agent');
  }
  return resolved;
}

const NOT_REMEMBERED =
  'The runner does not provide the ID of the repository, so threads are not remembered: each request starts a new job. ' +
  'Set the variable GITHUB_REPOSITORY_ID.';

async function resolveOpened(
  source: SubjectSource,
  authorized: Authorized,
): Promise<Resolved> {
  if (authorized.kind === 'automatic') return resolveEvent(source, authorized.event);
  return resolveComment(source, authorized);
}

/**
 * Reads what an automatic event is about, and skips it if a filter says so. The payload is filtered first, so that the docs agent's own
 * merges cost no request.
 */
async function resolveEvent(
  source: SubjectSource,
  event: AutomaticEvent,
): Promise<Resolved> {
  const { inputs, about, trigger } = source;
  const { subject } = about;
  const isWaitOnly = inputs.prompt === '' && inputs.jobId !== undefined;
  if (subject.kind === 'none' || isWaitOnly) {
    const thread = await openThread(source, inputs.issueNumber);
    return ok({ about, trigger, thread });
  }
  const fromPayload = inputs.subject === 'event' ? event.details : undefined;
  const skipped = fromPayload && applyFilters(source, event, fromPayload);
  if (skipped !== undefined) return notOk(skipped);
  const number = inputs.issueNumber ?? fromPayload?.thread;
  const thread = await openThread(source, number);
  if (fromPayload !== undefined && !needsDetails(source)) {
    const known = { subject, details: fromPayload };
    return ok({ about: known, trigger, thread });
  }
  return readDetails({ ...source, thread }, event, fromPayload);
}

async function readDetails(
  source: SubjectSource,
  event: AutomaticEvent,
  fromPayload: SubjectDetails | undefined,
): Promise<Resolved> {
  const { inputs, about, thread, run } = source;
  const { subject } = about;
  const unknownStart = findUnknownStart(source);
  if (unknownStart !== undefined) return notOk(unknownStart);
  const range = nextRange(thread?.submissions ?? [], run.id);
  const gathered = await gatherRange(source, range);
  if (!gathered.ok && fromPayload === undefined) {
    return notOk(unknownSubject(gathered.error));
  }
  // The payload is enough to submit with; the rest is reported as missing.
  let details = fromPayload ?? event.details;
  if (gathered.ok) details = gathered.value;
  else details = { ...details, missing: [gathered.error] };
  logMissingContext(source, details.missing);
  const skipped = applyFilters(source, event, details);
  if (skipped !== undefined) return notOk(skipped);
  const isNamed = fromPayload === undefined;
  if (!isNamed && (await isByDocsAgent(source, details))) {
    return notOk(OWN_PULL_REQUEST);
  }
  const covered = { from: range.from, to: range.to ?? details.headSha };
  const named = isNamed ? triggerOfInput(subject, covered) : undefined;
  const { commentTag, needLabel } = inputs;
  const trigger = triggerFor({
    event,
    named,
    run,
    commentTag,
    needLabel,
  });
  // GitHub knows the thread of a push, and of a subject that an input names.
  const opened = await openThread(source, details.thread);
  const found = { subject, details };
  return ok({ about: found, trigger, thread: opened });
}

/** Returns why the starting commit of `since-last` is not known, if that is so. */
function findUnknownStart({
  about,
  thread,
  errorContext,
}: Pick<RunContext, 'about' | 'thread' | 'errorContext'>): RunResult | undefined {
  if (about.subject.kind !== 'since-last') return undefined;
  if (thread?.comments.ok !== true) return NO_STARTING_POINT;
  const jobs = thread.unknown.filter(({ mayHaveJob }) => mayHaveJob);
  const newest = newestIfUnknown(jobs, thread.submissions);
  if (newest === undefined) return undefined;
  return unknownStartingPoint(errorContext);
}

function unknownSubject(missing: MissingContext): NothingSent {
  return invalidInput(`${describeMissing(missing)} Nothing was submitted.`);
}

const NO_STARTING_POINT: NothingSent = {
  family: 'nothing-sent',
  conclusion: { outcome: 'unconfirmed', reason: 'state-unavailable' },
  message:
    'The status comments could not be read, so the starting commit is unknown. Nothing was submitted. The next run will cover these commits.',
};

/** More comments than a repository gets in the minutes between a pull request and the end of its job. */
const MAX_COMMENT_PAGES = 3;

/** Returns whether a status comment names this pull request as a job's: the service may have opened it in a person's name, from any branch. */
async function isByDocsAgent(
  { run, inputs, stores }: Pick<RunContext, 'run' | 'inputs' | 'stores'>,
  { kind, url, openedAt }: SubjectDetails,
): Promise<boolean> {
  if (kind !== 'pull-request' || inputs.comment === 'never') return false;
  const since = new Date(openedAt);
  const isUnknown = Number.isNaN(since.getTime());
  if (isUnknown) return false;
  const { repositoryId } = run;
  const listed = await stores.own.editedSince(since, { repositoryId }, MAX_COMMENT_PAGES);
  if (!listed.ok) return false;
  return listed.value.submissions.some(({ submission }) => {
    const isOfJob = submission.prLink === url;
    const wasOfJob = submission.baseline?.prLink === url;
    return isOfJob || wasOfJob;
  });
}

const OWN_PULL_REQUEST = skip(
  'ignored-author',
  'A status comment names this pull request as the docs agent’s own, so it starts nothing.',
);

/** Returns whether anything depends on more than the payload says. */
function needsDetails({ inputs, about }: Pick<RunContext, 'inputs' | 'about'>): boolean {
  const { subject } = about;
  const hasPrompt = inputs.prompt !== '';
  const hasContext = inputs.context.length > 0;
  const hasPaths = inputs.paths.length + inputs.pathsIgnore.length > 0;
  // The payload of a push names neither its pull request nor, reliably, its authors, and none has the changed files.
  const hasFiles = subject.kind === 'push' || subject.kind === 'pull-request';
  return hasContext || !hasPrompt || hasPaths || hasFiles;
}

async function gatherRange(
  { github, about }: Pick<RunContext, 'github' | 'about'>,
  { from, to }: CoveredRange,
): Promise<Result<SubjectDetails, MissingContext>> {
  const { subject } = about;
  if (subject.kind !== 'since-last' || from === undefined || to === undefined) {
    return github.context.gather({ subject, lastCovered: from });
  }
  // An earlier attempt of this run has fixed both ends.
  const commits = { kind: 'commits', from, to } as const;
  const gathered = await github.context.gather({ subject: commits });
  if (!gathered.ok) return gathered;
  const details = { ...gathered.value, subject };
  return ok(details);
}

function applyFilters(
  { inputs }: Pick<RunContext, 'inputs'>,
  event: AutomaticEvent,
  details: SubjectDetails,
) {
  const isNamed = inputs.subject !== 'event';
  const isClosed = event.action === 'closed' && !isNamed;
  const filters = {
    ...inputs,
    // Such an event has been accepted because the workflow has a prompt for it.
    prereleases: isNamed || event.action === 'prereleased',
    unmerged: inputs.prompt !== '' && !isClosed,
  };
  return applyContentFilters(details, filters, event.sender?.login ?? '');
}
