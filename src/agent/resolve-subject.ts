/** Finds out what a run is about, and reads its thread. */
import {
  causeOfComment,
  causeOfInput,
  causeOfRun,
  isRangeKind,
  type Cause,
} from '../domain/cause.ts';
import type { AutomaticEvent } from '../domain/event.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { invalidInput, skip, type Ended } from '../domain/ended.ts';
import type { PullRequest } from '../domain/pull-request.ts';
import {
  describePullRequest,
  describeSubject,
  isPartNotFound,
  type MissingContext,
  type Subject,
  type SubjectDetails,
} from '../domain/subject.ts';
import type { RequestRecord } from '../record/request-record.ts';
import { showEarlierRequest, type RequestEntry } from '../record/entries.ts';
import type { Reach } from '../once/ledger.ts';
import { explainMissing, NO_FIRST_RANGE } from '../rendering/missing-context.ts';
import {
  rangeOfNextRequest,
  showNextRange,
  causeOfNextRange,
  type NextRange,
} from './covered-range.ts';
import { requestInLongThread } from '../request/results.ts';
import { applyContentFilters } from '../trigger/content-filter.ts';
import { endEmptyChange } from '../trigger/empty-change.ts';
import { isDispatch } from '../trigger/event-filter.ts';
import type { Authorized, AuthorizedComment, AuthorizedEvent } from './authorize.ts';
import { logMissingContext } from './plan/compose-prompt.ts';
import type { ResolvedRun, RunContext, RunThread } from './context.ts';
import { planSeries } from './plan/plan-request.ts';
import { refuseFirstRun } from './earlier-issue.ts';
import { mayNeedPullRequest } from './job-use.ts';
import { isWaitOnly, readThread } from './thread.ts';

/** A resolved run, or the result that ends it. */
type Resolved = Result<ResolvedRun, Ended>;

/** Finds out what the run is about, and reads its thread. A command has no filters. */
export async function resolveSubject(
  context: RunContext,
  authorized: Authorized,
): Promise<Resolved> {
  if (authorized.kind !== 'automatic') return resolveComment(context, authorized);
  const { inputs } = context;
  const subject = chooseSubject(inputs, authorized.event.details.subject);
  if (isWaitOnly(inputs) || subject.kind === 'none') {
    const thread = await threadOfEvent(context, authorized, subject);
    if (!thread.ok) return thread;
    return ok({
      subject,
      details: undefined,
      cause: causeOfAutomaticRun(context, authorized.event),
      thread: thread.value,
    });
  }
  if (subject.kind === 'since-last') return resolveRange(context, authorized);
  return resolveEvent(context, authorized, subject);
}

/** The facts that the cause of an automatic run depends on beside its event. */
type AutomaticRun = Readonly<{
  run: Readonly<{ workflow: Parameters<typeof causeOfRun>[0] }>;
  inputs: Pick<RunContext['inputs'], 'needLabel' | 'commentTag'>;
}>;

/** Returns the cause of an automatic run: `named`, that of the input `subject`, if there is one; else that of the event, or the run itself. */
export function causeOfAutomaticRun(
  { run, inputs }: AutomaticRun,
  event: AutomaticEvent,
  named?: Cause,
): Cause {
  if (named !== undefined) return named;
  const waitsForLabel = inputs.needLabel !== '';
  const withLabel = waitsForLabel ? event.causeWithLabel : undefined;
  return withLabel ?? event.cause ?? causeOfRun(run.workflow, inputs.commentTag);
}

/** Reads the thread of a run that continues no range. A range that somebody has named is how a new series begins. */
async function threadOfEvent(
  context: RunContext,
  authorized: AuthorizedEvent,
  subject: Subject,
): Promise<Result<RunThread | undefined, Ended>> {
  const read = await readThread(context, authorized, subject);
  const sendsAnyway = isWaitOnly(context.inputs) || subject.kind === 'commits';
  if (!read.ok || sendsAnyway) return read;
  const refused = await refuseFirstRun(context, read.value, 'request');
  return refused === undefined ? read : notOk(refused);
}

/** Returns what a run is about: what the input `subject` names, else what the event does. */
export function chooseSubject(
  { subject }: RunContext['inputs'],
  ofEvent: Subject,
): Subject {
  return subject === 'event' ? ofEvent : subject;
}

/** Finds out what a command or a review is about. */
async function resolveComment(
  context: RunContext,
  written: AuthorizedComment,
): Promise<Resolved> {
  const { event } = written;
  const subject = chooseSubject(context.inputs, event.subject);
  const cause = causeOfComment(event.comment);
  const thread = await readThread(context, written, subject);
  if (!thread.ok) return thread;
  const pull = await readPullRequest(context, written, thread.value);
  const details = pull && describePullRequest(event.subject, pull);
  return ok({ subject, details, cause, thread: thread.value });
}

/** Reads the pull request if a command may start a job there, and the payload does not say whose branch it is. */
async function readPullRequest(
  context: RunContext,
  written: AuthorizedComment,
  thread: RunThread | undefined,
): Promise<PullRequest | undefined> {
  const hasJob = thread?.job !== undefined;
  if (hasJob || !mayNeedPullRequest(context.inputs, written)) return undefined;
  const { thread: number } = written.event.comment;
  const read = await (written.reads.pull ?? context.repo.pulls.read(number));
  return read.ok ? read.value : undefined;
}

/**
 * Reads what an automatic event is about, and skips it if a filter says so. The payload is filtered first, so that the docs agent's own
 * merges cost no request; and the thread is read last, so that a skipped event opens no issue. A change that seems to be empty is skipped
 * only after that: an earlier run may have sent its request.
 */
async function resolveEvent(
  context: RunContext,
  authorized: AuthorizedEvent,
  subject: Subject,
): Promise<Resolved> {
  const { event } = authorized;
  const isNamed = context.inputs.subject !== 'event';
  const skipped = isNamed ? undefined : applyFilters(context, event, event.details);
  if (skipped !== undefined) return notOk(skipped);
  const read = await readDetails(context, event, subject, isNamed);
  if (!read.ok) return read;
  const details = read.value;
  const empty = endIfEmpty(context, event, details);
  const thread =
    empty === undefined
      ? await threadOfEvent(context, authorized, subject)
      : await readThread(context, authorized, subject, { mayOpen: false });
  if (!thread.ok) return thread;
  const entries = thread.value?.ofAnyTag ?? [];
  if (!isNamed && namesPullRequest(entries, details)) return notOk(OWN_PULL_REQUEST);
  const named = isNamed ? causeOfInput(subject) : undefined;
  const cause = causeOfAutomaticRun(context, event, named);
  const claims = thread.value?.claims ?? [];
  const isSent = showEarlierRequest(claims, cause);
  if (empty !== undefined && !isSent) return notOk(empty);
  return ok({ subject, details, cause, thread: thread.value });
}

/** Returns the result of a run whose change has nothing to document. Without context, a prompt does not depend on the change. */
function endIfEmpty(
  context: RunContext,
  event: AutomaticEvent,
  details: SubjectDetails,
): Ended | undefined {
  if (context.inputs.context.length === 0) return undefined;
  return endEmptyChange(details, ifAbout(event, details.subject));
}

/** Returns the event if it is about this subject. The input `subject` may name another one. */
function ifAbout(event: AutomaticEvent, subject: Subject): AutomaticEvent | undefined {
  const { page } = describeSubject(subject);
  const isOwn =
    page !== undefined && page === describeSubject(event.details.subject).page;
  return isOwn ? event : undefined;
}

/** Reads the details of the subject, if anything depends on more than the payload says, and applies the filters to them. */
async function readDetails(
  context: RunContext,
  event: AutomaticEvent,
  subject: Subject,
  isNamed: boolean,
): Promise<Result<SubjectDetails, Ended>> {
  if (!isNamed && !needsDetails(context, subject)) return ok(event.details);
  const gathered = await context.subjects.gather({
    subject,
    event: ifAbout(event, subject),
  });
  if (!gathered.ok && isNamed) return notOk(unknownSubject(context, gathered.error));
  // The payload is enough to submit with; the rest is reported as missing.
  const details = gathered.ok
    ? gathered.value
    : { ...event.details, missing: [gathered.error] };
  logMissingContext(context, details.missing);
  const skipped = applyFilters(context, event, details);
  if (skipped !== undefined) return notOk(skipped);
  return ok(details);
}

const SINCE_LAST: Subject = { kind: 'since-last' };

/** A range of commits, and the thread that says where it begins. */
type FoundRange = Readonly<{
  thread: RunThread | undefined;
  next: Extract<NextRange, { kind: 'first' | 'next' }>;
}>;

/** Reads the commits since the last range of the thread. */
async function resolveRange(
  context: RunContext,
  authorized: AuthorizedEvent,
): Promise<Resolved> {
  const found = await findRange(context, authorized);
  if (!found.ok) return found;
  const resolved = await readRange(context, authorized, found.value);
  const isFirst = found.value.next.kind === 'first';
  const { runner, title } = context.run;
  if (isFirst && !resolved.ok) runner.warning(NO_FIRST_RANGE, title);
  return resolved;
}

/** Reads the commits of a range, and skips the run if a filter says so. */
async function readRange(
  context: RunContext,
  { event }: AuthorizedEvent,
  { thread, next }: FoundRange,
): Promise<Resolved> {
  const isFirst = next.kind === 'first';
  const gathered = await context.subjects.gather({
    subject: SINCE_LAST,
    range: isFirst ? undefined : next,
  });
  if (!gathered.ok) return notOk(unknownRange(context, gathered.error));
  const details = gathered.value;
  logMissingContext(context, details.missing);
  const skipped = applyFilters(context, event, details);
  if (skipped !== undefined) return notOk(skipped);
  const range = rangeOfCommits(next, details);
  const series = planSeries(context.run.workflow);
  const named = range && causeOfNextRange(thread?.entries ?? [], series, range);
  const cause = causeOfAutomaticRun(context, event, named);
  return ok({ subject: SINCE_LAST, details, cause, thread, isFirstRange: isFirst });
}

/** Returns the range of the commits that were read. One commit alone begins at its first parent, so that another range can continue or repeat it. */
function rangeOfCommits(
  next: FoundRange['next'],
  { changes, missing }: SubjectDetails,
): Readonly<{ from: string | null; to: string }> | undefined {
  const { headSha } = changes;
  if (headSha === undefined) return undefined;
  const isAlone = missing.some(({ kind }) => kind === 'newest-commit-only');
  const [parent = null] = changes.commits[0]?.parents ?? [];
  if (next.kind === 'first') return { from: parent, to: headSha };
  const { from = null, to = headSha } = next;
  return { from: isAlone ? parent : from, to };
}

/** Reads the thread, and finds the commits that the run covers. The error is the result of a run that cannot know them. */
async function findRange(
  context: RunContext,
  authorized: AuthorizedEvent,
): Promise<Result<FoundRange, Ended>> {
  const { id, attempt } = context.run.workflow;
  const series = planSeries(context.run.workflow);
  const reach: Reach<RequestRecord> = {
    // The cause has no time, but what the run needs may be in the newest comments.
    eventAt: Infinity,
    isEnough: (entries) => showNextRange(entries, { run: id, attempt, series }),
  };
  const read = await readThread(context, authorized, SINCE_LAST, { reach });
  if (!read.ok) return read;
  const thread = read.value;
  if (thread === undefined) return ok({ thread, next: { kind: 'first' } });
  if (!thread.reachesEvent) {
    return notOk(requestInLongThread(context, thread.place));
  }
  const next = rangeOfNextRequest(thread, { run: id, series });
  switch (next.kind) {
    case 'next':
      return ok({ thread, next });
    case 'of-other-tag':
      return notOk(rangesOfOtherTag(next));
    case 'of-others':
      return notOk(RANGES_OF_OTHERS);
    case 'first': {
      const refused = await refuseFirstRange(context, thread);
      return refused === undefined ? ok({ thread, next }) : notOk(refused);
    }
  }
}

/** Returns why it is not known whether a series has a range; undefined if it has none. */
async function refuseFirstRange(
  context: RunContext,
  thread: RunThread,
): Promise<Ended | undefined> {
  const hasUnsigned = thread.unsignedKinds.some(isRangeKind);
  if (thread.unverified > 0 || hasUnsigned) return UNVERIFIED_RANGES;
  return refuseFirstRun(context, thread, 'range');
}

const RANGES_OF_OTHERS = invalidInput(
  'The thread has ranges of commits of other workflows, jobs or branches, and none of this one, so the starting commit is unknown. Nothing was submitted.',
  'Set a `comment-tag` of its own, which starts a new series.',
  'To continue the other one, start this workflow once with `subject: commits:<from>..<to>`.',
);

/** A range is continued under its own tag alone: another one may be a new use of the action, or the same use with a new name. */
function rangesOfOtherTag({
  commentTag,
  from,
}: Extract<NextRange, { kind: 'of-other-tag' }>): Ended {
  return invalidInput(
    `The thread has ranges of commits of this workflow job under the \`comment-tag\` \`${commentTag}\`, and none under this one, so the starting commit is unknown. Nothing was submitted.`,
    `To continue after them, start this workflow once with \`subject: commits:${from}..HEAD\`.`,
    'If you have changed the tag by mistake, change it back.',
  );
}

/** A warning says how many status comments there are, and which key is missing. */
const UNVERIFIED_RANGES = invalidInput(
  'The thread has status comments that no line of `api-key` has signed, and no range of commits that one has, so the starting commit is unknown. Nothing was submitted.',
  'Add the earlier key as another line of `api-key`, or start this workflow once with `subject: commits:<from>..<to>`.',
);

/** Returns that a range cannot be read. If no job has covered anything, no other range takes its place, because that would leave commits out. */
function unknownRange(context: RunContext, missing: MissingContext): Ended {
  const result = unknownSubject(context, missing);
  if (!isPartNotFound(missing)) return result;
  const steps = [
    'If the history was rewritten, start this workflow once with `subject: commits:<from>..<to>`.',
  ];
  return { ...result, steps };
}

function unknownSubject({ repo }: RunContext, missing: MissingContext): Ended {
  return invalidInput(`${explainMissing(missing, repo)} Nothing was submitted.`);
}

/** Returns whether an entry names this pull request as that of its job. */
function namesPullRequest(
  entries: readonly RequestEntry[],
  { kind, url }: SubjectDetails,
): boolean {
  if (kind !== 'pull-request') return false;
  return entries.some(({ payload: { job, baseline } }) => {
    return job?.prLink === url || baseline?.prLink === url;
  });
}

const OWN_PULL_REQUEST = skip(
  'ignored-author',
  'A comment here names this pull request as the docs agent’s own, so it starts nothing.',
);

/** Returns whether anything depends on more than the payload says. */
function needsDetails({ inputs }: RunContext, subject: Subject): boolean {
  // The payload of a push names neither its pull request nor, reliably, its authors, and none has the changed files.
  const hasFiles = subject.kind === 'push' || subject.kind === 'pull-request';
  const hasContext = inputs.context.length > 0;
  const hasPaths = inputs.paths.length > 0;
  return hasContext || hasPaths || inputs.prompt === '' || hasFiles;
}

function applyFilters(
  { inputs }: RunContext,
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
    isDispatched: isNamed && isDispatch(event.name),
  };
  return applyContentFilters(details, filters, event.sender?.login ?? '');
}
