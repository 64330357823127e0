import type { AutomaticEvent } from '../domain/event.ts';
import type { MissingContext, SubjectDetails } from '../domain/subject.ts';
import { notOk, ok, type Result } from '../domain/errors.ts';
import { describeFirstRange, describeMissing } from '../rendering/missing-context.ts';
import type { NothingSent, RunResult } from '../domain/run-result.ts';
import { nextRange } from '../thread/covered-range.ts';
import { applyContentFilters } from '../trigger/content-filter.ts';
import { skip } from '../trigger/event-filter.ts';
import { triggerFor, triggerOfInput } from '../trigger/trigger.ts';
import { chooseThread } from './choose-thread.ts';
import { logMissingContext } from './compose-prompt.ts';
import { invalidInput } from './results.ts';
import type { Authorized } from './authorize.ts';
import { openThread, type ThreadSource } from './open-thread.ts';
import { resolveComment } from './resolve-comment.ts';
import { seriesOf, type RunContext, type RunThread } from './run-context.ts';

/** The fields that the subject is resolved with. */
type SubjectSource = ThreadSource &
  Pick<RunContext, 'runner' | 'system' | 'github' | 'about' | 'trigger'>;

/** An event with its author's permission. */
type AuthorizedEvent = Extract<Authorized, { kind: 'automatic' }>;

/** The subject, the trigger and the thread of a run, or the result that ends the run. */
type Resolved = Result<Pick<RunContext, 'about' | 'trigger' | 'thread'>, RunResult>;

/** Finds out what the run is about, and reads its thread. A command has no filters. */
export async function resolveSubject(
  source: SubjectSource,
  authorized: Authorized,
): Promise<Resolved> {
  const { about, trigger, inputs } = source;
  if (authorized.kind !== 'automatic') return resolveComment(source, authorized);
  const isWaitOnly = inputs.prompt === '' && inputs.jobId !== undefined;
  if (isWaitOnly || about.subject.kind === 'none') {
    const thread = await threadOf(source, authorized);
    if (!thread.ok) return thread;
    return ok({ about, trigger, thread: thread.value });
  }
  if (about.subject.kind === 'since-last') return resolveRange(source, authorized);
  return resolveEvent(source, authorized);
}

/** Reads the thread of the run, if it has one. */
async function threadOf(
  source: SubjectSource,
  authorized: AuthorizedEvent,
): Promise<Result<RunThread | undefined, RunResult>> {
  const name = await chooseThread(source, authorized.event);
  if (!name.ok) return name;
  if (name.value === undefined) return ok(undefined);
  return openThread(source, name.value, authorized);
}

/**
 * Reads what an automatic event is about, and skips it if a filter says so. The payload is filtered first, so that the docs agent's own
 * merges cost no request; and the thread is read last, so that a skipped event opens no issue.
 */
async function resolveEvent(
  source: SubjectSource,
  authorized: AuthorizedEvent,
): Promise<Resolved> {
  const { inputs, about, run } = source;
  const { event } = authorized;
  const { subject } = about;
  const isNamed = inputs.subject !== 'event';
  const skipped = isNamed ? undefined : applyFilters(source, event, event.details);
  if (skipped !== undefined) return notOk(skipped);
  const read = await readDetails(source, event, isNamed);
  if (!read.ok) return read;
  const details = read.value;
  if (!isNamed && (await isByDocsAgent(source, details))) {
    return notOk(OWN_PULL_REQUEST);
  }
  const { commentTag, needLabel } = inputs;
  const trigger = triggerFor({
    event,
    named: isNamed ? triggerOfInput(subject, NO_RANGE) : undefined,
    run,
    commentTag,
    needLabel,
  });
  const thread = await threadOf(source, authorized);
  if (!thread.ok) return thread;
  return ok({ about: { subject, details }, trigger, thread: thread.value });
}

const NO_RANGE = { from: undefined, to: undefined };

/** Reads the details of the subject, if anything depends on more than the payload says, and applies the filters to them. */
async function readDetails(
  source: SubjectSource,
  event: AutomaticEvent,
  isNamed: boolean,
): Promise<Result<SubjectDetails, RunResult>> {
  const { github, about } = source;
  if (!isNamed && !needsDetails(source)) return ok(event.details);
  const gathered = await github.context.gather({ subject: about.subject });
  if (!gathered.ok && isNamed) return notOk(unknownSubject(gathered.error));
  // The payload is enough to submit with; the rest is reported as missing.
  const details = gathered.ok
    ? gathered.value
    : { ...event.details, missing: [gathered.error] };
  logMissingContext(source, details.missing);
  const skipped = applyFilters(source, event, details);
  if (skipped !== undefined) return notOk(skipped);
  return ok(details);
}

/** Reads the commits since the last range of the thread. */
async function resolveRange(
  source: SubjectSource,
  authorized: AuthorizedEvent,
): Promise<Resolved> {
  const { inputs, run, runner } = source;
  const { event } = authorized;
  const { subject } = source.about;
  const read = await threadOf(source, authorized);
  if (!read.ok) return read;
  const thread = read.value;
  const submissions = thread?.submissions ?? [];
  const range = nextRange(submissions, { run: run.id, series: seriesOf(run) });
  if (range.kind === 'of-others') return notOk(RANGES_OF_OTHERS);
  const mayBeUnknown = range.from === undefined && range.to === undefined;
  if (mayBeUnknown && thread !== undefined && thread.unverified > 0) {
    return notOk(UNVERIFIED_RANGES);
  }
  const gathered = await gatherRange(source, range);
  if (!gathered.ok) return notOk(unknownSubject(gathered.error));
  const details = gathered.value;
  logMissingContext(source, details.missing);
  const skipped = applyFilters(source, event, details);
  if (skipped !== undefined) return notOk(skipped);
  const { headSha } = details;
  if (range.from === undefined && headSha !== undefined) {
    runner.warning(describeFirstRange(headSha), 'Docs agent');
  }
  const covered = { from: range.from, to: range.to ?? headSha };
  const { commentTag, needLabel } = inputs;
  const trigger = triggerFor({
    event,
    named: triggerOfInput(subject, covered),
    run,
    commentTag,
    needLabel,
  });
  return ok({ about: { subject, details }, trigger, thread });
}

const RANGES_OF_OTHERS = invalidInput(
  'The thread has ranges of commits of other workflows, jobs or branches, and none of this one, so the starting commit is unknown. Nothing was submitted.',
  'Set a `comment-tag` of its own, which starts a new series.',
  'To continue the other one, start this workflow once with `subject: commits:<from>..<to>`.',
);

/** A warning says how many status comments there are, and which key is missing. */
const UNVERIFIED_RANGES = invalidInput(
  'The thread has status comments that no line of `api-key` has signed, and no range of commits that one has, so the starting commit is unknown. Nothing was submitted.',
  'Add the earlier key as another line of `api-key`, or start this workflow once with `subject: commits:<from>..<to>`.',
);

async function gatherRange(
  { github, about }: Pick<RunContext, 'github' | 'about'>,
  { from, to }: Readonly<{ from: string | undefined; to: string | undefined }>,
): Promise<Result<SubjectDetails, MissingContext>> {
  const { subject } = about;
  if (from === undefined || to === undefined) {
    return github.context.gather({ subject, lastCovered: from });
  }
  // An earlier attempt of this run has fixed both ends.
  const commits = { kind: 'commits', from, to } as const;
  const gathered = await github.context.gather({ subject: commits });
  if (!gathered.ok) return gathered;
  const details = { ...gathered.value, subject };
  return ok(details);
}

function unknownSubject(missing: MissingContext): NothingSent {
  return invalidInput(`${describeMissing(missing)} Nothing was submitted.`);
}

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
  const hasPaths = inputs.paths.length > 0;
  // The payload of a push names neither its pull request nor, reliably, its authors, and none has the changed files.
  const hasFiles = subject.kind === 'push' || subject.kind === 'pull-request';
  return hasContext || !hasPrompt || hasPaths || hasFiles;
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
